//! A battle just won.

use engine::{PerSide, Side, SpaceId, UnitId};
use serde::{Deserialize, Serialize};

/// A battle on land or at sea whose consequences are paid, while its winner may answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Victory {
    /// Who won.
    pub winner: Side,
    /// Where.
    pub at: SpaceId,
    /// Whether it was a Land Battle.
    pub land: bool,
    /// Who commanded.
    pub commanders: PerSide<Option<UnitId>>,
    /// Units the loser has lost in all, captured ones and those of the retreat included (9.4, 13.6).
    pub lost: u8,
}
