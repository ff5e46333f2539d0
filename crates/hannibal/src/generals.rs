//! Generals leave the map (10.10).

use crate::data::generals::who;
use crate::state::{Office, Where};
use crate::{Board, TurnEvent, note, politics, siege};
use kernel::{Flow, Side, UnitId};

/// PC markers that Hannibal's death costs Carthage, or as many as it has (10.10).
const HANNIBALS_DEATH: u8 = 5;

/// A general is displaced: he is off the map until the next Reinforcement Phase. A Roman goes back to the cup; Scipio Africanus and
/// Hannibal are out of the game (10.10).
///
/// # Errors
/// [`kernel::Halt`].
pub(crate) fn displace(t: &mut Board<'_>, unit: UnitId) -> Flow<()> {
    let Some(at) = t.state.general(unit).at.space() else {
        return Ok(());
    };
    let roman = crate::data::generals::general(unit).side == Side::Rome;
    let general = t.state.general_mut(unit);
    general.office = Office::None;
    general.leads = false;
    general.command = 0;
    general.at = match unit {
        who::AFRICANUS | who::HANNIBAL => Where::Eliminated,
        _ if roman => Where::Pool,
        _ => Where::Displaced,
    };
    if t.state.general(unit).at == Where::Eliminated {
        note(t, "10.10", TurnEvent::Lost(unit));
    } else {
        note(t, "10.10", TurnEvent::Displaced { general: unit, at });
    }
    siege::settle(t, at);
    if unit == who::HANNIBAL {
        let left = t.state.pcs(Side::Carthage).len() as u8;
        politics::remove_pcs(t, Side::Carthage, HANNIBALS_DEATH.min(left), "10.10")?;
    }
    Ok(())
}
