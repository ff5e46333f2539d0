//! Pursuit (11.3).

use super::march;
use crate::{Board, ReactionAsk, ReactionEvent, ask, note, windows};
use kernel::{Choice, Flow};

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
    let die = windows::classic(t, side)?;
    note(t, "11.3", ReactionEvent::PursuitRolled { general, die, needed });
    if die > needed
        && let Some(m) = t.state.march.as_mut()
    {
        m.acted = true;
    }
    Ok(die <= needed)
}
