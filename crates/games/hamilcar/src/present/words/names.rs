//! Names and numbers in words.

use crate::data::cards::{self, card};
use crate::data::generals::general;
use crate::data::spaces::space;
use crate::state::{Force, Kind, Mood, Office};
pub(crate) use engine::words::{few, holder, joined, list, people, several, several_of};
use engine::{CardId, SpaceId, UnitId, UnitSet};

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

/// A general with his printed ratings: "C. Duilius (2/3)".
pub(crate) fn rated(unit: UnitId) -> String {
    let row = general(unit);
    format!("{} ({}/{})", row.name, row.strategy, row.battle)
}

/// A card by its title and number: "Cruel Sea (#11)".
pub(crate) fn titled(id: CardId) -> String {
    format!("{} (#{})", card(id).title, cards::number(id))
}

/// A card by its title, number and OPs: "Cruel Sea (#11, 3 OPs)".
pub(crate) fn titled_with_ops(id: CardId) -> String {
    format!(
        "{} (#{}, {})",
        card(id).title,
        cards::number(id),
        several(card(id).ops, "OP")
    )
}

/// What a unit of a kind is called.
pub(crate) const fn kind(kind: Kind) -> &'static str {
    match kind {
        Kind::Cu => "CU",
        Kind::Elephant => "Elephant",
        Kind::Train => "Supply Train",
    }
}

/// Units in words, kind by kind: "3 CUs", "1 Supply Train".
pub(crate) fn units(force: Force) -> Vec<String> {
    punic::present::words::units(force, kind)
}

/// Units in words: "3 CUs, 1 Elephant and 1 Supply Train", or "no Unit".
pub(crate) fn force(force: Force) -> String {
    if force.is_empty() {
        "no Unit".into()
    } else {
        list(units(force))
    }
}

/// Generals and units together: "Hanno with 2 CUs".
pub(crate) fn company(land: Force, generals: UnitSet) -> String {
    let names: Vec<String> = generals.iter().map(|g| short(g).to_owned()).collect();
    punic::present::words::company(&names, units(land))
}

/// Whom a general leads: "with 3 CUs", "with H. Gisco, 2 Warships and 4 CUs", "alone".
pub(crate) fn leading(with: UnitSet, warships: u8, land: Force) -> String {
    let mut parts: Vec<String> = with.iter().map(|unit| full(unit).to_owned()).collect();
    if warships > 0 {
        parts.push(several(warships, "Warship"));
    }
    parts.extend(units(land));
    punic::present::words::led(parts)
}

/// A Game Turn as the track prints it; turns count from 1.
pub(crate) const fn numeral(turn: u8) -> &'static str {
    match turn {
        1 => "I",
        2 => "II",
        3 => "III",
        4 => "IV",
        5 => "V",
        6 => "VI",
        _ => "VII",
    }
}

/// A Roman office, or nothing.
pub(crate) const fn office(office: Office) -> &'static str {
    match office {
        Office::None => "",
        Office::Proconsul => "Proconsul",
        Office::Consul => "Consul",
        Office::Dictator => "Dictator",
    }
}

/// What the Miat is (15.3).
pub(crate) const fn mood(mood: Mood) -> &'static str {
    match mood {
        Mood::Warlike => "Warlike",
        Mood::Neutral => "Neutral",
        Mood::Peaceful => "Peaceful",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::data::generals::who;

    #[test]
    fn numbers_read_well() {
        assert_eq!([0, 1, 2].map(|n| several(n, "PC")), ["no PC", "1 PC", "2 PCs"]);
        assert_eq!(force(Force::new(3, 1, 1)), "3 CUs, 1 Elephant and 1 Supply Train");
        assert_eq!(
            (force(Force::NONE), force(Force::new(0, 0, 2))),
            ("no Unit".into(), "2 Supply Trains".into())
        );
        assert_eq!(rated(who::GISCO), "H. Gisco (1/1)");
    }
}
