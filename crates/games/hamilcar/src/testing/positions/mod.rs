//! Positions of this game from which journeys through the page start, by what they show.

mod fleets;
mod gathering;
mod marches;
mod moments;

use crate::Hamilcar;
use engine::Timeline;
use testkit::position::{self, Found, Position};

type War = Timeline<Hamilcar>;
type Asked = position::Asked<Hamilcar>;

/// The beginning of the name of a position in a turn, which the number of the turn follows.
const OF_TURN: &str = "a card of turn ";

/// What there is to be seen, for lists.
pub(super) const ALL: &[&str] = &[
    "many reactions",
    "a long retreat",
    "a sortie",
    "a siege",
    "losses to choose",
    "a card of turn N",
    "a short turn",
    "three rounds at sea",
    "an interrupted move",
    "a window with a card",
    "a window without a card",
    "a march past an enemy",
];

/// The position that shows this, if the game has one of that name.
pub(super) fn showing(what: &str) -> Option<Found<Position<Hamilcar>>> {
    let war = match what {
        "many reactions" => moments::many_reactions(),
        "a long retreat" => moments::long_retreat(),
        "a sortie" => moments::sortie(),
        "a siege" => moments::siege(),
        "losses to choose" => moments::losses(),
        "a window with a card" => fleets::a_window_with_a_card(),
        "a window without a card" => fleets::a_window_without_a_card(),
        "a short turn" => return Some(moments::a_short_turn()),
        "three rounds at sea" => return Some(fleets::three_rounds_at_sea()),
        "an interrupted move" => return Some(fleets::an_interrupted_move()),
        "a march past an enemy" => return Some(marches::beyond_a_reaction()),
        other => moments::card_of_turn(other.strip_prefix(OF_TURN)?.parse().ok()?),
    };
    Some(war.map(Position::at))
}
