//! Pursuit (11.3).

use super::march;
use crate::rules::counter_events;
use crate::{Board, ReactionAsk, ReactionEvent, ask, emit};
use engine::{Choice, Flow};
use punic::ReactionRoll;

/// All enemy CUs have Avoided: an army with MPs left may roll to go on. Tells whether it goes on.
pub(crate) fn pursue(t: &mut Board<'_>) -> Flow<bool> {
    let m = march(&t.state);
    let (side, general) = (m.side, m.general);
    if m.left() == 0 {
        return Ok(false);
    }
    let answer = ask(t, side, ReactionAsk::Pursue, "11.3", |_, o| {
        o.offer(Choice::Yes);
        o.offer(Choice::No);
    })?;
    if answer == Choice::No {
        return Ok(false);
    }
    let needed = t.state.battle_rating(general);
    let roll = ReactionRoll::new(general, counter_events::classic(t, side)?, needed);
    emit(t, "11.3", ReactionEvent::PursuitRolled(roll));
    if !roll.succeeds()
        && let Some(m) = t.state.march.as_mut()
    {
        m.acted = true;
    }
    Ok(roll.succeeds())
}
