//! `trial fit GAME [--games N] [--seed S]`: the weights of a game's inputs, fitted to the ends of wars between warm policies. A line for
//! each input, as it stands in the game's list, and how far both lists are off in wars that the fit has not seen.

mod regression;

use crate::arguments::Arguments;
use crate::duel::Playing;
use kernel::{Choice, Decider, Halt, Moment, Question, Runner, Seed, Seeded, Side, Silent, Verdict};
use mind::{Inputs, Pause, Policy};
use regression::{Sample, fitted, loss};

/// Noise of the policies, in points: wars that are all alike teach little.
const HEAT: u8 = 6;
/// Answers after which a war teaches nothing.
const MOST_ANSWERS: u32 = 20_000;
/// Of so many wars one is kept to look at the fit.
const KEPT: u64 = 5;
/// Log odds are counted in so many parts.
const PARTS: f64 = 256.0;

pub struct Fit {
    games: u64,
    seed: u64,
}

impl Fit {
    pub fn from(arguments: &Arguments) -> Result<Self, String> {
        Ok(Fit {
            games: arguments.number("games", 2000)?,
            seed: arguments.number("seed", 1)?,
        })
    }

    pub fn run<R: Playing>(&self) -> u8 {
        let (mut learned, mut kept) = (Vec::new(), Vec::new());
        let mut runner = Runner::default();
        for number in 0..self.games {
            let samples = if number % KEPT == 0 { &mut kept } else { &mut learned };
            war::<R>(&mut runner, Seed(self.seed + number), samples);
        }
        let given: Vec<f64> = { R::INPUTS.iter() }
            .flat_map(|input| [input.early, input.late])
            .map(|weight| f64::from(weight) / PARTS)
            .collect();
        let found = fitted(&learned, &given);
        for (input, weights) in R::INPUTS.iter().zip(found.chunks(2)) {
            let [early, late] = [0, 1].map(|at| (weights[at] * PARTS).round());
            println!(
                "{:16} {early:5} {late:5}   was {:5} {:5}",
                input.name, input.early, input.late
            );
        }
        println!(
            "games={} positions={} given_loss_per_mille={:.0} fitted_loss_per_mille={:.0}",
            self.games,
            learned.len() + kept.len(),
            1000.0 * loss(&kept, &given),
            1000.0 * loss(&kept, &found),
        );
        0
    }
}

/// Plays one war, and adds its positions if it ends.
fn war<R: Playing>(runner: &mut Runner, seed: Seed, samples: &mut Vec<Sample>) {
    let setup = R::unpack(0).expect("every game has a plain set-up");
    let mut watched = Watched {
        policy: Policy::new(Seed(!seed.0), HEAT),
        positions: Vec::new(),
        answers: 0,
    };
    let mut dice = Seeded::new(seed);
    let (_, halt) = runner.run::<R>(R::start(setup), &[], &mut watched, &mut dice, &mut Silent);
    if let Halt::Over(outcome) = halt {
        let share = 1.0 / watched.positions.len().max(1) as f64;
        samples.extend(watched.positions.into_iter().map(|amounts| Sample {
            amounts,
            won: outcome.winner == Side::Rome,
            share,
        }));
    }
}

/// A policy for both sides, and the positions between cards that it has come through.
struct Watched {
    policy: Policy,
    positions: Vec<Vec<f32>>,
    answers: u32,
}

impl<R: Playing> Decider<R> for Watched {
    fn decide(&mut self, state: &R::State, question: &Question<R::Prompt>, legal: &[Choice]) -> Verdict {
        self.answers += 1;
        if self.answers > MOST_ANSWERS {
            return Verdict::Cut;
        }
        Verdict::Take(self.policy.choose::<R>(state, question, legal))
    }

    fn stops(&mut self, state: &R::State, moment: Moment) -> bool {
        if matches!(moment, Moment::Segment) && R::pause(state) != Pause::Inside {
            let mut inputs = Inputs::default();
            R::inputs(state, &mut inputs);
            let late = f32::from(R::progress(state).min(16)) / 16.0;
            let amounts = { inputs.amounts().iter() }.flat_map(|amount| {
                let amount = *amount as f32;
                [amount * (1.0 - late), amount * late]
            });
            self.positions.push(amounts.collect());
        }
        false
    }
}
