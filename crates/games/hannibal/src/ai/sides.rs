//! What the two sides weigh otherwise. Hannibal goes to Italy over the Alps while others keep Spain and Africa; Rome's armies are many and
//! never far from home.

use super::ways::{Cost, Costed};
use crate::data::provinces::Region;
use engine::{PerSide, Side};

/// Points that ways cost on which something to fight for lies further off (10.5, 10.6).
pub(super) const WAYS: PerSide<Cost> = PerSide::new(
    Cost {
        road: 5,
        strait: 10,
        pass: 15,
        alps: 35,
    },
    Cost {
        road: 2,
        strait: 4,
        pass: 6,
        alps: 4,
    },
);
/// The steps of armies, by what they cost.
pub(super) static STEPS: PerSide<Costed> = PerSide::new(Costed::by(&WAYS.rome), Costed::by(&WAYS.carthage));
/// Points that a CU costs that an attempt on walls takes (20.2).
pub(super) const BESIEGER: PerSide<i32> = PerSide::new(0, 20);
/// Sixteenths of what would be lost with a province that an army guards (19.1).
pub(super) const EXPOSED: PerSide<i32> = PerSide::new(0, 8);
/// Points of an army in a country of its own that has no other: reinforcements, ports and majorities hang on it (6.1).
pub(super) const GARRISON: [(Side, Region, i32); 2] = [
    (Side::Carthage, Region::Hispania, 30),
    (Side::Carthage, Region::Africa, 30),
];
/// Points of an army in its own capital without which few CUs would be left there (20.2, 23).
pub(super) const HOME: PerSide<i32> = PerSide::new(0, 25);
/// Points of a Carthaginian army among the friendly Gauls of Italy (20.9).
pub(super) const QUARTERS: i32 = 40;
/// Points that a voyage costs, whatever its danger: it takes a card with a ship.
pub(super) const VOYAGE: PerSide<i32> = PerSide::new(8, 10);
/// A space counts so many times less for its side if its province never scores. Carthage's way to Italy lies in such provinces (22.1).
pub(super) const UNSCORED: PerSide<i32> = PerSide::new(20, 4);
