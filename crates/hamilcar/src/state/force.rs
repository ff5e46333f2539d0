//! Units of one side in one place (2.3).

use punic::Units;
use serde::{Deserialize, Serialize};

/// A kind of land unit.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Kind {
    /// A Combat Unit that is no Elephant (2.3.B).
    Cu,
    /// An Elephant Unit, a CU for all purposes (2.3.C).
    Elephant,
    /// A Supply Train (2.3.D).
    Train,
}

impl Kind {
    /// All kinds, cheapest loss first.
    pub const ALL: [Kind; 3] = [Kind::Cu, Kind::Elephant, Kind::Train];
}

/// Units, counted by kind (2.3.E1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Force {
    /// CUs that are no Elephants.
    pub cu: u8,
    /// Elephant CUs.
    pub elephants: u8,
    /// Supply Trains.
    pub trains: u8,
}

impl Force {
    /// No unit.
    pub const NONE: Force = Force {
        cu: 0,
        elephants: 0,
        trains: 0,
    };

    /// CUs without Elephants, Elephants, Supply Trains.
    #[must_use]
    pub const fn new(cu: u8, elephants: u8, trains: u8) -> Self {
        Force { cu, elephants, trains }
    }

    /// One unit of a kind.
    #[must_use]
    pub const fn one(kind: Kind) -> Self {
        match kind {
            Kind::Cu => Force::new(1, 0, 0),
            Kind::Elephant => Force::new(0, 1, 0),
            Kind::Train => Force::new(0, 0, 1),
        }
    }

    /// Combat Units, Elephants included (2.3.C).
    #[must_use]
    pub const fn cus(self) -> u8 {
        self.cu + self.elephants
    }

    /// Units of all kinds (2.3.A).
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
    pub fn of_mut(&mut self, kind: Kind) -> &mut u8 {
        match kind {
            Kind::Cu => &mut self.cu,
            Kind::Elephant => &mut self.elephants,
            Kind::Train => &mut self.trains,
        }
    }

    /// Adds units.
    pub fn add(&mut self, other: Force) {
        self.cu += other.cu;
        self.elephants += other.elephants;
        self.trains += other.trains;
    }

    /// Takes units away; they must be there.
    pub fn take(&mut self, other: Force) {
        debug_assert!(self.holds(other), "{self:?} holds no {other:?}");
        self.cu -= other.cu;
        self.elephants -= other.elephants;
        self.trains -= other.trains;
    }

    /// Both together.
    #[must_use]
    pub fn plus(mut self, other: Force) -> Force {
        self.add(other);
        self
    }

    /// What is left without the other, which must be there.
    #[must_use]
    pub fn minus(mut self, other: Force) -> Force {
        self.take(other);
        self
    }

    /// What is left without the other, as far as it is there.
    #[must_use]
    pub const fn without(self, other: Force) -> Force {
        Force {
            cu: self.cu.saturating_sub(other.cu),
            elephants: self.elephants.saturating_sub(other.elephants),
            trains: self.trains.saturating_sub(other.trains),
        }
    }

    /// Whether the other is part of this.
    #[must_use]
    pub const fn holds(self, other: Force) -> bool {
        self.cu >= other.cu && self.elephants >= other.elephants && self.trains >= other.trains
    }
}

impl Units for Force {
    type Kind = Kind;

    const KINDS: &'static [Kind] = &Kind::ALL;

    fn of(&self, kind: Kind) -> u8 {
        Force::of(*self, kind)
    }

    fn of_mut(&mut self, kind: Kind) -> &mut u8 {
        Force::of_mut(self, kind)
    }

    /// Elephants are CUs (2.3.C), Supply Trains are none (2.3.D).
    fn is_cu(kind: Kind) -> bool {
        kind != Kind::Train
    }

    /// All Units count among the ten (2.2.A).
    fn takes_room(_: Kind) -> bool {
        true
    }
}
