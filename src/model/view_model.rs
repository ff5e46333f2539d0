//! The table as it is shown.

use crate::games::{Answer, Asked, Over};
use crate::model::question_panel::Row;
use engine::scene::{Scene, Stack};
use engine::{CardId, Choice, Refusal, SpaceId, UnitId};

/// A button of the prompt.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Button {
    /// What it says.
    pub label: String,
    /// What it answers.
    pub choice: Choice,
    /// Why not, if it is not legal now.
    pub refused: Option<Refusal>,
    /// Whether it is seldom wanted: it stands last and does not shout.
    pub rare: bool,
    /// Whether this button throws a die. It then says "roll the die".
    pub rolls: bool,
    /// Whether the game proposes to let a roll stand rather than to throw it again: then what throws does not look like a Confirm button.
    pub stands: bool,
}

/// A space that can be reached or chosen, and what a tap on it does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lit {
    /// The space.
    pub at: SpaceId,
    /// The answers it gives, which lead there.
    pub path: Vec<Choice>,
    /// The spaces on the path, this one included.
    pub spaces: Vec<SpaceId>,
    /// The spaces on the path where the other side is asked something.
    pub contested: Vec<SpaceId>,
}

/// A general who can be chosen, and what a tap on him does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LitGeneral {
    /// The general.
    pub unit: UnitId,
    /// The answers that a tap gives, which lead to him.
    pub path: Vec<Choice>,
}

/// A batch in the making.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Batch {
    /// Where, in the order placed; a tap takes it back.
    pub placed: Vec<SpaceId>,
    /// How many answers have been given.
    pub done: usize,
    /// How many in all.
    pub total: usize,
    /// Whether things are removed, not placed.
    pub removes: bool,
}

/// The table as it is shown now.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ViewModel {
    /// What lies where.
    pub scene: Scene,
    /// The question, after what has been drafted. Its answers are empty when they may not be shown here.
    pub asked: Option<Asked>,
    /// Whether it can be answered here and now.
    pub mine: bool,
    /// Whether it is a window bar.
    pub window: bool,
    /// Spaces that may be tapped.
    pub lit: Vec<Lit>,
    /// Generals that may be tapped.
    pub generals: Vec<LitGeneral>,
    /// Cards that may be tapped.
    pub cards: Vec<CardId>,
    /// Spaces and cards that an action to be chosen can be for, in order.
    pub aims: Vec<Choice>,
    /// Buttons.
    pub buttons: Vec<Button>,
    /// The panel of questions that belong together.
    pub rows: Vec<Row>,
    /// The batch.
    pub batch: Option<Batch>,
    /// What the game proposes for the rest of it, in order.
    pub proposed: Vec<Answer>,
    /// What goes of itself behind it.
    pub follows: Vec<Answer>,
    /// What of the Provinces that would cost, in words.
    pub price: String,
    /// The planned path, the start first.
    pub path: Vec<SpaceId>,
    /// How many spaces of it lie behind the army already.
    pub gone: usize,
    /// Where on it the other side is asked.
    pub contested: Vec<SpaceId>,
    /// What the other side may do there, of each such place, as far as no die falls before.
    pub reactions: Vec<Vec<String>>,
    /// Where on it a fight begins if the other side lets the march pass.
    pub fights: Vec<SpaceId>,
    /// The army that marches, as it sets out.
    pub along: Option<Stack>,
    /// How many units of it stay where it stood before anything was chosen; 0 where it is not the same army.
    pub left_behind: u32,
    /// The result of the planned path as things stand, in a whole sentence after a space.
    pub warns: String,
    /// What the planned path gives up where the army sets out, in a whole sentence after a space.
    pub given_up: String,
    /// What the attack that is planned or held back puts at stake, in a whole sentence after a space.
    pub risks: String,
    /// Whether the army can march no further once the planned path is confirmed.
    pub ends: bool,
    /// The words of the Confirm button, when there is something to confirm.
    pub confirm: Option<String>,
    /// The planned path in words.
    pub plan: Option<String>,
    /// The card that is being played.
    pub card: Option<CardId>,
    /// Whether there is something to take back.
    pub can_undo: bool,
    /// Whether there is something to do again.
    pub can_redo: bool,
    /// How the game ended.
    pub outcome: Option<Over>,
}
