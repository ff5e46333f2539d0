//! Who plays: simple players of a game by name, or random ones.

use crate::arguments::Arguments;
use engine::{Decider, PerSide, Seed};
use testkit::{RANDOM, Tested};

/// The names of the players of both sides: `--players NAME` for both, `--rome NAME` and `--carthage NAME` for one.
pub struct Players(PerSide<String>);

impl Players {
    pub fn from(arguments: &Arguments) -> Self {
        let both = arguments.text("players").unwrap_or(RANDOM);
        let name = |side: &str| arguments.text(side).unwrap_or(both).to_owned();
        Players(PerSide::new(name("rome"), name("carthage")))
    }

    /// Whether both play at random.
    pub fn are_random(&self) -> bool {
        self.0.rome == RANDOM && self.0.carthage == RANDOM
    }

    /// The players of the war of a seed.
    ///
    /// # Errors
    /// The names that there are, if one of these is none of them.
    pub fn of<R: Tested>(&self, war: Seed) -> Result<Box<dyn Decider<R>>, String> {
        let names = PerSide::new(self.0.rome.as_str(), self.0.carthage.as_str());
        R::players(names, war).ok_or_else(|| {
            let all: Vec<&str> = [RANDOM].iter().chain(R::SIMPLE).copied().collect();
            format!("players of {} are called {}", R::NAME, all.join(", "))
        })
    }
}
