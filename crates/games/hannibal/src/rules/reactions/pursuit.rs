//! Pursuit (13.4).

use super::march;
use crate::Die;
use crate::board::why_not;
use crate::protocol::refusals::movement as refusals;
use crate::rules::movement::{Roll, upto};
use crate::{Board, ReactionAsk, ReactionEvent, ask, emit};
use engine::{Choice, Flow};
use punic::ReactionRoll;

/// The enemy has avoided battle: an army that has not moved its limit may roll to go on. Tells whether it goes on.
///
/// # Errors
/// [`engine::Halt`].
pub(crate) fn pursue(t: &mut Board<'_>) -> Flow<bool> {
    let m = march(&t.state);
    let (side, general) = (m.side, m.general);
    if m.left() == 0 {
        return Ok(false);
    }
    let answer = ask(t, side, ReactionAsk::Pursue, "13.4", |s, o| {
        o.offer(Choice::Yes);
        o.offer(Choice::No);
        why_not::nothing_else(s, o, side, refusals::PURSUE_OR_STOP);
    })?;
    if answer == Choice::No {
        return Ok(false);
    }
    let needed = upto(general, Roll::Pursue);
    let roll = ReactionRoll::new(general, t.roll(Die)?, needed);
    emit(t, "13.4", ReactionEvent::PursuitRolled(roll));
    if !roll.succeeds()
        && let Some(m) = t.state.march.as_mut()
    {
        m.acted = true;
    }
    Ok(roll.succeeds())
}
