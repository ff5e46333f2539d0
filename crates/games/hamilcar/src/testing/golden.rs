//! The golden wars of this game: random players, and such that fight.

use crate::{Hamilcar, Setup};
use engine::{Envelope, Seed, Timeline};
use testkit::fighters::Players;
use testkit::golden::{Golden, agreed};

/// How many of each kind, beside those for which one thing is agreed, or all.
const WARS: u64 = 5;

/// All of them.
pub(super) fn wars() -> Vec<Golden<Hamilcar>> {
    let mut wars = agreed::<Hamilcar>(|seed| Box::new(Players::alike::<Hamilcar>(true, seed)));
    for seed in 1..=WARS {
        wars.push((format!("random-{seed}"), war(false, seed)));
        wars.push((format!("fighters-{seed}"), war(true, seed)));
    }
    wars
}

/// A whole war; from the second on with optional rules of its own.
pub(crate) fn war(fighters: bool, seed: u64) -> Timeline<Hamilcar> {
    let rules = (seed as u32 - 1) * 13 % 64;
    let setup = Setup::unpack(rules).unwrap_or_default();
    let mut game = Timeline::new(setup, Seed(seed), Envelope::default());
    game.play(&mut Players::alike::<Hamilcar>(fighters, Seed(seed)));
    game
}
