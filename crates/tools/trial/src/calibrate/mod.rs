//! `trial calibrate`: how often what is shown as a chance comes true. The third level plays itself; each chance that its thoughts come to, and each
//! that the value gives a position between two cards, is held against the end of the war.

mod tally;

use crate::duel::{Budget, level_or_policy};
use crate::game_of_name;
use ai::{Evaluate, Inputs, Pause, Policy, Thinker, chance_of_rome};
use clap::Args;
use engine::code::MOST_ANSWERS;
use engine::{Envelope, PlayedGame, PlayerView, Seed, Side, Timeline};
use registry::{AiTask, Listed};
use std::path::PathBuf;
use std::thread;
use tally::{Source, Tally};
use testkit::Tested;

/// So many wars are given to each thread at once; then the state is written.
const AT_ONCE: u64 = 2;

#[derive(Args)]
pub struct Calibrate {
    /// The game.
    #[arg(value_parser = game_of_name)]
    pub game: &'static Listed,
    /// So many wars.
    #[arg(long, value_name = "N", default_value_t = 400)]
    wars: u64,
    /// The seed of the first war; the others follow.
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// The part of its rollouts that the third level spends, as 1/8.
    #[arg(long, value_name = "PART", default_value = "1", value_parser = Budget::read)]
    budget: Budget,
    /// How many threads.
    #[arg(long, value_name = "N", default_value_t = 2)]
    jobs: u64,
    /// The file in which all wars stand, to go on where it was cut off.
    #[arg(long, value_name = "FILE")]
    state: Option<PathBuf>,
}

impl AiTask for Calibrate {
    type Output = Result<u8, String>;

    fn run<R: Evaluate + Tested>(self) -> Self::Output {
        let mut tally = match &self.state {
            Some(path) if path.exists() => Tally::read(path)?,
            _ => Tally::default(),
        };
        while tally.wars < self.wars {
            let from = self.seed + tally.wars;
            let to = (from + AT_ONCE * self.jobs).min(self.seed + self.wars);
            let of = |first: u64| {
                let mut tally = Tally::default();
                let seeds = (from + first..to).step_by(self.jobs as usize);
                seeds.for_each(|seed| self.war::<R>(seed, &mut tally));
                tally
            };
            thread::scope(|scope| {
                let threads: Vec<_> = (0..self.jobs).map(|first| scope.spawn(move || of(first))).collect();
                for thread in threads {
                    tally.join(thread.join().expect("no rule panics"));
                }
            });
            if let Some(path) = &self.state {
                tally.write(path)?;
            }
        }
        for line in tally.lines() {
            println!("{line}");
        }
        Ok(0)
    }
}

impl Calibrate {
    /// Plays the war of a seed, and counts what was shown in it.
    fn war<R: Evaluate + Tested>(&self, seed: u64, tally: &mut Tally) {
        let level = level_or_policy("3", self.budget).expect("there is a third level");
        let setup = R::unpack(0).expect("every game has a plain set-up");
        let mut war = Timeline::<R>::new(setup, Seed(seed), Envelope::default());
        let mut shown: Vec<(Source, Side, u16)> = Vec::new();
        for number in 0..MOST_ANSWERS {
            let Some(pending) = war.pending() else { break };
            let (question, legal) = (pending.question, &pending.legal);
            let thinks = Seed(seed << 20 | u64::from(number));
            let answer = if legal.len() < 2 {
                legal[0]
            } else if level.budget(R::stake(&question)) == 0 {
                legal[Policy::new(thinks, level.heat).choose::<R>(war.state(), &question, legal)]
            } else {
                let view = PlayerView::of(war.game(), question.to).expect("this side is asked");
                let thought = Thinker::thought_through(&view, level, thinks);
                if !thought.ways.is_empty() {
                    shown.push((Source::Thought, question.to, thought.chance));
                }
                thought.answer
            };
            war.answer(answer).expect("a player answers what is legal");
        }
        let Some(outcome) = war.outcome() else {
            tally.wars += 1;
            tally.unfinished += 1;
            return;
        };
        let mut inputs = Inputs::default();
        let moments = PlayedGame::of(&war).moments(|state| R::pause(state) != Pause::Inside);
        for moment in moments.expect("a war comes about as it was played").0 {
            let rome = chance_of_rome::<R>(&moment.state, &mut inputs);
            shown.push((Source::Value, Side::Rome, rome as u16));
        }
        tally.count(seed, &outcome, R::turn(war.state()), &shown);
    }
}
