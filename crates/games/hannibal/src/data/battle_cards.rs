//! The 48 Battle Cards (2.1, 14).

use crate::data::cards::COUNT;
use engine::{CardId, CardSet};
use serde::{Deserialize, Serialize};

/// A type of Battle Card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[repr(u8)]
pub enum BattleCard {
    /// Frontal Assault.
    FrontalAssault,
    /// Flank Left.
    FlankLeft,
    /// Flank Right.
    FlankRight,
    /// Probe: Hannibal may play one as another type (24).
    Probe,
    /// Double Envelopment: matched, it gives the initiative away (14.8).
    DoubleEnvelopment,
    /// Reserve: any of the other five (14.9).
    Reserve,
}

impl BattleCard {
    /// How many types there are.
    pub const COUNT: usize = 6;

    /// How many cards there are.
    pub const DECK: u8 = 48;

    /// All types in their order.
    pub const ALL: [BattleCard; Self::COUNT] = {
        use BattleCard::*;
        [FrontalAssault, FlankLeft, FlankRight, Probe, DoubleEnvelopment, Reserve]
    };

    /// The types that a Reserve may stand for (14.9).
    pub const PLAIN: [BattleCard; 5] = {
        use BattleCard::*;
        [FrontalAssault, FlankLeft, FlankRight, Probe, DoubleEnvelopment]
    };

    /// Its name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            BattleCard::FrontalAssault => "Frontal Assault",
            BattleCard::FlankLeft => "Flank Left",
            BattleCard::FlankRight => "Flank Right",
            BattleCard::Probe => "Probe",
            BattleCard::DoubleEnvelopment => "Double Envelopment",
            BattleCard::Reserve => "Reserve",
        }
    }

    /// How many of it the deck holds (2.1).
    #[must_use]
    pub const fn in_deck(self) -> u8 {
        [12, 9, 9, 8, 6, 4][self as usize]
    }

    /// The cards of this type.
    #[must_use]
    pub fn cards(self) -> CardSet {
        let before: u8 = Self::ALL[..self as usize].iter().map(|kind| kind.in_deck()).sum();
        let first = COUNT as u8 + before;
        (first..first + self.in_deck()).map(CardId).collect()
    }

    /// The type of a Battle Card.
    #[must_use]
    pub fn of(card: CardId) -> Self {
        TYPES[usize::from(card.0) - COUNT]
    }

    /// What it adds to the roll on the Retreat Table when it wins the battle (14.12).
    #[must_use]
    pub const fn retreat(self) -> i8 {
        match self {
            BattleCard::Probe => -2,
            BattleCard::DoubleEnvelopment => 2,
            _ => 0,
        }
    }
}

/// All Battle Cards: ids of their own after those of the Strategy Cards.
#[must_use]
pub const fn deck() -> CardSet {
    CardSet::from_bits(((1 << BattleCard::DECK) - 1) << COUNT)
}

/// Whether a card is a Battle Card.
#[must_use]
pub const fn is_battle_card(card: CardId) -> bool {
    card.0 as usize >= COUNT
}

static TYPES: [BattleCard; BattleCard::DECK as usize] = {
    let mut types = [BattleCard::FrontalAssault; BattleCard::DECK as usize];
    let (mut card, mut kind, mut left) = (0, 0, BattleCard::ALL[0].in_deck());
    while card < types.len() {
        while left == 0 {
            kind += 1;
            left = BattleCard::ALL[kind].in_deck();
        }
        types[card] = BattleCard::ALL[kind];
        left -= 1;
        card += 1;
    }
    types
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_deck_holds_48() {
        assert_eq!(
            BattleCard::ALL.iter().map(|c| c.in_deck()).sum::<u8>(),
            BattleCard::DECK
        );
    }

    #[test]
    fn every_card_has_one_type() {
        assert_eq!(deck().len(), u32::from(BattleCard::DECK));
        for kind in BattleCard::ALL {
            assert_eq!(kind.cards().len(), u32::from(kind.in_deck()));
            assert!(
                kind.cards()
                    .iter()
                    .all(|card| BattleCard::of(card) == kind && is_battle_card(card))
            );
            assert!(kind.cards().without(deck()).is_empty());
        }
    }
}
