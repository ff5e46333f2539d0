//! Cards, locations, Sea Zones, sides' piles and buttons in words.

use crate::Named;
use crate::data::cards::{COUNT, Card, card};
use crate::data::locations::{self, Area, LOCATIONS};
use crate::data::places::place_of;
use crate::state::State;
use engine::{CardId, CardSet, Choice, Side, SpaceId};
use std::sync::LazyLock;
use testkit::cases::Words;

/// The title of a card, and whose it is: Rome's and Carthage's Merchant have the same.
fn title(id: CardId) -> (&'static str, Option<Side>) {
    match card(id) {
        Card::Location(row) => (LOCATIONS[usize::from(row.location.0)].name, None),
        Card::Empire(row, _) => (row.title, row.owner),
        Card::Strategy(row) => (row.title, None),
        Card::Event(row) => (row.title, None),
        Card::Deus(row) => (row.title, None),
        Card::Campaign => ("", None),
    }
}

/// The names of all cards. A copy is named by its number, "Equites II"; the title alone names any copy. Of the two
/// Merchants one is the "Merchant of Rome".
static NAMES: LazyLock<Vec<(String, CardId)>> = LazyLock::new(|| {
    let all = || (0..COUNT as u8 - 1).map(CardId);
    let mut names = Vec::new();
    for id in all() {
        let same: Vec<CardId> = all().filter(|other| title(*other) == title(id)).collect();
        names.push((title(id).0.to_owned(), id));
        if same.len() > 1 {
            let copy = same.iter().position(|other| *other == id).unwrap_or_default();
            names.push((format!("{} {}", title(id).0, "I".repeat(copy + 1)), id));
        }
        if let (name, Some(side)) = title(id)
            && all().any(|other| title(other) == (name, Some(side.enemy())))
        {
            names.push((format!("{name} of {}", side.name()), id));
        }
    }
    names
});

/// The cards that the longest name standing next can mean, with the length of that name.
fn meant(words: &mut Words<'_>) -> Option<(Vec<CardId>, usize)> {
    let at = words.longest(NAMES.iter().map(|(name, _)| name.as_str()))?;
    let name = &NAMES[at].0;
    let cards = NAMES.iter().filter(|(other, _)| other == name).map(|(_, id)| *id);
    Some((cards.collect(), name.len()))
}

/// One card by its name, the first that fits.
pub fn card_named(words: &mut Words<'_>, fits: impl Fn(CardId) -> bool) -> Option<CardId> {
    let mut ahead = *words;
    let card = meant(&mut ahead)?.0.into_iter().find(|card| fits(*card))?;
    *words = ahead;
    Some(card)
}

/// A card that must be named next.
pub fn the_card(words: &mut Words<'_>, fits: impl Fn(CardId) -> bool) -> Result<CardId, String> {
    card_named(words, fits).ok_or_else(|| format!("`{}` is no card for this", words.rest()))
}

/// Whether a card can be a side's.
pub fn is_for(side: Side) -> impl Fn(CardId) -> bool {
    move |id| title(id).1.is_none_or(|owner| owner == side)
}

/// Cards by their names, as many as there are; a title named twice means two copies.
pub fn cards(words: &mut Words<'_>, fits: impl Fn(CardId) -> bool) -> Vec<CardId> {
    let mut all: Vec<CardId> = Vec::new();
    while let Some(card) = card_named(words, |card| fits(card) && !all.contains(&card)) {
        all.push(card);
    }
    all
}

/// A location by its name.
pub fn location(words: &mut Words<'_>) -> Option<SpaceId> {
    words.named(locations::ALL.iter().map(|at| (locations::location(at).name, at)))
}

/// A location that must be named next.
pub fn the_location(words: &mut Words<'_>) -> Result<SpaceId, String> {
    words.place(
        "location",
        locations::ALL.iter().map(|at| (locations::location(at).name, at)),
    )
}

/// One location or more.
pub fn the_locations(words: &mut Words<'_>) -> Result<Vec<SpaceId>, String> {
    let mut all = vec![the_location(words)?];
    while let Some(at) = location(words) {
        all.push(at);
    }
    Ok(all)
}

/// The place of a Fleet: a Sea Zone, or `home`.
pub fn fleet(words: &mut Words<'_>) -> Option<Option<Area>> {
    let zones = Area::ALL.map(|zone| (zone.name(), Some(zone)));
    words.named(zones.into_iter().chain([("home", None), ("Home Port", None)]))
}

/// A place of a Fleet that must be named next.
pub fn the_fleet(words: &mut Words<'_>) -> Result<Option<Area>, String> {
    words.eat("at");
    fleet(words).ok_or_else(|| format!("`{}` is no Sea Zone, nor `home`", words.rest()))
}

/// The answers that a place of a Fleet can mean: of a Home Port that of either side.
fn fleet_answers(words: &mut Words<'_>) -> Vec<Choice> {
    match fleet(words) {
        Some(place) => Side::BOTH
            .into_iter()
            .map(|side| Choice::Space(place_of(side, place)))
            .collect(),
        None => Vec::new(),
    }
}

/// The cards and locations that the words next can mean: those with the longest name.
pub fn answers(words: &mut Words<'_>) -> Vec<Choice> {
    let (mut by_card, mut by_place) = (*words, *words);
    let only_card = by_card.eat("card");
    let only_place = by_place.eat("location");
    let cards = if only_place { None } else { meant(&mut by_card) };
    let place = if only_card { None } else { location(&mut by_place) };
    let (cards, length) = cards.unwrap_or_default();
    let cards = cards.into_iter().map(Choice::Card);
    match place {
        Some(at) if locations::location(at).name.len() >= length => {
            let same = length == locations::location(at).name.len();
            *words = by_place;
            let place = [Choice::Space(at)];
            place.into_iter().chain(cards.filter(|_| same)).collect()
        }
        _ if length > 0 => {
            *words = by_card;
            cards.collect()
        }
        _ => fleet_answers(words),
    }
}

/// A button by its own words, or by shorter ones.
pub fn button(words: &mut Words<'_>) -> Option<Named> {
    let short = [
        ("engage", Named::Engage),
        ("return", Named::Return),
        ("reserve", Named::Reserve),
        ("buy", Named::BuyStrategy),
        ("drop", Named::DropStrategy),
        ("cycle", Named::Cycle),
        ("build", Named::Build),
        ("leader", Named::Leader),
        ("retrieve", Named::Retrieve),
        ("withdraw", Named::Withdraw),
        ("deus", Named::DeusExMachina),
        ("end", Named::EndRound),
    ];
    let own = Named::ALL.iter().map(|named| (named.words(), *named));
    words.named(own.chain(short))
}

/// A pile of a side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pile {
    /// The hand.
    Hand,
    /// The Draw deck.
    Deck,
    /// The cards that everybody knows to lie on the Draw deck.
    Top,
    /// The Discard pile.
    Discards,
    /// The Reserve.
    Reserve,
    /// The Empire deck.
    Empire,
    /// The cards in battles.
    Battle,
    /// The cards of the hand that the other side knows.
    Known,
}

impl Pile {
    const WORDS: [(&'static str, Pile); 8] = [
        ("hand", Pile::Hand),
        ("deck", Pile::Deck),
        ("top", Pile::Top),
        ("discards", Pile::Discards),
        ("reserve", Pile::Reserve),
        ("empire", Pile::Empire),
        ("battle", Pile::Battle),
        ("known", Pile::Known),
    ];

    /// The pile named next.
    pub fn named(words: &mut Words<'_>) -> Option<Pile> {
        words.named(Pile::WORDS)
    }

    /// Its cards.
    pub fn cards(self, s: &State, side: Side) -> CardSet {
        let own = s.of(side);
        match self {
            Pile::Hand => own.hand,
            Pile::Deck => own.deck.cards(),
            Pile::Top => own.deck.open(),
            Pile::Discards => own.discards,
            Pile::Reserve => own.reserve,
            Pile::Empire => own.empire,
            Pile::Battle => s.fighting(side),
            Pile::Known => own.known,
        }
    }
}

/// Names of cards, for messages.
pub fn titles(cards: CardSet) -> String {
    if cards.is_empty() {
        "nothing".into()
    } else {
        crate::present::words::names::cards(cards)
    }
}
