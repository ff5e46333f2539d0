//! A city falls, a Tribe is subjugated (20.8), a siege is lifted (20.6).

use crate::board::{generals, politics, units};
use crate::protocol::event::BattleEvent;
use crate::state::{Marker, Where};
use crate::{Board, emit};
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
        emit(t, section, BattleEvent::Subjugated { at, by: side });
        return politics::set_marker(t, at, Marker::Pc(side), section);
    }
    let lost = core::mem::take(&mut place.inside);
    emit(t, section, BattleEvent::CityFalls { at, to: side, lost });
    let inside = t.state.generals_where(side.enemy(), Where::Inside(at));
    let gone = generals::leave(t, inside);
    politics::set_marker(t, at, Marker::City(side), section)?;
    units::settle(&mut t.state, at);
    generals::mourn(t, gone)
}
