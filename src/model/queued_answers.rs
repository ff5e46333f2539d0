//! Answers that wait behind a reaction.

use engine::{Choice, Side};
use serde::{Deserialize, Serialize};

/// Answers that were confirmed and wait behind a reaction. The order of the fields is that in which they are kept.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct QueuedAnswers {
    /// The answers, the next first.
    pub answers: Vec<Choice>,
    /// Whose they are.
    pub side: Side,
    /// How many dice and draws had fallen when they were confirmed.
    pub chance: u32,
}
