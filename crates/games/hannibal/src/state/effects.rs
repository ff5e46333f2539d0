//! What Events leave on the table (25).

use engine::CardSet;
use serde::{Deserialize, Serialize};

/// A counsel that binds a side until the start of the turn after the next reshuffle (25, 57 and 58).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Counsel {
    /// None.
    #[default]
    None,
    /// In force.
    Given,
    /// In force; the deck has been reshuffled since, so it ends when the next turn begins.
    Ending,
}

/// What Events leave on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Effects {
    /// Macedonia is allied with Carthage (9).
    pub macedonia: bool,
    /// Carthage has had a Naval Victory this turn (29).
    pub naval_victory: bool,
    /// Hanno counsels Carthage: its CUs do not leave Africa (57).
    pub hanno: Counsel,
    /// Cato counsels Rome: its CUs do not enter Africa (58).
    pub cato: Counsel,
    /// A Truce (64).
    pub truce: bool,
    /// The Truce card was seen this turn: the deck is reshuffled when it ends (8.7).
    pub reshuffle: bool,
    /// Cards in hands that both sides know.
    pub known: CardSet,
}
