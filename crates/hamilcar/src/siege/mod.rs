//! Siege and Subjugation (14).

use crate::Board;
use kernel::{Flow, Legality, Side, SpaceId, UnitId};
use serde::{Deserialize, Serialize};

/// A Siege or Subjugation attempt in progress.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Attempt {
    /// Where.
    pub at: SpaceId,
    /// Whose.
    pub side: Side,
}

/// Whether this general may make an attempt where he stands (14.1, 14.2).
///
/// # Errors
/// The reason why not.
pub fn may_attempt(_state: &crate::State, _general: UnitId) -> Legality {
    Err(crate::laws::battle::TOO_FEW_TO_SIEGE)
}

/// Makes one attempt with this general where he stands (14.2 to 14.4).
///
/// # Errors
/// [`kernel::Halt`].
pub fn attempt(_t: &mut Board<'_>, _general: UnitId) -> Flow<()> {
    Ok(())
}
