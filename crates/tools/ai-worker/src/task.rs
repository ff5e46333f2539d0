//! A thought, whichever game it is about.

use ai::message::{ContinuationRequest, FortuneRequest, HintRequest, JudgeRequest, Reply, ThinkRequest};
use ai::{Continuation, Evaluate, Fortune, Judge, Level, Progress, RoundPart, Thinker, hint};
use engine::{Choice, PlayedGame, PlayerView, Seed};
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
    wanted: Wanted,
}

/// What is wanted of a thought.
enum Wanted {
    /// The answer that it comes to.
    Answer,
    /// A hint for the question that comes after these answers.
    Hint(Vec<Choice>),
    /// A verdict on the answer to the question that comes after some answers, with what was answered next, against the best if it is known, for
    /// so many rollouts.
    Verdict {
        answers: Vec<Choice>,
        played: Choice,
        then: Vec<Choice>,
        best: Option<Choice>,
        rollouts: u32,
    },
}

impl From<ThinkRequest> for Begin {
    fn from(question: ThinkRequest) -> Self {
        Begin {
            question,
            wanted: Wanted::Answer,
        }
    }
}

impl From<HintRequest> for Begin {
    fn from(HintRequest { question, answers }: HintRequest) -> Self {
        Begin {
            question,
            wanted: Wanted::Hint(answers),
        }
    }
}

impl From<JudgeRequest> for Begin {
    fn from(request: JudgeRequest) -> Self {
        Begin {
            question: request.question,
            wanted: Wanted::Verdict {
                answers: request.answers,
                played: request.played,
                then: request.then,
                best: request.best,
                rollouts: request.rollouts,
            },
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
        let (level, seed) = (Level::of(question.level)?, Seed(question.seed.into()));
        let rollouts = match self.wanted {
            Wanted::Verdict { rollouts, .. } => rollouts,
            Wanted::Answer | Wanted::Hint(_) => level.rollouts,
        };
        let rollouts = if question.halved { rollouts / 2 } else { rollouts };
        let (level, number) = (Level { rollouts, ..level }, question.number);
        let share = Some(question.share).filter(|share| share.is_one())?;
        let thinking = |blind: &PlayerView<R>| Thinker::new(blind, level, seed).sharing(share);
        Some(match self.wanted {
            Wanted::Verdict {
                answers,
                played,
                then,
                best,
                ..
            } => {
                let judge = Judge::new(&after(&blind, &answers)?, played, level, seed)?;
                let judge = judge.followed_by(&then).against(best);
                Box::new(Judging { number, judge })
            }
            Wanted::Answer => Box::new(Numbered {
                number,
                thinker: thinking(&blind),
                hint: None,
            }),
            Wanted::Hint(answers) => {
                let blind = after(&blind, &answers)?;
                Box::new(Numbered {
                    number,
                    thinker: thinking(&blind),
                    hint: Some(blind),
                })
            }
        })
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

/// How far something has come that is shared with no other program.
fn alone(number: u32, progress: Progress) -> Step {
    match progress {
        Progress::Thinking { per_mille } => Step::Goes(Reply::Thinking { number, per_mille }),
        Progress::Waiting | Progress::Ready => Step::Ends,
    }
}

/// A verdict with the number of its question.
struct Judging<R: Evaluate> {
    number: u32,
    judge: Judge<R>,
}

impl<R: Evaluate> Thinking for Judging<R> {
    fn go_on(&mut self, rollouts: u32) -> Step {
        alone(self.number, self.judge.think(rollouts))
    }

    fn take(&mut self, _: u32, _: RoundPart) {}

    fn thought(&self) -> Reply {
        let (number, verdict) = (self.number, self.judge.verdict());
        Reply::Judged { number, verdict }
    }
}

/// Begins to look for how a war may go on after an answer, if the question offers it.
pub struct BeginContinuation(pub ContinuationRequest);

impl AiTask for BeginContinuation {
    type Output = Option<Box<dyn Thinking>>;

    fn run<R: Evaluate + Playable>(self) -> Self::Output {
        let ContinuationRequest {
            number,
            blind,
            seed,
            answers,
            answer,
        } = self.0;
        let blind = after(&PlayerView::<R>::from_bytes(&blind)?, &answers)?;
        Some(Box::new(Continuing {
            number,
            continuation: Continuation::new(&blind, answer, Seed(seed.into()))?,
        }))
    }
}

/// A continuation with the number of its request.
struct Continuing<R: Evaluate> {
    number: u32,
    continuation: Continuation<R>,
}

impl<R: Evaluate + Playable> Thinking for Continuing<R> {
    fn go_on(&mut self, rollouts: u32) -> Step {
        alone(self.number, self.continuation.think(rollouts))
    }

    fn take(&mut self, _: u32, _: RoundPart) {}

    fn thought(&self) -> Reply {
        let number = self.number;
        // The middle of a part is not that of all.
        match self.continuation.story() {
            Some(story) => Reply::Continuation { number, story },
            None => Reply::Failed { number },
        }
    }
}

/// Begins to reckon the fortune of a war, if it is one.
pub struct BeginFortune(pub FortuneRequest);

impl AiTask for BeginFortune {
    type Output = Option<Box<dyn Thinking>>;

    fn run<R: Evaluate + Playable>(self) -> Self::Output {
        let FortuneRequest { number, war, seed } = self.0;
        let war = PlayedGame::<R>::from_bytes(&war)?;
        Some(Box::new(Reckoning {
            number,
            fortune: Fortune::new(&war, Seed(seed.into()))?,
        }))
    }
}

/// The fortune of a war with the number of its request.
struct Reckoning<R: Evaluate> {
    number: u32,
    fortune: Fortune<R>,
}

impl<R: Evaluate> Thinking for Reckoning<R> {
    fn go_on(&mut self, _: u32) -> Step {
        // A card is played again hundreds of times.
        alone(self.number, self.fortune.think(1))
    }

    fn take(&mut self, _: u32, _: RoundPart) {}

    fn thought(&self) -> Reply {
        let number = self.number;
        // A part of a war has no sum.
        if !self.fortune.is_ready() {
            return Reply::Failed { number };
        }
        Reply::Fortune {
            number,
            stretches: self.fortune.stretches().to_vec(),
        }
    }
}
