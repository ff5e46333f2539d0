//! The golden wars of this game: random players, and such with a style.

use crate::Hands;
use crate::testing::styles::{self, Style};
use engine::PerSide;
use testkit::Kinds;
use testkit::golden::{Golden, agreed, random};

/// How many wars are played by chance where nothing is agreed.
const RANDOM_WARS: u64 = 3;

/// All of them.
pub(super) fn wars() -> Vec<Golden<Hands>> {
    let mut wars = agreed::<Hands>(|seed| Box::new(Kinds::new(seed)));
    wars.extend(random(RANDOM_WARS));
    for (seed, rome) in (1..).zip(Style::ALL) {
        let carthage = Style::ALL[(rome as usize + 2) % Style::ALL.len()];
        wars.push((
            format!("styles-{seed}"),
            styles::war(PerSide::new(rome, carthage), seed),
        ));
    }
    wars
}
