//! Events that cost Units (17.1).

use crate::Board;
use kernel::{CardId, Flow, Side};

/// #26
pub(super) fn mutiny_of_mercenaries(_t: &mut Board<'_>, _side: Side, _card: CardId) -> Flow<()> {
    Ok(())
}

/// #35
pub(super) fn epidemic(_t: &mut Board<'_>, _side: Side, _card: CardId, _more: u8) -> Flow<()> {
    Ok(())
}

/// #37
pub(super) fn grain_shortage(_t: &mut Board<'_>, _side: Side, _card: CardId, _outside: u8, _inside: u8) -> Flow<()> {
    Ok(())
}

/// #42
pub(super) fn sicilian_allies_desert(_t: &mut Board<'_>, _side: Side, _card: CardId, _cus: u8) -> Flow<()> {
    Ok(())
}
