//! What an Interception that is not avoided brings: a General alone is lost (8.3), a Fleet without Warships is shot at once (8.5), any
//! other fights (9).

use super::{AtSea, command, ending, engage, fight, forming};
use crate::board::generals;
use crate::state::{Force, Voyage};
use crate::{Board, NavalEvent, emit};
use engine::Flow;

/// Goes on after 8.2: the General alone, the unguarded Fleet, or the Naval Battle.
pub(super) fn or_battle(t: &mut Board<'_>) -> Flow<AtSea> {
    let v: Voyage = t.state.voyage.expect("a Fleet is at sea");
    if v.warships == 0 && v.units.is_empty() {
        return Ok(alone(t, &v));
    }
    forming::form(t)?;
    if v.warships == 0 {
        t.within(unguarded)
    } else {
        t.within(fight::naval_battle)
    }
}

/// Generals without any Unit are displaced, and nothing else happens: no Aristocrat costs PCs either (8.3, 8.5).
fn alone(t: &mut Board<'_>, v: &Voyage) -> AtSea {
    t.state.interception = None;
    if let Some(march) = t.state.march.as_mut() {
        march.units = Force::NONE;
        march.stopped = true;
    }
    emit(t, "8.3", NavalEvent::Alone { side: v.side, at: v.at });
    for unit in t.state.generals_where(v.side, crate::state::Where::AtSea).iter() {
        generals::displace_without_pcs(t, unit, "8.3");
    }
    t.state.voyage = None;
    AtSea::Ended
}

/// The Intercepting side makes one Battle Roll without Tactic Cards, each hit takes a Unit, and it wins (8.5).
fn unguarded(t: &mut Board<'_>) -> Flow<AtSea> {
    // Who commands the moving Fleet has no bearing on this roll, so nobody is asked.
    let commander = command::leader(&t.state).expect("a General is aboard the Fleet");
    fight::begin(t, commander, true);
    let winner = super::battle(&t.state).mover.enemy();
    super::battle_mut(&mut t.state).round = 1;
    super::battle_mut(&mut t.state).acting = winner;
    engage::unguarded(t, winner)?;
    super::battle_mut(&mut t.state).winner = Some(winner);
    ending::resolve(t, "8.5")
}
