//! Events about Warships, Seamanship and voyages (17.1).

use crate::Board;
use kernel::{CardId, Flow, Side};

/// #5
pub(super) fn socii_navales(_t: &mut Board<'_>, _side: Side, _card: CardId, _warships: u8) -> Flow<()> {
    Ok(())
}

/// #6
pub(super) fn patriotic_loans(_t: &mut Board<'_>, _side: Side, _card: CardId, _warships: u8) -> Flow<()> {
    Ok(())
}

/// #7
pub(super) fn captured_quinquereme(_t: &mut Board<'_>, _side: Side, _card: CardId, _levels: u8) -> Flow<()> {
    Ok(())
}

/// #8
pub(super) fn trained_rowers(_t: &mut Board<'_>, _side: Side, _card: CardId, _levels: u8, _refits: u8) -> Flow<()> {
    Ok(())
}

/// #16
pub(super) fn punic_shipyards(_t: &mut Board<'_>, _side: Side, _card: CardId, _warships: u8, _refits: u8) -> Flow<()> {
    Ok(())
}

/// #17
pub(super) fn corvus(_t: &mut Board<'_>, _side: Side, _card: CardId) -> Flow<()> {
    Ok(())
}

/// #19
pub(super) fn raid_on_port(_t: &mut Board<'_>, _side: Side, _card: CardId, _rating: u8, _inside: u8) -> Flow<()> {
    Ok(())
}

/// #20
pub(super) fn mare_nostrum(_t: &mut Board<'_>, _side: Side, _card: CardId, _rating: u8, _pcs: u8) -> Flow<()> {
    Ok(())
}
