//! A Siege or Subjugation attempt under way (14).

use engine::{Side, SpaceId, UnitId};
use serde::{Deserialize, Serialize};

/// A Siege or Subjugation attempt in progress.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Attempt {
    /// Where.
    pub at: SpaceId,
    /// Whose.
    pub side: Side,
    /// The General who conducts it, for the time in command (14.1).
    pub general: UnitId,
    /// The Siege Die.
    pub red: bool,
    /// What it shows, counted from 1, once rolled.
    pub face: Option<u8>,
    /// Points to be placed.
    pub points: u8,
    /// CUs the sieging Force still has to lose.
    pub to_lose: u8,
}
