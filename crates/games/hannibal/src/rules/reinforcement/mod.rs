//! The Reinforcement Phase (6), from turn 2: Carthage first, then Rome (5, 1).

mod carthage;
mod rome;

use crate::Board;
use crate::board::generals;
use crate::state::Phase;
use engine::Flow;

/// Both sides reinforce.
///
/// # Errors
/// [`engine::Halt`].
pub fn reinforcement_phase(t: &mut Board<'_>) -> Flow<Phase> {
    generals::romans_return(&mut t.state);
    carthage::reinforcements(t)?;
    rome::reinforcements(t)?;
    Ok(Phase::Deal)
}
