//! The battle or siege in progress: comparison lines and dice.

use crate::state::State;
use kernel::scene::{DieShown, Fact};

/// Comparison lines of the battle or siege in progress.
pub(super) fn facts(_: &State) -> Vec<Fact> {
    Vec::new()
}

/// Its dice.
pub(super) fn dice(_: &State) -> Vec<DieShown> {
    Vec::new()
}
