//! A space of the map (3, 10.7, 19.1, 20).

use super::Force;
use kernel::{PerSide, Side};
use serde::{Deserialize, Serialize};

/// What decides the control of a space (19.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Marker {
    /// Nothing: neutral.
    #[default]
    None,
    /// A PC marker.
    Pc(Side),
    /// A Walled City (10.7).
    City(Side),
    /// A Tribe, and whose friend it is, if anybody's (20.9).
    Tribe(Option<Side>),
}

/// A space.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Place {
    /// PC marker, Walled City or Tribe.
    pub marker: Marker,
    /// Siege or subjugation points on it, 0 to 2 between two attempts (20.2).
    pub points: u8,
    /// Who has gathered the points on a Tribe that is nobody's friend: either side may.
    pub points_of: Option<Side>,
    /// Units in the space, those inside walls not counted.
    pub outside: PerSide<Force>,
    /// Units of the city's owner inside the walls, kept apart only while an enemy unit is in the space or the city is besieged: else he
    /// may declare anew (10.7).
    pub inside: Force,
}

impl Place {
    /// Who controls the space (19.1): a friendly Tribe counts as a PC marker (20.9).
    #[must_use]
    pub const fn control(&self) -> Option<Side> {
        match self.marker {
            Marker::Pc(side) | Marker::City(side) => Some(side),
            Marker::Tribe(friend) => friend,
            Marker::None => None,
        }
    }

    /// So many points lie on it now, gathered by this side.
    pub fn set_points(&mut self, points: u8, by: Side) {
        self.points = points;
        self.points_of = Some(by).filter(|_| points > 0 && self.marker == Marker::Tribe(None));
    }

    /// The owner of the Walled City, if there is one.
    #[must_use]
    pub const fn city(&self) -> Option<Side> {
        match self.marker {
            Marker::City(side) => Some(side),
            _ => None,
        }
    }

    /// Whether a Tribe is here.
    #[must_use]
    pub const fn is_tribe(&self) -> bool {
        matches!(self.marker, Marker::Tribe(_))
    }

    /// Whether it is a besieged Walled City: at least one siege point lies on it (20.4).
    #[must_use]
    pub const fn besieged(&self) -> bool {
        self.points > 0 && self.city().is_some()
    }

    /// Whether it holds the enemy's PC marker or a Tribe that is no friend: it costs CUs in winter and in retreats (15.3, 21.1).
    #[must_use]
    pub fn hostile(&self, to: Side) -> bool {
        match self.marker {
            Marker::Pc(side) | Marker::City(side) => side != to,
            Marker::Tribe(friend) => friend != Some(to),
            Marker::None => false,
        }
    }

    /// All units of a side here, inside walls or not.
    #[must_use]
    pub fn all(&self, side: Side) -> Force {
        let inside = if self.city() == Some(side) {
            self.inside
        } else {
            Force::NONE
        };
        self.outside[side].plus(inside)
    }
}
