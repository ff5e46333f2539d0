//! `trial wins`: which side wins, each played by a random player or by a simple one, and how the wars end.

use crate::game_of_name;
use crate::players::Players;
use clap::Args;
use engine::{Decider, Halt, PerSide, Seed, Seeded, Silent, run_out};
use registry::{Listed, Task};
use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use testkit::Tested;

#[derive(Args)]
pub struct Wins {
    /// The game.
    #[arg(value_parser = game_of_name)]
    pub game: &'static Listed,
    /// How many wars.
    #[arg(long, value_name = "N", default_value_t = 1000)]
    games: u64,
    /// The seed of the first war; the others follow.
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    #[command(flatten)]
    players: Players,
}

impl Task for Wins {
    type Output = Result<u8, String>;

    fn run<R: Tested>(self) -> Self::Output {
        let (mut wins, mut turns) = (PerSide::new(0u64, 0u64), 0u64);
        let mut ends: BTreeMap<&str, PerSide<u64>> = BTreeMap::new();
        for number in self.seed..self.seed + self.games {
            let seed = Seed(number);
            let mut players = self.players.of::<R>(seed)?;
            let Ok((state, halt)) = catch_unwind(AssertUnwindSafe(|| played::<R>(&mut *players, seed))) else {
                println!("FAIL seed={number} answer=- link=- what=the rules panicked");
                continue;
            };
            match halt {
                Halt::Over(outcome) => {
                    wins[outcome.winner] += 1;
                    ends.entry(outcome.because).or_default()[outcome.winner] += 1;
                }
                Halt::Waiting | Halt::Cut => {}
            }
            turns += u64::from(R::turn(&state));
        }
        for (because, by) in ends {
            println!("Rome {}, Carthage {}: {because}", by.rome, by.carthage);
        }
        let per_mille = |n: u64| n * 1000 / self.games.max(1);
        println!(
            "games={} rome={} carthage={} rome_per_mille={} turns_per_mille={}",
            self.games,
            wins.rome,
            wins.carthage,
            per_mille(wins.rome),
            per_mille(turns)
        );
        Ok(u8::from(wins.rome + wins.carthage != self.games))
    }
}

/// A war from its set-up, without optional rules.
fn played<R: Tested>(players: &mut dyn Decider<R>, seed: Seed) -> (R::State, Halt) {
    let setup = R::unpack(0).expect("every game can be played without its switches");
    run_out::<R>(R::start(setup), players, &mut Seeded::new(seed), &mut Silent)
}
