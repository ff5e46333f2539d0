//! Going back beyond a die, which both agree to.

use crate::model::seats::Mode;
use engine::{PerSide, Side};

/// Where to go back to, and who has agreed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Rewinding {
    /// After so many answers.
    pub answers: usize,
    /// Who has agreed.
    pub agreed: PerSide<bool>,
}

impl Rewinding {
    /// Whether those who sit here have agreed: by link only the player of this device can be asked.
    pub fn settled(&self, mode: Mode) -> bool {
        match mode {
            Mode::Together => self.agreed.rome && self.agreed.carthage,
            Mode::Alone | Mode::Against(..) => true,
            Mode::Link(own) => self.agreed[own],
            Mode::Watch | Mode::Look | Mode::Lesson(_) | Mode::Challenge(_) => false,
        }
    }
}

/// What is done about it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RewindMsg {
    /// This moment is meant.
    To(usize),
    /// A side agrees, or not any more.
    Agree(Side),
    /// Back, with the same dice or new ones.
    Go(bool),
}
