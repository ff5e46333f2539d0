//! A siege or subjugation attempt under way (20).

use engine::{SpaceId, UnitId};
use serde::{Deserialize, Serialize};

/// An attempt in progress.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Attempt {
    /// Where.
    pub at: SpaceId,
    /// The general who conducts it, for the time in command (20.3).
    pub general: UnitId,
    /// What the die shows, once rolled.
    pub die: Option<u8>,
    /// CUs still to be lost.
    pub to_lose: u8,
}
