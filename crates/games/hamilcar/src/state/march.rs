//! An activation under way (7).

use super::{Force, Parties, Where};
use engine::{Side, SpaceId, UnitId, UnitSet};
pub use punic::Trail;
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

/// How a space of the way was reached.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Step {
    /// MPs spent when it was entered.
    pub spent: u8,
    /// Whether it was only passed, by a Fleet that did not land.
    pub afloat: bool,
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
    /// How each space of the trail was reached.
    #[serde(deserialize_with = "engine::code::since::<2, _, _>")]
    pub steps: [Step; 16],
    /// In which space of the trail, counted from 1, the other side has been asked for Bad Weather last.
    #[serde(deserialize_with = "engine::code::since::<2, _, _>")]
    pub asked: u8,
    /// MPs spent on destroying Supply Trains (2.3.D4).
    #[serde(deserialize_with = "engine::code::since::<2, _, _>")]
    pub burnt: u8,
    /// Whether the one Naval Movement has been made (7.1).
    pub sailed: bool,
    /// Whether units have been picked up or dropped in the present space.
    pub arranged: bool,
    /// Whether he may move no further.
    pub stopped: bool,
    /// Whether he took part in a battle in this activation (14.1).
    pub fought: bool,
    /// Whether he took part in a Naval Battle in this activation and may go on, but not Siege (9.3.B1, 14.1).
    #[serde(deserialize_with = "engine::code::since::<2, _, _>")]
    pub sea_battle: bool,
    /// What the army was, while who and what goes along is chosen anew.
    pub before: Option<Before>,
    /// Whether he took part in a military action: a battle, an attempt, Backing up, a failed Pursuit (7.1).
    #[serde(deserialize_with = "engine::code::since::<2, _, _>")]
    pub acted: bool,
    /// Whether the last Land Battle was won.
    #[serde(deserialize_with = "engine::code::since::<2, _, _>")]
    pub won: bool,
    /// Whether it is a Forced March: its Naval Movement has no limit of its own (17.1 #40, #41).
    #[serde(deserialize_with = "engine::code::since::<2, _, _>")]
    pub forced: bool,
    /// Who has failed to Intercept him in this activation, and so may not Avoid him (11.2).
    pub failed: Parties,
}

impl March {
    /// MPs left.
    #[must_use]
    pub const fn left(&self) -> u8 {
        self.total.saturating_sub(self.spent)
    }

    /// Goes on to a space: the MPs for it are spent already.
    pub fn went(&mut self, to: SpaceId, afloat: bool) {
        let before = self.trail.spaces().len();
        self.trail.push(to);
        if let Some(step) = self.steps.get_mut(before) {
            *step = Step {
                spent: self.spent,
                afloat,
            };
        }
    }

    /// The Fleet lands in the port it entered last.
    pub fn lands(&mut self) {
        let last = self.trail.spaces().len() - 1;
        self.steps[last].afloat = false;
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
    /// The ports touched, that of embarkation first.
    #[serde(deserialize_with = "engine::code::since::<2, _, _>")]
    pub route: Trail,
    /// Whether the one attempt to Intercept it has been made (8.1).
    #[serde(deserialize_with = "engine::code::since::<2, _, _>")]
    pub tried: bool,
    /// Whether it has been Intercepted.
    #[serde(deserialize_with = "engine::code::since::<2, _, _>")]
    pub intercepted: bool,
    /// Whether it has won a Naval Battle and sailed on: its Warships come back Spent (9.3.B1).
    #[serde(deserialize_with = "engine::code::since::<2, _, _>")]
    pub weary: bool,
    /// In a Campaign the most that any of its Warships had sailed with the card before (7.1).
    #[serde(deserialize_with = "engine::code::since::<4, _, _>")]
    pub worn: u8,
}
