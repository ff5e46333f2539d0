//! A city falls, a Tribe is subjugated (14.4).

use crate::board::walls::clear;
use crate::board::{generals, politics, walls};
use crate::protocol::event::{BattleEvent, MovementEvent};
use crate::state::{Force, Marker};
use crate::{Board, emit};
use engine::{Flow, Side, SpaceId};

/// The points are removed. A city: CUs inside are removed, Supply Trains captured, Generals displaced, the marker turned. A Tribe goes
/// for good, and a PC takes its place (14.4; an Event brings its own section).
///
/// # Errors
/// [`engine::Halt`].
pub(crate) fn fall(t: &mut Board<'_>, at: SpaceId, side: Side, section: &'static str) -> Flow<()> {
    clear(t, at);
    let place = t.state.place_mut(at);
    if place.is_tribe() {
        emit(t, section, BattleEvent::Subjugated { at, by: side });
        return politics::set_marker(t, at, Marker::Pc(side), section);
    }
    let inside = core::mem::take(&mut place.inside);
    let trains = inside.trains;
    place.outside[side].add(Force::new(0, 0, trains));
    let lost = Force { trains: 0, ..inside };
    emit(t, section, BattleEvent::CityFalls { at, to: side, lost });
    if trains > 0 {
        emit(t, "2.3.D3", MovementEvent::Captured { side, at, trains });
    }
    for general in t.state.generals_inside(at, side.enemy()).iter() {
        generals::displace(t, general, section)?;
    }
    politics::set_marker(t, at, Marker::City(side), section)
}

/// A siege or subjugation is broken: its points go, and the Siege Train with them (14.1, 17.1 #3).
///
/// # Errors
/// [`engine::Halt`].
pub(crate) fn lift(t: &mut Board<'_>, at: SpaceId, section: &'static str) -> Flow<()> {
    clear(t, at);
    emit(t, section, BattleEvent::Lifted { at });
    walls::settle(t, at)
}

/// So many points go that are there; with the last one nothing of the siege is left.
pub(crate) fn take_points(t: &mut Board<'_>, at: SpaceId, count: u8) {
    t.state.place_mut(at).points -= count;
    if t.state.place(at).points == 0 {
        clear(t, at);
    }
}
