//! A land battle (5.2.1).

use crate::data::cards::CAVALRY;
use engine::{CardPermutation, CardSet, PerSide, Side, SpaceId};
use serde::{Deserialize, Serialize};

/// A land battle that goes on. Whose it is, the player says in whose hands it lies: the attacker's.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Battle {
    /// The location attacked.
    pub at: SpaceId,
    /// Whether it was fortified when the battle began: the battle is a siege to its end (5.2).
    pub siege: bool,
    /// What the Battle Round token shows: 1 in the round of the attack.
    pub round: u8,
    /// The Battle Strength marker: above 0 for the attacker, below for the defender.
    pub marker: i8,
    /// The cards of each side in it.
    pub cards: PerSide<CardSet>,
    /// Which side has had the bonus of Combined Arms (5.2.2).
    pub combined: PerSide<bool>,
    /// Whether the attacker may not reinforce it in his next round, by the Serpent of Africa (7.2).
    pub barred: bool,
}

impl Battle {
    /// Cavalry strength points of a side (5.2.3): each Cavalry card has one Sword.
    #[must_use]
    pub fn cavalry(&self, side: Side) -> u32 {
        self.cards[side]
            .and(CAVALRY)
            .iter()
            .map(|card| u32::from(crate::data::cards::symbols(card).swords))
            .sum()
    }

    pub(super) fn permute_cards(&mut self, names: &CardPermutation) {
        self.cards = PerSide::new(names.set(self.cards.rome), names.set(self.cards.carthage));
    }
}
