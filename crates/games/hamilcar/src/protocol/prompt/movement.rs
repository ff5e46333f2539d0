//! Questions of section 7: marching and sailing.

use crate::state::Kind;
use engine::{SpaceId, UnitId};

/// A question of movement. Movement authors add what they need; numbers stay stable once released.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MovementAsk {
    /// 7.1, 7.2: the army goes on to a space, acts (sail, choose units, siege, sortie, destroy a train), or stops (Pass).
    March,
    /// 7.1: whether this general goes along.
    TakeGeneral(UnitId),
    /// 7.1, 7.3.C: how many of a kind go along.
    TakeUnits(Kind),
    /// 7.3.C: how many Ready Warships go to sea.
    TakeWarships,
    /// 7.3.A: the next port, choose units in this one, or land.
    Sail,
    /// 7.1: how many of a kind that have moved so much with this card (5: have acted) go along.
    TakeMoved { kind: Kind, spent: u8 },
    /// 17.2: which PC Carthalo flips.
    Raid,
    /// 17.2: whether Vulso turns a Warship into a CU, and which.
    Convert { left: u8 },
    /// 17.2: whether Valerius flips the PC where he is.
    FlipHere(SpaceId),
    /// 7.2.E: whether a lone CU with Supply Trains is overrun, or fought.
    Overrun,
    /// 7.1: how many Ready Warships that have sailed so much with this card go to sea.
    TakeSquadron { spent: u8 },
}

impl MovementAsk {
    /// Its number, below 80.
    #[must_use]
    pub fn id(self) -> u8 {
        match self {
            MovementAsk::March => 0,
            MovementAsk::TakeGeneral(_) => 1,
            MovementAsk::TakeUnits(_) => 2,
            MovementAsk::TakeWarships => 3,
            MovementAsk::Sail => 4,
            // From 5 to 13 reactions are numbered.
            MovementAsk::Overrun => 14,
            MovementAsk::TakeMoved { .. } => 15,
            MovementAsk::Raid => 16,
            MovementAsk::Convert { .. } => 17,
            MovementAsk::FlipHere(_) => 18,
            MovementAsk::TakeSquadron { .. } => 19,
        }
    }
}
