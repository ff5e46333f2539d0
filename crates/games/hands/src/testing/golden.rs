//! The golden wars of this game: random players, and such with a style.

use crate::testing::styles::{self, Players, Style};
use crate::testing::{audit, map, positions};
use crate::{Hands, State};
use engine::{Decider, PerSide, Seed};
use testkit::audit::Report;
use testkit::golden::{Golden, agreed, random};
use testkit::map_spec::MapSpec;
use testkit::position::{Found, Position};
use testkit::{Kinds, Tested};

impl Tested for Hands {
    const SIMPLE: &'static [&'static str] = &Style::NAMES;
    const POSITIONS: &'static [&'static str] = positions::ALL;

    fn players(names: PerSide<&str>, war: Seed) -> Option<Box<dyn Decider<Self>>> {
        Some(Box::new(Players::by_name(names, war)?))
    }

    fn turn(state: &State) -> u8 {
        state.turn
    }

    fn map() -> Option<MapSpec> {
        Some(map::spec())
    }

    fn position(shows: &str) -> Option<Found<Position<Self>>> {
        positions::showing(shows)
    }

    const RANDOM_WARS: u64 = 3;

    fn golden() -> Vec<Golden<Self>> {
        let mut wars = agreed::<Self>(|seed| Box::new(Kinds::new(seed)));
        wars.extend(random(Self::RANDOM_WARS));
        for (seed, rome) in (1..).zip(Style::ALL) {
            let carthage = Style::ALL[(rome as usize + 2) % Style::ALL.len()];
            let game = styles::war(PerSide::new(rome, carthage), seed);
            wars.push((format!("styles-{seed}"), game));
        }
        wars
    }

    fn begins(log: &str) -> bool {
        log.starts_with(audit::BEGINNING)
    }

    fn audited(log: &str) -> Report {
        audit::audited(log)
    }
}
