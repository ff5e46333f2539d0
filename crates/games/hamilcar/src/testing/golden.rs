//! The golden wars of this game: random players, and such that fight.

use crate::testing::{audit, map, positions};
use crate::{Hamilcar, Setup, State};
use engine::{Decider, Envelope, PerSide, Seed, Timeline};
use testkit::Tested;
use testkit::audit::Report;
use testkit::fighters::{self, FIGHTER, Players};
use testkit::golden::{Golden, agreed};
use testkit::map_spec::MapSpec;
use testkit::position::{Found, Position};

/// How many of each kind, beside those for which one thing is agreed, or all.
const WARS: u64 = 5;

impl Tested for Hamilcar {
    const SIMPLE: &'static [&'static str] = &[FIGHTER];
    const POSITIONS: &'static [&'static str] = positions::ALL;

    fn players(names: PerSide<&str>, war: Seed) -> Option<Box<dyn Decider<Self>>> {
        fighters::by_name(names, war)
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

    fn golden() -> Vec<Golden<Self>> {
        let mut wars = agreed::<Self>(|seed| Box::new(Players::alike::<Self>(true, seed)));
        for seed in 1..=WARS {
            wars.push((format!("random-{seed}"), war(false, seed)));
            wars.push((format!("fighters-{seed}"), war(true, seed)));
        }
        wars
    }

    fn audited(log: &str) -> Report {
        audit::audited(log)
    }
}

/// A whole war; from the second on with optional rules of its own.
pub(crate) fn war(fighters: bool, seed: u64) -> Timeline<Hamilcar> {
    let rules = (seed as u32 - 1) * 13 % 64;
    let setup = Setup::unpack(rules).unwrap_or_default();
    let mut game = Timeline::new(setup, Seed(seed), Envelope::default());
    game.play(&mut Players::alike::<Hamilcar>(fighters, Seed(seed)));
    game
}
