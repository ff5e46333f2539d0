//! What dice and draws gave in a war: each card (or action) is played again with the answers that were given, and other dice.

use crate::evaluate::{Evaluate, Inputs, Pause};
use crate::level::ROLLOUT_HEAT;
use crate::thinker::next_seed;
use crate::trying::QUESTIONS;
use crate::value::{WHOLE, chance_of, chance_of_rome};
use crate::{Estimate, Horizon, Policy, Progress};
use core::ops::Range;
use engine::{
    Choice, Decider, Decision, Halt, Moment, Outcome, PerSide, PlayedGame, PlayedMoment, Question, Runner, Seed,
    Seeded, Side, Silent,
};
use serde::{Deserialize, Serialize};

/// Replays of each card.
pub const REPLAYS: u32 = 512;

/// Replays of each of the last cards, which go on to the end of the war.
pub const LATE_REPLAYS: u32 = 256;

/// So many of the last cards are late. The nearer the end, the more it counts how the war ends when it is played on, and the less how its
/// position is judged: near the end a value is a poor guess, and the end is near to find.
pub const LATE: usize = 12;

/// A card or an action of a war, with all that came about to the next, and what dice and draws had to do with it. Chances are Rome's, in parts
/// of 4096.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Stretch {
    /// Answers that had been given when it began.
    pub from: u32,
    /// Answers that had been given when it was over.
    pub to: u32,
    /// The chance before it.
    pub before: u16,
    /// What the same answers come to on average of other dice and draws.
    pub expected: u16,
    /// The standard error of that.
    pub error: u16,
    /// The chance after it.
    pub after: u16,
    /// Whose card or action it is; none for the last cards of a turn with what comes between turns.
    pub by: Option<Side>,
}

impl Stretch {
    /// What dice and draws gave a side, in parts of 4096: less than 0 if they took.
    #[must_use]
    pub fn fortune(&self, side: Side) -> i32 {
        chance_of(self.after.into(), side) - chance_of(self.expected.into(), side)
    }

    /// What cards and answers gave a side, in parts of 4096: what they come to on average, less what there was before.
    #[must_use]
    pub fn play(&self, side: Side) -> i32 {
        chance_of(self.expected.into(), side) - chance_of(self.before.into(), side)
    }

    /// The chance of a side before it.
    #[must_use]
    pub fn chance_before(&self, side: Side) -> u16 {
        chance_of(self.before.into(), side) as u16
    }

    /// The chance of a side after it.
    #[must_use]
    pub fn chance(&self, side: Side) -> u16 {
        chance_of(self.after.into(), side) as u16
    }
}

/// The fortune of a side in a war: its chance at the beginning, what dice and draws gave, what either side made of its cards, and what it came
/// to. The last is the sum of the others.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FortuneSum {
    /// The chance at the beginning, in parts of 4096.
    pub begin: i32,
    /// What dice and draws gave.
    pub fortune: i32,
    /// The standard error of that.
    pub error: i32,
    /// What the cards or actions of each side gave, with what the other answered to them.
    pub by: PerSide<i32>,
    /// What the last cards of turns gave, and what comes between turns.
    pub between: i32,
    /// The chance at the end.
    pub end: i32,
}

impl FortuneSum {
    /// The sum of stretches that follow each other; none where there are none.
    #[must_use]
    pub fn of(stretches: &[Stretch], side: Side) -> Option<Self> {
        let (first, last) = (stretches.first()?, stretches.last()?);
        let (begin, end) = (chance_of(first.before.into(), side), last.chance(side).into());
        let fortune = stretches.iter().map(|stretch| stretch.fortune(side)).sum();
        let squares = stretches.iter().map(|stretch| u64::from(stretch.error).pow(2));
        let played = |by: Option<Side>| -> i32 {
            let of = stretches.iter().filter(|stretch| stretch.by == by);
            of.map(|stretch| stretch.play(side)).sum()
        };
        Some(FortuneSum {
            begin,
            fortune,
            error: squares.sum::<u64>().isqrt() as i32,
            by: PerSide::new(played(Some(Side::Rome)), played(Some(Side::Carthage))),
            between: played(None),
            end,
        })
    }
}

/// Reckons what dice and draws gave in a war, card by card. The same war and seed give the same on every machine.
pub struct Fortune<R: Evaluate> {
    moments: Vec<PlayedMoment<R::State>>,
    /// The answers since the start of `moments`, before which `before` had been given.
    answers: Vec<(Side, Choice)>,
    before: usize,
    outcome: Option<Outcome>,
    seed: Seed,
    runner: Runner,
    inputs: Inputs,
    policy: Policy,
    stretches: Vec<Stretch>,
}

impl<R: Evaluate> Fortune<R> {
    /// Begins with a war; `None` if it does not come about as it is said to have been played.
    #[must_use]
    pub fn new(war: &PlayedGame<R>, seed: Seed) -> Option<Self> {
        let (moments, outcome) = war.moments(|state| R::pause(state) != Pause::Inside)?;
        Some(Fortune {
            moments,
            outcome,
            answers: war.answers(),
            before: war.before(),
            seed,
            runner: Runner::default(),
            inputs: Inputs::default(),
            policy: Policy::new(Seed(0), ROLLOUT_HEAT),
            stretches: Vec::new(),
        })
    }

    /// The fortune of a whole war, in its order; `None` as for [`Fortune::new`].
    #[must_use]
    pub fn reckoned(war: &PlayedGame<R>, seed: Seed) -> Option<Vec<Stretch>> {
        let mut fortune = Fortune::new(war, seed)?;
        while fortune.think(u32::MAX) != Progress::Ready {}
        Some(fortune.stretches)
    }

    /// Whether the whole war has been reckoned.
    #[must_use]
    pub fn is_ready(&self) -> bool {
        self.stretches.len() + usize::from(self.outcome.is_none()) >= self.moments.len()
    }

    /// What has been reckoned so far, in the order of the war.
    #[must_use]
    pub fn stretches(&self) -> &[Stretch] {
        &self.stretches
    }

    /// Reckons so many cards more at most.
    pub fn think(&mut self, cards: u32) -> Progress {
        for _ in 0..cards {
            let Some(stretch) = self.next() else {
                return Progress::Ready;
            };
            self.stretches.push(stretch);
        }
        let per_mille = 1000 * self.stretches.len() / self.moments.len();
        Progress::Thinking {
            per_mille: per_mille.min(1000) as u16,
        }
    }

    /// The next card, if there is one more.
    fn next(&mut self) -> Option<Stretch> {
        let at = self.stretches.len();
        let from = self.moments.get(at)?;
        let (given, fallen) = (from.given, from.fallen);
        let (to, after, falls) = match (self.moments.get(at + 1), self.outcome) {
            (Some(next), _) => {
                let (given, falls) = (next.given, next.fallen > fallen);
                (given, self.chance_at(at + 1), falls)
            }
            (None, Some(outcome)) => {
                let end = Estimate {
                    chance: of_outcome(outcome) as u16,
                    error: 0,
                };
                (self.before + self.answers.len(), end, true)
            }
            (None, None) => return None,
        };
        let before = match self.stretches.last() {
            Some(last) => last.after,
            None => self.chance_at(at).chance,
        };
        let (expected, error) = if falls {
            let expected = self.expected(at, given..to);
            let [own, of_after] = [expected.error, after.error].map(|error| u32::from(error).pow(2));
            (expected.chance, (own + of_after).isqrt() as u16)
        } else {
            (after.chance, 0)
        };
        let next = self.moments.get(at + 1).map(|next| &next.state);
        Some(Stretch {
            by: R::acted(&self.moments[at].state, next),
            from: given as u32,
            to: to as u32,
            before,
            expected,
            error,
            after: after.chance,
        })
    }

    /// How much it counts at a moment how the war ends when it is played on, in parts of [`LATE`]. Where a war goes on, hidden cards count for
    /// nothing.
    fn lateness(&self, at: usize) -> i32 {
        let left = self.moments.len().saturating_sub(at);
        let late = if self.outcome.is_some() {
            LATE.saturating_sub(left)
        } else {
            0
        };
        late as i32
    }

    /// Rome's chance at a moment.
    fn chance_at(&mut self, at: usize) -> Estimate {
        match self.lateness(at) {
            0 => Estimate {
                chance: shown::<R>(&self.moments[at].state, &mut self.inputs) as u16,
                error: 0,
            },
            late => self.mean(at, None, late, LATE_REPLAYS),
        }
    }

    /// Rome's chance on average at the end of the card that begins at a moment, with these answers and other dice.
    fn expected(&mut self, at: usize, answers: Range<usize>) -> Estimate {
        let answers = answers.start - self.before..answers.end - self.before;
        match self.lateness(at + 1) {
            0 => self.mean(at, Some(answers), 0, REPLAYS),
            late => self.mean(at, Some(answers), late, LATE_REPLAYS),
        }
    }

    /// Rome's chance on average at the end of the card that begins at a moment, with these answers and other dice; at the moment itself without.
    fn mean(&mut self, at: usize, answers: Option<Range<usize>>, late: i32, replays: u32) -> Estimate {
        let (mut sum, mut squares) = (0_i64, 0_i64);
        for number in 0..replays {
            let mut seeds = Seeded::new(Seed(self.seed.0 << 32 ^ (at as u64) << 16 ^ u64::from(number)));
            self.policy.reseed(next_seed(&mut seeds));
            let state = self.moments[at].state.clone();
            let here = answers.is_none().then(|| shown::<R>(&state, &mut self.inputs));
            let mut again = PlayedAgain {
                answers: &self.answers[answers.clone().unwrap_or_default()],
                policy: &mut self.policy,
                inputs: &mut self.inputs,
                questions: 0,
                judged: here,
                beyond: (late > 0).then_some(Horizon::after(LATE as u8)),
            };
            let (state, halt) = self.runner.run::<R>(state, &[], &mut again, &mut seeds, &mut Silent);
            let judged = again.judged;
            let end = match (halt, judged) {
                (Halt::Over(outcome), _) => of_outcome(outcome),
                (Halt::Waiting | Halt::Cut, Some(judged)) if late == 0 => judged,
                (Halt::Waiting | Halt::Cut, _) => shown::<R>(&state, &mut self.inputs),
            };
            let chance = i64::from((late * end + (LATE as i32 - late) * judged.unwrap_or(end)) / LATE as i32);
            sum += chance;
            squares += chance.pow(2);
        }
        let count = i64::from(replays);
        let spread = (squares * count - sum * sum) / (count * count * (count - 1));
        Estimate {
            chance: ((sum + count / 2) / count) as u16,
            error: spread.isqrt() as u16,
        }
    }
}

/// What is shown of Rome's chance in a position between two cards.
fn shown<R: Evaluate>(state: &R::State, inputs: &mut Inputs) -> i32 {
    R::CALIBRATION.of_rome(R::progress(state), chance_of_rome::<R>(state, inputs))
}

/// Rome's chance where a war is over.
const fn of_outcome(outcome: Outcome) -> i32 {
    match outcome.winner {
        Side::Rome => WHOLE,
        Side::Carthage => 0,
    }
}

/// The answers of a card as long as they fit, then those of a policy, to the end of the card or beyond it.
struct PlayedAgain<'a> {
    answers: &'a [(Side, Choice)],
    policy: &'a mut Policy,
    inputs: &'a mut Inputs,
    questions: u16,
    /// Rome's chance at the end of the card as the position is judged, once it is there.
    judged: Option<i32>,
    /// How far it goes on from there.
    beyond: Option<Horizon>,
}

impl<R: Evaluate> Decider<R> for PlayedAgain<'_> {
    fn decide(&mut self, state: &R::State, question: &Question<R::Prompt>, legal: &[Choice]) -> Decision {
        self.questions += 1;
        if self.questions > QUESTIONS {
            return Decision::Cut;
        }
        if let Some(((side, answer), others)) = self.answers.split_first() {
            let at = legal.iter().position(|one| one == answer);
            if let Some(at) = at.filter(|_| *side == question.to) {
                self.answers = others;
                return Decision::Take(at);
            }
            // What was answered later was answered to something else.
            self.answers = &[];
        }
        Decision::Take(self.policy.choose::<R>(state, question, legal))
    }

    fn stops(&mut self, state: &R::State, moment: Moment) -> bool {
        if !matches!(moment, Moment::Segment) {
            return false;
        }
        let pause = R::pause(state);
        if pause == Pause::Inside {
            return false;
        }
        if self.judged.is_some() {
            return self.beyond.as_mut().is_none_or(|horizon| horizon.passes(pause));
        }
        self.judged = Some(shown::<R>(state, self.inputs));
        self.answers = &[];
        self.beyond.is_none()
    }
}
