//! The coach: the hint that was asked for.

use crate::model::Table;
use crate::model::review::Review;
use ai::{NamedAnswer, Verdict};
use engine::Choice;

/// What the coach has been asked.
#[derive(Default)]
pub struct Coach {
    /// The hint that is waited for or shown.
    pub hint: Option<Hint>,
    /// The review of the war on the table.
    pub review: Option<Review>,
}

/// A hint, and the question that it is about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hint {
    /// The number of the request.
    pub number: u32,
    /// The id of the table.
    pub table: u32,
    /// Answers that had been given.
    pub given: usize,
    /// What had been answered after those, and not yet said.
    pub draft: Vec<Choice>,
    /// The answers that it names, the best first; none while the coach thinks.
    pub answers: Option<Vec<NamedAnswer>>,
}

impl Hint {
    /// Whether it is about the question that stands at the table now.
    pub fn is_about(&self, table: &Table) -> bool {
        let draft = table.draft.free.iter().map(|answer| answer.choice);
        self.table == table.id && self.given == table.game.answers().len() && draft.eq(self.draft.iter().copied())
    }
}

impl Coach {
    /// The hint about the question that stands at the table now.
    pub fn hint_for(&self, table: &Table) -> Option<&Hint> {
        self.hint.as_ref().filter(|hint| hint.is_about(table))
    }

    /// The review of the war at a table.
    pub fn review_of(&self, table: &Table) -> Option<&Review> {
        self.review.as_ref().filter(|review| review.table == table.id)
    }

    /// Whether a hint is waited for.
    pub fn waits(&self) -> bool {
        self.hint.as_ref().is_some_and(|hint| hint.answers.is_none())
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
        let asked = self.review.as_ref().and_then(|review| review.asked);
        asked.is_some_and(|asked| asked.number == number)
    }

    /// The program has been ended, with the verdict that is waited for: it is asked for again.
    pub fn forget_verdict(&mut self) {
        if let Some(review) = &mut self.review {
            review.asked = None;
        }
    }

    /// A verdict has come. One that is waited for no more is of no interest.
    pub fn hear_verdict(&mut self, number: u32, verdict: Option<Verdict>) {
        if self.judges(number)
            && let Some(review) = &mut self.review
            && let Some(asked) = review.asked
        {
            review.hear(asked.about, verdict);
        }
    }
}
