//! Units of one side in one place (2.2).

use punic::Units;
use serde::{Deserialize, Serialize};

/// A kind of unit.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Kind {
    /// A Combat Unit without Elephants.
    Cu,
    /// A CU with Elephants (17.2).
    Elephant,
    /// The siege train: a CU but for battle (25, 30).
    Train,
}

impl Kind {
    /// All kinds, cheapest loss first.
    pub const ALL: [Kind; 3] = [Kind::Cu, Kind::Elephant, Kind::Train];
}

/// Units, counted by kind.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Force {
    /// CUs without Elephants.
    pub cu: u8,
    /// CUs with Elephants.
    pub elephants: u8,
    /// The siege train, if it is here.
    pub train: u8,
}

impl Force {
    /// No unit.
    pub const NONE: Force = Force {
        cu: 0,
        elephants: 0,
        train: 0,
    };

    /// CUs without Elephants, and those with them.
    #[must_use]
    pub const fn new(cu: u8, elephants: u8) -> Self {
        Force {
            cu,
            elephants,
            train: 0,
        }
    }

    /// One unit of a kind.
    #[must_use]
    pub fn one(kind: Kind) -> Self {
        let mut force = Force::NONE;
        *force.of_mut(kind) = 1;
        force
    }

    /// CUs that fight and fill the ten that move together: without the siege train (25, 30).
    #[must_use]
    pub const fn fighting(self) -> u8 {
        self.cu + self.elephants
    }

    /// CUs in all, the siege train among them (25, 30).
    #[must_use]
    pub const fn cus(self) -> u8 {
        self.cu + self.elephants + self.train
    }

    /// Whether there is no unit at all.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.cus() == 0
    }

    /// How many of a kind.
    #[must_use]
    pub const fn of(self, kind: Kind) -> u8 {
        match kind {
            Kind::Cu => self.cu,
            Kind::Elephant => self.elephants,
            Kind::Train => self.train,
        }
    }

    /// How many of a kind, to be changed.
    pub fn of_mut(&mut self, kind: Kind) -> &mut u8 {
        match kind {
            Kind::Cu => &mut self.cu,
            Kind::Elephant => &mut self.elephants,
            Kind::Train => &mut self.train,
        }
    }

    /// Adds units.
    pub fn add(&mut self, other: Force) {
        for kind in Kind::ALL {
            *self.of_mut(kind) += other.of(kind);
        }
    }

    /// Takes units away; they must be there.
    pub fn take(&mut self, other: Force) {
        for kind in Kind::ALL {
            *self.of_mut(kind) -= other.of(kind);
        }
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

    /// Whether the other is part of this.
    #[must_use]
    pub const fn holds(self, other: Force) -> bool {
        self.cu >= other.cu && self.elephants >= other.elephants && self.train >= other.train
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

    /// The siege train is none of the five of a consul.
    fn is_cu(kind: Kind) -> bool {
        kind != Kind::Train
    }

    /// The siege train is none of the ten (25, 30).
    fn takes_room(kind: Kind) -> bool {
        kind != Kind::Train
    }
}
