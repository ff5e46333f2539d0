//! The Reinforcement Phase (5.1), from turn 2.

use crate::Board;
use crate::state::Phase;
use kernel::Flow;

/// Stub.
pub fn reinforcement_phase(_t: &mut Board<'_>) -> Flow<Phase> {
    Ok(Phase::Deal)
}
