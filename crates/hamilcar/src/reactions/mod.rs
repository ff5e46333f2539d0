//! Land Reactions (10 to 12).

use crate::Board;
use kernel::{Flow, SpaceId};
use serde::{Deserialize, Serialize};

/// Land Reactions in progress: all that has been declared.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Reactions {
    /// The space just entered.
    pub at: SpaceId,
}

/// Takes the non-active side through its Land Reactions to the space just entered (10).
///
/// # Errors
/// [`kernel::Halt`].
pub fn land_reactions(_t: &mut Board<'_>) -> Flow<()> {
    Ok(())
}
