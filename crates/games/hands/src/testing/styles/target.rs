//! What a place is worth for what is done there.

use crate::State;
use crate::data::locations::{Area, COUNT, capital, location};
use crate::data::tracks::WON;
use crate::state::Action;
use engine::{Side, SpaceId};

/// What a location is worth: its VP.
pub(super) fn value(at: SpaceId) -> i32 {
    10 * i32::from(location(at).vp)
}

/// A place for an action.
pub(super) fn points(s: &State, side: Side, action: Action, at: SpaceId) -> i32 {
    if action == Action::SeaMove {
        return course(s, side, at);
    }
    let row = location(at);
    let strong = i32::from(row.defence) + 2 * i32::from(s.fortified.contains(at));
    let enemy = i32::from(at == capital(side.enemy()));
    match action {
        Action::Attack => value(at) - 12 * strong + 10 * enemy,
        Action::Settle if row.owner() != Some(side) => value(at) + 5,
        _ => value(at),
    }
}

/// A Fleet seeks the Sea Zone of Sicily, and the enemy where it is stronger.
fn course(s: &State, side: Side, place: SpaceId) -> i32 {
    let Some(zone) = usize::from(place.0).checked_sub(COUNT).and_then(|at| Area::ALL.get(at)) else {
        return -10;
    };
    let other = s.of(side.enemy());
    let meets = other.fleet == Some(*zone);
    let stronger = s.of(side).warships >= other.warships;
    let sicily = 20 * i32::from(*zone == Area::Sicily);
    match (meets, stronger) {
        (true, true) => sicily + 15,
        (true, false) => sicily - 15,
        (false, _) => sicily,
    }
}

/// How much a side must do in its battles: spaces that the marker lacks to win, or to hold.
pub(super) fn urgency(s: &State, side: Side) -> i32 {
    s.battles()
        .map(|(attacker, battle)| lacks(side, attacker, battle.marker))
        .max()
        .unwrap_or(0)
}

/// A battle to be reinforced: the one that lacks most.
pub(super) fn battle(s: &State, side: Side, at: SpaceId) -> i32 {
    let here = s.battles().find(|(_, battle)| battle.at == at);
    here.map_or(0, |(attacker, battle)| lacks(side, attacker, battle.marker))
}

fn lacks(side: Side, attacker: Side, marker: i8) -> i32 {
    let missing = if side == attacker {
        WON - marker
    } else {
        marker - (WON - 2)
    };
    match missing {
        ..=-2 => -25,
        -1..=0 => 0,
        1..=4 => 30,
        _ => 10,
    }
}
