//! One run of the segment for an inquiry.

use super::{Inquiry, Standing};
use crate::code::state_bytes;
use crate::table::{By, Step};
use crate::{Choice, Decider, Decision, EventSink, Lot, Moment, Nature, Question, Rules, Table};
use core::cell::{Cell, RefCell};

/// The progress of a run, and the steps that led there.
#[derive(Clone)]
pub(super) struct Trail<T> {
    /// The journal with all that was answered and rolled since.
    pub(super) steps: Vec<Step>,
    /// Rounds ended since the segment began.
    pub(super) rounds: u32,
    /// Events told since the segment began.
    pub(super) told: u32,
    /// What has been counted.
    pub(super) tally: T,
}

/// Where a run stopped.
pub(super) enum Stopped {
    /// The matter is decided, or goes no further.
    Decided,
    /// At the end of a round, in a position of this mark and these bytes.
    Round(u64, Vec<u8>),
}

/// A die or draw of a run that might have fallen otherwise: how far the run had come before it.
pub(super) struct ChanceNode<T> {
    pub(super) lot: Lot,
    /// Dice and draws of the run before it.
    dice: usize,
    rounds: u32,
    told: u32,
    tally: T,
}

impl<T> ChanceNode<T> {
    /// The way up to the die, of the way past it; `known` steps of it are from before the run.
    pub(super) fn back(self, past: &[Step], known: usize) -> Trail<T> {
        let fresh = past[known..].iter().enumerate();
        let mut dice = fresh.filter(|(_, step)| step.by == By::Nature).map(|(at, _)| at);
        let at = dice.nth(self.dice).unwrap_or(0);
        Trail {
            steps: past[..known + at].to_vec(),
            rounds: self.rounds,
            told: self.told,
            tally: self.tally,
        }
    }
}

/// What the decider and the event sink of one run share.
struct Shared<T> {
    tally: RefCell<T>,
    decided: Cell<bool>,
    told: Cell<u32>,
}

/// Answers for the inquiry, and stops where chance or a round comes.
struct Answers<'a, R: Rules, I: Inquiry<R>> {
    inquiry: &'a I,
    shared: &'a Shared<I::Tally>,
    /// Rounds that an earlier run has already counted.
    known: u32,
    rounds: u32,
    /// Whether the run goes on through dice and rounds.
    through: bool,
    /// Whether positions are put together at rounds.
    at_rounds: bool,
    stopped: Stopped,
    /// Dice and draws so far.
    dice: usize,
    forks: Vec<ChanceNode<I::Tally>>,
}

impl<R: Rules, I: Inquiry<R>> Decider<R> for Answers<'_, R, I> {
    fn decide(&mut self, state: &R::State, question: &Question<R::Prompt>, legal: &[Choice]) -> Decision {
        if self.shared.decided.get() {
            return Decision::Cut;
        }
        match self.inquiry.answer(state, question, legal) {
            Decision::Take(at) => Decision::Take(at),
            Decision::Wait | Decision::Cut => Decision::Cut,
        }
    }

    fn stops(&mut self, state: &R::State, moment: Moment) -> bool {
        if self.shared.decided.get() {
            return true;
        }
        match moment {
            Moment::Chance(lot) => {
                if !self.through && self.inquiry.matters(state, lot) {
                    self.forks.push(ChanceNode {
                        lot,
                        dice: self.dice,
                        rounds: self.rounds,
                        told: self.shared.told.get(),
                        tally: self.shared.tally.borrow().clone(),
                    });
                }
                self.dice += 1;
                false
            }
            Moment::Round => {
                self.rounds += 1;
                let stops = self.at_rounds && !self.through && self.rounds > self.known;
                if stops {
                    let mut state = state.clone();
                    self.inquiry.forget(&mut state);
                    self.stopped = Stopped::Round(self.inquiry.mark(&state), state_bytes::<R>(&state));
                }
                stops
            }
            // Odds are reckoned within one segment.
            Moment::Segment => true,
        }
    }
}

/// Hears what the rules note, from where it is news.
struct Ears<'a, R: Rules, I: Inquiry<R>> {
    inquiry: &'a I,
    shared: &'a Shared<I::Tally>,
    known: u32,
    story: Option<&'a mut Vec<R::Event>>,
}

impl<R: Rules, I: Inquiry<R>> EventSink<R::Event> for Ears<'_, R, I> {
    fn emit(&mut self, _: u8, event: R::Event) {
        self.shared.told.set(self.shared.told.get() + 1);
        if self.shared.told.get() <= self.known || self.shared.decided.get() {
            return;
        }
        if self.inquiry.hear(&mut self.shared.tally.borrow_mut(), &event) {
            self.shared.decided.set(true);
        }
        if let Some(story) = &mut self.story {
            story.push(event);
        }
    }
}

/// The way of the commitment itself: the journal and the answer. What happened before it is not told again.
pub(super) fn begin<R: Rules, T: Default>(standing: &Standing<'_, R>, choice: Choice) -> Trail<T> {
    let question = standing.pending.question;
    let mut steps = standing.journal.to_vec();
    let (mut told, mut rounds, mut nature) = (Count(0), Count(0), LowestFace);
    let mut table = Table::<R>::new(standing.checkpoint.clone(), &steps, &mut rounds, &mut nature, &mut told);
    let halted = R::step(&mut table).is_err();
    debug_assert!(halted, "a question waits at the end of the journal");
    drop(table);
    steps.push(Step {
        choice,
        by: By::Answer(question.to),
        tag: R::prompt_id(question.about),
    });
    Trail {
        steps,
        rounds: rounds.0,
        told: told.0,
        tally: T::default(),
    }
}

/// Counts what is told, or the rounds up to the question that waits.
struct Count(u32);

impl<R: Rules> Decider<R> for Count {
    fn decide(&mut self, _: &R::State, _: &Question<R::Prompt>, _: &[Choice]) -> Decision {
        Decision::Wait
    }

    fn stops(&mut self, _: &R::State, moment: Moment) -> bool {
        self.0 += u32::from(matches!(moment, Moment::Round));
        false
    }
}

impl<E> EventSink<E> for Count {
    fn emit(&mut self, _: u8, _: E) {
        self.0 += 1;
    }
}

/// Lets everything fall on its first face.
pub(super) struct LowestFace;

impl Nature for LowestFace {
    fn pick(&mut self, _: Lot) -> u32 {
        0
    }
}

/// How a run is made.
pub(super) struct Manner<'a, E> {
    /// Through all dice and rounds to the end.
    pub(super) through: bool,
    /// Whether it stops at rounds too.
    pub(super) at_rounds: bool,
    /// Keeps the events that are news.
    pub(super) story: Option<&'a mut Vec<E>>,
}

/// Runs the segment along the way, and on to the next round or the end. The way grows by what came about; dice that might have fallen
/// otherwise are told.
pub(super) fn run<R: Rules, I: Inquiry<R>>(
    checkpoint: &R::State,
    inquiry: &I,
    way: &mut Trail<I::Tally>,
    nature: &mut dyn Nature,
    manner: Manner<'_, R::Event>,
) -> (Stopped, Vec<ChanceNode<I::Tally>>) {
    let shared = Shared {
        tally: RefCell::new(way.tally.clone()),
        decided: Cell::new(false),
        told: Cell::new(0),
    };
    let mut answers = Answers::<R, I> {
        inquiry,
        shared: &shared,
        known: way.rounds,
        rounds: 0,
        through: manner.through,
        at_rounds: manner.at_rounds,
        stopped: Stopped::Decided,
        dice: 0,
        forks: Vec::new(),
    };
    let mut ears = Ears::<R, I> {
        inquiry,
        shared: &shared,
        known: way.told,
        story: manner.story,
    };
    let mut table = Table::<R>::new(checkpoint.clone(), &way.steps, &mut answers, nature, &mut ears);
    let flow = R::step(&mut table);
    let fresh = core::mem::take(&mut table.fresh);
    drop(table);
    let Answers {
        stopped, rounds, forks, ..
    } = answers;
    way.steps.extend(fresh);
    way.rounds = rounds;
    way.told = shared.told.get();
    way.tally = shared.tally.into_inner();
    if flow.is_ok() || shared.decided.get() {
        return (Stopped::Decided, forks);
    }
    (stopped, forks)
}
