//! `trial fit`: the weights of a game's inputs, in two steps.
//! A line for each input, as it stands in the game's list, and how far each list of weights is off in wars that no step has seen.
//!
//! 1. Which side wins from positions of many wars between warm policies ([`positions`]): a logistic regression ([`logistic()`]).
//!    What a war's end says of a position mixes up what an answer has brought with all that had gone before.
//! 2. So answers to the same question are played on with the same dice ([`tries`]), and what tells them apart is fitted
//!    ([`answers`]), drawn to the first step as strongly as serves best in wars kept aside.

mod agreement;
mod answers;
mod logistic;
mod position;
mod positions;
mod squares;
mod tries;

use crate::game_of_name;
use agreement::Agreement;
use ai::{Evaluate, Horizon};
use answers::unexplained;
use clap::Args;
use engine::{Runner, Seed};
use logistic::{logistic, loss};
use position::Judged;
use registry::{AiTask, Listed};
use testkit::Tested;
use tries::Asked;

/// Of so many wars whose positions are looked at one is kept aside.
const KEPT: u64 = 5;
/// Of so many wars in which answers are tried one is kept aside: how well a value agrees with answers takes many to tell.
const KEPT_TRIES: u64 = 3;
/// Log odds are counted in so many parts.
const PARTS: f64 = 256.0;
/// How strongly the second step may be drawn to the first: the part that the likelihood of its positions counts.
const PULLS: [f64; 5] = [1.0, 0.3, 0.1, 0.03, 0.01];

#[derive(Args)]
pub struct Fit {
    /// The game.
    #[arg(value_parser = game_of_name)]
    pub game: &'static Listed,
    /// How many wars the first step learns from.
    #[arg(long, value_name = "N", default_value_t = 10_000)]
    wars: u64,
    /// In how many other wars answers are tried, for the second.
    #[arg(long, value_name = "N", default_value_t = 500)]
    games: u64,
    /// The seed of the first war; the others follow.
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// To the end of so many cards or actions answers are played on, instead of to where a search would judge them.
    #[arg(long, value_name = "N")]
    cards: Option<u8>,
}

/// What both steps learn from, or what is kept aside.
#[derive(Default)]
struct Seen {
    positions: Vec<Judged>,
    asked: Vec<Asked>,
}

impl Seen {
    /// Tells how far weights are off.
    fn tell(&self, name: &str, weights: &[f64]) {
        let agreement = Agreement::of(&self.asked, weights);
        println!(
            "{name}: loss_per_mille={:.0} unexplained_of_answers_per_million={:.0} {agreement}",
            1000.0 * loss(&self.positions, weights),
            1e6 * unexplained(&self.asked, weights),
        );
    }
}

impl AiTask for Fit {
    type Output = u8;

    fn run<R: Evaluate + Tested>(self) -> u8 {
        let (learned, kept) = self.seen::<R>();
        println!(
            "positions={} questions={} tries={}",
            learned.positions.len() + kept.positions.len(),
            learned.asked.len() + kept.asked.len(),
            learned.asked.iter().chain(&kept.asked).map(Asked::tries).sum::<usize>()
        );
        let given: Vec<f64> = { R::INPUTS.iter() }
            .flat_map(|input| [input.early, input.late])
            .map(|weight| f64::from(weight) / PARTS)
            .collect();
        kept.tell("none", &vec![0.0; given.len()]);
        kept.tell("given", &given);
        let first = logistic(&learned.positions, given.len());
        kept.tell("by wars", &first.weights);
        let found = PULLS.map(|pull| {
            let weights = answers::compared(&learned.asked, &first, pull);
            kept.tell(&format!("by answers, pull {pull}"), &weights);
            weights
        });
        let best = found
            .iter()
            .min_by(|a, b| unexplained(&kept.asked, a).total_cmp(&unexplained(&kept.asked, b)));
        let best = best.expect("there are pulls");
        for (at, input) in R::INPUTS.iter().enumerate() {
            // A sum with 0 makes 0 of -0.
            let [early, late] = [0, 1].map(|end| (best[2 * at + end] * PARTS).round() + 0.0);
            let name = format!("\"{}\",", input.name);
            println!("    input({name:24} {early:5}, {late:5}),");
        }
        kept.tell("found", best);
        0
    }
}

impl Fit {
    /// What is learned from, and what is kept aside.
    fn seen<R: Evaluate>(&self) -> (Seen, Seen) {
        let (mut learned, mut kept) = (Seen::default(), Seen::default());
        let mut runner = Runner::default();
        for number in 0..self.wars {
            let seen = if number % KEPT == 0 { &mut kept } else { &mut learned };
            positions::war::<R>(&mut runner, Seed(self.seed + number), &mut seen.positions);
        }
        let horizon = self.cards.map_or(Horizon::of::<R>(), Horizon::after);
        for number in 0..self.games {
            let seen = if number % KEPT_TRIES == 0 {
                &mut kept
            } else {
                &mut learned
            };
            let seed = Seed(self.seed + self.wars + number);
            tries::war::<R>(&mut runner, horizon, seed, &mut seen.asked);
        }
        (learned, kept)
    }
}
