//! Land Reactions (10): inside or outside, then all declarations, then their dice.
//!
//! 10.1 `inside`; 10.2 and 11 `avoid`; 10.3 and 12 `interception`; who goes with the reacting general `party`; 11.3 `pursuit`;
//! 12.3 and 12.4 `backing_up`.

mod avoid;
mod backing_up;
mod inside;
mod interception;
mod party;
mod pursuit;

pub(crate) use avoid::best_to_avoid;
pub(crate) use backing_up::{backs_up, go_back, may_return, overwhelmed};
pub(crate) use interception::best_to_intercept;
pub(crate) use pursuit::pursue;

use crate::Board;
use crate::state::{March, Reactions, State};
use engine::Flow;

/// What came of the reactions.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Reacted {
    /// All enemy CUs that stood outside have left by Avoiding, and nobody has Intercepted: the army stops unless it Pursues (11.3).
    pub slipped_away: bool,
    /// At least one Army has Intercepted (12.1).
    pub intercepted: bool,
}

/// Takes the non-active side through its Land Reactions to the space just entered, in their order: inside or outside (10.1), all
/// declarations of Avoiding (10.2) and Interception (10.3), then the die of the Avoiding general, then those of the Interceptions in
/// the order of declaration.
pub(crate) fn land_reactions(t: &mut Board<'_>) -> Flow<Reacted> {
    inside::inside_or_outside(t)?;
    let m = *march(&t.state);
    let (at, by) = (m.at, m.side.enemy());
    let stood = t.state.has_cus(at, by);
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
    t.state.reactions = None;
    let slipped_away = stood && avoided && !intercepted && !t.state.has_cus(at, by);
    Ok(Reacted {
        slipped_away,
        intercepted,
    })
}

/// Whether an Interception of the march where it is could be declared (10.3).
pub(crate) fn may_intercept(s: &State) -> bool {
    interception::may_be_declared(s, march(s))
}

/// The march that is reacted to.
fn march(s: &State) -> &March {
    s.march.as_ref().expect("Land Reactions answer a march")
}

/// The reactions under way.
fn reactions(s: &State) -> &Reactions {
    s.reactions.as_ref().expect("Land Reactions are under way")
}

/// The reactions under way, to be changed.
fn reactions_mut(s: &mut State) -> &mut Reactions {
    s.reactions.as_mut().expect("Land Reactions are under way")
}
