//! The Reaction Phase (10.3): inside or outside, then all declarations, then their dice.
//!
//! 10.7 `inside`; 13.1 to 13.3 `avoid`; 12 `interception`; who goes with the reacting general `party`; 13.4 `pursuit`; 12.5 and 12.8
//! `backing_up`.

mod avoid;
mod backing_up;
mod inside;
mod interception;
mod party;
mod pursuit;

#[cfg(test)]
mod tests;

pub(crate) use avoid::best_to_avoid;
pub(crate) use backing_up::backs_up;
pub(crate) use interception::{best_to_intercept, interceptors, modifier as interception_modifier};
pub(crate) use pursuit::pursue;

use crate::Board;
use crate::state::{March, Reactions, State};
use engine::Flow;

/// What came of the reactions.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Reacted {
    /// An army has avoided battle, and nobody has intercepted: the mover stops unless he pursues (13.4).
    pub slipped_away: bool,
    /// At least one army has intercepted (12.4).
    pub intercepted: bool,
    /// At least one army has tried to (12.9).
    pub tried: bool,
}

/// Takes the non-active side through its reactions to the space just entered, in their order: inside or outside (10.7), all
/// declarations, then the die of the army that avoids battle, then those of the interceptions (10.3).
///
/// # Errors
/// [`engine::Halt`].
pub(crate) fn reactions_phase(t: &mut Board<'_>) -> Flow<Reacted> {
    inside::inside_or_outside(t)?;
    let m = *march(&t.state);
    let (at, by) = (m.at, m.side.enemy());
    let may_avoid = avoid::may_be_declared(&t.state, &m);
    let may_intercept = interception::may_be_declared(&t.state, &m);
    if !may_avoid && !may_intercept {
        return Ok(Reacted::default());
    }
    t.state.reactions = Some(Reactions::new(at, by));
    if may_avoid {
        avoid::declare(t)?;
    }
    if may_intercept {
        interception::declare(t)?;
    }
    let avoided = avoid::carry_out(t)?;
    t.round()?;
    let intercepted = interception::carry_out(t)?;
    t.round()?;
    let tried = reactions(&t.state).interceptions.get(0).is_some();
    t.state.reactions = None;
    Ok(Reacted {
        tried,
        slipped_away: avoided && !intercepted,
        intercepted,
    })
}

/// The march that is reacted to.
fn march(s: &State) -> &March {
    s.march.as_ref().expect("reactions answer a march")
}

/// The reactions under way.
fn reactions(s: &State) -> &Reactions {
    s.reactions.as_ref().expect("reactions are under way")
}

/// The reactions under way, to be changed.
fn reactions_mut(s: &mut State) -> &mut Reactions {
    s.reactions.as_mut().expect("reactions are under way")
}
