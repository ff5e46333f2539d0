//! Piles, hands, and battles of cards.

use crate::types::{Side, Sides};
use engine::CardId;
use engine::scene::Laid;
use serde::Serialize;
use tsify::Tsify;

fn ids(cards: &[CardId]) -> Vec<u8> {
    cards.iter().map(|card| card.0).collect()
}

/// A pile of cards.
#[derive(Clone, PartialEq, Debug, Serialize, Tsify)]
pub struct Pile {
    /// Its id.
    pub id: &'static str,
    /// Its heading.
    pub title: &'static str,
    /// How many cards.
    pub count: u8,
    /// The ids of those that lie open.
    pub cards: Vec<u8>,
    /// The side that it belongs to, if it does not to both.
    pub owner: Option<Side>,
    /// What each open card costs, in their order; empty where nothing is sold.
    pub prices: Vec<String>,
}

impl From<engine::scene::Pile> for Pile {
    fn from(pile: engine::scene::Pile) -> Self {
        Pile {
            id: pile.id,
            title: pile.title,
            count: pile.count,
            cards: ids(&pile.cards),
            owner: pile.owner.map(Side::from),
            prices: pile.prices,
        }
    }
}

/// A hand.
#[derive(Clone, PartialEq, Debug, Serialize, Tsify)]
pub struct Hand {
    /// How many cards.
    pub count: u8,
    /// Their ids; none for the other side.
    pub cards: Option<Vec<u8>>,
}

impl From<engine::scene::Hand> for Hand {
    fn from(hand: engine::scene::Hand) -> Self {
        Hand {
            count: hand.count,
            cards: hand.cards.as_deref().map(ids),
        }
    }
}

/// A card that has been played in a battle.
#[derive(Clone, PartialEq, Debug, Serialize, Tsify)]
pub struct PlayedCard {
    /// Its id.
    pub card: u8,
    /// What it stands for, if not for itself; else empty.
    #[serde(rename = "standsFor")]
    pub stands_for: &'static str,
}

impl From<Laid> for PlayedCard {
    fn from(laid: Laid) -> Self {
        PlayedCard {
            card: laid.card.0,
            stands_for: laid.stands_for,
        }
    }
}

/// A battle that is fought with cards of its own.
#[derive(Clone, PartialEq, Debug, Serialize, Tsify)]
pub struct Duel {
    /// The cards that each side holds for it: of the other side's their number alone.
    pub hands: Sides<Hand>,
    /// The ids of those among them that both sides know.
    pub known: Sides<Vec<u8>>,
    /// The side whose turn it is to attack.
    pub attacker: Side,
    /// Rounds begun.
    pub round: u8,
    /// What the attacker has played in this round.
    pub attack: Option<PlayedCard>,
    /// What the other side has answered with.
    pub answer: Option<PlayedCard>,
    /// The ids of all cards that have been played in it.
    pub played: Vec<u8>,
}

impl From<engine::scene::Duel> for Duel {
    fn from(duel: engine::scene::Duel) -> Self {
        Duel {
            hands: Sides::of(duel.hands, Hand::from),
            known: Sides::of(duel.known, |cards| ids(&cards)),
            attacker: duel.attacker.into(),
            round: duel.round,
            attack: duel.attack.map(PlayedCard::from),
            answer: duel.answer.map(PlayedCard::from),
            played: ids(&duel.played),
        }
    }
}
