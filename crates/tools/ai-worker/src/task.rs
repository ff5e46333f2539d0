//! A thought, whichever game it is about.

use ai::message::{Reply, ThinkRequest};
use ai::{Evaluate, Level, Progress, Thinker};
use engine::{PlayerView, Seed};
use registry::AiTask;
use registry::Playable;

/// A question that is thought about.
pub trait Thinking {
    /// Thinks on for so many rollouts. How far it has come; `None` when it is thought through.
    fn go_on(&mut self, rollouts: u32) -> Option<Reply>;

    /// What it would answer now.
    fn thought(&self) -> Reply;
}

/// Begins to think about a question, if it is one.
pub struct Begin(pub ThinkRequest);

impl AiTask for Begin {
    type Output = Option<Box<dyn Thinking>>;

    fn run<R: Evaluate + Playable>(self) -> Self::Output {
        let question = self.0;
        let blind = PlayerView::<R>::from_bytes(&question.blind)?;
        let mut level = Level::of(question.level)?;
        if question.halved {
            level.rollouts /= 2;
        }
        let thinker = Thinker::new(&blind, level, Seed(question.seed.into()));
        Some(Box::new(Numbered {
            number: question.number,
            thinker,
        }))
    }
}

/// A thought with the number of its question.
struct Numbered<R: Evaluate> {
    number: u32,
    thinker: Thinker<R>,
}

impl<R: Evaluate> Thinking for Numbered<R> {
    fn go_on(&mut self, rollouts: u32) -> Option<Reply> {
        match self.thinker.think(rollouts) {
            Progress::Thinking { per_mille } => Some(Reply::Thinking {
                number: self.number,
                per_mille,
            }),
            Progress::Ready => None,
        }
    }

    fn thought(&self) -> Reply {
        Reply::of(self.number, &self.thinker.thought())
    }
}
