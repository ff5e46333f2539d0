//! Where a general is and what he is (2.2).

use crate::data::generals::ROMANS;
use engine::SpaceId;
use punic::{Officer, Station};
use serde::{Deserialize, Serialize};

/// Where a general is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Where {
    /// In his side's pool (2.2.B).
    Pool,
    /// In the box of a turn on the Turn Track (3.3).
    TurnTrack(u8),
    /// In the Mercenary Pool box (5.2.C3).
    Mercenary,
    /// Set aside until he may enter (3.1, 16.6).
    SetAside,
    /// Drawn or named in a Reinforcement Phase, about to be placed (5.1).
    Drawn,
    /// Out of the game (2.2.A).
    Eliminated,
    /// In a space, outside any walls or where walls do not matter.
    At(SpaceId),
    /// Inside the walls of a city with the enemy outside, or Besieged (2.1.C).
    Inside(SpaceId),
    /// In the At Sea box, with the [`super::Voyage`].
    AtSea,
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

/// Roman offices (2.2.C).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Office {
    /// None: a Carthaginian, or not in play.
    #[default]
    None,
    /// Proconsul (2.2.C3).
    Proconsul,
    /// Consul (2.2.C2).
    Consul,
    /// Dictator (2.2.C1).
    Dictator,
}

/// A general.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct General {
    /// Where he is.
    pub at: Where,
    /// His office.
    pub office: Office,
    /// Whether he has been Consul (5.2.C4).
    pub was_consul: bool,
    /// Put on the table without his card: these ratings, strategy and battle, and no ability on land. Only cases do so.
    pub rated: Option<(u8, u8)>,
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

    fn in_play(self) -> bool {
        self == Where::AtSea || self.space().is_some()
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
