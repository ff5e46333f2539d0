//! Events about PCs (17.1).

use crate::Board;
use kernel::{CardId, Flow, Side};

/// #25
pub(super) fn numidian_revolt(_t: &mut Board<'_>, _side: Side, _card: CardId, _pcs: u8) -> Flow<()> {
    Ok(())
}

/// #27
pub(super) fn council_of_elders(_t: &mut Board<'_>, _side: Side, _card: CardId, _pcs: u8) -> Flow<()> {
    Ok(())
}

/// #51
pub(super) fn diplomacy(_t: &mut Board<'_>, _side: Side, _card: CardId, _removed: u8, _placed: u8) -> Flow<()> {
    Ok(())
}

/// #52
pub(super) fn surprise_raids(_t: &mut Board<'_>, _side: Side, _card: CardId, _pcs: u8) -> Flow<()> {
    Ok(())
}
