//! What lies on the table of both wars, and the questions that both rulebooks put to it.

use crate::state::place::Tribe;
use crate::{Force, Marker, Party, Place};
use engine::{CardId, CardSet, PerSide, Side, SpaceId, SpaceSet, UnitId, UnitSet};
use serde::{Deserialize, Serialize};
use serde_big_array::BigArray;

/// Where a general is: each war has its own places off the map.
pub trait Station: Copy + PartialEq {
    /// In a space, outside any walls or where walls do not matter.
    fn at(space: SpaceId) -> Self;

    /// Inside the walls of a space.
    fn inside(space: SpaceId) -> Self;

    /// In a space, inside its walls or outside.
    fn in_space(space: SpaceId, inside: bool) -> Self {
        if inside { Self::inside(space) } else { Self::at(space) }
    }

    /// The space, and whether he is inside its walls.
    fn ground(self) -> Option<(SpaceId, bool)>;

    /// Whether a general there is in play: on the map, and in Hamilcar at sea too.
    fn in_play(self) -> bool {
        self.ground().is_some()
    }
}

/// A general of either war.
pub trait Officer: Copy {
    /// Where he can be.
    type Where: Station;

    /// How many Romans there are; they come first in the list of generals.
    const ROMANS: u8;

    /// Where he is.
    fn at(&self) -> Self::Where;

    /// He goes somewhere.
    fn goes(&mut self, to: Self::Where);

    /// Whether he is a Consul (Hamilcar 2.2.C2, Hannibal 6.5).
    fn is_consul(&self) -> bool;
}

/// What lies on the table of both wars: the map with its units and generals, and the Strategy Cards. Each war's own `State` holds it and
/// gives its fields and methods as if they were its own.
#[derive(PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(bound(
    serialize = "T: Serialize, G: Serialize",
    deserialize = "T: Deserialize<'de>, G: Deserialize<'de>"
))]
pub struct Common<T, G, const SPACES: usize, const GENERALS: usize> {
    /// The spaces.
    #[serde(with = "BigArray")]
    pub places: [Place<T>; SPACES],
    /// The generals.
    #[serde(with = "BigArray")]
    pub generals: [G; GENERALS],
    /// The Strategy Deck; its order is chance not yet asked.
    pub deck: CardSet,
    /// The discard pile, open to both.
    pub discards: CardSet,
    /// Cards out of the game.
    pub removed: CardSet,
    /// The hands.
    pub hands: PerSide<CardSet>,
}

// By hand, for speed: a derived `Clone` of a type with parameters copies arrays field by field. The rules clone a state at each answer.
impl<T: Copy, G: Copy, const SPACES: usize, const GENERALS: usize> Clone for Common<T, G, SPACES, GENERALS> {
    fn clone(&self) -> Self {
        Common {
            places: self.places,
            generals: self.generals,
            ..*self
        }
    }
}

impl<T: Tribe + Default, G: Officer, const SPACES: usize, const GENERALS: usize> Common<T, G, SPACES, GENERALS> {
    /// An empty map with all generals like this one, and nothing but a deck of these cards.
    #[must_use]
    pub fn new(general: G, deck: CardSet) -> Self {
        Common {
            places: [Place::default(); SPACES],
            generals: [general; GENERALS],
            deck,
            discards: CardSet::EMPTY,
            removed: CardSet::EMPTY,
            hands: PerSide::default(),
        }
    }

    /// Takes everything off a space but what is printed there; its generals stay.
    pub fn bare(&mut self, at: SpaceId) {
        let place = self.place_mut(at);
        let marker = match place.marker {
            Marker::Pc(_) => Marker::None,
            printed => printed,
        };
        *place = Place {
            marker,
            ..Place::default()
        };
    }
}

impl<T: Tribe, G: Officer, const SPACES: usize, const GENERALS: usize> Common<T, G, SPACES, GENERALS> {
    /// The space.
    #[must_use]
    pub fn place(&self, space: SpaceId) -> &Place<T> {
        &self.places[usize::from(space.0)]
    }

    /// The space, to be changed.
    pub fn place_mut(&mut self, space: SpaceId) -> &mut Place<T> {
        &mut self.places[usize::from(space.0)]
    }

    /// The general.
    #[must_use]
    pub fn general(&self, unit: UnitId) -> &G {
        &self.generals[usize::from(unit.0)]
    }

    /// The general, to be changed.
    pub fn general_mut(&mut self, unit: UnitId) -> &mut G {
        &mut self.generals[usize::from(unit.0)]
    }

    /// Who controls a space (Hamilcar 2.1.B, Hannibal 19.1).
    #[must_use]
    pub fn control(&self, at: SpaceId) -> Option<Side> {
        self.place(at).control()
    }

    /// How many of some spaces a side controls.
    #[must_use]
    pub fn controlled(&self, side: Side, of: SpaceSet) -> u32 {
        of.iter().filter(|at| self.control(*at) == Some(side)).count() as u32
    }

    /// How many CUs of a side stand on the map, inside walls or not, Elephants among them.
    #[must_use]
    pub fn cus_on_map(&self, side: Side) -> u32 {
        let all = self.places.iter().map(|place| u32::from(place.all(side).fighting()));
        all.sum()
    }

    /// The spaces with a side's PC markers that are no Walled Cities: those that can be removed (Hamilcar 4.1, Hannibal 15.5, 22.2).
    #[must_use]
    pub fn pcs(&self, side: Side) -> SpaceSet {
        let (mut bits, mut bit) = (0_u128, 1_u128);
        for place in &self.places {
            let theirs = matches!(place.marker, Marker::Pc(owner) if owner == side);
            bits |= if theirs { bit } else { 0 };
            bit <<= 1;
        }
        SpaceSet::from_bits(bits)
    }

    /// A side's units outside walls in a space.
    #[must_use]
    pub fn outside(&self, at: SpaceId, side: Side) -> Force {
        self.place(at).outside[side]
    }

    /// Whether the side has Combat Units outside walls in the space.
    #[must_use]
    pub fn has_cus(&self, at: SpaceId, side: Side) -> bool {
        self.outside(at, side).fighting() > 0
    }

    /// The generals of a side whose place is such.
    #[must_use]
    pub fn generals_whose(&self, side: Side, place: impl Fn(G::Where) -> bool) -> UnitSet {
        let own = match side {
            Side::Rome => 0..usize::from(G::ROMANS),
            Side::Carthage => usize::from(G::ROMANS)..GENERALS,
        };
        let first = own.start;
        let (mut bits, mut bit) = (0_u32, 1_u32);
        for general in &self.generals[own] {
            bits |= if place(general.at()) { bit } else { 0 };
            bit <<= 1;
        }
        UnitSet::from_bits(u128::from(bits) << first)
    }

    /// The generals of a side who are at one place.
    #[must_use]
    pub fn generals_where(&self, side: Side, at: G::Where) -> UnitSet {
        self.generals_whose(side, |place| place == at)
    }

    /// The generals of a side in play.
    #[must_use]
    pub fn generals_in_play(&self, side: Side) -> UnitSet {
        self.generals_whose(side, G::Where::in_play)
    }

    /// The generals of a side in a space outside walls.
    #[must_use]
    pub fn generals_at(&self, at: SpaceId, side: Side) -> UnitSet {
        self.generals_where(side, G::Where::at(at))
    }

    /// The generals of a side inside the walls of a space.
    #[must_use]
    pub fn generals_inside(&self, at: SpaceId, side: Side) -> UnitSet {
        self.generals_where(side, G::Where::inside(at))
    }

    /// The generals of a side in a space, inside walls or not.
    #[must_use]
    pub fn generals_in(&self, at: SpaceId, side: Side) -> UnitSet {
        self.generals_at(at, side).or(self.generals_inside(at, side))
    }

    /// The generals of a side in a space who stand outside walls without Combat Units (Hamilcar 2.2.A, Hannibal 10.4).
    #[must_use]
    pub fn unguarded(&self, at: SpaceId, side: Side) -> UnitSet {
        if self.has_cus(at, side) {
            UnitSet::EMPTY
        } else {
            self.generals_at(at, side)
        }
    }

    /// Whether the general is a Consul (Hamilcar 2.2.C2, Hannibal 6.5).
    #[must_use]
    pub fn is_consul(&self, unit: UnitId) -> bool {
        self.general(unit).is_consul()
    }

    /// Whether a Consul is among the generals.
    #[must_use]
    pub fn has_consul(&self, of: UnitSet) -> bool {
        of.iter().any(|u| self.is_consul(u))
    }

    /// The units and the generals of a side at one place: inside the walls or outside them (Hamilcar 2.1.C, Hannibal 10.7).
    #[must_use]
    pub fn stack(&self, side: Side, place: G::Where) -> (Force, UnitSet) {
        let force = match place.ground() {
            Some((at, false)) => self.outside(at, side),
            Some((at, true)) => self.place(at).inside,
            None => Force::NONE,
        };
        (force, self.generals_where(side, place))
    }

    /// The units that are counted at one place, to be changed.
    pub fn force_mut(&mut self, side: Side, place: G::Where) -> Option<&mut Force> {
        let (at, inside) = place.ground()?;
        let place = self.place_mut(at);
        Some(if inside {
            &mut place.inside
        } else {
            &mut place.outside[side]
        })
    }

    /// Moves a general with others and with units out of where they are counted, to another place.
    pub fn move_army(&mut self, side: Side, general: UnitId, with: UnitSet, units: Force, to: G::Where) {
        let from = self.general(general).at();
        if let Some(force) = self.force_mut(side, from) {
            force.take(units);
        }
        for unit in with.iter().chain([general]) {
            self.general_mut(unit).goes(to);
        }
        if let Some(force) = self.force_mut(side, to) {
            force.add(units);
        }
    }

    /// Moves a party to another place (Hamilcar 11.1 and 12.1, Hannibal 12.4 and 13.1).
    pub fn move_party(&mut self, side: Side, party: &Party, to: G::Where) {
        self.move_army(side, party.general, party.with, party.units, to);
    }

    /// Units and generals come out of the walls of a space (Hamilcar 14.5.B, Hannibal 20.7).
    pub fn come_out(&mut self, side: Side, at: SpaceId, units: Force, generals: UnitSet) {
        let place = self.place_mut(at);
        place.inside.take(units);
        place.outside[side].add(units);
        for unit in generals.iter() {
            self.general_mut(unit).goes(G::Where::at(at));
        }
    }

    /// Units and generals go inside the walls of a space.
    pub fn go_inside(&mut self, side: Side, at: SpaceId, units: Force, generals: UnitSet) {
        self.place_mut(at).enter(side, units);
        for unit in generals.iter() {
            self.general_mut(unit).goes(G::Where::inside(at));
        }
    }

    /// Deck, discards, cards out of the game and hands.
    pub fn piles_mut(&mut self) -> [&mut CardSet; 5] {
        [
            &mut self.deck,
            &mut self.discards,
            &mut self.removed,
            &mut self.hands.rome,
            &mut self.hands.carthage,
        ]
    }

    /// Whether neither side holds a Strategy Card.
    #[must_use]
    pub fn hands_are_empty(&self) -> bool {
        self.hands == PerSide::default()
    }

    /// Takes a card out of whichever of these piles it lies in.
    pub fn lift(&mut self, card: CardId) {
        for pile in self.piles_mut() {
            pile.remove(card);
        }
    }

    /// One card of the deck has been played before; `below` says which, as a number below how many there are.
    pub fn discard_one(&mut self, below: impl FnOnce(usize) -> usize) {
        let nth = below(self.deck.len() as usize) as u32;
        let card = self.deck.nth(nth).expect("a number below the size of the deck");
        self.deck.remove(card);
        self.discards.insert(card);
    }

    /// The discards are shuffled into the deck.
    pub fn shuffle_discards(&mut self) {
        self.deck = self.deck.or(core::mem::take(&mut self.discards));
    }
}
