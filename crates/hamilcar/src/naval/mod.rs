//! Naval Interception (8) and Naval Battle (9).

use kernel::{CardSet, PerSide};
use serde::{Deserialize, Serialize};

/// The Tactic Cards of the Naval Battle in progress (9.1): those not drawn are in no pile, and outside a battle all are.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Tactics {
    /// Hands.
    pub hands: PerSide<CardSet>,
    /// Played and discarded in this battle, open to both.
    pub played: CardSet,
}

/// A Naval Interception in progress (8).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Interception {}

/// A Naval Battle in progress (9).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct NavalBattle {}
