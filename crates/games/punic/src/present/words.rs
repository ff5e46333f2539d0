//! Words in which both games speak: who controls what, cards dealt and lying open, Units by kind.

use crate::{Force, Kind};
use engine::words::{holder, list, several};
use engine::{CardId, CardSet, Side};

/// What is said before an army goes into a battle that leaves it no way to retreat, after a space.
pub const CUT_OFF: &str = " If this battle is lost there is no way to retreat, and all of the army is eliminated.";

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

/// Whom a general leads: "with 3 CUs", "with Mago and 3 CUs", "alone".
#[must_use]
pub fn led(parts: Vec<String>) -> String {
    if parts.is_empty() {
        "alone".into()
    } else {
        format!("with {}", list(parts))
    }
}

/// Generals by their names and units together: "1 CU goes", "Hanno with 2 CUs goes", "Hanno and Gisco go". The verb is given for one and
/// for several.
#[must_use]
pub fn does(generals: &[String], units: Vec<String>, count: u8, [one, many]: [&str; 2]) -> String {
    let alone = if generals.is_empty() {
        count == 1
    } else {
        generals.len() == 1
    };
    let verb = if alone { one } else { many };
    format!("{} {verb}", company(generals, units))
}

/// Generals and units together: "Hanno with 2 CUs".
#[must_use]
pub fn company(generals: &[String], units: Vec<String>) -> String {
    match (generals.is_empty(), units.is_empty()) {
        (true, true) => "no Unit".into(),
        (true, false) => list(units),
        (false, true) => list(generals.to_vec()),
        (false, false) => format!("{} with {}", list(generals.to_vec()), list(units)),
    }
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

/// A number as something thrown: "a 3", "an 8".
#[must_use]
pub fn a(number: &str) -> String {
    let vowel = number.starts_with('8') || number == "11" || number == "18";
    format!("{} {number}", if vowel { "an" } else { "a" })
}

/// Generals behind the Units that go with them: " under Hanno and Mago"; nothing where there are none.
#[must_use]
pub fn under(generals: Vec<String>) -> String {
    match generals.is_empty() {
        true => String::new(),
        false => format!(" under {}", list(generals)),
    }
}
