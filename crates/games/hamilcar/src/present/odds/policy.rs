//! How the questions are answered that come up while odds are reckoned: nobody plays a card or slips away, rerolls are taken to win, all
//! else in the fixed order in which it is offered.

use super::reroll;
use crate::State;
use crate::protocol::prompt::{BattleAsk, CardAsk, MovementAsk, NavalAsk, Prompt, ReactionAsk, TurnAsk};
use engine::{Choice, Question, Side};

/// The index of the answer that odds take for granted; `None` where the matter goes no further.
#[must_use]
pub fn answer(s: &State, question: &Question<Prompt>, legal: &[Choice]) -> Option<usize> {
    match question.about {
        Prompt::Battle(about) => battle(s, question.to, about, legal),
        Prompt::Reaction(about) => reaction(about, legal),
        Prompt::Movement(MovementAsk::Overrun) => Some(0),
        Prompt::Card(CardAsk::Counter { .. }) => wanted(legal, Choice::Pass),
        Prompt::Card(CardAsk::Whether(_)) if s.attempt.is_some() => {
            let again = if reroll::siege_again(s) {
                Choice::Yes
            } else {
                Choice::No
            };
            wanted(legal, again)
        }
        Prompt::Turn(TurnAsk::AttritionLoss { .. }) => Some(0),
        // A displaced Aristocrat is paid for before the battle is done with (2.2.D2).
        Prompt::Turn(TurnAsk::RemovePc { .. }) if s.battle.is_some_and(|b| b.winner.is_some()) => Some(0),
        Prompt::Naval(about) => naval(s, about, legal),
        Prompt::Card(_) | Prompt::Turn(_) | Prompt::Movement(_) => None,
    }
}

/// Whoever can Intercept does, with all he can take; whoever can avoid it tries to.
fn naval(s: &State, about: NavalAsk, legal: &[Choice]) -> Option<usize> {
    match about {
        NavalAsk::Declare | NavalAsk::Avoid | NavalAsk::AvoidAgain => wanted(legal, Choice::Yes),
        NavalAsk::Maneuver | NavalAsk::EvadeNow | NavalAsk::Evade | NavalAsk::Pursue => wanted(legal, Choice::Pass),
        NavalAsk::Reroll if reroll::battle_roll_again(s) => wanted(legal, Choice::Yes),
        NavalAsk::Reroll | NavalAsk::CallOff => wanted(legal, Choice::No),
        _ => Some(0),
    }
}

fn battle(s: &State, by: Side, about: BattleAsk, legal: &[Choice]) -> Option<usize> {
    match about {
        BattleAsk::ElephantCharge if !reroll::charge_helps(s) => wanted(legal, Choice::No),
        BattleAsk::Reroll | BattleAsk::BarcaRerolls => Some(reroll::best(s, by, legal)),
        BattleAsk::ChargeAgain if !reroll::charge_hurts(s) => wanted(legal, Choice::No),
        BattleAsk::SiegeAgain(_) if s.attempt.is_some_and(|a| a.points > 0) => wanted(legal, Choice::No),
        BattleAsk::Laurels => wanted(legal, Choice::Pass),
        BattleAsk::DeterminedDefence(_) => wanted(legal, Choice::No),
        _ => Some(0),
    }
}

fn reaction(about: ReactionAsk, legal: &[Choice]) -> Option<usize> {
    match about {
        ReactionAsk::DeclareAvoid(_) | ReactionAsk::DeclareInterception(_) => wanted(legal, Choice::Pass),
        ReactionAsk::BackUp => wanted(legal, Choice::No),
        ReactionAsk::Pursue => None,
        _ => Some(0),
    }
}

/// This answer if it is offered, else the first.
fn wanted(legal: &[Choice], choice: Choice) -> Option<usize> {
    Some(legal.iter().position(|c| *c == choice).unwrap_or(0))
}
