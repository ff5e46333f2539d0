//! Units of one side in one place (Hamilcar 2.3, Hannibal 2.2).

use serde::{Deserialize, Serialize};

/// A kind of land unit.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Kind {
    /// A Combat Unit without Elephants (Hamilcar 2.3.B).
    Cu,
    /// A Combat Unit with Elephants (Hamilcar 2.3.C, Hannibal 17.2).
    Elephant,
    /// A Supply Train of Hamilcar (2.3.D), the siege train of Hannibal (25, 30).
    Train,
}

impl Kind {
    /// All kinds, cheapest loss first. Questions about numbers come in this order.
    pub const ALL: [Kind; 3] = [Kind::Cu, Kind::Elephant, Kind::Train];

    /// Whether it fights: trains do not.
    #[must_use]
    pub fn fights(self) -> bool {
        self != Kind::Train
    }
}

/// Units, counted by kind.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Force {
    /// Combat Units without Elephants.
    pub cu: u8,
    /// Combat Units with Elephants.
    pub elephants: u8,
    /// Trains.
    pub trains: u8,
}

impl Force {
    /// No unit.
    pub const NONE: Force = Force::new(0, 0, 0);

    /// Combat Units without Elephants, those with them, trains.
    #[must_use]
    pub const fn new(cu: u8, elephants: u8, trains: u8) -> Self {
        Force { cu, elephants, trains }
    }

    /// So many of a kind.
    #[must_use]
    pub const fn so_many(kind: Kind, n: u8) -> Self {
        match kind {
            Kind::Cu => Force::new(n, 0, 0),
            Kind::Elephant => Force::new(0, n, 0),
            Kind::Train => Force::new(0, 0, n),
        }
    }

    /// One unit of a kind.
    #[must_use]
    pub const fn one(kind: Kind) -> Self {
        Force::so_many(kind, 1)
    }

    /// Combat Units, those with Elephants among them: what fights. Trains are not counted.
    #[must_use]
    pub const fn fighting(self) -> u8 {
        self.cu + self.elephants
    }

    /// Units of all kinds.
    #[must_use]
    pub const fn units(self) -> u8 {
        self.cu + self.elephants + self.trains
    }

    /// Whether there is no unit at all.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.units() == 0
    }

    /// How many of a kind.
    #[must_use]
    pub const fn of(self, kind: Kind) -> u8 {
        match kind {
            Kind::Cu => self.cu,
            Kind::Elephant => self.elephants,
            Kind::Train => self.trains,
        }
    }

    /// How many of a kind, to be changed.
    pub const fn of_mut(&mut self, kind: Kind) -> &mut u8 {
        match kind {
            Kind::Cu => &mut self.cu,
            Kind::Elephant => &mut self.elephants,
            Kind::Train => &mut self.trains,
        }
    }

    /// Adds units.
    #[inline]
    pub fn add(&mut self, other: Force) {
        *self = self.plus(other);
    }

    /// Takes units away; they must be there.
    #[inline]
    pub fn take(&mut self, other: Force) {
        *self = self.minus(other);
    }

    /// Both together.
    #[inline]
    #[must_use]
    pub fn plus(self, other: Force) -> Force {
        self.by_kind(other, |a, b| a + b)
    }

    /// What is left without the other, which must be there.
    #[inline]
    #[must_use]
    pub fn minus(self, other: Force) -> Force {
        debug_assert!(self.holds(other), "{self:?} holds no {other:?}");
        self.by_kind(other, |a, b| a - b)
    }

    /// What is left without the other, as far as it is there.
    #[inline]
    #[must_use]
    pub fn without(self, other: Force) -> Force {
        self.by_kind(other, u8::saturating_sub)
    }

    /// Whether the other is part of this.
    #[must_use]
    pub const fn holds(self, other: Force) -> bool {
        self.cu >= other.cu && self.elephants >= other.elephants && self.trains >= other.trains
    }

    /// Kind by kind, what the two numbers make.
    #[inline]
    #[must_use]
    pub fn by_kind(self, other: Self, make: impl Fn(u8, u8) -> u8) -> Self {
        Force {
            cu: make(self.cu, other.cu),
            elephants: make(self.elephants, other.elephants),
            trains: make(self.trains, other.trains),
        }
    }
}
