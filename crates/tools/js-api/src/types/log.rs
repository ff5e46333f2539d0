//! The log, and the end of a war.

use super::Side;
use serde::Serialize;
use tsify::Tsify;

/// A line of the log.
#[derive(Clone, PartialEq, Debug, Serialize, Tsify)]
pub struct LogLine {
    /// How many sections enclose it.
    pub depth: u8,
    /// One sentence.
    pub text: String,
    /// The section of the rulebook that it follows.
    pub rule: Option<&'static str>,
    /// The side that does it.
    pub side: Option<Side>,
    /// The ids of the spaces that it is about.
    pub spaces: Vec<u8>,
    /// The ids of the cards that it names.
    pub cards: Vec<u8>,
}

impl From<registry::LogLine> for LogLine {
    fn from(of: registry::LogLine) -> Self {
        LogLine {
            depth: of.depth,
            text: of.line.text.clone(),
            rule: of.line.rule.map(|rule| rule.0),
            side: of.line.side.map(Side::from),
            spaces: of.line.spaces.iter().map(|space| space.0).collect(),
            cards: of.line.cards.iter().map(|card| card.0).collect(),
        }
    }
}

/// How a war has ended.
#[derive(Clone, PartialEq, Debug, Serialize, Tsify)]
pub struct Over {
    /// Who has won.
    pub winner: Side,
    /// By which section of the rulebook; none when the other side gave up.
    pub rule: Option<&'static str>,
    /// One whole sentence.
    pub because: String,
}

impl From<registry::Over> for Over {
    fn from(over: registry::Over) -> Self {
        Over {
            winner: over.winner.into(),
            rule: over.rule.map(|rule| rule.0),
            because: over.because,
        }
    }
}
