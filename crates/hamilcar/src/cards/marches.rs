//! Events that let generals move (17.1).

use crate::Board;
use kernel::{CardId, Flow, Side};

/// #28
pub(super) fn campaign(_t: &mut Board<'_>, _side: Side, _card: CardId, _generals: u8) -> Flow<()> {
    Ok(())
}

/// #40
pub(super) fn forced_march(_t: &mut Board<'_>, _side: Side, _card: CardId, _rating: u8, _points: u8) -> Flow<()> {
    Ok(())
}
