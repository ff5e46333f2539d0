//! What holds instead of a statement, in the words of case files.

use super::nouns::PHASES;
use crate::data::cards::number;
use crate::present::words::names::{place, units};
use crate::state::{Force, Marker, Office, Phase, State, Where};
use engine::{CardId, CardSet};
use punic::present::words;
pub use punic::present::words::controls as control;

/// Where a general is.
pub fn whereabouts(at: Where) -> String {
    match at {
        Where::Pool => "in the pool".into(),
        Where::TurnTrack(turn) => format!("on turn {turn}"),
        Where::Mercenary => "in the mercenary pool".into(),
        Where::SetAside => "set aside".into(),
        Where::Drawn => "drawn, about to be placed".into(),
        Where::Eliminated => "eliminated".into(),
        Where::At(at) => format!("at {}", place(at)),
        Where::Inside(at) => format!("at {} inside", place(at)),
        Where::AtSea => "at sea".into(),
    }
}

/// A Roman office.
pub const fn office(office: Office) -> &'static str {
    match office {
        Office::None => "without an office",
        Office::Proconsul => "proconsul",
        Office::Consul => "consul",
        Office::Dictator => "dictator",
    }
}

/// Units, kind by kind, and the verb after them: "1 CU is", "3 CUs are".
pub fn force(force: Force) -> String {
    punic::testing::case_language::force(&units(force), force.units() == 1)
}

/// The marker of a space.
pub fn marker(marker: Marker) -> String {
    match marker {
        Marker::None => "no marker is there".into(),
        Marker::Pc(side) => format!("a PC of {} is there", side.name()),
        Marker::City(side) => format!("a city of {} is there", side.name()),
        Marker::Tribe(()) => "a Tribe is there".into(),
    }
}

/// Where the turn stands.
pub fn phase(phase: Phase) -> String {
    match phase {
        Phase::Handicap(_) => "handicap".into(),
        Phase::Campaign(side) => format!("in a Campaign of {}", side.name()),
        Phase::Play(side) => format!("{} to play", side.name()),
        named => {
            let row = PHASES.iter().find(|(_, phase)| *phase == named);
            row.map_or("", |(name, _)| *name).into()
        }
    }
}

/// Cards that lie open.
pub fn open(cards: CardSet) -> String {
    words::open(cards, number)
}

/// The pile of a card.
pub fn pile(state: &State, card: CardId) -> &'static str {
    let piles = [
        (state.hands.rome, "in hand rome"),
        (state.hands.carthage, "in hand carthage"),
        (state.war_chest.rome, "in war chest rome"),
        (state.war_chest.carthage, "in war chest carthage"),
        (state.discards, "in discards"),
        (state.removed, "in removed"),
        (state.deck, "in deck"),
    ];
    words::pile(card, &piles)
}
