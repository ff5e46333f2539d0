//! What a side has.

use super::Battle;
use crate::data::locations::Area;
use engine::{CardId, CardPermutation, CardSet, DrawPile, SpaceSet};
use serde::{Deserialize, Serialize};

/// A strategy card in play (4.6).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Owned {
    /// The card.
    pub card: CardId,
    /// Silver that the next Campaign takes for it (7.1).
    pub price: u8,
    /// Whether it has been flipped: it has no effect (7.1).
    pub flipped: bool,
}

/// Tokens captured from the other side (6.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Captured {
    /// Town tokens.
    pub towns: u8,
    /// City tokens.
    pub cities: u8,
    /// The Capital token, worth a City.
    pub capital: bool,
}

impl Captured {
    /// Points towards the end of the game, and VP: a Town 1, a City 2 (6.2).
    #[must_use]
    pub fn points(self) -> u8 {
        self.towns + 2 * (self.cities + u8::from(self.capital))
    }
}

/// What a side has: its cards, its tokens on the board, its tracks.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Player {
    /// The hand.
    pub hand: CardSet,
    /// The Draw deck, without Campaign.
    pub deck: DrawPile,
    /// The Discard pile.
    pub discards: CardSet,
    /// The Reserve (5.4.4).
    pub reserve: CardSet,
    /// The Empire deck, with Location cards that were returned to it (5.4.3).
    pub empire: CardSet,
    /// Cards of the hand that the other side knows.
    pub known: CardSet,
    /// Cards of the Draw deck of which the other side knows that they are not in the hand.
    pub absent: CardSet,
    /// Silver.
    pub silver: u16,
    /// VP on the track (4.1).
    pub vp: u8,
    /// Prestige, 0 to 8 (5.2.3).
    pub prestige: u8,
    /// The Pillage marker, 0 to 7 (5.3.4).
    pub pillage: u8,
    /// Warships, 0 to 8.
    pub warships: u8,
    /// The Sea Zone of the Fleet; `None` in the Home Port.
    pub fleet: Option<Area>,
    /// The strategy card in play (4.6).
    pub strategy: Option<Owned>,
    /// Tokens captured.
    pub captured: Captured,
    /// Locations with a Town token of this side.
    pub towns: SpaceSet,
    /// Locations with a City token of this side.
    pub cities: SpaceSet,
    /// Whether the Capital token lies in the capital.
    pub capital: bool,
    /// The battle that this side has begun (5.2.1).
    pub battle: Option<Battle>,
    /// The Deus Ex Machina card that has not been played (7.2).
    pub deus: Option<CardId>,
    /// Cards of the hand that lay there when the Draw deck had run out and the Discard pile was shuffled: all others lay open, so the other
    /// side knows them.
    #[serde(deserialize_with = "engine::code::since::<2, _, _>")]
    pub deduced: Deduced,
}

/// Cards of which is known where they lie, as all others of their deck lie open. It follows from the answers of the war, so positions that
/// differ in it alone are equal: links that were made before it was counted play on.
#[derive(Clone, Copy, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Deduced(pub CardSet);

impl PartialEq for Deduced {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Player {
    /// Hand and Draw deck together: both sides know which cards these are, not which lie where.
    #[must_use]
    pub fn own(&self) -> CardSet {
        self.hand.or(self.deck.cards())
    }

    /// Cards of hand and Draw deck of which the other side does not know in which of them they lie.
    #[must_use]
    pub fn hidden(&self) -> CardSet {
        let told = self.certain().or(self.absent).or(self.deck.open());
        self.own().without(told)
    }

    /// Cards of the hand that the other side knows, shown or deduced.
    #[must_use]
    pub fn certain(&self) -> CardSet {
        self.known.or(self.deduced.0)
    }

    /// Cards of the hand that the other side does not know, counted.
    #[must_use]
    pub fn unknown(&self) -> u32 {
        self.hand.len() - self.certain().len()
    }

    /// Takes cards out of the hand, and out of what is known of it.
    pub(crate) fn leave_hand(&mut self, cards: CardSet) {
        for set in [&mut self.hand, &mut self.known, &mut self.deduced.0] {
            *set = set.without(cards);
        }
    }

    pub(super) fn permute_cards(&mut self, names: &CardPermutation) {
        let sets = [
            &mut self.hand,
            &mut self.discards,
            &mut self.reserve,
            &mut self.empire,
            &mut self.known,
            &mut self.absent,
            &mut self.deduced.0,
        ];
        for set in sets {
            *set = names.set(*set);
        }
        self.deck.permute_cards(names);
        if let Some(battle) = &mut self.battle {
            battle.permute_cards(names);
        }
        if let Some(owned) = &mut self.strategy {
            owned.card = names.card(owned.card);
        }
        self.deus = self.deus.map(|card| names.card(card));
    }
}
