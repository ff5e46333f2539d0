//! Questions of section 25 and of Counter Events (8.4).

use crate::data::cards::Window;

/// A question of an Event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CardAsk {
    /// 8.4: whether a Counter Event is played at this moment; Pass not to. Secret.
    Counter(Window),
}

impl CardAsk {
    /// Its number, below 40.
    #[must_use]
    pub fn id(self) -> u8 {
        match self {
            CardAsk::Counter(_) => 0,
        }
    }
}
