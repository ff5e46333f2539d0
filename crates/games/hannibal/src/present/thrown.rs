//! Which answers throw a die: their buttons say so.

use crate::Named;
use crate::protocol::prompt::{BattleAsk, Prompt, ReactionAsk};
use engine::Choice;

/// 13.4, 14.8, 16.1, 20: pursuits, counterattacks, withdrawals and who stops them, sieges.
pub(crate) fn throws(about: Prompt, choice: Choice) -> bool {
    match about {
        Prompt::Movement(_) => choice == Named::Siege.choice(),
        Prompt::Battle(BattleAsk::Attack) => choice == Named::Withdraw.choice(),
        Prompt::Reaction(ReactionAsk::Pursue)
        | Prompt::Battle(BattleAsk::Counterattack | BattleAsk::StopWithdrawal) => choice == Choice::Yes,
        _ => false,
    }
}
