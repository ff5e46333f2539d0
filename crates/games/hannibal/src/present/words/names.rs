//! Names and numbers in words.

use crate::data::battle_cards::{BattleCard, is_battle_card};
use crate::data::cards::card;
use crate::data::generals::general;
use crate::data::spaces::space;
use crate::state::{Force, Kind, State};
pub(crate) use engine::words::{few, list, several, several_of};
use engine::{CardId, CardSet, SpaceId, UnitId, UnitSet};

/// The name of a space.
pub(crate) fn place(at: SpaceId) -> &'static str {
    space(at).name
}

/// The same in a line of the log, which links it to the map.
pub(crate) fn linked(at: SpaceId) -> String {
    engine::words::linked(at, place(at))
}

/// A general's full name.
pub(crate) fn full(unit: UnitId) -> &'static str {
    general(unit).name
}

/// A general's name on his counter.
pub(crate) fn short(unit: UnitId) -> &'static str {
    general(unit).short
}

/// A general with his ratings as they count where he is: "Hannibal (1/4)".
pub(crate) fn rated(state: &State, unit: UnitId) -> String {
    format!(
        "{} ({}/{})",
        full(unit),
        state.strategy_rating(unit),
        general(unit).battle
    )
}

/// The title of a card, of either deck.
pub(crate) fn title(id: CardId) -> &'static str {
    if is_battle_card(id) {
        BattleCard::of(id).name()
    } else {
        card(id).title
    }
}

/// A card by its title, a Strategy Card by its number too: "Bad Weather (#41)".
pub(crate) fn titled(id: CardId) -> String {
    if is_battle_card(id) {
        title(id).into()
    } else {
        format!("{} (#{})", title(id), card(id).number)
    }
}

/// A Strategy Card by its title, number and OPs: "Bad Weather (#41, 1 OP)".
pub(crate) fn titled_with_ops(id: CardId) -> String {
    let row = card(id);
    format!("{} (#{}, {})", row.title, row.number, several(row.ops, "OP"))
}

/// The names of generals on their counters.
pub(crate) fn shorts(units: UnitSet) -> Vec<String> {
    units.iter().map(|unit| short(unit).to_owned()).collect()
}

/// Battle Cards by type, in the order of the types: "3 Frontal Assault and 1 Reserve".
pub(crate) fn by_type(cards: CardSet) -> String {
    let count = |kind: BattleCard| cards.and(kind.cards()).len();
    let there = BattleCard::ALL.into_iter().filter(|kind| count(*kind) > 0);
    list(there.map(|kind| format!("{} {}", count(kind), kind.name())).collect())
}

/// "1 more PC", "2 more PCs".
pub(crate) fn more(count: u8, one: &str) -> String {
    several(count, &format!("more {one}"))
}

/// What a unit of a kind is called.
pub(crate) const fn kind(kind: Kind) -> &'static str {
    match kind {
        Kind::Cu => "CU",
        Kind::Elephant => "elephant CU",
        Kind::Train => "siege train",
    }
}

/// Units in words, kind by kind: "3 CUs", "1 elephant CU".
pub(crate) fn units(force: Force) -> Vec<String> {
    punic::present::words::units(force, kind)
}

/// Units in words: "3 CUs and 1 elephant CU", or "no CU".
pub(crate) fn force(force: Force) -> String {
    if force.is_empty() {
        "no CU".into()
    } else {
        list(units(force))
    }
}

/// Whom a general leads: "with 3 CUs", "alone".
pub(crate) fn leading(land: Force) -> String {
    punic::present::words::led(units(land))
}

/// Generals and units together: "Hanno with 2 CUs".
pub(crate) fn company(units: Force, generals: UnitSet) -> String {
    punic::present::words::company(&shorts(generals), self::units(units))
}

/// What a number adds to a roll: "+1", "-2", "0".
pub(crate) fn signed(number: i8) -> String {
    if number > 0 {
        format!("+{number}")
    } else {
        number.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::data::battle_cards::deck;
    use crate::data::generals::who;

    #[test]
    fn numbers_read_well() {
        assert_eq!(force(Force::new(3, 1, 0)), "3 CUs and 1 elephant CU");
        assert_eq!(
            (force(Force::NONE), leading(Force::NONE)),
            ("no CU".into(), "alone".into())
        );
        assert_eq!([-2, 0, 1].map(signed), ["-2", "0", "+1"]);
        assert_eq!(
            rated(&crate::rules::setup::start(crate::Setup::default()), who::HANNIBAL),
            "Hannibal (1/4)"
        );
        assert!(by_type(deck()).ends_with("6 Double Envelopment and 4 Reserve"));
    }
}
