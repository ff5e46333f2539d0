//! A space of the map (Hamilcar 2.1, Hannibal 3 and 10.7).

use crate::Force;
use engine::{PerSide, Side};
use serde::{Deserialize, Serialize};

/// What a Tribe says of itself: in Hannibal whose friend it is, in Hamilcar nothing.
pub trait Tribe: Copy {
    /// Whose friend the Tribe is.
    fn friend(self) -> Option<Side>;
}

impl Tribe for () {
    fn friend(self) -> Option<Side> {
        None
    }
}

impl Tribe for Option<Side> {
    fn friend(self) -> Option<Side> {
        self
    }
}

/// What decides the control of a space (Hamilcar 2.1.B, Hannibal 19.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Marker<T> {
    /// Nothing: neutral.
    #[default]
    None,
    /// A Political Control marker.
    Pc(Side),
    /// A Walled City (Hamilcar 2.1.C, Hannibal 10.7).
    City(Side),
    /// A Tribe (Hamilcar 2.1.D), and in Hannibal whose friend it is, if anybody's (20.9).
    Tribe(T),
}

/// A space.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Place<T> {
    /// PC marker, Walled City or Tribe.
    pub marker: Marker<T>,
    /// Siege or subjugation points on it (Hamilcar 14, Hannibal 20.2).
    pub points: u8,
    /// Whose points. Hannibal says it only of a Tribe that is nobody's friend: either side may gather them there.
    pub points_of: Option<Side>,
    /// Units in the space, those inside walls not counted.
    pub outside: PerSide<Force>,
    /// Units of the city's owner inside the walls, kept apart only while an enemy is in the space or the city is besieged (Hamilcar
    /// 2.1.C, Hannibal 10.7); empty otherwise.
    pub inside: Force,
}

impl<T: Tribe> Place<T> {
    /// Who controls the space (Hamilcar 2.1.B, Hannibal 19.1): a friendly Tribe counts as a PC marker (Hannibal 20.9).
    #[must_use]
    pub fn control(&self) -> Option<Side> {
        match self.marker {
            Marker::Pc(side) | Marker::City(side) => Some(side),
            Marker::Tribe(tribe) => tribe.friend(),
            Marker::None => None,
        }
    }

    /// The owner of the Walled City, if there is one.
    #[must_use]
    pub fn city(&self) -> Option<Side> {
        match self.marker {
            Marker::City(side) => Some(side),
            _ => None,
        }
    }

    /// Whether a Tribe is here.
    #[must_use]
    pub fn is_tribe(&self) -> bool {
        matches!(self.marker, Marker::Tribe(_))
    }

    /// Whether it is a besieged Walled City: at least one siege point lies on it (Hamilcar 14.5.A, Hannibal 20.4).
    #[must_use]
    pub fn besieged(&self) -> bool {
        self.points > 0 && self.city().is_some()
    }

    /// Whether it holds the enemy's PC marker or a Tribe that is no friend (Hannibal 15.3, 21.1).
    #[must_use]
    pub fn hostile(&self, to: Side) -> bool {
        self.control() != Some(to) && !matches!(self.marker, Marker::None)
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

    /// All units of the owner stand outside until he says otherwise.
    pub fn open_the_gates(&mut self, owner: Side) {
        let inside = core::mem::take(&mut self.inside);
        self.outside[owner].add(inside);
    }

    /// Units of the owner go inside; they must be outside.
    pub fn enter(&mut self, owner: Side, units: Force) {
        self.outside[owner].take(units);
        self.inside.add(units);
    }
}

impl Place<Option<Side>> {
    /// So many points lie on it now, gathered by this side (Hannibal 20.2).
    pub fn set_points(&mut self, points: u8, by: Side) {
        self.points = points;
        self.points_of = Some(by).filter(|_| points > 0 && self.marker == Marker::Tribe(None));
    }
}
