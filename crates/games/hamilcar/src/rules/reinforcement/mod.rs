//! The Reinforcement Phase (5.1), from turn 2.

mod carthage;
mod placement;
mod rome;

pub(crate) use placement::{comes_to, elect};
pub(crate) use rome::converts;

use crate::state::Phase;
use crate::{Board, TurnEvent, emit};
use engine::{Flow, Side};

/// Sunk Warships can be built again, then both sides are reinforced, Carthage first (5.1).
///
/// # Errors
/// [`engine::Halt`].
pub fn reinforcement_phase(t: &mut Board<'_>) -> Flow<Phase> {
    emit(t, "2.1.K", TurnEvent::TurnBegins(t.state.turn));
    return_warships(t);
    t.within(carthage::reinforcements)?;
    t.within(rome::reinforcements)?;
    Ok(Phase::Deal)
}

/// All Warships on the Turn Track go back to the supply (5.1.A).
fn return_warships(t: &mut Board<'_>) {
    for side in Side::BOTH {
        let count = core::mem::take(&mut t.state.ships[side].sunk);
        if count > 0 {
            emit(t, "5.1.A", TurnEvent::ShipsReturn { side, count });
        }
    }
}
