//! Opening a link: its answers are read by playing them.

use super::link::{LinkError, read_header};
use super::range::Reader;
use super::ranks::Ranks;
use super::written::Written;
use crate::{Choice, Decider, Decision, Question, Rules, Timeline};

/// Steps of play, answers re-read at a pause included, after which a link is too long whatever it holds.
const MOST_WORK: u64 = 20_000_000;

/// A link that is being opened, in slices so that a page can breathe between them.
///
/// ```
/// use engine::code::{self, Opened, Opening};
/// use engine::{Envelope, Seed, Timeline};
/// let link = code::to_link(&Timeline::<pig::Pig>::new((), Seed(4), Envelope::default()));
/// let mut opening = Opening::<pig::Pig>::new(&link)?;
/// let game = loop {
///     match opening.advance(200)? {
///         Opened::Whole(game) => break game,
///         Opened::Part(rest) => opening = *rest, // a good moment to draw the progress, or to give up
///     }
/// };
/// assert_eq!(game.cursor(), 0);
/// # Ok::<(), code::LinkError>(())
/// ```
pub struct Opening<R: Rules> {
    game: Timeline<R>,
    answers: Answers,
    of: u32,
    revision: u8,
    last: Written,
    work: u64,
}

/// What a slice came to.
pub enum Opened<R: Rules> {
    /// The game stands where the link was made.
    Whole(Box<Timeline<R>>),
    /// Some answers are still to be read.
    Part(Box<Opening<R>>),
}

/// The decider that reads the coder: the decoder is the replay.
struct Answers {
    reader: Reader,
    ranks: Ranks,
    left: u32,
}

impl<R: Rules> Decider<R> for Answers {
    fn decide(&mut self, _: &R::State, question: &Question<R::Prompt>, legal: &[Choice]) -> Decision {
        if self.left == 0 {
            return Decision::Wait;
        }
        self.left -= 1;
        let prompt = R::prompt_id(question.about);
        Decision::Take(self.ranks.read(&mut self.reader, prompt, legal.len() as u32) as usize)
    }
}

impl<R: Rules> Opening<R> {
    /// Reads what a link says before its answers, and lays out the game.
    ///
    /// # Errors
    /// [`LinkError`], by name.
    pub fn new(link: &str) -> Result<Self, LinkError> {
        Self::starting_from(link, R::start)
    }

    /// Opens a link of a game that began from another start than its set-up's.
    pub fn starting_from(link: &str, start: impl FnOnce(R::Setup) -> R::State) -> Result<Self, LinkError> {
        let header = read_header::<R>(link)?;
        let mut game = Timeline::starting_from(start(header.setup), header.setup, header.seed, header.envelope);
        game.expect_rewinds(header.rewinds);
        Ok(Opening {
            game,
            answers: Answers {
                reader: Reader::new(header.coded),
                ranks: Ranks::new(),
                left: 0,
            },
            of: header.answers,
            revision: header.revision,
            last: header.last,
            work: 0,
        })
    }

    /// How many answers have been read, and of how many.
    #[must_use]
    pub fn progress(&self) -> (u32, u32) {
        (self.game.cursor() as u32, self.of)
    }

    /// Reads on, at most so many answers.
    ///
    /// # Errors
    /// [`LinkError::RulesChanged`] if the answers do not lead where they led, [`LinkError::TooLong`] after too much work.
    pub fn advance(mut self, answers: u32) -> Result<Opened<R>, LinkError> {
        let stop = self.of.min(self.progress().0.saturating_add(answers.max(1)));
        self.game.enter_forks();
        while self.progress().0 < stop {
            let (from, _) = self.progress();
            let rewinds = self.game.rewinds().iter().map(|r| r.at);
            let to = rewinds.filter(|at| *at > from).min().unwrap_or(stop).min(stop);
            self.work += 1 + self.game.game().journal().len() as u64;
            self.answers.left = to - from;
            self.game.play(&mut self.answers);
            self.game.enter_forks();
            self.work += u64::from(to - from);
            if self.progress().0 < to {
                return Err(self.rules_changed());
            }
            if self.work > MOST_WORK {
                return Err(LinkError::TooLong);
            }
        }
        if stop < self.of {
            return Ok(Opened::Part(Box::new(self)));
        }
        if self.last.is::<R>(self.game.state()) && self.answers.reader.exhausted() {
            Ok(Opened::Whole(Box::new(self.game)))
        } else {
            Err(self.rules_changed())
        }
    }

    fn rules_changed(&self) -> LinkError {
        LinkError::RulesChanged {
            made_with: self.revision,
            at: self.progress().0,
        }
    }
}

/// Opens a link in one go.
///
/// # Errors
/// [`LinkError`], by name.
pub fn open_link<R: Rules>(link: &str) -> Result<Timeline<R>, LinkError> {
    let mut opening = Opening::new(link)?;
    loop {
        match opening.advance(u32::MAX)? {
            Opened::Whole(game) => return Ok(*game),
            Opened::Part(rest) => opening = *rest,
        }
    }
}
