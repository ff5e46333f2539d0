//! A city falls, a Tribe is subjugated (14.4).

use super::now;
use crate::event::{BattleEvent, MovementEvent};
use crate::state::{Force, Marker};
use crate::{Board, generals, note, politics};
use kernel::Flow;

/// The points are removed. A city: CUs inside are removed, Supply Trains captured, Generals displaced, the marker turned. A Tribe goes
/// for good, and a PC takes its place (14.4).
pub(super) fn fall(t: &mut Board<'_>) -> Flow<()> {
    let (at, side) = (now(&t.state).at, now(&t.state).side);
    let place = t.state.place_mut(at);
    place.points = 0;
    place.points_of = None;
    if place.is_tribe() {
        note(t, "14.4", BattleEvent::Subjugated { at, by: side });
        return politics::set_marker(t, at, Marker::Pc(side), "14.4");
    }
    let inside = core::mem::take(&mut place.inside);
    let trains = inside.trains;
    place.outside[side].add(Force::new(0, 0, trains));
    let lost = Force { trains: 0, ..inside };
    note(t, "14.4", BattleEvent::CityFalls { at, to: side, lost });
    if trains > 0 {
        note(t, "2.3.D3", MovementEvent::Captured { side, at, trains });
    }
    for general in t.state.generals_inside(at, side.enemy()).iter() {
        generals::displace(t, general, "14.4")?;
    }
    politics::set_marker(t, at, Marker::City(side), "14.4")
}
