//! Prompts of sections 8 and 9.

use super::says;
use crate::prompt::NavalAsk;
use crate::state::State;
use kernel::scene::AskKind;
use kernel::{Prompting, Side};

/// What a question of a Naval Interception or Battle says.
pub(super) fn prompting(_state: &State, to: Side, about: NavalAsk) -> Prompting {
    let who = to.name();
    match about {
        NavalAsk::Declare => says(
            AskKind::Reaction,
            None,
            "Intercept the Fleet?",
            format!("{who} may Intercept the Fleet in this port."),
        ),
        NavalAsk::Avoid => says(
            AskKind::Reaction,
            None,
            "Avoid the Interception?",
            format!("{who} holds Naval Supremacy and may try to avoid the Interception."),
        ),
    }
}
