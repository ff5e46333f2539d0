//! Battles (14 to 16), a file for each part: `onset` how one comes about.

mod onset;

pub use onset::{Entered, Onset};

use crate::Board;
use kernel::{Flow, Side};

/// Fights a battle (14): returns who has won it, or nobody if the attacker of the hour has withdrawn (16). Casualties, retreat,
/// displaced generals and political consequences are done when it returns; where generals and units now stand is read from the state.
/// As yet no battle is fought: both sides stay where they are.
///
/// # Errors
/// [`kernel::Halt`].
pub fn land_battle(_: &mut Board<'_>, _: Onset) -> Flow<Option<Side>> {
    Ok(None)
}
