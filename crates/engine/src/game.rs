//! A game in progress: a checkpoint, the journal since, and the question that waits.

use crate::question::Uncommitted;
use crate::recorder::{AnswerRecorder, Given, LogWriter};
use crate::{
    By, Choice, Decider, Feed, Halt, Nature, Options, Outcome, Question, Refusal, Rules, Seed, Seeded, Side, Step,
    Table, Viewer, Wait, retrace::retrace, table::Spare,
};
use core::cell::Cell;
use std::borrow::Cow;
use std::sync::Arc;

/// One note of the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry<E> {
    /// How many sections enclose it.
    pub depth: u8,
    /// What happened; shared, for a game is copied often and its log only grows.
    pub event: Arc<E>,
}

/// The question that waits for its answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pending<P> {
    /// What is asked, and of whom.
    pub question: Question<P>,
    /// The legal answers, at least one, likely ones first.
    pub legal: Vec<Choice>,
}

/// The answer was not among the legal ones; the game is unchanged.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotOffered {
    /// The answer that was refused.
    pub choice: Choice,
    /// Why, if the rules have a reason of their own.
    pub refusal: Option<Refusal>,
}

/// What a run within one segment came to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ran {
    /// The segment is complete.
    Ended,
    /// A question waits.
    Waiting,
    /// The game is over.
    Over,
    /// The decider wanted no more.
    Cut,
}

/// A game in progress. Plain data: it can be cloned at any moment.
///
/// ```
/// use engine::{Choice, Game, Seed};
/// let mut game = Game::<pig::Pig>::new((), Seed(7));
/// let legal = game.pending().expect("the game has just begun").legal.clone();
/// game.answer(legal[0])?;
/// assert!(game.answer(Choice::Number(99)).is_err(), "refused, and nothing has changed");
/// # Ok::<(), engine::NotOffered>(())
/// ```
pub struct Game<R: Rules, N: Nature + Clone = Seeded> {
    checkpoint: R::State,
    /// Chance as it was at the checkpoint.
    before: N,
    steps: Vec<Step>,
    settled_steps: usize,
    now: R::State,
    pending: Option<Pending<R::Prompt>>,
    outcome: Option<Outcome>,
    nature: N,
    log: Vec<Entry<R::Event>>,
    settled: usize,
    segments: u32,
    given: Vec<Given>,
    uncommitted: Option<Uncommitted>,
    spare: Spare,
}

impl<R: Rules, N: Nature + Clone> Clone for Game<R, N> {
    fn clone(&self) -> Self {
        Game {
            checkpoint: self.checkpoint.clone(),
            before: self.before.clone(),
            steps: self.steps.clone(),
            settled_steps: self.settled_steps,
            now: self.now.clone(),
            pending: self.pending.clone(),
            outcome: self.outcome,
            nature: self.nature.clone(),
            log: self.log.clone(),
            settled: self.settled,
            segments: self.segments,
            given: self.given.clone(),
            uncommitted: self.uncommitted,
            spare: Spare::default(),
        }
    }
}

impl<R: Rules> Game<R> {
    /// A game from its set-up, played on to the first question.
    #[must_use]
    pub fn new(setup: R::Setup, seed: Seed) -> Self {
        Game::from_state(R::start(setup), Seeded::new(seed))
    }

    /// All dice and draws from here on are those of this epoch.
    pub(crate) fn set_epoch(&mut self, epoch: u32) {
        self.nature.epoch = epoch;
    }
}

impl<R: Rules, N: Nature + Clone> Game<R, N> {
    /// A game from a position at the start of a segment, played on to the first question.
    #[must_use]
    pub fn from_state(state: R::State, nature: N) -> Self {
        let mut game = Game::read_only(state, nature);
        game.run(&mut Wait);
        game
    }

    /// A position that asks nothing.
    pub(crate) fn read_only(state: R::State, nature: N) -> Self {
        Game {
            checkpoint: state.clone(),
            before: nature.clone(),
            steps: Vec::new(),
            settled_steps: 0,
            now: state,
            pending: None,
            outcome: None,
            nature,
            log: Vec::new(),
            settled: 0,
            segments: 0,
            given: Vec::new(),
            uncommitted: None,
            spare: Spare::default(),
        }
    }

    /// A game that goes on from a checkpoint with a journal and chance as it stands after it; `None` if a step of the journal does not
    /// come about there.
    #[must_use]
    pub fn resume(checkpoint: R::State, journal: Vec<Step>, before: N, nature: N) -> Option<Self> {
        let retraced = retrace::<R>(checkpoint.clone(), &journal);
        if !retraced.faithful || retraced.flow.is_ok() {
            return None;
        }
        let mut game = Game {
            before,
            steps: journal,
            now: retraced.state,
            ..Game::read_only(checkpoint, nature)
        };
        game.run(&mut Wait);
        Some(game)
    }

    /// The position as it lies on the table.
    #[must_use]
    pub fn state(&self) -> &R::State {
        &self.now
    }

    /// The position at the start of the present segment.
    #[must_use]
    pub fn checkpoint(&self) -> &R::State {
        &self.checkpoint
    }

    /// Chance as it stood at the checkpoint.
    #[must_use]
    pub fn nature_before(&self) -> &N {
        &self.before
    }

    /// What has been answered, rolled and drawn since the checkpoint.
    #[must_use]
    pub fn journal(&self) -> &[Step] {
        &self.steps[self.settled_steps..]
    }

    /// What has been answered, rolled and drawn since the game was made from its state.
    #[must_use]
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// The question that waits; `None` when the game is over.
    #[must_use]
    pub fn pending(&self) -> Option<&Pending<R::Prompt>> {
        self.pending.as_ref()
    }

    /// How the game ended, if it has.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// All notes since the game was made from its state.
    #[must_use]
    pub fn log(&self) -> &[Entry<R::Event>] {
        &self.log
    }

    /// How many of the notes belong to completed segments.
    pub(crate) fn settled(&self) -> usize {
        self.settled
    }

    /// How the answers since the game was made from its state were given.
    pub(crate) fn given(&self) -> &[Given] {
        &self.given
    }

    /// Forgets the steps and notes of completed segments.
    pub(crate) fn rebase(&mut self) {
        let answers = self.answered().count();
        self.given.drain(..self.given.len() - answers);
        self.steps.drain(..self.settled_steps);
        self.log.drain(..self.settled);
        (self.settled_steps, self.settled, self.segments) = (0, 0, 0);
    }

    /// How many segments have been completed. A changed number means a new checkpoint.
    #[must_use]
    pub fn segments(&self) -> u32 {
        self.segments
    }

    /// Chance as it stands after all picks so far.
    #[must_use]
    pub fn nature(&self) -> &N {
        &self.nature
    }

    /// How many of the last answers are those of an action that its side has not yet carried out, and that this viewer may not know:
    /// answers to [`Question::uncommitted`].
    #[must_use]
    pub fn uncommitted_to(&self, by: Viewer) -> usize {
        let uncommitted = self.uncommitted.filter(|uncommitted| !by.sees(uncommitted.by));
        uncommitted.map_or(0, |uncommitted| self.journal().len() - uncommitted.from)
    }

    /// The game as far as this viewer may know it: before an action of the other side that it has not yet carried out.
    ///
    /// # Panics
    /// Never: the beginning of a journal comes about as the whole did.
    #[must_use]
    pub fn told_to(&self, by: Viewer) -> Cow<'_, Self> {
        let uncommitted = self.uncommitted_to(by);
        if uncommitted == 0 {
            return Cow::Borrowed(self);
        }
        let journal = self.journal()[..self.journal().len() - uncommitted].to_vec();
        let told = Self::resume(
            self.checkpoint.clone(),
            journal,
            self.before.clone(),
            self.nature.clone(),
        );
        Cow::Owned(told.expect("the beginning of a journal comes about as the whole did"))
    }

    /// Answers the question that waits: the checked door.
    ///
    /// # Errors
    /// [`NotOffered`] with the reason when the answer is not legal or nothing is asked; the game is unchanged then.
    pub fn answer(&mut self, choice: Choice) -> Result<(), NotOffered> {
        if !self.pending.as_ref().is_some_and(|p| p.legal.contains(&choice)) {
            let refusal = self
                .refusals()
                .into_iter()
                .find(|(c, _)| *c == choice)
                .map(|(_, refusal)| refusal);
            return Err(NotOffered { choice, refusal });
        }
        self.run(&mut Feed::new(&[choice]));
        Ok(())
    }

    /// Gives answers in order as long as each is legal; returns how many were taken.
    pub fn feed(&mut self, answers: &[Choice]) -> usize {
        let mut feed = Feed::new(answers);
        self.run(&mut feed);
        feed.given
    }

    /// Lets a decider play on until it waits or the game is over. `false` if it cut the run short: the game stands where it stood
    /// in the segment that was cut then.
    pub fn play(&mut self, decider: &mut dyn Decider<R>) -> bool {
        self.run(decider)
    }

    /// The answers that are refused now, each with its reason.
    #[must_use]
    pub fn refusals(&self) -> Vec<(Choice, Refusal)> {
        self.explained().refused().to_vec()
    }

    /// The options of the question that waits, refused ones with their reasons included; none when the game is over.
    #[must_use]
    pub fn explained(&self) -> Options {
        if self.pending.is_none() {
            return Options::default();
        }
        let (mut wait, mut nature, mut silent) = (Wait, self.nature.clone(), crate::Silent);
        let mut table = Table::<R>::new(
            self.checkpoint.clone(),
            self.journal(),
            &mut wait,
            &mut nature,
            &mut silent,
        )
        .explaining();
        match R::step(&mut table) {
            Err(Halt::Waiting) => table.options,
            _ => unreachable!("the segment paused before"),
        }
    }

    /// Which side is asked, if any.
    #[must_use]
    pub fn asked(&self) -> Option<Side> {
        self.pending.as_ref().map(|p| p.question.to)
    }

    /// Runs segments until the decider waits, cuts, or the game is over.
    fn run(&mut self, decider: &mut dyn Decider<R>) -> bool {
        loop {
            match self.run_segment(decider) {
                Ran::Ended => {}
                ran => return ran != Ran::Cut,
            }
        }
    }

    /// Runs on to the end of the segment at most. After [`Ran::Ended`] nothing is pending until it is run again.
    pub(crate) fn run_segment(&mut self, decider: &mut dyn Decider<R>) -> Ran {
        if self.outcome.is_some() {
            return Ran::Over;
        }
        let legal = self.pending.take().map(|p| p.legal).unwrap_or_default();
        let (nature_before, given_before) = (self.nature.clone(), self.given.len());
        self.log.truncate(self.settled);
        let count = Cell::new(self.log.len());
        let mut notes = LogWriter {
            entries: &mut self.log,
            count: &count,
        };
        let mut recorder = AnswerRecorder {
            decider,
            notes: &count,
            given: &mut self.given,
        };
        let mut table = Table::<R>::new(
            self.checkpoint.clone(),
            &self.steps[self.settled_steps..],
            &mut recorder,
            &mut self.nature,
            &mut notes,
        );
        table.lend(&mut self.spare);
        let result = R::step(&mut table);
        if result.is_ok() {
            table.is_told();
        }
        let (asked, uncommitted) = (table.asked, table.uncommitted);
        let state = table.give_back(&mut self.spare);
        if result == Err(Halt::Cut) {
            self.spare.fresh.clear();
            self.nature = nature_before;
            self.given.truncate(given_before);
            self.run_segment(&mut Wait);
            return Ran::Cut;
        }
        self.steps.append(&mut self.spare.fresh);
        self.uncommitted = uncommitted;
        match result {
            Ok(()) => {
                self.checkpoint = state;
                self.before = self.nature.clone();
                self.settled_steps = self.steps.len();
                self.settled = self.log.len();
                self.segments += 1;
                Ran::Ended
            }
            Err(Halt::Over(outcome)) => {
                self.now = state;
                self.outcome = Some(outcome);
                Ran::Over
            }
            Err(Halt::Waiting | Halt::Cut) => {
                self.now = state;
                self.pending = Some(self.spare.pending(asked.expect("whoever waits has been asked"), legal));
                Ran::Waiting
            }
        }
    }

    /// The steps of the present segment that a side chose itself.
    pub fn answered(&self) -> impl Iterator<Item = Choice> + '_ {
        self.journal()
            .iter()
            .filter(|s| matches!(s.by, By::Answer(_)))
            .map(|s| s.choice)
    }
}
