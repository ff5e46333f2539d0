//! A battle under way (14 to 17).

use super::{Force, Onset, Retreat};
use crate::data::battle_cards::{BattleCard, is_battle_card};
use crate::data::generals::general;
use crate::data::tables::HAND;
use engine::{CardId, CardPermutation, CardSet, PerSide, Side, SpaceId, UnitId, UnitSet};
use serde::{Deserialize, Serialize};

/// How a battle has ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Ended {
    /// Somebody has won it: with this type of card, or with none since the attacker had no card left (14.10).
    Won {
        /// Who.
        winner: Side,
        /// With what.
        with: Option<BattleCard>,
    },
    /// This side has withdrawn (16.2).
    Withdrawn(Side),
}

/// A battle in progress: all of it that lies on the table. Its units are those outside walls in the space.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Battle {
    /// How it came about.
    pub onset: Onset,
    /// The forces when it began.
    pub began: PerSide<Force>,
    /// The generals in it.
    pub generals: PerSide<UnitSet>,
    /// Who commands, if a general is there.
    pub commanders: PerSide<Option<UnitId>>,
    /// Those of the original attacker's units who came out of a city and are still there (20.7); counted outside like the rest.
    pub sortie: Force,
    /// The generals who came out with them.
    pub sortie_generals: UnitSet,
    /// Allies that a card keeps away from a side (25, 31 and 32).
    pub denied: PerSide<Denied>,
    /// Whose Battle Cards a spy has looked at (25, 20).
    pub spied: PerSide<bool>,
    /// The elephant charge, if one was announced.
    pub charge: Option<Charge>,
    /// Where the Battle Cards of each side come from, once they are dealt.
    pub dealt: Option<PerSide<Hand>>,
    /// The Battle Cards in hand.
    pub hands: PerSide<CardSet>,
    /// Those played, open to both.
    pub played: CardSet,
    /// Those in hand or played that both have seen.
    pub shown: CardSet,
    /// The attacker of the hour (14.8).
    pub attacker: Side,
    /// Rounds begun (14.11).
    pub rounds: u8,
    /// What the attacker has played this round.
    pub attack: Option<Attack>,
    /// What the defender has matched it with.
    pub matched: Option<CardId>,
    /// Whether Hannibal has used his Probe (24).
    pub probed: bool,
    /// How it has ended.
    pub ended: Option<Ended>,
    /// CUs still to be lost by the side that is choosing its losses.
    pub to_lose: u8,
    /// CUs lost so far, those of the retreat included (15.5).
    pub lost: PerSide<u8>,
    /// The loser's retreat.
    pub retreat: Option<Retreat>,
}

impl Battle {
    /// Where it is fought.
    #[must_use]
    pub const fn at(&self) -> SpaceId {
        self.onset.at
    }

    /// Battle Rating of a side's commander; 0 without one.
    #[must_use]
    pub fn rating(&self, side: Side) -> u8 {
        self.commanders[side].map_or(0, |unit| general(unit).battle)
    }

    /// Renames its Battle Cards.
    pub(crate) fn permute_cards(&mut self, names: &CardPermutation) {
        let PerSide { rome, carthage } = &mut self.hands;
        for set in [rome, carthage, &mut self.played, &mut self.shown] {
            *set = names.set(*set);
        }
        if let Some(attack) = &mut self.attack {
            attack.card = names.card(attack.card);
        }
        self.matched = self.matched.map(|card| names.card(card));
    }

    /// The side that has lost, if one has.
    #[must_use]
    pub const fn loser(&self) -> Option<Side> {
        match self.ended {
            Some(Ended::Won { winner, .. }) => Some(winner.enemy()),
            _ => None,
        }
    }
}

/// Allies that a card keeps away from a side for a battle (25, 31 and 32).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Denied {
    /// Those of Spain.
    pub spanish: bool,
    /// Those of both Numidias.
    pub numidian: bool,
}

/// Where the Battle Cards of a side come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Hand {
    /// The commander's Battle Rating.
    pub rating: u8,
    /// One for each CU.
    pub cus: u8,
    /// For an interception (12.4).
    pub interception: u8,
    /// Allies (14.2).
    pub allies: u8,
    /// Militia (14.4).
    pub militia: u8,
    /// A friendly Tribe in the space (20.9).
    pub tribe: u8,
    /// One less after a failed attempt to avoid battle (13.1).
    pub avoidance: u8,
    /// Fewer after an elephant charge, beyond the limit of 20 (17.4, 17.5).
    pub charge: u8,
}

impl Hand {
    /// Battle Cards dealt: at most 20, before an elephant charge takes its part (14.1).
    #[must_use]
    pub fn cards(self) -> u8 {
        let all = self.rating + self.cus + self.interception + self.allies + self.militia + self.tribe;
        all.saturating_sub(self.avoidance).min(HAND).saturating_sub(self.charge)
    }
}

/// An elephant charge.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Charge {
    /// CUs with Elephants in it.
    pub elephants: u8,
    /// What the die shows; nothing before it is rolled, or if it is not.
    pub die: Option<u8>,
    /// Battle Cards that it costs each side.
    pub cost: PerSide<u8>,
}

/// What the attacker has played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Attack {
    /// The card: a Battle Card, or Maharbal's Cavalry.
    pub card: CardId,
    /// The type that it is, or stands for.
    pub kind: BattleCard,
}

impl Attack {
    /// Whether a defender who matches it becomes the attacker without a roll: not after Maharbal's Cavalry (14.8; 25, 5).
    #[must_use]
    pub fn gives_way(self) -> bool {
        self.kind == BattleCard::DoubleEnvelopment && is_battle_card(self.card)
    }
}
