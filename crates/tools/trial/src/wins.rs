//! `trial wins GAME --games N --seed S [--fighters] [--rome KIND] [--carthage KIND]`: which side wins, each played by a random player or by
//! a simple one that fights.

use crate::arguments::Arguments;
use crate::sides::sides;
use engine::{Halt, PerSide, Seed, Seeded, Silent, run_out};
use std::panic::catch_unwind;
use testkit::fighters::{Fought, Players};

pub struct Wins {
    games: u64,
    seed: u64,
    fights: PerSide<bool>,
}

impl Wins {
    pub fn from(arguments: &Arguments) -> Result<Self, String> {
        Ok(Wins {
            games: arguments.number("games", 1000)?,
            seed: arguments.number("seed", 1)?,
            fights: sides(arguments)?,
        })
    }

    pub fn run<R: Fought>(&self) -> u8 {
        let (mut wins, mut turns) = (PerSide::new(0u64, 0u64), 0u64);
        for number in self.seed..self.seed + self.games {
            let seed = Seed(number);
            let Ok((state, halt)) = catch_unwind(|| played::<R>(self.fights, seed)) else {
                println!("FAIL seed={number} answer=- link=- what=the rules panicked");
                continue;
            };
            match halt {
                Halt::Over(outcome) => wins[outcome.winner] += 1,
                Halt::Waiting | Halt::Cut => {}
            }
            turns += u64::from(R::turn(&state));
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
        u8::from(wins.rome + wins.carthage != self.games)
    }
}

/// A war from its set-up, without optional rules.
fn played<R: Fought>(fights: PerSide<bool>, seed: Seed) -> (R::State, Halt) {
    let setup = R::unpack(0).expect("every game can be played without its switches");
    let mut players = Players::new::<R>(fights, seed);
    run_out::<R>(R::start(setup), &mut players, &mut Seeded::new(seed), &mut Silent)
}
