//! What holds instead of a statement, in the words of case files.

use super::nouns::PHASES;
use crate::data::cards::card as row;
use crate::present::words::names::{full, place, several_of, units};
use crate::state::{Force, Kind, Marker, Office, Phase, State, Where};
use engine::{CardId, CardSet, Side, UnitId};
use punic::present::words;
use punic::testing::case_language;

/// Where a general is.
pub fn whereabouts(at: Where) -> String {
    match at {
        Where::Pool => "in the cup".into(),
        Where::ToCome => "to come".into(),
        Where::Drawn => "drawn, about to be placed".into(),
        Where::Displaced => "displaced".into(),
        Where::Eliminated => "eliminated".into(),
        Where::At(at) => format!("at {}", place(at)),
        Where::Inside(at) => format!("at {} inside", place(at)),
    }
}

/// A Roman office.
pub const fn office(office: Office) -> &'static str {
    match office {
        Office::None => "without an office",
        Office::Proconsul => "proconsul",
        Office::Consul => "consul",
    }
}

/// Units, kind by kind, and the verb after them: "1 CU is", "3 CUs are".
pub fn force(force: Force) -> String {
    case_language::force(&units(force), force == Force::one(Kind::Cu))
}

/// How far a battle has come.
pub fn rounds(count: u8) -> String {
    let verb = if count == 1 { "has" } else { "have" };
    format!("{} {verb} begun", several_of(count, "round"))
}

/// The marker of a space.
pub fn marker(marker: Marker) -> String {
    match marker {
        Marker::None => "no marker is there".into(),
        Marker::Pc(side) => format!("a PC marker of {} is there", side.name()),
        Marker::City(side) => format!("a city of {} is there", side.name()),
        Marker::Tribe(Some(side)) => format!("a Tribe of {} is there", side.name()),
        Marker::Tribe(None) => "a Tribe that is nobody's friend is there".into(),
    }
}

/// Who attacks in the battle.
pub fn attacker(side: Option<Side>) -> String {
    side.map_or("there is no battle".into(), |side| format!("{} attacks", side.name()))
}

/// Who commands.
pub fn commander(unit: Option<UnitId>) -> String {
    format!("{} commands", unit.map_or("nobody", full))
}

/// Where the turn stands.
pub fn phase(phase: Phase) -> String {
    match phase {
        Phase::Handicap(_) => "handicap".into(),
        Phase::Campaign(side) => format!("in a campaign of {}", side.name()),
        Phase::Play(side) => format!("{} to play", side.name()),
        named => {
            let row = PHASES.iter().find(|(_, phase)| *phase == named);
            row.map_or("", |(name, _)| *name).into()
        }
    }
}

/// Cards that lie open.
pub fn open(cards: CardSet) -> String {
    words::open(cards, |card| row(card).number)
}

/// The pile of a card.
pub fn pile(state: &State, card: CardId) -> &'static str {
    let piles = [
        (state.hands.rome, "in hand rome"),
        (state.hands.carthage, "in hand carthage"),
        (state.discards, "in discards"),
        (state.removed, "in removed"),
        (state.deck, "in deck"),
    ];
    words::pile(card, &piles)
}
