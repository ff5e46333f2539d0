//! Questions of section 25 and of Counter Events (8.4).

use crate::data::cards::Window;
use engine::CardId;

/// A question of an Event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CardAsk {
    /// 8.4: whether a Counter Event is played at this moment; Pass not to. Secret.
    Counter(Window),
    /// 25: the space that an Event works on; `left` counts how many are still to be chosen, this one included. Pass to stop.
    Target {
        /// The card.
        card: CardId,
        /// Spaces still to be chosen.
        left: u8,
    },
    /// 25: the general whom an Event is for, or whom it brings.
    General(CardId),
    /// 25, 3 and 24: which of both Numidias.
    Numidia(CardId),
}

impl CardAsk {
    /// Its number, below 40.
    #[must_use]
    pub fn id(self) -> u8 {
        match self {
            CardAsk::Counter(_) => 0,
            CardAsk::Target { .. } => 1,
            CardAsk::General(_) => 2,
            CardAsk::Numidia(_) => 3,
        }
    }
}
