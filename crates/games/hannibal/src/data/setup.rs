//! Units at set-up (4.1, 4.2).

use super::generals::who::*;
use super::spaces::at::*;
use engine::Side::{self, *};
use engine::{SpaceId, UnitId};

/// What stands in a space at set-up.
#[derive(Clone, Copy, Debug)]
pub struct Placed {
    /// Whose.
    pub side: Side,
    /// Where.
    pub space: SpaceId,
    /// CUs, those with Elephants among them.
    pub cus: u8,
    /// How many of them are CUs with Elephants.
    pub elephants: u8,
    /// The Generals there, the commander first.
    pub generals: &'static [UnitId],
}

/// Units on the map at set-up.
#[rustfmt::skip]
pub static UNITS: [Placed; 5] = [
    Placed { side: Rome,     space: ROME,         cus: 8,  elephants: 0, generals: &[P_SCIPIO] },
    Placed { side: Rome,     space: AGRIGENTUM,   cus: 8,  elephants: 0, generals: &[LONGUS] },
    Placed { side: Carthage, space: CARTHAGE,     cus: 4,  elephants: 0, generals: &[HANNO] },
    Placed { side: Carthage, space: SAGUNTUM,     cus: 10, elephants: 2, generals: &[HANNIBAL, MAGO, GISGO] },
    Placed { side: Carthage, space: NEW_CARTHAGE, cus: 2,  elephants: 0, generals: &[HASDRUBAL] },
];

/// CUs with Elephants that there can be at once (17.1).
pub const ELEPHANTS: u8 = 4;
