//! Generals leave the map (2.2.A): displaced or eliminated.

use crate::data::generals::{general, who};
use crate::state::{Office, Where};
use crate::{Board, TurnEvent, note, politics};
use kernel::{Flow, Side, UnitId};

/// Displaces a general: a Carthaginian returns to the pool, a Roman is eliminated (2.2.A). An Aristocrat costs Rome as many PCs as
/// his Battle Rating (2.2.D2). Xanthippus is eliminated (5.2.C3).
///
/// # Errors
/// [`kernel::Halt`].
pub fn displace(t: &mut Board<'_>, unit: UnitId, section: &'static str) -> Flow<()> {
    let side = general(unit).side;
    note(t, section, TurnEvent::Displaced(unit));
    if side == Side::Carthage && unit != who::XANTHIPPUS {
        t.state.general_mut(unit).at = Where::Pool;
        note(t, "2.2.B", TurnEvent::JoinsPool(unit));
        return Ok(());
    }
    let pcs = t.state.battle_rating(unit);
    eliminate(t, unit, "2.2.A");
    if general(unit).aristocrat {
        politics::remove_pcs(t, side, pcs, "2.2.D2")?;
    }
    Ok(())
}

/// Eliminates a general (2.2.A). When Caudex goes, for whatever reason, Asina joins the Roman pool (5.1.C).
pub fn eliminate(t: &mut Board<'_>, unit: UnitId, section: &'static str) {
    let gone = t.state.general_mut(unit);
    gone.at = Where::Eliminated;
    gone.office = Office::None;
    note(t, section, TurnEvent::Eliminated(unit));
    if unit == who::CAUDEX && t.state.general(who::ASINA).at == Where::SetAside {
        t.state.general_mut(who::ASINA).at = Where::Pool;
        note(t, "5.1.C", TurnEvent::JoinsPool(who::ASINA));
    }
}
