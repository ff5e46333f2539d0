//! Which answers throw a die: their buttons say so.

use crate::Named;
use crate::protocol::prompt::{BattleAsk, NavalAsk, Prompt, ReactionAsk};
use engine::Choice;

/// 11.3, 14.1, 14.5.B, 17.2: sieges, Sorties, pursuits, and dice of the Abilities that are rolled again.
pub(crate) fn throws(about: Prompt, choice: Choice) -> bool {
    let [siege, sortie] = [Named::Siege, Named::Sortie].map(Named::choice);
    match about {
        Prompt::Movement(_) => choice == siege || choice == sortie,
        Prompt::Reaction(ReactionAsk::Pursue)
        | Prompt::Naval(NavalAsk::Reroll)
        | Prompt::Battle(BattleAsk::SiegeAgain(_) | BattleAsk::ChargeAgain) => choice == Choice::Yes,
        _ => false,
    }
}
