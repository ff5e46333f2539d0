//! Questions of sections 9 to 11 and 18.

use crate::state::Kind;
use engine::{CardId, SpaceId, UnitId};

/// A question of movement.
#[allow(missing_docs, reason = "fields are named after what they hold")]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MovementAsk {
    /// 8.2: which general a card activates.
    Activate(CardId),
    /// 10.11, 25: which general a campaign or another Event activates, `left` more or none.
    Campaign { card: CardId, left: u8 },
    /// 10.2: the army goes on to a space, acts, or stops (Pass).
    March,
    /// 10.8, 10.9: whether this general goes along.
    TakeGeneral(UnitId),
    /// 10.2: how many of a kind go along.
    TakeUnits(Kind),
    /// 10.11: how many of a kind go along who have moved so much with this card.
    TakeMoved { kind: Kind, class: u8 },
    /// 9.3, 12.6: who commands of equals, where one has been placed or armies have intercepted.
    Command(SpaceId),
    /// 11.1: the port to sail to.
    Sail,
    /// 11.3: whether the army lands inside the city.
    LandInside(SpaceId),
    /// 24: whether Hanno removes the PC marker where he is.
    RemoveHere(SpaceId),
}

impl MovementAsk {
    /// Its number, below 40.
    #[must_use]
    pub fn id(self) -> u8 {
        match self {
            MovementAsk::Activate(_) => 0,
            MovementAsk::Campaign { .. } => 1,
            MovementAsk::March => 2,
            MovementAsk::TakeGeneral(_) => 3,
            MovementAsk::TakeUnits(_) => 4,
            MovementAsk::TakeMoved { .. } => 5,
            // From 6 to 15 reactions are numbered, but for this one.
            MovementAsk::Command(_) => 13,
            MovementAsk::Sail => 16,
            MovementAsk::LandInside(_) => 17,
            MovementAsk::RemoveHere(_) => 18,
        }
    }
}
