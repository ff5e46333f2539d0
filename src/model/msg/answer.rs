//! What the player answers at the table.

use crate::model::Target;
use engine::{Choice, Side};

/// An answer, or a part of one.
#[derive(Clone, Debug)]
pub enum AnswerMsg {
    /// A space, a stack, a general or a card is tapped.
    Tap(Target),
    /// The use with this place among those of what was tapped is taken.
    Use(usize),
    /// The same, but what pays for it is chosen card by card.
    Change(usize),
    /// A button of the prompt is pressed.
    Choose(Choice),
    /// A button is pressed whose answer is not legal now: the page says why.
    Refused(Choice),
    /// An answer is chosen in a row of the panel.
    Pick(usize, Choice),
    /// The rows of the panel are confirmed.
    Agree,
    /// The window is passed, or every reaction of the panel declined.
    Decline,
    /// The proposal for the rest of a batch is taken.
    Propose,
    /// The planned route is discarded.
    Clear,
    /// The pending move is confirmed.
    Confirm,
    /// One step back.
    Undo,
    /// One step forward.
    Redo,
    /// The question with this place in the window is looked at: its hand opens. Those before it pass once it is answered.
    React(usize),
    /// Windows for hidden cards of this side are declined until the fight is over, or open again.
    MuteFight(Side),
    /// No other window of the kind that waits opens for its side in this turn, or it opens again. The one that waits goes on waiting.
    MuteTurn,
    /// The side that is asked gives up.
    Concede,
}
