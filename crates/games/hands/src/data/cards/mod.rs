//! The cards: 118 of them, for an alternate strategy card or Event never lies in the game beside its original (7.1, 7.3).
//!
//! Numbers of cards: 0 to 34 Location cards, the same as their locations; 35 to 79 Empire cards, one for each copy; 80 to 94 strategy
//! cards; 95 to 108 Events; 109 to 116 Deus Ex Machina cards; 117 Campaign, a face alone: where it is, a field of the state says.

mod deus;
mod empire;
mod events;
mod locations;
mod sets;
mod strategy;

pub use deus::{DEUS, Deus, Power};
pub use empire::{EMPIRE, Elephants, Empire, Kind, Strength};
pub use events::{Alternate, EVENTS, Event, Happening};
pub use locations::{LOCATION_CARDS, LocationCard};
pub use sets::*;
pub use strategy::{Effect, STRATEGY, Strategy};

use crate::data::locations::COUNT as LOCATIONS;
use engine::{CardId, SpaceId};

/// How many cards there are.
pub const COUNT: usize = FIRST_DEUS + DEUS.len() + 1;
/// The first Empire card.
pub const FIRST_EMPIRE: usize = LOCATIONS;
/// The first strategy card.
pub const FIRST_STRATEGY: usize = FIRST_EMPIRE + empire::COPIES;
/// The first Event.
pub const FIRST_EVENT: usize = FIRST_STRATEGY + STRATEGY.len();
/// The first Deus Ex Machina card.
pub const FIRST_DEUS: usize = FIRST_EVENT + EVENTS.len();
/// Campaign (4.1).
pub const CAMPAIGN: CardId = CardId(COUNT as u8 - 1);

/// What stands in the Ability box of a card (2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Symbols {
    /// A Wagon: it pays for roads.
    pub wagon: bool,
    /// A Ship: it pays for naval connections, and more.
    pub ship: bool,
    /// Silver on the coin; 0 without one.
    pub silver: u8,
    /// Wine, for the Merchant.
    pub wine: bool,
    /// A Colonist.
    pub colonist: bool,
    /// Swords.
    pub swords: u8,
}

impl Symbols {
    /// An empty Ability box.
    pub const NONE: Symbols = Symbols {
        wagon: false,
        ship: false,
        silver: 0,
        wine: false,
        colonist: false,
        swords: 0,
    };
}

/// What a card is.
#[derive(Clone, Copy, Debug)]
pub enum Card {
    /// A Location card.
    Location(&'static LocationCard),
    /// An Empire card, and which copy of it, from 0.
    Empire(&'static Empire, u8),
    /// A strategy card.
    Strategy(&'static Strategy),
    /// A Random Event.
    Event(&'static Event),
    /// A Deus Ex Machina card.
    Deus(&'static Deus),
    /// Campaign.
    Campaign,
}

/// What a card is.
#[must_use]
pub fn card(id: CardId) -> Card {
    let at = usize::from(id.0);
    match at {
        _ if at < FIRST_EMPIRE => Card::Location(&LOCATION_CARDS[at]),
        _ if at < FIRST_STRATEGY => {
            let (row, copy) = empire::ROWS[at - FIRST_EMPIRE];
            Card::Empire(&EMPIRE[usize::from(row)], copy)
        }
        _ if at < FIRST_EVENT => Card::Strategy(&STRATEGY[at - FIRST_STRATEGY]),
        _ if at < FIRST_DEUS => Card::Event(&EVENTS[at - FIRST_EVENT]),
        _ if at + 1 < COUNT => Card::Deus(&DEUS[at - FIRST_DEUS]),
        _ => Card::Campaign,
    }
}

/// The row of an Empire card.
#[must_use]
pub fn empire(id: CardId) -> Option<&'static Empire> {
    match card(id) {
        Card::Empire(row, _) => Some(row),
        Card::Location(_) | Card::Strategy(_) | Card::Event(_) | Card::Deus(_) | Card::Campaign => None,
    }
}

/// The symbols of a card that can be in a hand.
#[must_use]
pub fn symbols(id: CardId) -> Symbols {
    match card(id) {
        Card::Location(row) => row.symbols,
        Card::Empire(row, _) => row.symbols,
        Card::Strategy(_) | Card::Event(_) | Card::Deus(_) | Card::Campaign => Symbols::NONE,
    }
}

/// The row of a strategy card.
///
/// # Panics
/// If it is none.
#[must_use]
pub fn strategy(id: CardId) -> &'static Strategy {
    &STRATEGY[usize::from(id.0) - FIRST_STRATEGY]
}

/// The row of an Event.
///
/// # Panics
/// If it is none.
#[must_use]
pub fn event(id: CardId) -> &'static Event {
    &EVENTS[usize::from(id.0) - FIRST_EVENT]
}

/// The row of a Deus Ex Machina card.
///
/// # Panics
/// If it is none.
#[must_use]
pub fn deus(id: CardId) -> &'static Deus {
    &DEUS[usize::from(id.0) - FIRST_DEUS]
}

/// The Location card of a location.
#[must_use]
pub const fn card_of(at: SpaceId) -> CardId {
    CardId(at.0)
}

/// The location of a Location card.
#[must_use]
pub fn location_of(id: CardId) -> Option<SpaceId> {
    LOCATION_SET.contains(id).then_some(SpaceId(id.0))
}
