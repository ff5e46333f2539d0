//! Events about sieges and subjugation (17.1).

use crate::Board;
use kernel::{CardId, Flow, Side};

/// #2
pub(super) fn surprise_sortie(_t: &mut Board<'_>, _side: Side, _card: CardId, _cus: u8) -> Flow<()> {
    Ok(())
}

/// #3
pub(super) fn siege_engineers(_t: &mut Board<'_>, _side: Side, _card: CardId, _cus: u8) -> Flow<()> {
    Ok(())
}

/// #4
pub(super) fn traitor_in_the_city(_t: &mut Board<'_>, _side: Side, _card: CardId, _cus: u8, _points: u8) -> Flow<()> {
    Ok(())
}

/// #9
pub(super) fn hiero_sues_for_peace(_t: &mut Board<'_>, _side: Side, _card: CardId, _cus: u8) -> Flow<()> {
    Ok(())
}

/// #18
pub(super) fn siege_works_burned(_t: &mut Board<'_>, _side: Side, _card: CardId, _cus: u8) -> Flow<()> {
    Ok(())
}

/// #46
pub(super) fn citadel(_t: &mut Board<'_>, _side: Side, _card: CardId) -> Flow<()> {
    Ok(())
}

/// #53
pub(super) fn tribal_resistance(_t: &mut Board<'_>, _side: Side, _card: CardId, _cus: u8) -> Flow<()> {
    Ok(())
}
