//! Generals leave the map (10.10).

use crate::board::{politics, walls};
use crate::data::generals::who;
use crate::state::{Office, State, Where};
use crate::{Board, TurnEvent, emit};
use engine::{Flow, Side, UnitId, UnitSet};

/// PC markers that Hannibal's death costs Carthage, or as many as it has (10.10).
const HANNIBALS_DEATH: u8 = 5;

/// Generals are displaced (10.10).
///
/// # Errors
/// [`engine::Halt`].
pub(crate) fn displace(t: &mut Board<'_>, of: UnitSet) -> Flow<()> {
    let gone = leave(t, of);
    mourn(t, gone)
}

/// Displaced generals are off the map until the next Reinforcement Phase, a Roman out of the cup as well; Scipio Africanus and Hannibal are
/// out of the game (10.10). Returns those who were on the map.
pub(crate) fn leave(t: &mut Board<'_>, of: UnitSet) -> UnitSet {
    let stand = |unit: &UnitId| t.state.general(*unit).at.space().is_some();
    let gone: UnitSet = of.iter().filter(stand).collect();
    for unit in gone.iter() {
        let general = t.state.general_mut(unit);
        general.office = Office::None;
        general.leads = false;
        general.command = 0;
        let to = match unit {
            who::AFRICANUS | who::HANNIBAL => Where::Eliminated,
            _ => Where::Displaced,
        };
        let stood = core::mem::replace(&mut general.at, to);
        let Some(at) = stood.space() else { continue };
        if to == Where::Eliminated {
            emit(t, "10.10", TurnEvent::Lost(unit));
        } else {
            emit(t, "10.10", TurnEvent::Displaced { general: unit, at });
        }
        walls::settle(t, at);
    }
    gone
}

/// If Hannibal is among those who are displaced, Carthage pays for his death (10.10).
///
/// # Errors
/// [`engine::Halt`].
pub(crate) fn mourn(t: &mut Board<'_>, gone: UnitSet) -> Flow<()> {
    if !gone.contains(who::HANNIBAL) {
        return Ok(());
    }
    let left = t.state.pcs(Side::Carthage).len() as u8;
    politics::remove_pcs(t, Side::Carthage, HANNIBALS_DEATH.min(left), "10.10")
}

/// A new Reinforcement Phase begins: Romans who were displaced before it are in the cup again (10.10).
pub(crate) fn romans_return(s: &mut State) {
    for unit in s.generals_where(Side::Rome, Where::Displaced).iter() {
        s.general_mut(unit).at = Where::Pool;
    }
}
