//! Where a general is and what he is (6, 9, 18).

use crate::data::generals::ROMANS;
use engine::SpaceId;
use punic::{Officer, Station};
use serde::{Deserialize, Serialize};

/// Where a general is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Where {
    /// In the cup of the Roman generals (4.1).
    Pool,
    /// Not in the game yet: Scipio Africanus before turn 6 (6.7).
    ToCome,
    /// Drawn or returned in a Reinforcement Phase, about to be placed (5).
    Drawn,
    /// Displaced: he returns in the next Reinforcement Phase (10.10).
    Displaced,
    /// Out of the game (10.10).
    Eliminated,
    /// In a space, outside any walls or where walls do not matter.
    At(SpaceId),
    /// Inside the walls of a city with the enemy outside, or besieged (10.7).
    Inside(SpaceId),
}

impl Where {
    /// The space, inside or outside.
    #[must_use]
    pub const fn space(self) -> Option<SpaceId> {
        match self {
            Where::At(space) | Where::Inside(space) => Some(space),
            _ => None,
        }
    }
}

/// Roman offices (6.4).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Office {
    /// None: a Carthaginian, or not in play.
    #[default]
    None,
    /// Proconsul (6.6), Scipio Africanus among them (6.7).
    Proconsul,
    /// Consul (6.5).
    Consul,
}

/// A general.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct General {
    /// Where he is.
    pub at: Where,
    /// His office.
    pub office: Office,
    /// Whether he is the one of his side where he stands who was activated, or named commander, last (9.3, 10.8). Of equals he commands,
    /// else the first on the list, unless `command` says otherwise.
    pub leads: bool,
    /// Of equals who stand together the highest number commands (9.3). 0 for all of them where `leads` tells who does, and who commands when
    /// he leaves.
    #[serde(deserialize_with = "engine::code::since::<2, _, _>")]
    pub command: u8,
}

impl Station for Where {
    fn at(space: SpaceId) -> Self {
        Where::At(space)
    }

    fn inside(space: SpaceId) -> Self {
        Where::Inside(space)
    }

    fn ground(self) -> Option<(SpaceId, bool)> {
        self.space().map(|at| (at, self == Where::Inside(at)))
    }
}

impl Officer for General {
    type Where = Where;

    const ROMANS: u8 = ROMANS as u8;

    fn at(&self) -> Where {
        self.at
    }

    fn goes(&mut self, to: Where) {
        self.at = to;
    }

    fn is_consul(&self) -> bool {
        self.office == Office::Consul
    }
}
