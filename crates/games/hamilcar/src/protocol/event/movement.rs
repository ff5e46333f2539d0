//! Events of section 7, and what comes of reactions.

use crate::state::Force;
use engine::{Side, SpaceId, UnitId, UnitSet};
use punic::Marched;

/// An event of movement.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum MovementEvent {
    /// A general is activated.
    Activated { general: UnitId, at: SpaceId, points: u8 },
    /// Bad Weather leaves a general so many MPs and brings him back to a space, or finds him within them. Generals and units with him are
    /// told if they come back on land; a Fleet still sails.
    SentBack {
        general: UnitId,
        to: SpaceId,
        points: u8,
        stays: bool,
        led: Option<(UnitSet, Force)>,
    },
    /// An army marches.
    Marched(Marched),
    /// An army stops.
    Stopped { general: UnitId, at: SpaceId },
    /// An activation ends because the general has fought.
    HasFought { general: UnitId, at: SpaceId },
    /// A Fleet puts to sea.
    Embarked {
        general: UnitId,
        with: UnitSet,
        at: SpaceId,
        warships: u8,
        units: Force,
    },
    /// A Fleet sails.
    Sailed {
        general: UnitId,
        from: SpaceId,
        to: SpaceId,
        points: u8,
    },
    /// A Fleet lands.
    Landed {
        general: UnitId,
        with: UnitSet,
        at: SpaceId,
        units: Force,
    },
    /// Units and generals are taken along or left: who goes with the general now, and what.
    Arranged {
        general: UnitId,
        with: UnitSet,
        at: SpaceId,
        units: Force,
    },
    /// A lone CU is overrun.
    Overrun { side: Side, at: SpaceId },
    /// Supply Trains are captured.
    Captured { side: Side, at: SpaceId, trains: u8 },
    /// A Supply Train is destroyed on purpose.
    TrainDestroyed { side: Side, at: SpaceId },
    /// Who stands inside the walls.
    Inside { side: Side, at: SpaceId, units: Force },
    /// The general in whose space an army has stopped takes command of it: he is of higher rank.
    TakesCommand { general: UnitId, at: SpaceId },
    /// The die would let an army avoid battle, but there is nowhere for all of it.
    FindsNoWay { general: UnitId, at: SpaceId },
}
