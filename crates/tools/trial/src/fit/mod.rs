//! `trial fit`: the weights of a game's inputs, fitted to what comes of answers in wars between warm policies.
//! A line for each input, as it stands in the game's list, and how far both lists are off in wars that the fit has not seen.
//!
//! What a war's end says of a position mixes up what an answer has brought with all that had gone before. So answers to the same question
//! are compared with each other ([`regression::compared`]).

mod regression;
mod tries;

use crate::game_of_name;
use ai::Evaluate;
use clap::Args;
use engine::{Runner, Seed};
use registry::{AiTask, Listed};
use regression::{Sample, Try, compared, loss, unexplained};
use testkit::Tested;

/// Of so many wars one is kept to look at the fit.
const KEPT: u64 = 5;
/// Log odds are counted in so many parts.
const PARTS: f64 = 256.0;

#[derive(Args)]
pub struct Fit {
    /// The game.
    #[arg(value_parser = game_of_name)]
    pub game: &'static Listed,
    /// How many wars.
    #[arg(long, value_name = "N", default_value_t = 1000)]
    games: u64,
    /// The seed of the first war; the others follow.
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
}

impl AiTask for Fit {
    type Output = u8;

    fn run<R: Evaluate + Tested>(self) -> u8 {
        let (mut learned, mut kept) = (Vec::new(), Vec::new());
        let mut runner = Runner::default();
        for number in 0..self.games {
            let groups: &mut Vec<Vec<Try>> = if number % KEPT == 0 { &mut kept } else { &mut learned };
            tries::war::<R>(&mut runner, Seed(self.seed + number), groups);
        }
        for groups in [&mut learned, &mut kept] {
            groups.retain(|group| group.len() > 1);
        }
        let given: Vec<f64> = { R::INPUTS.iter() }
            .flat_map(|input| [input.early, input.late])
            .map(|weight| f64::from(weight) / PARTS)
            .collect();
        let found = compared(&learned, &given);
        for (at, input) in R::INPUTS.iter().enumerate() {
            let [early, late] = [0, 1].map(|end| (found[2 * at + end] * PARTS).round());
            println!(
                "{:16} {early:5} {late:5}   was {:5} {:5}",
                input.name, input.early, input.late
            );
        }
        let seen: Vec<Sample> = kept.iter().map(|group| tries::middle(group)).collect();
        println!(
            "games={} groups={} tries={}",
            self.games,
            learned.len() + kept.len(),
            learned.iter().chain(&kept).map(Vec::len).sum::<usize>()
        );
        for (name, weights) in [("none", &vec![0.0; given.len()]), ("given", &given), ("found", &found)] {
            println!(
                "{name}: loss_per_mille={:.0} unexplained_of_answers_per_million={:.0}",
                1000.0 * loss(&seen, weights),
                1e6 * unexplained(&kept, weights),
            );
        }
        0
    }
}
