//! Events that bring Units (17.1).

use crate::Board;
use kernel::{CardId, Flow, Side};

/// #10
pub(super) fn mamertine_volunteers(_t: &mut Board<'_>, _side: Side, _card: CardId, _cus: u8) -> Flow<()> {
    Ok(())
}

/// #13
pub(super) fn hannibal_the_rhodian(_t: &mut Board<'_>, _side: Side, _card: CardId, _cus: u8, _trains: u8) -> Flow<()> {
    Ok(())
}

/// #21
pub(super) fn libyan_levies(_t: &mut Board<'_>, _side: Side, _card: CardId, _cus: u8) -> Flow<()> {
    Ok(())
}

/// #22
pub(super) fn ligurian_mercenaries(_t: &mut Board<'_>, _side: Side, _card: CardId, _cus: u8) -> Flow<()> {
    Ok(())
}

/// #23
pub(super) fn iberian_mercenaries(_t: &mut Board<'_>, _side: Side, _card: CardId, _cus: u8) -> Flow<()> {
    Ok(())
}

/// #24
pub(super) fn war_elephants(_t: &mut Board<'_>, _side: Side, _card: CardId, _elephants: u8) -> Flow<()> {
    Ok(())
}

/// #33
pub(super) fn allied_auxiliaries(_t: &mut Board<'_>, _side: Side, _card: CardId, _cus: u8) -> Flow<()> {
    Ok(())
}
