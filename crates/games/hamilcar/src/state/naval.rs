//! Naval Interception (8) and Naval Battle (9) under way.

use super::{Force, Trail};
use engine::{CardSet, PerSide, Side, SpaceId, UnitId, UnitSet};
use serde::{Deserialize, Serialize};

/// The Tactic Cards of the Naval Battle in progress (9.1): those not drawn are in no pile, and outside a battle all are.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Tactics {
    /// Hands.
    pub hands: PerSide<CardSet>,
    /// Played and discarded in this battle, open to both.
    pub played: CardSet,
    /// What each side has seen of them in the last battle, until the next one shuffles them.
    pub last: PerSide<CardSet>,
}

impl Tactics {
    /// The battle is over: all cards go back to the deck (9.1).
    pub(crate) fn gathered(self) -> Tactics {
        let seen = |side| self.hands[side].or(self.played);
        Tactics {
            last: PerSide::new(seen(Side::Rome), seen(Side::Carthage)),
            ..Tactics::default()
        }
    }
}

/// A Naval Interception in progress (8).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Interception {
    /// The Intercepting side.
    pub by: Side,
    /// The interception port.
    pub at: SpaceId,
    /// The Naval Die of the Fleet that tries to avoid it, counted from 1 (8.2).
    pub die: Option<u8>,
    /// The Intercepting Fleet (8.3).
    pub fleet: Option<Fleet>,
}

/// An Intercepting Fleet (8.3). Its Generals are at sea.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Fleet {
    /// Ready Warships in the At Sea box, at most five.
    pub warships: u8,
    /// CUs and Supply Trains in the At Sea box.
    pub units: Force,
    /// Who commands it (8.4).
    pub commander: Option<UnitId>,
    /// The ports touched, the Major Port first.
    pub route: Trail,
    /// Generals taken aboard in the present port.
    pub joined: UnitSet,
    /// Units taken aboard in the present port.
    pub loaded: Force,
}

/// A Naval Battle in progress (9). Warships and Units are those of the [`crate::state::Voyage`] and of the [`Fleet`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct NavalBattle {
    /// The interception port.
    pub at: SpaceId,
    /// Whose Naval Movement is Intercepted.
    pub mover: Side,
    /// Whether the moving Fleet had no Warships (8.5).
    pub unguarded: bool,
    /// The Commanding Generals.
    pub commanders: PerSide<UnitId>,
    /// The round, 1 to 3; 0 before the first (9.2).
    pub round: u8,
    /// Whose steps are resolved.
    pub acting: Side,
    /// Strategy Cards played for the battle that weigh on the ratings or the draw (9.1), by the side that played them.
    pub cards: PerSide<CardSet>,
    /// Tactic Cards that last for the battle.
    pub lasting: PerSide<CardSet>,
    /// Tactic Cards that work in a side's present Engage step.
    pub playing: PerSide<CardSet>,
    /// The opponent's Tactic Cards that weigh on a side's next Engage step.
    pub against: PerSide<CardSet>,
    /// The Battle Roll as it lies.
    pub roll: Option<Roll>,
    /// Units still to be lost by a side, which chooses them.
    pub to_lose: PerSide<u8>,
    /// Enemy Warships in each side's At Sea box (9.2.B3).
    pub prizes: PerSide<u8>,
    /// Warships that each side has lost, those taken as Prizes included.
    pub ships_lost: PerSide<u8>,
    /// Other Units that each side has lost.
    pub units_lost: PerSide<Force>,
    /// Whether Hamilcar's reroll is spent (17.2).
    pub rerolled: bool,
    /// Whether Paterculus has taken his Prize (17.2).
    pub boarded: bool,
    /// The side that Evaded with Flee! and so keeps Naval Supremacy (9.3.B3).
    pub fled: Option<Side>,
    /// Who won.
    pub winner: Option<Side>,
}

/// A Battle Roll (9.2.B1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Roll {
    /// Who rolled.
    pub side: Side,
    /// The die as it fell.
    pub die: u8,
    /// The number after all modifiers.
    pub result: i8,
    /// The naval column, 1 to 5.
    pub column: u8,
    /// The hits.
    pub hits: u8,
}
