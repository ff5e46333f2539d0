//! Names and numbers in words.

use crate::data::cards::{Card, Deus, EVENTS, FIRST_EVENT, card, location_of};
use crate::data::locations::{ALL, Area, COUNT, location};
use crate::data::places::fleet_at;
use crate::data::ways::{Kind, joined};
use crate::protocol::event::Token;
use crate::state::Battle;
pub(crate) use engine::words::{list, people, several};
use engine::{CardId, CardSet, Side, SpaceId, SpaceSet};
use std::sync::LazyLock;

const ZONES: [&str; 4] = [
    "Italy Sea Zone",
    "Sicily Sea Zone",
    "Africa Sea Zone",
    "Corsica-Sardinia Sea Zone",
];
const PORTS: [&str; 2] = ["Roman Home Port", "Carthaginian Home Port"];

/// The name of a location, of a Sea Zone or of a Home Port.
pub(crate) fn place(at: SpaceId) -> &'static str {
    let number = usize::from(at.0);
    if number < COUNT {
        return location(at).name;
    }
    match fleet_at(at) {
        Some(area) => zone(area),
        None => PORTS[usize::from(number > COUNT + ZONES.len())],
    }
}

/// The same in a line of the log, which links it to the map.
pub(crate) fn linked(at: SpaceId) -> String {
    engine::words::linked(at, place(at))
}

/// The name of a Sea Zone.
pub(crate) const fn zone(area: Area) -> &'static str {
    ZONES[area as usize]
}

/// Where a Fleet is or goes: "the Sicily Sea Zone", "its Home Port".
pub(crate) fn waters(fleet: Option<Area>) -> String {
    fleet.map_or_else(|| "its Home Port".into(), |area| format!("the {}", zone(area)))
}

/// The title of a card.
pub(crate) fn title(id: CardId) -> &'static str {
    match card(id) {
        Card::Location(row) => location(row.location).name,
        Card::Empire(row, _) => row.title,
        Card::Strategy(row) => row.title,
        Card::Event(row) => row.title,
        Card::Deus(row) => row.title,
        Card::Campaign => "Campaign",
    }
}

/// A card by its title; of several copies each by its number too: "Equites II".
pub(crate) fn titled(id: CardId) -> String {
    match card(id) {
        Card::Empire(row, copy) if row.copies > 1 => format!("{} {}", row.title, numeral(copy)),
        Card::Event(row) => match twins(row.title, id) {
            Some(before) => format!("{} {}", row.title, numeral(before)),
            None => row.title.into(),
        },
        _ => title(id).into(),
    }
}

/// How many Events of the same title come before this one, if there is another.
fn twins(title: &str, id: CardId) -> Option<u8> {
    let at = usize::from(id.0) - FIRST_EVENT;
    let same = |rows: &[crate::data::cards::Event]| rows.iter().filter(|row| row.title == title).count() as u8;
    (same(&EVENTS) > 1).then(|| same(&EVENTS[..at]))
}

/// A copy as a Roman numeral: there are two of a title at most.
const fn numeral(copy: u8) -> &'static str {
    if copy == 0 { "I" } else { "II" }
}

/// A single card in a sentence: "the card of Messana", "Equites II".
pub(crate) fn one(id: CardId) -> String {
    match location_of(id) {
        Some(at) => format!("the card of {}", place(at)),
        None => titled(id),
    }
}

/// Cards by their names: "Messana and Velia".
pub(crate) fn cards(all: CardSet) -> String {
    list(all.iter().map(titled).collect())
}

/// Cards that pay: " with Messana and Velia", or nothing.
pub(crate) fn with(all: CardSet) -> String {
    if all.is_empty() {
        String::new()
    } else {
        format!(" with {}", cards(all))
    }
}

/// 5.2.4, 5.3.4: a side strikes at a location with what it pays. One that is out of supply is not protected by its own card.
pub(crate) fn strike(side: Side, verb: &str, at: SpaceId, paid: CardSet, supplied: bool) -> String {
    let barred = if supplied {
        ""
    } else {
        ": out of supply, its own card cannot block"
    };
    format!("{} {verb} {}{}{barred}.", side.name(), linked(at), with(paid))
}

/// Locations by their names.
pub(crate) fn places(all: SpaceSet) -> String {
    list(all.iter().map(|at| place(at).to_owned()).collect())
}

/// "3 Silver", "no Silver".
pub(crate) fn silver(count: impl Into<u32>) -> String {
    amount(count.into(), "Silver")
}

/// "2 VP", "no VP".
pub(crate) fn vp(count: impl Into<u32>) -> String {
    amount(count.into(), "VP")
}

/// What a Deus Ex Machina card costs (7.2): VP, or Silver.
pub(crate) fn deus_price(row: &Deus) -> String {
    if row.vp > 0 { vp(row.vp) } else { silver(row.silver) }
}

/// A number of what is not counted by pieces.
fn amount(count: u32, of: &str) -> String {
    match count {
        0 => format!("no {of}"),
        n => format!("{n} {of}"),
    }
}

/// Dice by their faces: "2, 5 and 6".
pub(crate) fn faces(dice: &[u8]) -> String {
    list(dice.iter().map(u8::to_string).collect())
}

/// Where the Battle Strength marker stands: "at 2 for the attacker", "at 0".
pub(crate) fn marker(at: i8) -> String {
    match at {
        0 => "at 0".into(),
        1.. => format!("at {at} for the attacker"),
        _ => format!("at {} for the defender", at.unsigned_abs()),
    }
}

/// What a token is called.
pub(crate) const fn token_name(token: Token) -> &'static str {
    match token {
        Token::Town => "Town",
        Token::City => "City",
        Token::Capital => "Capital",
    }
}

/// What a battle is called: a siege where it is fought over a Fortification (5.2).
pub(crate) const fn fight(siege: bool) -> &'static str {
    if siege { "siege" } else { "battle" }
}

/// How a battle stands, as a sentence without its full stop.
pub(crate) fn stands(attacker: Side, battle: &Battle) -> String {
    format!(
        "{} attacks {} in a {}: round {} of {}, and the marker stands {}",
        attacker.name(),
        place(battle.at),
        if battle.siege { "siege" } else { "field battle" },
        battle.round,
        rounds(battle.siege),
        marker(battle.marker),
    )
}

/// How many rounds a battle lasts (5.2).
pub(crate) const fn rounds(siege: bool) -> u8 {
    use crate::data::tracks::{FIELD_ROUNDS, SIEGE_ROUNDS};
    if siege { SIEGE_ROUNDS } else { FIELD_ROUNDS }
}

/// The connections of all locations in words: they never change.
static WAYS: LazyLock<Vec<String>> = LazyLock::new(|| ALL.iter().map(said_ways).collect());

/// The connections of a location by kind (5.1.1): "By road Messana and Thermae; by sea Temesa."
pub(crate) fn ways(at: SpaceId) -> &'static str {
    WAYS.get(usize::from(at.0)).map_or("", String::as_str)
}

/// 5.1.1: the same, put together.
fn said_ways(at: SpaceId) -> String {
    let kinds = [
        (Kind::Road, "by road"),
        (Kind::Rough, "by rough road"),
        (Kind::Straits, "over the straits"),
        (Kind::Sea, "by sea"),
    ];
    let there = kinds.into_iter().map(|(kind, how)| (joined(at, kind), how));
    let said: Vec<String> = there
        .filter(|(ends, _)| !ends.is_empty())
        .map(|(ends, how)| format!("{how} {}", places(ends)))
        .collect();
    capital(&format!("{}.", said.join("; ")))
}

/// The same with a capital letter.
pub(crate) fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters
        .next()
        .map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::data::cards::COUNT as CARDS;
    use crate::data::locations::at;
    use std::collections::BTreeSet;

    #[test]
    fn places_have_names_of_their_own() {
        let all: BTreeSet<&str> = (0..41).map(|n| place(SpaceId(n))).collect();
        assert_eq!(all.len(), 41);
        assert_eq!(
            (place(SpaceId(36)), place(SpaceId(39))),
            ("Sicily Sea Zone", "Roman Home Port")
        );
        assert_eq!(place(SpaceId(40)), "Carthaginian Home Port");
    }

    /// Each side has a Merchant: they never lie in one hand.
    #[test]
    fn cards_have_names_of_their_own() {
        let all: BTreeSet<String> = (0..CARDS as u8).map(|n| titled(CardId(n))).collect();
        assert_eq!(all.len(), CARDS - 1);
        assert!(all.contains("Equites II") && all.contains("Legion IV") && all.contains("Storms at Sea II"));
    }

    #[test]
    fn numbers_read_well() {
        assert_eq!(
            (silver(3_u8), silver(0_u8), vp(1_u8)),
            ("3 Silver".into(), "no Silver".into(), "1 VP".into())
        );
        assert_eq!(
            [-2, 0, 1].map(marker),
            ["at 2 for the defender", "at 0", "at 1 for the attacker"]
        );
        assert_eq!(ways(at::TYNDARIS), "By road Messana and Thermae; by sea Temesa.");
    }
}
