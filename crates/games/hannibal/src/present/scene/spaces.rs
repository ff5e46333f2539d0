//! The spaces as they lie on the table.

use crate::data::provinces;
use crate::data::spaces::{Kind, all as all_spaces, space};
use crate::data::tables::POINTS;
use crate::present::words::certainty;
use crate::present::words::names::{full, list, several, signed, units};
use crate::state::{Force, Marker, State, Where};
use engine::scene::{Mark, Shape, SpaceShown};
use engine::words::people;
use engine::{Side, SpaceId, UnitSet};

/// All spaces in their order.
pub(super) fn all(state: &State) -> Vec<SpaceShown> {
    all_spaces().map(|at| shown(state, at)).collect()
}

fn shown(state: &State, at: SpaceId) -> SpaceShown {
    let (row, place) = (space(at), state.place(at));
    SpaceShown {
        id: at,
        name: row.name,
        shape: match place.marker {
            Marker::City(_) if row.kind == Kind::LargeCity => Shape::LargeSquare,
            Marker::City(_) => Shape::Square,
            Marker::Tribe(_) => Shape::Oval,
            Marker::None | Marker::Pc(_) => Shape::Disc,
        },
        control: place.control(),
        capacity: row.capacity,
        marks: points(state, at)
            .map(|name| Mark {
                symbol: "siege",
                count: place.points,
                name,
            })
            .into_iter()
            .collect(),
        note: emit(state, at),
        certainty: certainty(row.doubt),
    }
}

/// "1 of 3 siege points", if there is any (20.2).
fn points(state: &State, at: SpaceId) -> Option<String> {
    let place = state.place(at);
    let kind = if place.is_tribe() { "subjugation" } else { "siege" };
    let of = place.points_of.map_or("", people);
    let of = if of.is_empty() { String::new() } else { format!("{of} ") };
    (place.points > 0).then(|| format!("{} of {POINTS} {of}{kind} points", place.points))
}

/// All about a space in whole sentences.
fn emit(state: &State, at: SpaceId) -> String {
    let (row, place) = (space(at), state.place(at));
    let what = match place.marker {
        Marker::None => "neutral".to_owned(),
        Marker::Pc(side) => format!("{} by a PC marker", people(side)),
        Marker::Tribe(None) => "held by a Tribe, nobody's friend".to_owned(),
        Marker::Tribe(Some(side)) => format!("held by a Tribe, a friend of {}", side.name()),
        Marker::City(side) => format!(
            "{} Walled City, room inside for {}",
            people(side),
            several(row.capacity, "CU")
        ),
    };
    let province = provinces::of(at);
    let harbour = row.port.map_or_else(String::new, |add| {
        format!(", a port ({} on the Naval Combat Table)", signed(add))
    });
    let mut text = format!("{}: {what}. In {}{harbour}.", row.name, province.name());
    if let Some(points) = points(state, at) {
        text.push_str(&format!(" {points}."));
    }
    for side in Side::BOTH {
        if let Some(who) = garrison(state, at, side) {
            text.push_str(&who);
        }
    }
    if !row.aliases.is_empty() {
        text.push_str(&format!(" Also called {}.", row.aliases.join(", ")));
    }
    if !row.doubt.is_empty() {
        text.push_str(" Where it lies on the map is reconstructed.");
    }
    text
}

/// Who of a side stands here, in a sentence.
fn garrison(state: &State, at: SpaceId, side: Side) -> Option<String> {
    let place = state.place(at);
    let inside = if place.city() == Some(side) {
        place.inside
    } else {
        Force::NONE
    };
    let outside = company(place.outside[side], state.generals_where(side, Where::At(at)));
    let inside = company(inside, state.generals_where(side, Where::Inside(at)));
    let side = side.name();
    match (outside.is_empty(), inside.is_empty()) {
        (true, true) => None,
        (false, true) => Some(format!(" {side}: {}.", list(outside))),
        (true, false) => Some(format!(" {side} inside: {}.", list(inside))),
        (false, false) => Some(format!(" {side} outside: {}; inside: {}.", list(outside), list(inside))),
    }
}

/// Generals and units, each in words.
fn company(force: Force, generals: UnitSet) -> Vec<String> {
    let names = generals.iter().map(|unit| full(unit).to_owned());
    names.chain(units(force)).collect()
}
