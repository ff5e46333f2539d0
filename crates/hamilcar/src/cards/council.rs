//! Events about cards, generals and the Truce (17.1).

use crate::Board;
use kernel::{CardId, Flow, Side};

/// #38
pub(super) fn messenger_intercepted(_t: &mut Board<'_>, _side: Side, _card: CardId) -> Flow<()> {
    Ok(())
}

/// #45
pub(super) fn punic_faith(_t: &mut Board<'_>, _side: Side, _card: CardId, _shown: u8) -> Flow<()> {
    Ok(())
}

/// #49
pub(super) fn truce(_t: &mut Board<'_>, _side: Side, _card: CardId) -> Flow<()> {
    Ok(())
}

/// #55
pub(super) fn senate_recalls_proconsul(_t: &mut Board<'_>, _side: Side, _card: CardId, _ops: u8) -> Flow<()> {
    Ok(())
}

/// #56
pub(super) fn flamen_martialis(_t: &mut Board<'_>, _side: Side, _card: CardId, _pcs: u8) -> Flow<()> {
    Ok(())
}
