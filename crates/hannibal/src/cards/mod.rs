//! Events (25). Counter Events are played in their windows (`crate::windows`), and what they do is done by the section whose window it is.

use crate::data::cards::Window;
use crate::{State, battle};
use kernel::{CardId, Legality, Side};

/// Whether what lies open allows a Counter Event in a window; the hand is not asked.
///
/// # Errors
/// The reason why not.
pub(crate) fn counter_law(s: &State, side: Side, window: Window, id: CardId) -> Legality {
    match window {
        Window::BattleStart | Window::BattleRound | Window::Charge => battle::answers(s, side, window, id),
        _ => Ok(()),
    }
}
