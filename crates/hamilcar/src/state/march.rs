//! An activation under way (7).

use super::{Force, Parties, Where};
use kernel::{Side, SpaceId, UnitId, UnitSet};
use serde::{Deserialize, Serialize};

/// How the present space was entered: where Backing up and the Attacker's retreat lead (12.3, 13.5.B).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Entered {
    /// The activation began here.
    Start,
    /// By land from this space.
    Road(SpaceId),
    /// By Naval Movement that embarked in this port.
    Sea(SpaceId),
}

/// The spaces touched so far, the start first; sixteen are more than 6 MPs can reach.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Trail {
    spaces: [SpaceId; 16],
    len: u8,
}

impl Trail {
    /// A trail that begins here.
    #[must_use]
    pub fn from(start: SpaceId) -> Self {
        Trail {
            spaces: [start; 16],
            len: 1,
        }
    }

    /// Goes on to a space.
    pub fn push(&mut self, space: SpaceId) {
        if usize::from(self.len) < self.spaces.len() {
            self.spaces[usize::from(self.len)] = space;
            self.len += 1;
        }
    }

    /// Whether it has a start and no more spaces than there is room for.
    #[must_use]
    pub fn fits(&self) -> bool {
        (1..=self.spaces.len()).contains(&usize::from(self.len))
    }

    /// The spaces in order.
    #[must_use]
    pub fn spaces(&self) -> &[SpaceId] {
        &self.spaces[..usize::from(self.len)]
    }
}

/// The army before it is arranged anew (7.1, 7.3.C): what its Consuls had decides what they must keep (2.3.E3).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Before {
    /// Its generals.
    pub generals: UnitSet,
    /// Its units.
    pub units: Force,
    /// Where those stand whom it may take along: on land where it is itself, at sea in the port, before its walls or inside them.
    pub place: Where,
}

/// The activation of one general (7.1). His units are counted in the force of the space where he is (or in the [`Voyage`]);
/// `units` says which of them go along.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct March {
    /// The active side.
    pub side: Side,
    /// The activated general.
    pub general: UnitId,
    /// Other generals who go along.
    pub with: UnitSet,
    /// Units that go along, at most ten (7.1).
    pub units: Force,
    /// Where he is.
    pub at: SpaceId,
    /// How he came there.
    pub entered: Entered,
    /// MPs spent.
    pub spent: u8,
    /// MPs in all: 4 unless something says otherwise (7.1).
    pub total: u8,
    /// The spaces touched.
    pub trail: Trail,
    /// Whether the one Naval Movement has been made (7.1).
    pub sailed: bool,
    /// Whether units have been picked up or dropped in the present space.
    pub arranged: bool,
    /// Whether he may move no further.
    pub stopped: bool,
    /// Whether he took part in a battle in this activation (14.1).
    pub fought: bool,
    /// What the army was, while who and what goes along is chosen anew.
    pub before: Option<Before>,
    /// Who has failed to Intercept him in this activation, and so may not Avoid him (11.2).
    pub failed: Parties,
}

impl March {
    /// MPs left.
    #[must_use]
    pub const fn left(&self) -> u8 {
        self.total.saturating_sub(self.spent)
    }

    /// All generals of the army, the activated one included.
    #[must_use]
    pub fn generals(&self) -> UnitSet {
        let mut all = self.with;
        all.insert(self.general);
        all
    }
}

/// A Naval Movement under way (7.3). Its units and generals are in the At Sea box: `units` here, generals at [`super::Where::AtSea`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Voyage {
    /// Whose Fleet.
    pub side: Side,
    /// The port of embarkation.
    pub from: SpaceId,
    /// The port last entered.
    pub at: SpaceId,
    /// Ready Warships in the At Sea box, at most five (2.3.G).
    pub warships: u8,
    /// CUs and Supply Trains in the At Sea box.
    pub units: Force,
    /// MPs spent on this Naval Movement.
    pub spent: u8,
    /// Whether units have been taken aboard in the present port.
    pub arranged: bool,
}
