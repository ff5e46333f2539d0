//! A game with its past: undo, redo, any earlier moment, other futures.

mod log;

use crate::checkpoint::{Checkpoint, WaitPoint};
use crate::game::Ran;
use crate::past::{Answered, Dice, Envelope, Rewound, free_undo};
use crate::{
    By, Choice, Decider, Entry, Feed, Game, NotOffered, Outcome, Pending, Refusal, Rules, Seed, Seeded, Side, Step,
    Viewer,
};

/// Most checkpoints that are kept of a game, not counting forks.
const MARKS: usize = 32;

/// A game from its set-up with all its answers, standing at any of its moments.
///
/// ```
/// use engine::{Choice, Envelope, Seed, Timeline};
/// let mut game = Timeline::<pig::Pig>::new((), Seed(4), Envelope::default());
/// game.answer(Choice::Pass)?;
/// assert_eq!((game.cursor(), game.undo_floor()), (1, 1), "the other side is asked: no free undo");
/// game.seek(0);
/// assert_eq!(game.cursor(), 0);
/// assert!(game.redo());
/// # Ok::<(), engine::NotOffered>(())
/// ```
pub struct Timeline<R: Rules> {
    setup: R::Setup,
    seed: Seed,
    /// Names, orders and whatever else travels with the game.
    pub envelope: Envelope,
    answers: Vec<Answered>,
    steps: Vec<Step>,
    moments: Vec<WaitPoint>,
    pub(crate) marks: Vec<Checkpoint<R::State>>,
    log: Vec<Entry<R::Event>>,
    rewinds: Vec<Rewound>,
    cursor: usize,
    pub(crate) mark: usize,
    /// After how many answers the last fork began.
    forked: usize,
    game: Game<R>,
}

impl<R: Rules> Clone for Timeline<R> {
    fn clone(&self) -> Self {
        Timeline {
            setup: self.setup,
            seed: self.seed,
            envelope: self.envelope.clone(),
            answers: self.answers.clone(),
            steps: self.steps.clone(),
            moments: self.moments.clone(),
            marks: self.marks.clone(),
            log: self.log.clone(),
            rewinds: self.rewinds.clone(),
            cursor: self.cursor,
            mark: self.mark,
            forked: self.forked,
            game: self.game.clone(),
        }
    }
}

impl<R: Rules> Timeline<R> {
    /// A game from its set-up, played on to the first question.
    #[must_use]
    pub fn new(setup: R::Setup, seed: Seed, envelope: Envelope) -> Self {
        Self::starting_from(R::start(setup), setup, seed, envelope)
    }

    /// A game from another start than its set-up's; its links open only where that start is known.
    pub fn starting_from(start: R::State, setup: R::Setup, seed: Seed, envelope: Envelope) -> Self {
        let mut timeline = Self::read_only(start.clone(), setup, seed, envelope);
        timeline.game = Game::from_state(start, Seeded::new(seed));
        timeline.record();
        timeline
    }

    /// A position that stands still: no question, no past. What is left of a game that today's rules cannot follow.
    pub fn read_only(state: R::State, setup: R::Setup, seed: Seed, envelope: Envelope) -> Self {
        let nature = Seeded::new(seed);
        let mark = Checkpoint {
            state: state.clone(),
            nature,
            answers: 0,
            steps: 0,
            log: 0,
            fork: None,
        };
        let here = WaitPoint {
            steps: 0,
            log: 0,
            floor: 0,
        };
        Timeline {
            setup,
            seed,
            envelope,
            answers: Vec::new(),
            steps: Vec::new(),
            moments: vec![here],
            marks: vec![mark],
            log: Vec::new(),
            rewinds: Vec::new(),
            cursor: 0,
            mark: 0,
            forked: 0,
            game: Game::read_only(state, nature),
        }
    }

    /// The position where it stands as a game of its own that asks nothing and has no past, to look at: what is hidden is exchanged, as in
    /// a position that is shared.
    #[must_use]
    pub fn as_read_only(&self) -> Self
    where
        R: crate::Present,
    {
        let names = self.envelope.names.clone();
        let envelope = Envelope {
            names,
            ..Envelope::default()
        };
        let told = self.game.told_to(Viewer::Public);
        Self::read_only(crate::code::redacted::<R>(told.state()), self.setup, Seed(0), envelope)
    }

    /// Writes down what the game has done since the last moment of the tape.
    fn record(&mut self) {
        let begun = self.marks[self.mark].steps;
        let log = self.log.len() as u32;
        let known = self.steps.len();
        self.moments.truncate(self.cursor);
        self.steps.extend_from_slice(&self.game.steps()[known - begun..]);
        let mut given = self.game.given()[self.cursor - self.marks[self.mark].answers..].iter();
        for at in known..self.steps.len() {
            let Step { choice, by, tag } = self.steps[at];
            let By::Answer(side) = by else { continue };
            let given = given.next().expect("the game writes down how each answer was given");
            let (rank, of) = (given.rank, given.of);
            self.moments.push(self.moment(at, log + given.notes, Some(side)));
            self.answers.push(Answered { choice, rank, of, tag });
            self.cursor += 1;
        }
        let notes = self.game.log().len() as u32;
        self.moments
            .push(self.moment(self.steps.len(), log + notes, self.game.asked()));
        self.log.extend_from_slice(&self.game.log()[..self.game.settled()]);
        self.set_mark();
    }

    /// Sets a mark at the game's checkpoint, unless the game began there. Of many marks every second one goes: from those that
    /// stay any moment is soon found again.
    fn set_mark(&mut self) {
        if self.game.segments() == 0 {
            return;
        }
        let mark = Checkpoint {
            state: self.game.checkpoint().clone(),
            nature: *self.game.nature_before(),
            answers: self.cursor - self.game.answered().count(),
            steps: self.moments[self.cursor].steps as usize - self.game.journal().len(),
            log: self.marks[self.mark].log + self.game.settled(),
            fork: None,
        };
        self.mark += 1;
        self.marks.insert(self.mark, mark);
        self.game.rebase();
        if self.marks.len() > MARKS {
            let (here, last) = (self.mark, self.marks.len() - 1);
            let stays = |(at, mark): (usize, &Checkpoint<R::State>)| {
                at % 2 == 0 || at == here || at == last || mark.fork.is_some()
            };
            let stay: Vec<bool> = self.marks.iter().enumerate().map(stays).collect();
            let mut each = stay.iter();
            self.marks.retain(|_| each.next() == Some(&true));
            self.mark = stay[..here].iter().filter(|stays| **stays).count();
        }
    }

    /// The moment at this end of the steps, when this side is asked.
    fn moment(&self, steps: usize, log: u32, asked: Option<Side>) -> WaitPoint {
        let free = free_undo(&self.steps[..steps], asked);
        WaitPoint {
            steps: steps as u32,
            log,
            floor: (self.moments.len() - free).max(self.forked) as u32,
        }
    }

    /// Stands at the last mark, with this game of another world.
    pub(crate) fn stand_in(&mut self, game: Game<R>) {
        self.mark = self.marks.len() - 1;
        self.game = game;
        self.forked = self.cursor;
        self.moments[self.cursor].floor = self.cursor as u32;
    }

    /// The position from which all steps up to here come about: where the game began, or for a fork, in which unseen cards have changed places,
    /// the checkpoint before it. With it those steps, and how many answers had been given before them.
    #[must_use]
    pub(crate) fn traced(&self) -> (&R::State, Vec<Step>, usize) {
        let forks = self.marks[..=self.mark].iter().rev();
        let last = forks
            .filter_map(|mark| mark.fork.as_ref().map(|fork| (mark, fork)))
            .next();
        let Some((mark, fork)) = last else {
            return (&self.marks[0].state, self.steps().to_vec(), 0);
        };
        let (before, since) = self.steps().split_at(mark.steps);
        let since = since.get(fork.journal.len()..).unwrap_or_default();
        let answers = before.iter().filter(|step| matches!(step.by, By::Answer(_)));
        (&mark.state, [&fork.journal, since].concat(), answers.count())
    }

    /// What was agreed before the game.
    #[must_use]
    pub fn setup(&self) -> R::Setup {
        self.setup
    }

    /// The seed of its dice. Not to be shown during a game.
    #[must_use]
    pub fn seed(&self) -> Seed {
        self.seed
    }

    /// The position where the timeline stands.
    #[must_use]
    pub fn state(&self) -> &R::State {
        self.game.state()
    }

    /// The game where the timeline stands; its log and journal go back to its last checkpoint only.
    #[must_use]
    pub fn game(&self) -> &Game<R> {
        &self.game
    }

    /// The question that waits here; `None` when the game is over.
    #[must_use]
    pub fn pending(&self) -> Option<&Pending<R::Prompt>> {
        self.game.pending()
    }

    /// How the game ended, if it has here.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.game.outcome()
    }

    /// The answers refused here, each with its reason.
    #[must_use]
    pub fn refusals(&self) -> Vec<(Choice, Refusal)> {
        self.game.refusals()
    }

    /// How many answers have been given here.
    #[must_use]
    pub fn cursor(&self) -> usize {
        self.cursor
    }

    /// All answers of the tape, those that can be redone included.
    #[must_use]
    pub fn answers(&self) -> &[Answered] {
        &self.answers
    }

    /// Answers, dice, draws and forced answers up to here.
    #[must_use]
    pub fn steps(&self) -> &[Step] {
        &self.steps[..self.moments[self.cursor].steps as usize]
    }

    /// What the answer with this index brought about: the answer itself, then forced answers, dice and draws, up to the next question.
    #[must_use]
    pub fn consequences(&self, answer: usize) -> &[Step] {
        match (self.moments.get(answer), self.moments.get(answer + 1)) {
            (Some(from), Some(to)) => &self.steps[from.steps as usize..to.steps as usize],
            _ => &[],
        }
    }

    /// The rewinds that the log tells of.
    #[must_use]
    pub fn rewinds(&self) -> &[Rewound] {
        &self.rewinds
    }

    /// Answers the question that waits: the checked door. Answers that could have been redone are gone then; if they lay behind a die,
    /// a draw or the other side's question, this is a rewind with new dice.
    ///
    /// # Errors
    /// [`NotOffered`] with the reason when the answer is not legal or nothing is asked; nothing has changed then.
    pub fn answer(&mut self, choice: Choice) -> Result<(), NotOffered> {
        let closed = self.in_the_past() && self.stand_for(None) < self.cursor;
        if closed || !self.pending().is_some_and(|p| p.legal.contains(&choice)) {
            let mut refusals = self.refusals().into_iter();
            let refusal = refusals.find(|(c, _)| *c == choice).map(|(_, why)| why);
            return Err(NotOffered { choice, refusal });
        }
        self.play(&mut Feed::new(&[choice]));
        Ok(())
    }

    /// Lets a decider play on from here until it waits or the game is over; `false` if it cut a segment short, of which nothing is
    /// kept then.
    pub fn play(&mut self, decider: &mut dyn Decider<R>) -> bool {
        if self.cursor < self.answers.len() {
            if self.in_the_past() {
                let here = self.cursor;
                self.rewind(here, Dice::New);
                if self.cursor < here {
                    return false;
                }
            } else {
                self.cut();
                self.settle_epochs();
            }
        }
        self.enter_forks();
        self.game.set_epoch(self.epoch_at(self.cursor));
        loop {
            match self.game.run_segment(decider) {
                Ran::Ended => self.record(),
                ran => {
                    self.record();
                    return ran != Ran::Cut;
                }
            }
        }
    }

    /// Whether an answer given here goes back behind a die, a draw or a question to the other side.
    fn in_the_past(&self) -> bool {
        self.cursor < self.moments[self.answers.len()].floor as usize
    }

    /// Forgets everything after the cursor.
    fn cut(&mut self) {
        let here = self.moments[self.cursor];
        self.answers.truncate(self.cursor);
        self.moments.truncate(self.cursor + 1);
        self.steps.truncate(here.steps as usize);
        self.marks.truncate(self.mark + 1);
        self.forked = self
            .marks
            .iter()
            .rev()
            .find(|m| m.fork.is_some())
            .map_or(0, |m| m.answers);
        self.log.truncate(self.marks[self.mark].log);
    }

    /// Keeps only what was played until so many answers had been given.
    pub(crate) fn keep_until(&mut self, answers: usize) {
        self.seek(answers);
        self.cut();
        self.rewinds.retain(|r| r.at as usize <= answers);
    }

    /// Goes on from the cursor with the dice that fall there, whatever has been seen of them, and without a word of it in the log: for a
    /// game in which nothing is at stake. What could have been redone is gone.
    ///
    /// ```
    /// use engine::{Choice, Envelope, Seed, Timeline};
    /// let mut game = Timeline::<pig::Pig>::new((), Seed(4), Envelope::default());
    /// let first = game.pending().expect("a side is asked").legal[0];
    /// game.answer(first)?;
    /// let rolled = game.state().clone();
    /// game.seek(0);
    /// game.resume();
    /// game.answer(first)?;
    /// assert_eq!((game.state(), game.rewinds().len()), (&rolled, 0));
    /// # Ok::<(), engine::NotOffered>(())
    /// ```
    pub fn resume(&mut self) {
        self.cut();
        let here = self.cursor as u32;
        self.rewinds
            .retain(|r| r.at < here || matches!(r.dice, Dice::Fork(_)) && r.at == here);
    }

    /// Epochs that began after the cursor begin here: dice once seen must not fall again.
    fn settle_epochs(&mut self) {
        let here = self.cursor as u32;
        for rewound in &mut self.rewinds {
            rewound.at = rewound.at.min(here);
        }
    }

    fn epoch_at(&self, answers: usize) -> u32 {
        let begun = self.rewinds.iter().filter(|r| r.at as usize <= answers);
        begun.fold(0, |epoch: u32, r| match r.dice {
            Dice::Same => epoch,
            Dice::New => epoch.wrapping_add(1),
            Dice::Fork(fork) => epoch.wrapping_add(1).wrapping_add(fork.salt << 8),
        })
    }

    /// The fewest answers to which a player may go back alone: back to the last die, draw or question publicly put to the other side.
    #[must_use]
    pub fn undo_floor(&self) -> usize {
        self.moments[self.cursor].floor as usize
    }

    /// After how many answers the last fork begins that has taken effect here; 0 where there is none.
    #[must_use]
    pub const fn fork_floor(&self) -> usize {
        self.forked
    }

    /// Takes one answer back, if that is free.
    pub fn undo(&mut self) -> bool {
        let free = self.cursor > self.undo_floor();
        if free {
            self.seek(self.cursor - 1);
        }
        free
    }

    /// Gives the next answer of the tape again, if there is one.
    pub fn redo(&mut self) -> bool {
        let more = self.cursor < self.answers.len();
        if more {
            self.seek(self.cursor + 1);
        }
        more
    }

    /// Stands at the moment after so many answers (at most all of the tape). The tape stays as it is.
    pub fn seek(&mut self, answers: usize) {
        let to = answers.min(self.answers.len());
        let mark = self.marks.partition_point(|m| m.answers <= to) - 1;
        if mark != self.mark || to < self.cursor {
            let from = &self.marks[mark];
            self.game = from.begin().expect("a mark is set where a game can begin");
            (self.mark, self.cursor) = (mark, from.answers);
        }
        while self.cursor < to {
            let epoch = self.epoch_at(self.cursor);
            let same = (self.cursor + 1..to).take_while(|n| self.epoch_at(*n) == epoch).count();
            let next = self.cursor + 1 + same;
            let choices: Vec<Choice> = self.answers[self.cursor..next].iter().map(|a| a.choice).collect();
            self.game.set_epoch(epoch);
            let taken = self.game.feed(&choices);
            debug_assert_eq!(taken, choices.len(), "the tape holds only answers that were legal");
            self.cursor = next;
        }
        self.set_mark();
    }

    /// Goes back to where so many answers had been given, for good: both sides agreed. Where a fork begins then, it goes back to before an
    /// action that the viewer of the fork has not been told.
    pub fn rewind(&mut self, answers: usize, dice: Dice) {
        self.seek(answers);
        let fork = match dice {
            Dice::Fork(fork) => Some(fork.by),
            Dice::Same | Dice::New => None,
        };
        self.seek(self.stand_for(fork));
        let back = (self.answers.len() - self.cursor) as u32;
        self.cut();
        let at = self.cursor as u32;
        for rewound in &mut self.rewinds {
            if dice != Dice::Same || matches!(rewound.dice, Dice::Fork(_)) {
                rewound.at = rewound.at.min(at);
            }
        }
        self.rewinds.push(Rewound { at, back, dice });
        self.enter_forks();
    }

    /// Puts the rewinds of a link on the tape, before its answers are given.
    pub(crate) fn expect_rewinds(&mut self, rewinds: Vec<Rewound>) {
        self.rewinds = rewinds;
    }
}
