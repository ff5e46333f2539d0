//! A space of the map (2.1).

use super::Force;
use kernel::{PerSide, Side};
use serde::{Deserialize, Serialize};

/// What decides the control of a space (2.1.B).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Marker {
    /// Nothing: neutral.
    #[default]
    None,
    /// A Political Control marker.
    Pc(Side),
    /// A Walled City (2.1.C).
    City(Side),
    /// A Tribe (2.1.D).
    Tribe,
}

/// A space.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Place {
    /// PC, Walled City or Tribe.
    pub marker: Marker,
    /// Siege or Subjugation Points on it (14).
    pub points: u8,
    /// Whose points.
    pub points_of: Option<Side>,
    /// Units in the space, those inside walls not counted.
    pub outside: PerSide<Force>,
    /// Units of the city's owner inside the walls, kept apart only while an enemy Unit is in the space or the city is Besieged
    /// (2.1.C); empty otherwise.
    pub inside: Force,
}

impl Place {
    /// Who controls the space (2.1.B).
    #[must_use]
    pub const fn control(&self) -> Option<Side> {
        match self.marker {
            Marker::Pc(side) | Marker::City(side) => Some(side),
            Marker::None | Marker::Tribe => None,
        }
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
    pub fn is_tribe(&self) -> bool {
        self.marker == Marker::Tribe
    }

    /// Whether it is a Besieged Walled City: at least one Siege Point lies on it (14.5.A).
    #[must_use]
    pub fn besieged(&self) -> bool {
        self.points > 0 && self.city().is_some()
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
