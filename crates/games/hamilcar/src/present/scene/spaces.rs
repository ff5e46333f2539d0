//! The spaces as they lie on the table.

use crate::data::generals::general;
use crate::data::provinces;
use crate::data::spaces::{all as all_spaces, space};
use crate::present::words::names::{self, list, people, several};
use crate::rules::siege;
use crate::state::{Marker, State};
use engine::scene::{Mark, Shape, SpaceShown};
use engine::{Side, SpaceId};

/// All spaces in their order.
pub(super) fn all(state: &State) -> Vec<SpaceShown> {
    all_spaces().map(|at| shown(state, at)).collect()
}

fn shown(state: &State, at: SpaceId) -> SpaceShown {
    let (row, place) = (space(at), state.place(at));
    let walled = place.city().is_some();
    SpaceShown {
        id: at,
        name: row.name,
        shape: match place.marker {
            Marker::City(_) if state.is_large_city(at) => Shape::LargeSquare,
            Marker::City(_) => Shape::Square,
            Marker::Tribe(()) => Shape::Oval,
            Marker::None | Marker::Pc(_) => Shape::Disc,
        },
        control: place.control(),
        capacity: if walled { state.capacity(at) } else { 0 },
        marks: marks(state, at),
        note: emit(state, at),
        certainty: row.certainty,
    }
}

/// Siege and Subjugation Points, Siege Trains, the Citadel.
fn marks(state: &State, at: SpaceId) -> Vec<Mark> {
    let points = points(state, at).map(|name| Mark {
        symbol: "siege",
        count: state.place(at).points,
        name,
    });
    let others = [
        (
            siege_train(state, at).map(|side| format!("{} Siege Train", people(side))),
            "ram",
        ),
        (has_citadel(state, at).then(|| "Citadel".to_owned()), "citadel"),
    ];
    let others = others
        .into_iter()
        .filter_map(|(name, symbol)| name.map(|name| Mark { symbol, count: 1, name }));
    points.into_iter().chain(others).collect()
}

/// Whose Siege Train is before the city (17.1 #3).
fn siege_train(state: &State, at: SpaceId) -> Option<Side> {
    Side::BOTH.into_iter().find(|side| state.effects.siege_train(at, *side))
}

fn has_citadel(state: &State, at: SpaceId) -> bool {
    state.effects.citadel == Some(at)
}

/// "1 of 2 Siege Points", if there is any.
fn points(state: &State, at: SpaceId) -> Option<String> {
    let place = state.place(at);
    let kind = if place.is_tribe() { "Subjugation" } else { "Siege" };
    let needed = siege::needed(state, at);
    (place.points > 0).then(|| format!("{} of {needed} {kind} Points", place.points))
}

/// All about a space in whole sentences.
fn emit(state: &State, at: SpaceId) -> String {
    let (row, place) = (space(at), state.place(at));
    let what = match place.marker {
        Marker::None => "neutral".to_owned(),
        Marker::Pc(side) => format!("{} by a PC", people(side)),
        Marker::Tribe(()) => "held by a Tribe".to_owned(),
        Marker::City(side) => {
            let large = if state.is_large_city(at) { "Large " } else { "" };
            format!(
                "{} {large}Walled City, room inside for {} and as many Supply Trains",
                people(side),
                several(state.capacity(at), "CU")
            )
        }
    };
    let province = provinces::of(at);
    let mut within = province.name().to_owned();
    if province.region().name() != within {
        within = format!("{within}, {}", province.region().name());
    }
    let harbour = match (row.major_port, row.port) {
        (true, _) => ", a Major Port",
        (_, true) => ", a port",
        _ => "",
    };
    let sea = if row.tyrrhenum { " on the Mare Tyrrhenum" } else { "" };
    let mut text = format!("{}: {what}. In {within}{harbour}{sea}.", row.name);
    if let Some(points) = points(state, at) {
        let of = place
            .points_of
            .map_or(String::new(), |side| format!(" {}", people(side)));
        text.push_str(&format!(" {points}{of}."));
    }
    if let Some(side) = siege_train(state, at) {
        text.push_str(&format!(
            " A {} Siege Train is before it: the Siege Die may be rolled again once in every attempt.",
            people(side)
        ));
    }
    if has_citadel(state, at) {
        let (points, room) = state.citadel(at);
        text.push_str(&format!(
            " The Citadel is here: the city takes {} more to fall, and holds {} and {} more.",
            several(points, "Siege Point"),
            several(room, "CU"),
            several(room, "Supply Train")
        ));
    }
    for side in Side::BOTH {
        if let Some(who) = garrison(state, at, side) {
            text.push(' ');
            text.push_str(&who);
        }
    }
    if !row.aliases.is_empty() {
        text.push_str(&format!(" Also called {}.", row.aliases.join(", ")));
    }
    text
}

/// Who of a side stands here, in a sentence.
fn garrison(state: &State, at: SpaceId, side: Side) -> Option<String> {
    let place = state.place(at);
    let part = |units: crate::state::Force, generals: engine::UnitSet| {
        let mut parts: Vec<String> = generals.iter().map(|u| general(u).name.into()).collect();
        parts.extend(names::units(units));
        parts
    };
    let outside = part(place.outside[side], state.generals_at(at, side));
    let inside = if place.city() == Some(side) {
        part(place.inside, state.generals_inside(at, side))
    } else {
        Vec::new()
    };
    match (outside.is_empty(), inside.is_empty()) {
        (true, true) => None,
        (false, true) => Some(format!("{}: {}.", side.name(), list(outside))),
        (true, false) => Some(format!("{} inside: {}.", side.name(), list(inside))),
        (false, false) => Some(format!(
            "{} outside: {}; inside: {}.",
            side.name(),
            list(outside),
            list(inside)
        )),
    }
}
