//! Who plays: simple players of a game by name, or random ones.

use clap::Args;
use engine::{Decider, PerSide, Seed};
use testkit::{RANDOM, Tested};

/// The names of the players of both sides.
#[derive(Args)]
pub struct Players {
    /// The player of both sides, where a side has no other.
    #[arg(long, value_name = "NAME", default_value = RANDOM)]
    players: String,
    /// The player of Rome.
    #[arg(long, value_name = "NAME")]
    rome: Option<String>,
    /// The player of Carthage.
    #[arg(long, value_name = "NAME")]
    carthage: Option<String>,
}

impl Players {
    fn names(&self) -> PerSide<&str> {
        let [rome, carthage] = [&self.rome, &self.carthage].map(|name| name.as_ref().unwrap_or(&self.players).as_str());
        PerSide::new(rome, carthage)
    }

    /// Whether both play at random.
    pub fn are_random(&self) -> bool {
        self.names() == PerSide::new(RANDOM, RANDOM)
    }

    /// The players of the war of a seed.
    ///
    /// # Errors
    /// The names that there are, if one of these is none of them.
    pub fn of<R: Tested>(&self, war: Seed) -> Result<Box<dyn Decider<R>>, String> {
        R::players(self.names(), war).ok_or_else(|| {
            let all: Vec<&str> = [RANDOM].iter().chain(R::SIMPLE).copied().collect();
            format!("players of {} are called {}", R::NAME, all.join(", "))
        })
    }
}
