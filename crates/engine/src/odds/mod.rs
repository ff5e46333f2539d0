//! Exact odds: all that chance can bring, found by running the real rules with every face of every die.
//!
//! An [`Inquiry`] says who answers what, what is counted, and when the matter is decided; [`distribution`] runs the segment from its
//! checkpoint with the journal and the answer that commits. At each [`crate::Table::round`] positions that are alike are put together, so
//! that the work grows with positions and not with ways to them. [`simulation`] plays the same inquiry with dice: a check on both.

mod chance;
mod explore;
mod runner;

pub use chance::Chance;
pub use explore::{distribution, distribution_by_ways, simulation, story};

use crate::{Choice, Decision, Game, Lot, Nature, Pending, Question, Rules, Step};
use std::rc::Rc;

/// Where odds begin: a question that waits, and how it came about.
#[derive(Debug)]
pub struct Standing<'a, R: Rules> {
    /// The position at the start of the segment.
    pub checkpoint: &'a R::State,
    /// What has been answered, rolled and drawn since.
    pub journal: &'a [Step],
    /// The position now.
    pub state: &'a R::State,
    /// The question that waits.
    pub pending: &'a Pending<R::Prompt>,
}

impl<R: Rules> Clone for Standing<'_, R> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<R: Rules> Copy for Standing<'_, R> {}

impl<'a, R: Rules> Standing<'a, R> {
    /// Where a game stands, unless it is over.
    #[must_use]
    pub fn of<N: Nature + Clone>(game: &'a Game<R, N>) -> Option<Self> {
        Some(Standing {
            checkpoint: game.checkpoint(),
            journal: game.journal(),
            state: game.state(),
            pending: game.pending()?,
        })
    }
}

/// What is asked of chance.
pub trait Inquiry<R: Rules> {
    /// What is counted on the way, such as who won and what was lost.
    type Tally: Ord + Clone + Default;

    /// Answers the questions that come up. Anything but an answer ends the run: the matter goes no further.
    fn answer(&self, state: &R::State, question: &Question<R::Prompt>, legal: &[Choice]) -> Decision;

    /// Takes down what an event tells. True when the matter is decided with it: the run ends at the next die or question.
    fn hear(&self, tally: &mut Self::Tally, event: &R::Event) -> bool;

    /// Wipes off a position, at the end of a round, what nothing that follows reads again, so that more positions are alike.
    fn forget(&self, _state: &mut R::State) {}

    /// A number that alike positions share at the end of a round; only positions with the same number are compared.
    fn mark(&self, _state: &R::State) -> u64 {
        0
    }

    /// Whether a die or draw has a bearing on the matter; if not, one way for it to fall stands for all.
    fn matters(&self, _state: &R::State, _lot: Lot) -> bool {
        true
    }
}

/// The odds of an answer that commits, in words.
#[derive(Clone, Default)]
pub struct Odds {
    /// What is uncertain: "Battle of Enna".
    pub about: String,
    /// How likely it is that the side that commits gets what its answer names: the one number for its button, if there is such a thing.
    pub good: Option<Chance>,
    /// What that is, after the number: "to get away", "to win".
    pub goal: &'static str,
    /// What both sides have for it, to stand beside the number: "11 against 12 Battle Cards". May be empty.
    pub forces: String,
    /// What can come of it; the first part is the result, the others what it costs. Chances of a part add up to one.
    pub parts: Vec<Part>,
    /// What makes the chances what they are, one sentence each.
    pub modifiers: Vec<String>,
    /// What is taken for granted, one sentence each.
    pub assumptions: Vec<String>,
    /// How an estimate goes on; `None` where odds are exact, and where more would hardly narrow them.
    pub further: Option<Further>,
}

/// More of an estimate: it goes on where the last one ended, for a few hundredths of a second at most, and says all again with a
/// narrower margin.
pub type Further = Rc<dyn Fn() -> Odds>;

/// One thing that is uncertain.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Part {
    /// Its name: "Result", "Rome loses".
    pub title: String,
    /// What it can come to, and how likely each is.
    pub outcomes: Vec<(String, Chance)>,
}
