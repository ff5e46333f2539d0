//! What comes of answers: a war is broken off at a question, each of its best answers is played on with the same dice, first to where a
//! search would judge the position, then to the end of the war.

use super::regression::{Sample, Try};
use ai::{Advice, Evaluate, Horizon, Inputs, Policy, ROLLOUT_HEAT, SeatView, Stake};
use engine::code::MOST_ANSWERS;
use engine::{Choice, Decider, Game, Halt, Lot, Moment, Nature, Question, Runner, Seed, Seeded, Side, Silent, Verdict};

/// Noise of the policies in wars, in points: wars that are all alike teach little.
const WAR_HEAT: u8 = 6;
/// Of so many questions that a search may be asked one is looked at.
const EVERY: u8 = 40;
/// So many answers are tried, those with most points.
const ANSWERS: usize = 5;
/// So often each of them.
const TIMES: u64 = 6;

/// Plays one war of a seed, and adds the tries of its questions: those of one question with the same dice are one group.
pub fn war<R: Evaluate>(runner: &mut Runner, seed: Seed, groups: &mut Vec<Vec<Try>>) {
    let setup = R::unpack(0).expect("every game has a plain set-up");
    let mut game = Game::<R>::from_state(R::start(setup), Seeded::new(seed));
    let mut policy = Policy::new(Seed(!seed.0), WAR_HEAT);
    let mut chance = Seeded::new(Seed(seed.0 ^ 0x5EED));
    for number in 0..MOST_ANSWERS {
        let Some(pending) = game.pending() else { return };
        let (question, legal) = (pending.question, &pending.legal);
        if legal.len() > 1 && R::stake(&question) != Stake::Little && chance.pick(Lot::Die { id: 0, faces: EVERY }) == 0
        {
            let seed = Seed(seed.0 << 24 | u64::from(number) << 4);
            tries(runner, &game, &best(&game, &question, legal), seed, groups);
        }
        let at = policy.choose::<R>(game.state(), &question, legal);
        let answer = legal[at];
        game.answer(answer).expect("a policy answers what is legal");
    }
}

/// The answers with most points.
fn best<R: Evaluate>(game: &Game<R>, question: &Question<R::Prompt>, legal: &[Choice]) -> Vec<Choice> {
    let (mut points, seat) = (
        Vec::new(),
        SeatView {
            state: game.state(),
            side: question.to,
        },
    );
    let mut advice = Advice::about::<R>(question, legal, &mut points);
    R::advise(&seat, question, &mut advice);
    let order = advice.best_first().into_iter();
    order.take(ANSWERS).map(|at| legal[at]).collect()
}

fn tries<R: Evaluate>(runner: &mut Runner, game: &Game<R>, answers: &[Choice], seed: Seed, groups: &mut Vec<Vec<Try>>) {
    for time in 0..TIMES {
        let seed = Seed(seed.0 + time);
        let tries = answers.iter().filter_map(|answer| {
            let mut playing = OnTrial {
                first: Some(*answer),
                policy: Policy::new(seed, ROLLOUT_HEAT),
                horizon: Horizon::of::<R>(),
                answers: 0,
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
    first: Option<Choice>,
    policy: Policy,
    horizon: Horizon,
    answers: u32,
    amounts: Option<Vec<f32>>,
}

impl<R: Evaluate> Decider<R> for OnTrial {
    fn decide(&mut self, state: &R::State, question: &Question<R::Prompt>, legal: &[Choice]) -> Verdict {
        self.answers += 1;
        if self.answers > MOST_ANSWERS {
            return Verdict::Cut;
        }
        if let Some(first) = self.first.take() {
            return legal
                .iter()
                .position(|choice| *choice == first)
                .map_or(Verdict::Cut, Verdict::Take);
        }
        Verdict::Take(self.policy.choose::<R>(state, question, legal))
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
