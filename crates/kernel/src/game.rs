//! A game in progress: a checkpoint, the journal since, and the question that waits.

use crate::{
    By, Choice, Chronicle, Decider, Feed, Halt, Nature, Outcome, Question, Refusal, Rules, Seed, Seeded, Side, Step,
    Table, Wait,
};

/// One note of the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry<E> {
    /// How many sections enclose it.
    pub depth: u8,
    /// What happened.
    pub event: E,
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

struct Notes<'a, E>(&'a mut Vec<Entry<E>>);

impl<E> Chronicle<E> for Notes<'_, E> {
    fn note(&mut self, depth: u8, event: E) {
        self.0.push(Entry { depth, event });
    }
}

/// A game in progress. Plain data: it can be cloned at any moment.
pub struct Game<R: Rules, N: Nature + Clone = Seeded> {
    checkpoint: R::State,
    journal: Vec<Step>,
    now: R::State,
    pending: Option<Pending<R::Prompt>>,
    outcome: Option<Outcome>,
    nature: N,
    log: Vec<Entry<R::Event>>,
    settled: usize,
    segments: u32,
}

impl<R: Rules, N: Nature + Clone> Clone for Game<R, N> {
    fn clone(&self) -> Self {
        Game {
            checkpoint: self.checkpoint.clone(),
            journal: self.journal.clone(),
            now: self.now.clone(),
            pending: self.pending.clone(),
            outcome: self.outcome,
            nature: self.nature.clone(),
            log: self.log.clone(),
            settled: self.settled,
            segments: self.segments,
        }
    }
}

impl<R: Rules> Game<R> {
    /// A game from its set-up, played on to the first question.
    #[must_use]
    pub fn new(setup: R::Setup, seed: Seed) -> Self {
        Game::from_state(R::start(setup), Seeded::new(seed))
    }
}

impl<R: Rules, N: Nature + Clone> Game<R, N> {
    /// A game from a position at the start of a segment, played on to the first question.
    #[must_use]
    pub fn from_state(state: R::State, nature: N) -> Self {
        let mut game = Game {
            checkpoint: state.clone(),
            journal: Vec::new(),
            now: state,
            pending: None,
            outcome: None,
            nature,
            log: Vec::new(),
            settled: 0,
            segments: 0,
        };
        game.run(&mut Wait);
        game
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

    /// What has been answered, rolled and drawn since the checkpoint.
    #[must_use]
    pub fn journal(&self) -> &[Step] {
        &self.journal
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

    /// Lets a decider play on until it waits or the game is over. `false` if it cut the run short: the game is unchanged since its
    /// last complete segment then.
    pub fn play(&mut self, decider: &mut dyn Decider<R>) -> bool {
        self.run(decider)
    }

    /// The answers that are refused now, each with its reason.
    #[must_use]
    pub fn refusals(&self) -> Vec<(Choice, Refusal)> {
        if self.pending.is_none() {
            return Vec::new();
        }
        let (mut wait, mut nature, mut silent) = (Wait, self.nature.clone(), crate::Silent);
        let mut table = Table::<R>::new(
            self.checkpoint.clone(),
            &self.journal,
            &mut wait,
            &mut nature,
            &mut silent,
        )
        .explaining();
        match R::step(&mut table) {
            Err(Halt::Waiting) => table.options.refused().to_vec(),
            other => unreachable!("the segment paused before and now ends with {other:?}"),
        }
    }

    /// Which side is asked, if any.
    #[must_use]
    pub fn asked(&self) -> Option<Side> {
        self.pending.as_ref().map(|p| p.question.to)
    }

    /// Runs segments until the decider waits, cuts, or the game is over.
    fn run(&mut self, decider: &mut dyn Decider<R>) -> bool {
        if self.outcome.is_some() {
            return true;
        }
        self.pending = None;
        loop {
            self.log.truncate(self.settled);
            let mut notes = Notes(&mut self.log);
            let mut table = Table::<R>::new(
                self.checkpoint.clone(),
                &self.journal,
                decider,
                &mut self.nature,
                &mut notes,
            );
            let result = R::step(&mut table);
            let Table {
                state,
                fresh,
                asked,
                options,
                ..
            } = table;
            match result {
                Ok(()) => {
                    self.checkpoint = state;
                    self.journal.clear();
                    self.settled = self.log.len();
                    self.segments += 1;
                }
                Err(Halt::Waiting) => {
                    self.journal.extend(fresh);
                    self.now = state;
                    let question = asked.expect("whoever waits has been asked");
                    self.pending = Some(Pending {
                        question,
                        legal: options.legal().to_vec(),
                    });
                    return true;
                }
                Err(Halt::Over(outcome)) => {
                    self.journal.extend(fresh);
                    self.now = state;
                    self.outcome = Some(outcome);
                    return true;
                }
                Err(Halt::Cut) => return false,
            }
        }
    }

    /// The steps of the present segment that a side chose itself.
    pub fn answered(&self) -> impl Iterator<Item = Choice> + '_ {
        self.journal
            .iter()
            .filter(|s| matches!(s.by, By::Answer(_)))
            .map(|s| s.choice)
    }
}
