//! What keeps up a siege or a subjugation, and its end (20.6).

use crate::board::units;
use crate::protocol::event::BattleEvent;
use crate::{Board, emit};
use engine::SpaceId;

/// So many points go that are there; with the last one the siege or subjugation is over.
pub(crate) fn remove_points(t: &mut Board<'_>, at: SpaceId, count: u8, section: &'static str) {
    let place = t.state.place_mut(at);
    place.points = place.points.saturating_sub(count);
    let points = place.points;
    if points == 0 {
        place.points_of = None;
    }
    if points > 0 {
        emit(t, section, BattleEvent::Points { at, points });
    } else {
        emit(t, section, BattleEvent::Lifted { at });
        units::settle(&mut t.state, at);
    }
}

/// Puts a space in order after units have left it or died in it: with nobody left to keep them the points go (20.6).
pub(crate) fn settle(t: &mut Board<'_>, at: SpaceId) {
    let before = t.state.place(at).points;
    units::settle(&mut t.state, at);
    units::lifted(t, at, before);
}
