//! Questions of sections 9 to 13 and 18.

use crate::state::Kind;
use kernel::{CardId, SpaceId, UnitId};

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
    /// 10.7: how many of a kind are inside.
    UnitsInside { at: SpaceId, kind: Kind },
    /// 10.7: whether this general is inside.
    GeneralInside { at: SpaceId, general: UnitId },
    /// 10.3: which general tries to avoid battle, if any.
    DeclareAvoid(SpaceId),
    /// 10.3: which general tries to intercept, if any more.
    DeclareInterception(SpaceId),
    /// 12.7, 13.3: how many of a kind go with the reacting general.
    ReactWithUnits { general: UnitId, kind: Kind },
    /// 12.7, 13.3: whether this other general goes with him.
    ReactWithGeneral { general: UnitId, other: UnitId },
    /// 13.1: where the avoiding army goes.
    AvoidTo(UnitId),
    /// 9.3, 12.6: who commands of equals, where one has been placed or armies have intercepted.
    Command(SpaceId),
    /// 13.4: whether the army tries to go on.
    Pursue,
    /// 12.5, 12.8: whether the army backs up, and where to.
    BackUp,
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
            MovementAsk::UnitsInside { .. } => 6,
            MovementAsk::GeneralInside { .. } => 7,
            MovementAsk::DeclareAvoid(_) => 8,
            MovementAsk::DeclareInterception(_) => 9,
            MovementAsk::ReactWithUnits { .. } => 10,
            MovementAsk::ReactWithGeneral { .. } => 11,
            MovementAsk::AvoidTo(_) => 12,
            MovementAsk::Command(_) => 13,
            MovementAsk::Pursue => 14,
            MovementAsk::BackUp => 15,
            MovementAsk::Sail => 16,
            MovementAsk::LandInside(_) => 17,
            MovementAsk::RemoveHere(_) => 18,
        }
    }
}
