//! A city falls, a Tribe is subjugated (20.8), a siege is lifted (20.6).

use crate::event::BattleEvent;
use crate::state::{Marker, Where};
use crate::{Board, generals, note, politics, units};
use engine::{Flow, Side, SpaceId};

/// The points go. A city: CUs inside are lost, generals there displaced, the marker turned; only if the war goes on (23) Carthage pays for
/// Hannibal's death (10.10). A Tribe is replaced by a PC marker for good.
///
/// # Errors
/// [`engine::Halt`].
pub(crate) fn fall(t: &mut Board<'_>, at: SpaceId, side: Side, section: &'static str) -> Flow<()> {
    let place = t.state.place_mut(at);
    (place.points, place.points_of) = (0, None);
    if place.is_tribe() {
        note(t, section, BattleEvent::Subjugated { at, by: side });
        return politics::set_marker(t, at, Marker::Pc(side), section);
    }
    let lost = core::mem::take(&mut place.inside);
    note(t, section, BattleEvent::CityFalls { at, to: side, lost });
    let inside = t.state.generals_where(side.enemy(), Where::Inside(at));
    let gone = generals::leave(t, inside);
    politics::set_marker(t, at, Marker::City(side), section)?;
    units::settle(&mut t.state, at);
    generals::mourn(t, gone)
}

/// So many points go that are there; with the last one the siege or subjugation is over.
pub(crate) fn remove_points(t: &mut Board<'_>, at: SpaceId, count: u8, section: &'static str) {
    let place = t.state.place_mut(at);
    place.points = place.points.saturating_sub(count);
    let points = place.points;
    if points == 0 {
        place.points_of = None;
    }
    if points > 0 {
        note(t, section, BattleEvent::Points { at, points });
    } else {
        note(t, section, BattleEvent::Lifted { at });
        units::settle(&mut t.state, at);
    }
}

/// Puts a space in order after units have left it or died in it: with nobody left to keep them the points go (20.6).
pub(crate) fn settle(t: &mut Board<'_>, at: SpaceId) {
    let before = t.state.place(at).points;
    units::settle(&mut t.state, at);
    lifted(t, at, before);
}

/// Says that a siege or subjugation is over if its points, so many before, are gone (20.6).
pub(crate) fn lifted(t: &mut Board<'_>, at: SpaceId, before: u8) {
    if before > 0 && t.state.place(at).points == 0 {
        note(t, "20.6", BattleEvent::Lifted { at });
    }
}
