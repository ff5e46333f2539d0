//! Questions and their legal answers.

use super::{Choice, Side};
use engine::scene::AskKind;
use registry::Asked;
use serde::Serialize;
use tsify::Tsify;

/// The question that waits.
#[derive(Clone, PartialEq, Debug, Serialize, Tsify)]
pub struct Question {
    /// The side that answers.
    pub to: Side,
    /// The section of the rulebook that asks; empty where the title is.
    pub rule: &'static str,
    /// Whether the answers depend on a hidden hand.
    pub secret: bool,
    /// A few words; empty for the other side where they would tell of a hidden hand.
    pub title: String,
    /// Whole sentences; empty where the title is.
    pub text: String,
    /// The id of the space that it is about, if it is about one.
    pub space: Option<u8>,
}

impl Question {
    /// A question as one side may know it.
    pub(crate) fn seen_by(side: Side, asked: Asked) -> Self {
        let public = !asked.secret || matches!(asked.kind, AskKind::Window | AskKind::Lay);
        let to = Side::from(asked.to);
        let seen = public || to == side;
        Question {
            to,
            rule: if seen { asked.rule.0 } else { "" },
            secret: asked.secret,
            title: if seen { asked.title } else { String::new() },
            text: if seen { asked.text } else { String::new() },
            space: asked.at.filter(|_| seen).map(|space| space.0),
        }
    }
}

/// Why something is not allowed, or changes nothing.
#[derive(Clone, PartialEq, Debug, Serialize, Tsify)]
pub struct Refusal {
    /// The section of the rulebook.
    pub rule: &'static str,
    /// One whole sentence.
    pub because: &'static str,
}

/// A legal answer.
#[derive(Clone, PartialEq, Debug, Serialize, Tsify)]
pub struct Answer {
    /// What the host answers with.
    pub choice: Choice,
    /// Its words, as on a button.
    pub label: String,
    /// Whether it is seldom wanted, since it takes something away or changes nothing.
    pub rare: bool,
    /// Why it changes nothing, if it does not.
    pub idle: Option<Refusal>,
}

impl From<registry::Answer> for Answer {
    fn from(answer: registry::Answer) -> Self {
        let idle = answer.idle.map(|refusal| Refusal {
            rule: refusal.rule.0,
            because: refusal.because,
        });
        Answer {
            choice: answer.choice.into(),
            label: answer.label,
            rare: answer.rare,
            idle,
        }
    }
}
