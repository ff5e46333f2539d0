//! Questions to the table that need no rule beyond what a token means.

use super::{Battle, Player, State};
use crate::data::cards::{Effect, strategy};
use crate::data::locations::{self, Area, at, capital, location};
use crate::data::tracks::{CITIES, FORTIFICATIONS, TOWNS};
use engine::{CardId, CardPermutation, CardSet, Side, SpaceId, SpaceSet};

impl State {
    /// What a side has.
    #[must_use]
    pub fn of(&self, side: Side) -> &Player {
        &self.players[side]
    }

    /// What a side has, to be changed.
    pub fn of_mut(&mut self, side: Side) -> &mut Player {
        &mut self.players[side]
    }

    /// The locations that a side controls (3.5).
    #[must_use]
    pub fn owned(&self, side: Side) -> SpaceSet {
        let own = self.of(side);
        let mut all = own.towns.or(own.cities);
        if own.capital {
            all.insert(capital(side));
        }
        all
    }

    /// Who controls a location.
    #[must_use]
    pub fn owner(&self, at: SpaceId) -> Option<Side> {
        Side::BOTH.into_iter().find(|side| self.owned(*side).contains(at))
    }

    /// The locations that nobody controls. Free Syracuse is none of them (4.5).
    #[must_use]
    pub fn unoccupied(&self) -> SpaceSet {
        let taken = self.owned(Side::Rome).or(self.owned(Side::Carthage));
        let mut free = locations::ALL.without(taken);
        if self.syracuse_free {
            free.remove(at::SYRACUSE);
        }
        free
    }

    /// The locations of a side that are Cities: the Capital counts as one (4.1).
    #[must_use]
    pub fn developed(&self, side: Side) -> SpaceSet {
        let own = self.of(side);
        let mut all = own.cities;
        if own.capital {
            all.insert(capital(side));
        }
        all
    }

    /// The locations in which a battle takes place.
    #[must_use]
    pub fn embattled(&self) -> SpaceSet {
        self.battles().map(|(_, battle)| battle.at).collect()
    }

    /// The cards laid down for the action under way (4.2).
    #[must_use]
    pub fn laid(&self) -> CardSet {
        self.underway.map_or(CardSet::EMPTY, |underway| underway.laid)
    }

    /// Who attacks in the battle at a location, if one takes place there.
    #[must_use]
    pub fn attacker_at(&self, at: SpaceId) -> Option<Side> {
        self.battles()
            .find(|(_, battle)| battle.at == at)
            .map(|(attacker, _)| attacker)
    }

    /// The battle that a side has begun.
    ///
    /// # Panics
    /// If it has begun none: whoever asks knows of it.
    #[must_use]
    pub fn fought(&self, attacker: Side) -> &Battle {
        let battle = self.of(attacker).battle.as_ref();
        battle.expect("the battle goes on")
    }

    /// The same, to be changed.
    ///
    /// # Panics
    /// If the side has begun none.
    pub fn fought_mut(&mut self, attacker: Side) -> &mut Battle {
        let battle = self.of_mut(attacker).battle.as_mut();
        battle.expect("the battle goes on")
    }

    /// The battles that go on, each with its attacker, Rome's first.
    pub fn battles(&self) -> impl Iterator<Item = (Side, &Battle)> {
        self.players
            .iter()
            .filter_map(|(side, own)| own.battle.as_ref().map(|battle| (side, battle)))
    }

    /// Town tokens in the stock of a side (5.1.1): those that are neither on the board nor captured.
    #[must_use]
    pub fn towns_left(&self, side: Side) -> u8 {
        let gone = self.of(side).towns.len() as u8 + self.of(side.enemy()).captured.towns;
        TOWNS[side].saturating_sub(gone)
    }

    /// City tokens in the stock of a side (5.1.2).
    #[must_use]
    pub fn cities_left(&self, side: Side) -> u8 {
        let gone = self.of(side).cities.len() as u8 + self.of(side.enemy()).captured.cities;
        CITIES[side].saturating_sub(gone)
    }

    /// Fortification tokens in stock (5.1.3).
    #[must_use]
    pub fn fortifications_left(&self) -> u8 {
        FORTIFICATIONS.saturating_sub(self.fortified.len() as u8)
    }

    /// The effect of the strategy card that a side has in play, unless it is flipped (4.6, 7.1).
    #[must_use]
    pub fn effect(&self, side: Side) -> Option<Effect> {
        let owned = self.of(side).strategy.filter(|owned| !owned.flipped);
        owned.map(|owned| strategy(owned.card).effect)
    }

    /// Whether the enemy of a side controls a Sea Zone (4.3): his Fleet is there, and the own is not.
    #[must_use]
    pub fn is_hostile(&self, zone: Area, side: Side) -> bool {
        self.of(side.enemy()).fleet == Some(zone) && self.of(side).fleet != Some(zone)
    }

    /// Who controls a Sea Zone (4.3).
    #[must_use]
    pub fn controls_sea(&self, zone: Area) -> Option<Side> {
        Side::BOTH.into_iter().find(|side| self.is_hostile(zone, side.enemy()))
    }

    /// The Sea Zone before a location, if it lies on a coast (4.3).
    #[must_use]
    pub fn zone_of(at: SpaceId) -> Option<Area> {
        let row = location(at);
        row.coastal.then_some(row.area)
    }

    /// Whether a card lies in any pile of a side: hand, deck, Discard pile, Reserve, Empire deck or a battle.
    #[must_use]
    pub fn has(&self, side: Side, card: CardId) -> bool {
        let own = self.of(side);
        let piles = own.own().or(own.discards).or(own.reserve).or(own.empire);
        piles.or(self.fighting(side)).contains(card)
    }

    /// The cards of a side in all battles.
    #[must_use]
    pub fn fighting(&self, side: Side) -> CardSet {
        self.battles()
            .fold(CardSet::EMPTY, |all, (_, battle)| all.or(battle.cards[side]))
    }

    /// Renames cards everywhere.
    pub(crate) fn permute_cards(&mut self, names: &CardPermutation) {
        self.players.rome.permute_cards(names);
        self.players.carthage.permute_cards(names);
        let sets = [
            &mut self.neutral,
            &mut self.strategies,
            &mut self.strategy_discards,
            &mut self.events,
            &mut self.event_discards,
            &mut self.deus_played,
        ];
        for set in sets {
            *set = names.set(*set);
        }
        self.row = self.row.map(|card| names.card(card));
        if let Some(struck) = &mut self.struck {
            struck.event = names.card(struck.event);
            struck.settled = names.set(struck.settled);
        }
        if let Some(underway) = &mut self.underway {
            underway.laid = names.set(underway.laid);
        }
        if let Some(naval) = &mut self.naval {
            naval.permute_cards(names);
        }
    }
}
