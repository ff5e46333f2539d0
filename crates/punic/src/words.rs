//! Words in which both games speak: who controls what, cards dealt and lying open, Units by kind.

use crate::{Force, Kind};
use kernel::words::{holder, list, several};
use kernel::{CardId, CardSet, Side};

/// Who controls a space or a province, as a sentence.
#[must_use]
pub fn controls(side: Option<Side>) -> String {
    format!("{} controls it", holder(side))
}

/// Which cards lie open, by their numbers.
#[must_use]
pub fn open(cards: CardSet, number: fn(CardId) -> u8) -> String {
    let numbers: Vec<String> = cards.iter().map(|card| number(card).to_string()).collect();
    if numbers.is_empty() {
        "open are none".into()
    } else {
        format!("open are {}", numbers.join(" "))
    }
}

/// The name of the pile in which a card lies.
#[must_use]
pub fn pile(card: CardId, piles: &[(CardSet, &'static str)]) -> &'static str {
    let found = piles.iter().find(|(cards, _)| cards.contains(card));
    found.map_or("nowhere", |(_, name)| name)
}

/// Units in words, kind by kind: "3 CUs", "1 Elephant".
#[must_use]
pub fn units(units: Force, name: fn(Kind) -> &'static str) -> Vec<String> {
    let there = Kind::ALL.into_iter().filter(|kind| units.of(*kind) > 0);
    there.map(|kind| several(units.of(kind), name(kind))).collect()
}

/// "Rome is dealt 7 cards: …", with their names for those alone who may see them.
#[must_use]
pub fn dealt(side: Side, seen: bool, cards: &[CardId], titled: fn(CardId) -> String) -> String {
    let (name, count) = (side.name(), several(cards.len() as u8, "card"));
    if seen && !cards.is_empty() {
        let names = list(cards.iter().map(|card| titled(*card)).collect());
        format!("{name} is dealt {count}: {names}.")
    } else {
        format!("{name} is dealt {count}.")
    }
}
