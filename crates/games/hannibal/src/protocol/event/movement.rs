//! Events of sections 9 to 11 and 18, and what comes of reactions.

use crate::data::tables::Voyage;
use crate::protocol::event::NavalModifier;
use crate::state::Force;
use engine::{Side, SpaceId, UnitId, UnitSet};
use punic::Marched;

/// An event of movement.
#[allow(missing_docs, reason = "fields are named after what they hold")]
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum MovementEvent {
    /// A general is activated.
    Activated { general: UnitId, at: SpaceId, points: u8 },
    /// An army marches.
    Marched(Marched),
    /// An army has been made up anew.
    Arranged { general: UnitId, at: SpaceId, units: Force },
    /// An army stops.
    Stopped { general: UnitId, at: SpaceId },
    /// An army goes to sea.
    Embarked {
        general: UnitId,
        with: UnitSet,
        from: SpaceId,
        to: SpaceId,
        units: Force,
    },
    /// The roll on the Naval Combat Table.
    NavalCombat {
        general: UnitId,
        die: u8,
        adds: Vec<(NavalModifier, i8)>,
        voyage: Voyage,
    },
    /// An army lands, inside the walls or outside.
    Landed { general: UnitId, at: SpaceId, inside: bool },
    /// An army turns back to the port where it embarked.
    Returned { general: UnitId, to: SpaceId },
    /// An army is lost at sea.
    Sunk { side: Side, units: Force },
    /// A lone CU is overrun.
    Overrun { side: Side, at: SpaceId },
    /// Who stands inside the walls.
    Inside { side: Side, at: SpaceId, units: Force },
    /// A general sallies out of a city.
    Sortie { general: UnitId, at: SpaceId },
    /// A general commands those who stand with him.
    Commands { general: UnitId, at: SpaceId },
    /// A general may move only so many spaces, or does not put to sea.
    CutShort { general: UnitId, points: Option<u8> },
}
