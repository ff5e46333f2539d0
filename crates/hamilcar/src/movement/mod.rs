//! Movement (7).

use crate::Board;
use kernel::{Flow, UnitId};

/// Activates a general: movement, the battles it brings, and a Siege or Subjugation at its end (7.1, 14.1).
///
/// # Errors
/// [`kernel::Halt`].
pub fn activate(_t: &mut Board<'_>, _general: UnitId, _points: u8) -> Flow<()> {
    Ok(())
}
