//! What is asked of a side, and what the other side may know of it.

use crate::{Rule, Side};

/// A question to a side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Question<P> {
    /// Who answers.
    pub to: Side,
    /// What is asked, in the game's terms.
    pub about: P,
    /// The section that asks it.
    pub rule: Rule,
    /// What the other side may know of it.
    pub secrecy: Secrecy,
}

/// What the other side may know of a question.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Secrecy {
    /// Its options and its answer.
    Open,
    /// Its answer alone: the options tell what is in a hidden hand.
    Secret,
    /// Neither, until the action that the answer is part of is carried out ([`crate::Table::disclose`]).
    Uncommitted,
}

impl<P> Question<P> {
    /// A question whose options both sides may know.
    pub const fn open(to: Side, about: P, rule: Rule) -> Self {
        Question {
            to,
            about,
            rule,
            secrecy: Secrecy::Open,
        }
    }

    /// A question whose options tell what is in a hidden hand, and whose answer is public.
    pub const fn secret(to: Side, about: P, rule: Rule) -> Self {
        Question {
            to,
            about,
            rule,
            secrecy: Secrecy::Secret,
        }
    }

    /// A question whose options tell what is in a hidden hand, and whose answer nobody else learns before [`crate::Table::disclose`]: part of an
    /// action that is planned by several answers.
    pub const fn uncommitted(to: Side, about: P, rule: Rule) -> Self {
        Question {
            to,
            about,
            rule,
            secrecy: Secrecy::Uncommitted,
        }
    }

    /// Whether the options tell what is in a hidden hand. Such a question is never answered by the engine itself.
    pub const fn is_secret(&self) -> bool {
        !matches!(self.secrecy, Secrecy::Open)
    }
}

/// An action under way whose answers only the side that gave them knows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Uncommitted {
    /// Who carries it out.
    pub(crate) by: Side,
    /// How many steps of the segment's journal lie before its first answer.
    pub(crate) from: usize,
}
