//! Trying an answer out: play goes on from it by the policy of both sides, in a world that could be.

use crate::Policy;
use crate::evaluate::{END, Evaluate, Inputs, Pause};
use crate::horizon::{Horizon, NEAR};
use crate::level::ROLLOUT_HEAT;
use crate::value::{WHOLE, value};
use core::cell::Cell;
use engine::{Choice, Decider, Decision, EventSink, Halt, Moment, Question, Runner, Seed, Seeded, Side, Silent, World};

/// After so many questions a rollout is cut wherever it stands: a war that never pauses is of no use.
pub(crate) const QUESTIONS: u16 = 600;

/// What rollouts need, with the room of the last.
pub(crate) struct Trials {
    runner: Runner,
    inputs: Inputs,
    policy: Policy,
    horizon: Horizon,
}

/// What came of a rollout.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Rollout {
    /// The side's chance, in parts of 4096.
    pub(crate) chance: i32,
    /// Whether the other side had ended the war by the end of its next card, and not with the last turn.
    pub(crate) lost_at_once: bool,
    /// Whether it came to the end of the war; else it stopped at a position.
    pub(crate) over: bool,
}

/// One rollout.
struct Trial<'p> {
    /// What is answered first, the rest by the side that gives the first.
    answers: &'p [Choice],
    /// That side, once it has been asked.
    by: Option<Side>,
    /// Set once the first answer is asked for: what came before had happened already.
    begun: &'p Cell<bool>,
    policy: &'p mut Policy,
    horizon: Horizon,
    questions: u16,
    /// How many cards have been played to their end.
    cards: u8,
}

impl<R: Evaluate> Decider<R> for Trial<'_> {
    fn decide(&mut self, state: &R::State, question: &Question<R::Prompt>, legal: &[Choice]) -> Decision {
        if let Some((next, rest)) = self
            .answers
            .split_first()
            .filter(|_| self.by.is_none_or(|by| by == question.to))
        {
            let at = legal.iter().position(|choice| choice == next);
            let first = !self.begun.replace(true);
            (self.answers, self.by) = (if at.is_some() { rest } else { &[] }, Some(question.to));
            if first || at.is_some() {
                return at.map_or(Decision::Cut, Decision::Take);
            }
        }
        self.questions += 1;
        if self.questions > QUESTIONS {
            return Decision::Cut;
        }
        Decision::Take(self.policy.choose::<R>(state, question, legal))
    }

    fn stops(&mut self, state: &R::State, moment: Moment) -> bool {
        if !matches!(moment, Moment::Segment) {
            return false;
        }
        let pause = R::pause(state);
        self.cards += u8::from(pause != Pause::Inside);
        self.horizon.passes(pause)
    }
}

impl Trials {
    /// Rollouts that go on so far.
    pub(crate) fn new(horizon: Horizon) -> Self {
        Trials::heated(horizon, ROLLOUT_HEAT)
    }

    /// Rollouts in which both sides always take what has most points.
    pub(crate) fn cool(horizon: Horizon) -> Self {
        Trials::heated(horizon, 0)
    }

    fn heated(horizon: Horizon, heat: u8) -> Self {
        Trials {
            horizon,
            runner: Runner::default(),
            inputs: Inputs::default(),
            policy: Policy::new(Seed(0), heat),
        }
    }

    /// What comes for a side of an answer in a world: dice and policy grow from the seed.
    pub(crate) fn run<R: Evaluate>(&mut self, world: &World<R>, answer: Choice, side: Side, seed: Seed) -> Rollout {
        self.run_to(world, &[answer], side, seed, |_| ())
    }

    /// As [`Trials::run`], of an answer and what the side answers next, as long as it can; `look` sees the position at which the rollout stops, if
    /// the war is not over.
    pub(crate) fn run_to<R: Evaluate>(
        &mut self,
        world: &World<R>,
        answers: &[Choice],
        side: Side,
        seed: Seed,
        look: impl FnOnce(&R::State),
    ) -> Rollout {
        let begun = Cell::new(false);
        let (state, halt, cards) = self.play(world, answers, seed, &begun, &mut Silent);
        let lost = matches!(halt, Halt::Over(outcome) if outcome.winner != side);
        Rollout {
            chance: match halt {
                Halt::Over(_) if lost => 0,
                Halt::Over(_) => WHOLE,
                Halt::Waiting | Halt::Cut => {
                    look(&state);
                    value::<R>(&state, side, &mut self.inputs)
                }
            },
            lost_at_once: lost && cards < NEAR && R::progress(&state) < END,
            over: matches!(halt, Halt::Over(_)),
        }
    }

    /// What happens from an answer on in a world.
    pub(crate) fn events<R: Evaluate>(&mut self, world: &World<R>, answer: Choice, seed: Seed) -> Happened<R> {
        let begun = Cell::new(false);
        let mut noted = Noted {
            begun: &begun,
            events: Vec::new(),
        };
        let (state, halt, _) = self.play(world, &[answer], seed, &begun, &mut noted);
        Happened {
            state,
            halt,
            events: noted.events,
        }
    }

    /// Plays a world on from some answers. Returns the last position, why it is the last, and how many cards have been played to their end.
    fn play<R: Evaluate>(
        &mut self,
        world: &World<R>,
        answers: &[Choice],
        seed: Seed,
        begun: &Cell<bool>,
        log: &mut dyn EventSink<R::Event>,
    ) -> (R::State, Halt, u8) {
        self.policy.reseed(seed);
        let mut trial = Trial {
            answers,
            by: None,
            begun,
            policy: &mut self.policy,
            horizon: self.horizon,
            questions: 0,
            cards: 0,
        };
        let mut dice = Seeded::new(Seed(!seed.0));
        let (state, halt) = self
            .runner
            .run::<R>(world.checkpoint.clone(), &world.journal, &mut trial, &mut dice, log);
        (state, halt, trial.cards)
    }
}

/// What happened in a rollout.
pub(crate) struct Happened<R: Evaluate> {
    /// The last position.
    pub(crate) state: R::State,
    /// Why it is the last.
    pub(crate) halt: Halt,
    /// Each event, with how many sections of the rules enclose it.
    pub(crate) events: Vec<(u8, R::Event)>,
}

/// Notes what happens after the first answer of a rollout.
struct Noted<'b, E> {
    begun: &'b Cell<bool>,
    events: Vec<(u8, E)>,
}

impl<E> EventSink<E> for Noted<'_, E> {
    fn emit(&mut self, depth: u8, event: E) {
        if self.begun.get() {
            self.events.push((depth, event));
        }
    }
}
