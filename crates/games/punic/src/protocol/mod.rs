//! What is asked and told: questions and lines of the log by their sections, reactions to a march.

pub(crate) mod reactions;
pub(crate) mod table;
