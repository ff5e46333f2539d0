//! `trial learn`: what the points of reasons count, by side and kind of question, found by regression on rollouts.
//!
//! Wars between warm policies are broken off at questions, and the best answers and some by lot are played on with the same dice. The weights
//! sought are those with which a policy that takes answers the more often the more points they have does best in the mean. They are drawn to
//! those that there are, as strongly as serves best at questions kept aside.

mod ascent;
mod questions;
mod source;

use crate::duel::Tally;
use crate::game_of_name;
use ai::{Evaluate, Horizon, Policy, Weights};
use ascent::{Counts, climb, mean_chance};
use clap::Args;
use engine::{Choice, Decider, Decision, Halt, PerSide, Question, Runner, Seed, Seeded, Side, Silent};
use questions::{Asked, Features, Trying};
use registry::{AiTask, Listed};
use std::fs;
use std::path::PathBuf;
use testkit::Tested;

/// Of so many wars one is kept aside, to choose how strongly weights are drawn to those that there are.
const KEPT: u64 = 5;
/// How strongly they may be drawn.
const PULLS: [f64; 5] = [0.002, 0.000_6, 0.000_2, 0.000_06, 0.000_02];

#[derive(Args)]
pub struct Learn {
    /// The game.
    #[arg(value_parser = game_of_name)]
    pub game: &'static Listed,
    /// How many wars each generation looks at.
    #[arg(long, value_name = "N", default_value_t = 400)]
    games: u64,
    /// The seed of the first war; the others follow.
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// How many generations: each looks at wars that are played by the weights of the last.
    #[arg(long, value_name = "N", default_value_t = 2)]
    generations: u64,
    /// How many pairs of wars the weights of each generation play against those it began with.
    #[arg(long, value_name = "N", default_value_t = 1000)]
    pairs: u64,
    /// To the end of so many cards or actions answers are played on, instead of to where a search would judge them.
    #[arg(long, value_name = "N")]
    cards: Option<u8>,
    /// Begins with all reasons counted as a whole, as if nothing had been learned.
    #[arg(long)]
    afresh: bool,
    /// The file to which the table is written, as the game has it.
    #[arg(long, value_name = "FILE")]
    write: Option<PathBuf>,
}

impl AiTask for Learn {
    type Output = Result<u8, String>;

    fn run<R: Evaluate + Tested>(self) -> Self::Output {
        let mut features = Features::default();
        let given: &'static [Weights] = if self.afresh { &[] } else { R::WEIGHTS };
        let mut counts = Counts::of(given, &mut features);
        let (mut table, mut seen) = (given, 0);
        for generation in 0..self.generations {
            let first = self.seed + generation * self.games;
            let (mut learned, mut kept) = (Vec::new(), Vec::new());
            let mut trying = Trying {
                runner: Runner::default(),
                table,
                horizon: self.cards.map_or(Horizon::of::<R>(), Horizon::after),
                features,
            };
            for number in 0..self.games {
                let of = if number % KEPT == 0 { &mut kept } else { &mut learned };
                trying.war::<R>(Seed(first + number), of);
            }
            features = trying.features;
            seen += learned.len() + kept.len();
            counts.grow(features.count());
            counts = best(&learned, &kept, &counts);
            table = source::leaked(&features, &counts);
            let tally = against::<R>(table, given, self.pairs);
            println!(
                "generation {} against those it began with: {}",
                generation + 1,
                tally.line()
            );
        }
        print!("{}", source::told(&features, &counts));
        if let Some(path) = &self.write {
            let text = source::file(&features, &counts);
            fs::write(path, text).map_err(|error| format!("{}: {error}", path.display()))?;
        }
        println!(
            "games={} questions={seen} weights={}",
            self.games * self.generations,
            features.count()
        );
        Ok(0)
    }
}

/// What reasons count by the pull that serves best at questions kept aside.
fn best(learned: &[Asked], kept: &[Asked], given: &Counts) -> Counts {
    let mut best = (mean_chance(kept, given), given.clone());
    println!("given: chance_kept_aside={:.5}", best.0);
    for pull in PULLS {
        let found = climb(learned, given, pull).in_parts();
        let chance = mean_chance(kept, &found);
        println!(
            "pull {pull}: chance={:.5} chance_kept_aside={chance:.5}",
            mean_chance(learned, &found)
        );
        if chance > best.0 {
            best = (chance, found);
        }
    }
    best.1
}

/// Two policies, each by a table of its own.
struct Both(PerSide<Policy>);

impl<R: Evaluate> Decider<R> for Both {
    fn decide(&mut self, state: &R::State, question: &Question<R::Prompt>, legal: &[Choice]) -> Decision {
        Decision::Take(self.0[question.to].choose::<R>(state, question, legal))
    }
}

/// Pairs of wars of the seeds from 1 between policies of two tables, without noise.
fn against<R: Evaluate + Tested>(own: &'static [Weights], other: &'static [Weights], pairs: u64) -> Tally {
    let mut tally = Tally::default();
    let mut runner = Runner::default();
    let setup = R::unpack(0).expect("every game has a plain set-up");
    for seed in 1..=pairs {
        let mut wins = 0;
        for first in Side::BOTH {
            let policy = |side: Side| Policy::new(Seed(seed), 0).weighing(if side == first { own } else { other });
            let mut both = Both(PerSide::new(policy(Side::Rome), policy(Side::Carthage)));
            let mut dice = Seeded::new(Seed(seed));
            match runner
                .run::<R>(R::start(setup), &[], &mut both, &mut dice, &mut Silent)
                .1
            {
                Halt::Over(outcome) => {
                    wins += usize::from(outcome.winner == first);
                    tally.rome += u64::from(outcome.winner == Side::Rome);
                }
                Halt::Waiting | Halt::Cut => tally.unfinished += 1,
            }
        }
        tally.of_pairs[wins] += 1;
    }
    tally
}
