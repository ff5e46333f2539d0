//! `trial wins GAME --games N --seed S [--fighters]`: which side wins, between random players or simple ones that fight.

use crate::arguments::Arguments;
use crate::fighter::Fighter;
use hamilcar::{Hamilcar, Setup, State};
use kernel::trial::Kinds;
use kernel::{Decider, Halt, PerSide, Rules, Seed, Seeded, Silent, run_out};
use std::panic::catch_unwind;

pub struct Wins {
    games: u64,
    seed: u64,
    fighters: bool,
}

impl Wins {
    pub fn from(arguments: &Arguments) -> Result<Self, String> {
        Ok(Wins {
            games: arguments.number("games", 1000)?,
            seed: arguments.number("seed", 1)?,
            fighters: arguments.has("fighters"),
        })
    }

    pub fn run(&self) -> u8 {
        let (mut wins, mut turns) = (PerSide::new(0u64, 0u64), 0u64);
        for number in self.seed..self.seed + self.games {
            let seed = Seed(number);
            let Ok((state, halt)) = catch_unwind(|| played(self.fighters, seed)) else {
                println!("FAIL seed={number} answer=- link=- what=the rules panicked");
                continue;
            };
            match halt {
                Halt::Over(outcome) => wins[outcome.winner] += 1,
                Halt::Waiting | Halt::Cut => {}
            }
            turns += u64::from(state.turn);
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
fn played(fighters: bool, seed: Seed) -> (State, Halt) {
    let state = Hamilcar::start(Setup::default());
    let mut nature = Seeded::new(seed);
    run_out::<Hamilcar>(state, &mut *player(fighters, seed), &mut nature, &mut Silent)
}

/// A random player, or one that fights; it answers for both sides.
pub fn player(fighter: bool, seed: Seed) -> Box<dyn Decider<Hamilcar>> {
    if fighter {
        Box::new(Fighter::new(seed))
    } else {
        Box::new(Kinds::new(seed))
    }
}
