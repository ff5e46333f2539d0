//! The coach: hints, warnings, the review and continuations.

use crate::model::Table;
use crate::model::review::{FortuneState, Review};
use ai::{ContinuationStory, Fault, NamedAnswer, Verdict};
use engine::Choice;

/// What the coach has been asked.
#[derive(Default)]
pub struct Coach {
    /// The hint that is waited for or shown.
    pub hint: Option<Hint>,
    /// What is said of an answer that waits for its Confirm.
    pub warning: Option<Warning>,
    /// The review of the war on the table.
    pub review: Option<Review>,
    /// How the war may go on after an answer.
    pub continuation: Option<OpenContinuation>,
}

/// How the war may go on after an answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OpenContinuation {
    /// The number of the request.
    pub number: u32,
    /// The answer that it is about.
    pub after: AnswerAt,
    /// How far the coach has come.
    pub state: ContinuationState,
}

/// An answer at a moment of a war.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AnswerAt {
    /// The id of the table.
    pub table: u32,
    /// How many answers of the war had been given.
    pub given: usize,
    /// What is answered first, and not yet said.
    pub before: Vec<Choice>,
    /// The answer.
    pub answer: Choice,
    /// What it is called.
    pub name: String,
}

/// How far the coach has come with a continuation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ContinuationState {
    /// The coach tries the answer out.
    Awaited,
    /// What may happen.
    Known(Box<ContinuationStory>),
    /// The coach cannot try the answer out.
    Failed,
    /// The program has stopped, or cannot be had.
    Interrupted,
}

impl OpenContinuation {
    /// Whether the coach tries the answer out.
    pub fn waits(&self) -> bool {
        self.state == ContinuationState::Awaited
    }
}

/// A hint, and the question that it is about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hint {
    /// The number of the request.
    pub number: u32,
    /// The question that it is about.
    pub about: QuestionAt,
    /// The answers that it names, the best first; none while the coach thinks.
    pub answers: Option<Vec<NamedAnswer>>,
}

/// A question at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct QuestionAt {
    /// The id of the table.
    pub table: u32,
    /// Answers that had been given.
    pub given: usize,
    /// What had been answered after those, and not yet said.
    pub draft: Vec<Choice>,
}

impl QuestionAt {
    /// The question that stands at a table now.
    pub fn of(table: &Table) -> Self {
        QuestionAt {
            table: table.id,
            given: table.game.answers().len(),
            draft: table.draft.free.iter().map(|answer| answer.choice).collect(),
        }
    }

    /// Whether it still stands there.
    pub fn stands(&self, table: &Table) -> bool {
        let draft = table.draft.free.iter().map(|answer| answer.choice);
        self.table == table.id && self.given == table.game.answers().len() && draft.eq(self.draft.iter().copied())
    }
}

/// What the coach says of an answer that waits for its Confirm.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Warning {
    /// The number of the request.
    pub number: u32,
    /// The question.
    pub about: QuestionAt,
    /// The answer.
    pub answer: Choice,
    /// What is to be said of it.
    pub says: WarningState,
    /// Whether its reasons are shown.
    pub open: bool,
}

/// What the coach has to say.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum WarningState {
    /// He thinks.
    Waits,
    /// Nothing.
    Nothing,
    /// That something else is much better.
    Careful(Box<Verdict>),
}

impl Warning {
    /// Whether it is about what waits for its Confirm at a table.
    pub fn is_about(&self, table: &Table) -> bool {
        table.draft.held == Some(self.answer) && self.about.stands(table)
    }

    /// Whether the verdict is waited for.
    pub fn waits(&self) -> bool {
        self.says == WarningState::Waits
    }
}

impl Coach {
    /// The hint about the question that stands at the table now.
    pub fn hint_for(&self, table: &Table) -> Option<&Hint> {
        self.hint.as_ref().filter(|hint| hint.about.stands(table))
    }

    /// The review of the war at a table.
    pub fn review_of(&self, table: &Table) -> Option<&Review> {
        self.review.as_ref().filter(|review| review.table == table.id)
    }

    /// Whether a hint is waited for.
    pub fn waits(&self) -> bool {
        self.hint.as_ref().is_some_and(|hint| hint.answers.is_none())
    }

    /// The continuation that is waited for, if it has this number.
    pub fn awaited_continuation(&mut self, number: u32) -> Option<&mut OpenContinuation> {
        let continuation = self.continuation.as_mut();
        continuation.filter(|one| one.waits() && one.number == number)
    }

    /// Whether the hint of this number is waited for.
    pub fn waits_for(&self, number: u32) -> bool {
        self.waits() && self.hint.as_ref().is_some_and(|hint| hint.number == number)
    }

    /// The answers of a hint have come. Those of an earlier one are of no interest.
    pub fn hear(&mut self, number: u32, answers: Vec<NamedAnswer>) {
        if let Some(hint) = self.hint.as_mut().filter(|hint| hint.number == number) {
            hint.answers = Some(answers);
        }
    }

    /// Whether the verdict of this number is waited for.
    pub fn judges(&self, number: u32) -> bool {
        let warning = self.warning.as_ref().filter(|warning| warning.waits());
        let asked = self.review.as_ref().and_then(|review| review.asked);
        warning.is_some_and(|warning| warning.number == number) || asked.is_some_and(|asked| asked.number == number)
    }

    /// The review that awaits the fortune of this number.
    pub fn reckons(&mut self, number: u32) -> Option<&mut Review> {
        let review = self.review.as_mut()?;
        matches!(review.fortune, FortuneState::Awaited(awaited) if awaited == number).then_some(review)
    }

    /// The program has been ended, with the verdict that is waited for: it is asked for again.
    pub fn forget_verdict(&mut self) {
        self.warning = None;
        if let Some(review) = &mut self.review {
            review.forget_requests();
        }
    }

    /// A verdict has come. One that is waited for no more is of no interest.
    pub fn hear_verdict(&mut self, number: u32, verdict: Option<Verdict>) {
        if let Some(warning) = self.warning.as_mut().filter(|warning| warning.number == number) {
            let grave = verdict.filter(|verdict| verdict.fault() == Some(Fault::Blunder));
            warning.says = grave.map_or(WarningState::Nothing, |verdict| {
                WarningState::Careful(Box::new(verdict))
            });
        } else if self.judges(number)
            && let Some(review) = &mut self.review
            && let Some(asked) = review.asked
        {
            review.hear(asked.about, verdict);
        }
    }
}
