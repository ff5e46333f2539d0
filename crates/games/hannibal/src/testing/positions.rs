//! Positions of this game from which journeys through the page start, by what they show.

use crate::Hannibal;
use engine::scene::Scene;
use engine::{Present, Timeline, Viewer};
use testkit::position::{Found, Position, at_random, search};

/// What there is to be seen, for lists.
pub(super) const ALL: &[&str] = &["a battle on land", "a battle with its cards dealt"];

/// The position that shows this, if the game has one of that name.
pub(super) fn showing(what: &str) -> Option<Found<Position<Hannibal>>> {
    let fits: fn(&Scene) -> bool = match what {
        "a battle on land" => |scene| scene.boards.iter().any(|board| board.kind.is_fight()),
        "a battle with its cards dealt" => |scene| {
            let dealt = |duel: &engine::scene::Duel| duel.round > 0 && duel.hands.rome.count > 3;
            scene.duel.as_ref().is_some_and(dealt)
        },
        _ => return None,
    };
    let shows = |war: &Timeline<Hannibal>| fits(&Hannibal::scene(war.state(), Viewer::Both));
    Some(search(what, at_random, shows).map(Position::at))
}
