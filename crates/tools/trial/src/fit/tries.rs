//! What comes of answers: a war is broken off at a question, each of its best answers is played on with the same dice, first to where a
//! search would judge the position, then to the end of the war.

use super::regression::{Sample, Try};
use crate::warm::{self, PlayedOn, Sampled, WAR_HEAT};
use ai::{Advice, Evaluate, Horizon, Inputs, Policy, ROLLOUT_HEAT, Stake};
use engine::code::MOST_ANSWERS;
use engine::{Choice, Decider, Halt, Moment, Question, Runner, Seed, Seeded, Side, Silent, Verdict};

/// Of so many questions that a search may be asked one is looked at.
const EVERY: u8 = 40;
/// So many answers are tried, those with most points.
const ANSWERS: usize = 5;
/// So often each of them.
const TIMES: u64 = 6;

/// Plays one war of a seed, and adds the tries of its questions: those of one question with the same dice are one group.
pub fn war<R: Evaluate>(runner: &mut Runner, seed: Seed, groups: &mut Vec<Vec<Try>>) {
    let policy = Policy::new(Seed(!seed.0), WAR_HEAT);
    let searched = |question: &Question<R::Prompt>| R::stake(question) != Stake::Little;
    warm::war::<R>(seed, policy, EVERY, searched, |sampled, _| {
        tries(runner, sampled, groups)
    });
}

/// The answers with most points.
fn best<R: Evaluate>(sampled: &Sampled<'_, R>) -> Vec<Choice> {
    let mut points = Vec::new();
    let mut advice = Advice::about::<R>(&sampled.question, sampled.legal, &mut points);
    sampled.advise(&mut advice);
    let order = advice.best_first().into_iter();
    order.take(ANSWERS).map(|at| sampled.legal[at]).collect()
}

fn tries<R: Evaluate>(runner: &mut Runner, sampled: &Sampled<'_, R>, groups: &mut Vec<Vec<Try>>) {
    let (game, answers) = (sampled.game, best(sampled));
    for time in 0..TIMES {
        let seed = Seed(sampled.seed.0 + time);
        let tries = answers.iter().filter_map(|answer| {
            let mut playing = OnTrial {
                played: PlayedOn::new(*answer, Policy::new(seed, ROLLOUT_HEAT), MOST_ANSWERS),
                horizon: Horizon::of::<R>(),
                amounts: None,
            };
            let checkpoint = game.checkpoint().clone();
            let (_, halt) = runner.run::<R>(
                checkpoint,
                game.journal(),
                &mut playing,
                &mut Seeded::new(Seed(!seed.0)),
                &mut Silent,
            );
            match (halt, playing.amounts) {
                (Halt::Over(outcome), Some(amounts)) => Some(Try {
                    amounts,
                    rome: if outcome.winner == Side::Rome { 1.0 } else { 0.0 },
                }),
                _ => None,
            }
        });
        groups.push(tries.collect());
    }
}

/// A policy for both sides after a first answer, and the amounts of the position that a search would judge.
struct OnTrial {
    played: PlayedOn,
    horizon: Horizon,
    amounts: Option<Vec<f32>>,
}

impl<R: Evaluate> Decider<R> for OnTrial {
    fn decide(&mut self, state: &R::State, question: &Question<R::Prompt>, legal: &[Choice]) -> Verdict {
        self.played.decide::<R>(state, question, legal)
    }

    fn stops(&mut self, state: &R::State, moment: Moment) -> bool {
        let looks = self.amounts.is_none() && matches!(moment, Moment::Segment);
        if looks && self.horizon.passes(R::pause(state)) {
            self.amounts = Some(amounts::<R>(state));
        }
        false
    }
}

/// The amounts of a position's inputs, each as it counts at the beginning and at the end of a war.
fn amounts<R: Evaluate>(state: &R::State) -> Vec<f32> {
    let mut inputs = Inputs::default();
    R::inputs(state, &mut inputs);
    let late = f32::from(R::progress(state).min(16)) / 16.0;
    let parts = inputs.amounts().iter().flat_map(|amount| {
        let amount = *amount as f32;
        [amount * (1.0 - late), amount * late]
    });
    parts.collect()
}

/// What a group of tries is in the middle, as a position that is won so often.
pub fn middle(group: &[Try]) -> Sample {
    let many = group.len() as f32;
    let amounts = (0..group[0].amounts.len()).map(|at| group.iter().map(|one| one.amounts[at]).sum::<f32>() / many);
    Sample {
        amounts: amounts.collect(),
        won: f64::from(group.iter().map(|one| one.rome).sum::<f32>() / many),
    }
}
