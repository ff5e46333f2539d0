//! How a battle comes about (10.4, 12, 13, 20.7): told by the move, the landing or the sortie that starts it.

use super::Force;
use engine::{Side, SpaceId, UnitId, UnitSet};
use serde::{Deserialize, Serialize};

/// How an army came into the space where it fights (15.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Entered {
    /// It was there, inside its city (20.7).
    #[default]
    Start,
    /// By land from this space.
    Road(SpaceId),
    /// By sea from this port.
    Sea(SpaceId),
}

impl Entered {
    /// Where it came from.
    #[must_use]
    pub const fn from(self) -> Option<SpaceId> {
        match self {
            Entered::Start => None,
            Entered::Road(from) | Entered::Sea(from) => Some(from),
        }
    }
}

/// The beginning of a battle. Its forces are all units of both sides outside walls in the space, interceptors among them, and those who
/// sally out (20.7).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Onset {
    /// Where.
    pub at: SpaceId,
    /// The active side, whoever intercepted whom (14.5).
    pub attacker: Side,
    /// How the attacker came into the space.
    pub entered: Entered,
    /// The activated general, if he has come along: of generals of equal rank he commands (10.8).
    pub leader: Option<UnitId>,
    /// Whether the defender, or part of him, has intercepted (12.4).
    pub intercepted: bool,
    /// Whether the defender has tried in vain to avoid battle (13.1).
    pub botched: bool,
    /// The activated units of a besieged city that attack on their own; none where an army has come from outside (20.7).
    pub sally: Force,
    /// The generals with them.
    pub sally_generals: UnitSet,
}

impl Onset {
    /// An army has entered a space with the enemy in it.
    #[must_use]
    pub const fn entering(at: SpaceId, attacker: Side, entered: Entered, leader: UnitId) -> Self {
        Onset {
            at,
            attacker,
            entered,
            leader: Some(leader),
            intercepted: false,
            botched: false,
            sally: Force::NONE,
            sally_generals: UnitSet::EMPTY,
        }
    }
}
