//! Questions of Events (5.2.C1, 17.1).

use crate::data::cards::Window;
use engine::{CardId, SpaceId};

/// A question of an Event. `left` counts how many of a batch are still to be done, this one included.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CardAsk {
    /// 5.2.C1: a Counter Event in its window, or none; `to` is the card that is answered, if it is one. Secret.
    Counter { window: Window, to: Option<CardId> },
    /// 17.1: in which of its ways the card is played.
    Way(CardId),
    /// 17.1: the space, general or slot that is its target.
    Target { card: CardId, left: u8 },
    /// 17.1: whether something optional is done.
    Whether(CardId),
    /// 17.1: which Unit its owner loses.
    Loss { card: CardId, at: SpaceId, left: u8 },
    /// 17.1: which general the card activates, if any; `left` counts this activation too.
    March { card: CardId, left: u8 },
    /// 17.1 #50: what the die shows.
    SetDie,
    /// 17.1: which General the card activates, or none.
    Activate(CardId),
    /// 17.1 #52: the space from which the raids start.
    From(CardId),
    /// 17.1 #51: the space where a PC is placed; Pass to stop.
    Place { card: CardId, left: u8 },
    /// 17.1 #51: whether an enemy PC is flipped (Yes) or removed (No).
    Flip { card: CardId, at: SpaceId },
    /// 17.1 #52: the PC lost to raids from a space.
    Raid { card: CardId, from: SpaceId, left: u8 },
}

impl CardAsk {
    /// Its number, below 40.
    #[must_use]
    pub fn id(self) -> u8 {
        match self {
            CardAsk::Counter { .. } => 0,
            CardAsk::Way(_) => 1,
            CardAsk::Target { .. } => 2,
            CardAsk::Whether(_) => 4,
            CardAsk::Loss { .. } => 5,
            CardAsk::SetDie => 6,
            CardAsk::Activate(_) => 7,
            CardAsk::March { .. } => 8,
            CardAsk::From(_) => 20,
            CardAsk::Place { .. } => 21,
            CardAsk::Flip { .. } => 22,
            CardAsk::Raid { .. } => 23,
        }
    }
}
