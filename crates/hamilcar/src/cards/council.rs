//! Events about cards, generals and the Truce (17.1).

use crate::data::cards::section;
use crate::{Board, CardEvent, note};
use kernel::{CardId, Flow, Side};

/// #38
pub(super) fn messenger_intercepted(_t: &mut Board<'_>, _side: Side, _card: CardId) -> Flow<()> {
    Ok(())
}

/// #45
pub(super) fn punic_faith(_t: &mut Board<'_>, _side: Side, _card: CardId, _shown: u8) -> Flow<()> {
    Ok(())
}

/// #49: from now to the end of the War Chest Phase, or until an Event breaks it.
pub(super) fn truce(t: &mut Board<'_>, side: Side, card: CardId) -> Flow<()> {
    t.state.effects.truce = true;
    note(t, section(card), CardEvent::TruceBegins { side });
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
