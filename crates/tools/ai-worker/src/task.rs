//! A thought, whichever game it is about.

use ai::message::{HintRequest, Reply, ThinkRequest};
use ai::{Evaluate, Level, Progress, RoundPart, Thinker, hint};
use engine::{Choice, PlayerView, Seed};
use registry::AiTask;
use registry::Playable;

/// A question that is thought about.
pub trait Thinking {
    /// Thinks on for so many rollouts.
    fn go_on(&mut self, rollouts: u32) -> Step;

    /// Takes in what came of the worlds of another program, if it is of the question of this number.
    fn take(&mut self, number: u32, part: RoundPart);

    /// What it would answer now.
    fn thought(&self) -> Reply;
}

/// How far a thought has come.
pub enum Step {
    /// It goes on.
    Goes(Reply),
    /// Its share of a round has been played: what the others are told.
    Told(Reply),
    /// It waits for what the others tell.
    Waits,
    /// It is thought through.
    Ends,
}

/// Begins to think about a question, if it is one.
pub struct Begin {
    question: ThinkRequest,
    /// If a hint is wanted: what is answered to it first.
    hint: Option<Vec<Choice>>,
}

impl From<ThinkRequest> for Begin {
    fn from(question: ThinkRequest) -> Self {
        Begin { question, hint: None }
    }
}

impl From<HintRequest> for Begin {
    fn from(wanted: HintRequest) -> Self {
        Begin {
            question: wanted.question,
            hint: Some(wanted.answers),
        }
    }
}

/// The question that comes to the same side after some answers; none where they do not lead to one.
fn after<R: Evaluate>(blind: &PlayerView<R>, answers: &[Choice]) -> Option<PlayerView<R>> {
    let mut game = blind.game();
    for answer in answers {
        game.answer(*answer).ok()?;
    }
    PlayerView::of(&game, blind.by())
}

impl AiTask for Begin {
    type Output = Option<Box<dyn Thinking>>;

    fn run<R: Evaluate + Playable>(self) -> Self::Output {
        let question = self.question;
        let blind = PlayerView::<R>::from_bytes(&question.blind)?;
        let blind = after(&blind, self.hint.as_deref().unwrap_or_default())?;
        let mut level = Level::of(question.level)?;
        if question.halved {
            level.rollouts /= 2;
        }
        let thinker = Thinker::new(&blind, level, Seed(question.seed.into()));
        let share = Some(question.share).filter(|share| share.is_one())?;
        Some(Box::new(Numbered {
            number: question.number,
            thinker: thinker.sharing(share),
            hint: self.hint.map(|_| blind),
        }))
    }
}

/// A thought with the number of its question.
struct Numbered<R: Evaluate> {
    number: u32,
    thinker: Thinker<R>,
    /// The question, if a hint is wanted.
    hint: Option<PlayerView<R>>,
}

impl<R: Evaluate> Thinking for Numbered<R> {
    fn go_on(&mut self, rollouts: u32) -> Step {
        let number = self.number;
        match self.thinker.think(rollouts) {
            Progress::Thinking { per_mille } => Step::Goes(Reply::Thinking { number, per_mille }),
            Progress::Waiting => match self.thinker.tell() {
                Some(part) => Step::Told(Reply::Part { number, part }),
                None => Step::Waits,
            },
            Progress::Ready => Step::Ends,
        }
    }

    fn take(&mut self, number: u32, part: RoundPart) {
        if number == self.number {
            self.thinker.take(part);
        }
    }

    fn thought(&self) -> Reply {
        let (number, thought) = (self.number, self.thinker.thought());
        match &self.hint {
            Some(blind) => Reply::Hint {
                number,
                answers: hint(blind, &thought),
            },
            None => Reply::of(number, &thought),
        }
    }
}
