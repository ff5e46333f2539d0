//! What comes of answers: a war is broken off at a question, each of its best answers is played on with the same dice, first to where a
//! search would judge the position, then to the end of the war.

use super::position::Position;
use crate::warm::{self, PlayedOn, Sampled, WAR_HEAT};
use ai::{Advice, Evaluate, Horizon, Policy, ROLLOUT_HEAT, Stake, WHOLE_WEIGHT};
use engine::code::MOST_ANSWERS;
use engine::{Choice, Decider, Decision, Halt, Moment, Question, Runner, Seed, Seeded, Side, Silent};

/// Of so many questions that a search may be asked one is looked at.
const EVERY: u8 = 40;
/// So many answers are tried, those with most points.
const ANSWERS: usize = 6;
/// So often each of them.
const TIMES: u64 = 6;

/// One try of an answer.
pub struct Try {
    /// The position that a search would judge.
    pub position: Position,
    /// 1 if Rome has won, else 0.
    pub rome: f64,
}

/// A question of a war, with what came of answers.
pub struct Asked {
    /// What speaks for each answer to the side that is asked, in points.
    pub points: Vec<f64>,
    /// 1 if it is Rome that is asked, else -1.
    pub sign: f64,
    /// Each answer tried with the same dice, time by time, in the order of the points.
    pub times: Vec<Vec<Try>>,
}

impl Asked {
    /// How many tries there are of it.
    pub fn tries(&self) -> usize {
        self.times.iter().map(Vec::len).sum()
    }
}

/// Plays one war of a seed, and adds its questions.
pub fn war<R: Evaluate>(runner: &mut Runner, horizon: Horizon, seed: Seed, asked: &mut Vec<Asked>) {
    let policy = Policy::new(Seed(!seed.0), WAR_HEAT);
    let searched = |question: &Question<R::Prompt>| R::stake(question) != Stake::Little;
    warm::war::<R>(seed, policy, EVERY, searched, |sampled, _| {
        asked.extend(tries(runner, horizon, sampled));
    });
}

/// The answers with most points to a question, tried; none where the war may end before the position would be judged.
fn tries<R: Evaluate>(runner: &mut Runner, horizon: Horizon, sampled: &Sampled<'_, R>) -> Option<Asked> {
    let mut points = Vec::new();
    let mut advice = Advice::about::<R>(&sampled.question, sampled.legal, &mut points);
    sampled.advise(&mut advice);
    let mut best = advice.best_first();
    best.truncate(ANSWERS);
    let time = |time| {
        let seed = Seed(sampled.seed.0 + time);
        let tries = best
            .iter()
            .map(|at| tried(runner, horizon, sampled, sampled.legal[*at], seed));
        tries.collect::<Option<Vec<Try>>>()
    };
    let times = (0..TIMES).map(time).collect::<Option<Vec<_>>>()?;
    Some(Asked {
        points: best
            .iter()
            .map(|at| f64::from(points[*at]) / f64::from(WHOLE_WEIGHT))
            .collect(),
        sign: if sampled.question.to == Side::Rome { 1.0 } else { -1.0 },
        times,
    })
}

fn tried<R: Evaluate>(
    runner: &mut Runner,
    horizon: Horizon,
    sampled: &Sampled<'_, R>,
    answer: Choice,
    seed: Seed,
) -> Option<Try> {
    let mut playing = OnTrial {
        played: PlayedOn::new(answer, Policy::new(seed, ROLLOUT_HEAT), MOST_ANSWERS),
        horizon,
        position: None,
    };
    let (checkpoint, journal) = (sampled.game.checkpoint().clone(), sampled.game.journal());
    let mut dice = Seeded::new(Seed(!seed.0));
    let (_, halt) = runner.run::<R>(checkpoint, journal, &mut playing, &mut dice, &mut Silent);
    let Halt::Over(outcome) = halt else { return None };
    Some(Try {
        position: playing.position?,
        rome: if outcome.winner == Side::Rome { 1.0 } else { 0.0 },
    })
}

/// A policy for both sides after a first answer, and the position that a search would judge.
struct OnTrial {
    played: PlayedOn,
    horizon: Horizon,
    position: Option<Position>,
}

impl<R: Evaluate> Decider<R> for OnTrial {
    fn decide(&mut self, state: &R::State, question: &Question<R::Prompt>, legal: &[Choice]) -> Decision {
        self.played.decide::<R>(state, question, legal)
    }

    fn stops(&mut self, state: &R::State, moment: Moment) -> bool {
        let looks = self.position.is_none() && matches!(moment, Moment::Segment);
        if looks && self.horizon.passes(R::pause(state)) {
            self.position = Some(Position::of::<R>(state));
        }
        false
    }
}
