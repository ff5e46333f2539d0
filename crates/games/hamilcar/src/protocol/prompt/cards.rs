//! Questions of Events (5.2.C1, 17.1).

use crate::data::cards::Window;
use engine::{CardId, SpaceId};

engine::prompts! {
    /// A question of an Event. `left` counts how many of a batch are still to be done, this one included.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum CardAsk below 40 {
        /// 5.2.C1: a Counter Event in its window, or none; `to` is the card that is answered, if it is one. Secret.
        Counter { window: Window, to: Option<CardId> } = 0,
        /// 17.1: in which of its ways the card is played.
        Way(CardId) = 1,
        /// 17.1: the space, general or slot that is its target.
        Target { card: CardId, left: u8 } = 2,
        /// 17.1: whether something optional is done.
        Whether(CardId) = 4,
        /// 17.1: which Unit its owner loses.
        Loss { card: CardId, at: SpaceId, left: u8 } = 5,
        /// 17.1: which general the card activates, if any; `left` counts this activation too.
        March { card: CardId, left: u8 } = 8,
        /// 17.1 #50: what the die shows.
        SetDie = 6,
        /// 17.1: which General the card activates, or none.
        Activate(CardId) = 7,
        /// 17.1 #52: the space from which the raids start.
        From(CardId) = 20,
        /// 17.1 #51: the space where a PC is placed; Pass to stop.
        Place { card: CardId, left: u8 } = 21,
        /// 17.1 #51: whether an enemy PC is flipped (Yes) or removed (No).
        Flip { card: CardId, at: SpaceId } = 22,
        /// 17.1 #52: the PC lost to raids from a space.
        Raid { card: CardId, from: SpaceId, left: u8 } = 23,
    }
}
