//! The odds of what commits to dice: Land Battle (13), Siege and Subjugation (14), Interception (12), Avoiding (11), Pursuit (11.3),
//! Naval Interception and Battle (8, 9), Attrition (15.2) and Events (17.1), found by following every die through the rules themselves.
//!
//! `policy` answers what comes up on the way, `tally` takes down what came of it, `reroll` weighs dice that may be rolled again, `aim`
//! knows what is hoped for, `words` says it all.

mod aim;
mod policy;
mod reroll;
mod tally;
mod words;

#[cfg(test)]
mod tests;

use crate::present::words::names::short;
use crate::protocol::event::What;
use crate::protocol::prompt::{BattleAsk, CardAsk, MovementAsk, Prompt, ReactionAsk, TurnAsk};
use crate::state::Charge;
use crate::{Event, Hamilcar, Named, State};
use engine::odds::{Inquiry, Odds, Standing, distribution, story};
use engine::{Choice, Decision, Lot, Question, Side};
pub use policy::answer;
use tally::Tally;

/// Runs of the rules after which odds are given up, rather than let a page wait for them: more than twice what any battle of hundreds of
/// random wars asks for.
const MOST_RUNS: u32 = 10_000;

/// The inquiry that all odds of this game make.
pub(crate) struct Matter {
    /// Whether who may try to avoid battle does (11.1).
    pub(crate) avoids: bool,
}

impl Inquiry<Hamilcar> for Matter {
    type Tally = Tally;

    fn answer(&self, state: &State, question: &Question<Prompt>, legal: &[Choice]) -> Decision {
        let avoids = self.avoids && matches!(question.about, Prompt::Reaction(ReactionAsk::DeclareAvoid(_)));
        let answer = if avoids {
            punic::easiest(legal, |unit| state.battle_rating(unit))
        } else {
            policy::answer(state, question, legal)
        };
        answer.map_or(Decision::Cut, Decision::Take)
    }

    fn hear(&self, tally: &mut Tally, event: &Event) -> bool {
        tally.hear(event) || self.avoids && (matches!(event.what, What::Battle(_)) || tally.reactions.got_away())
    }

    /// A Naval Die is read at once. At sea a roll is done with when the next one comes, and nobody plays the Tactic Cards drawn. Once a
    /// battle is won its dice are read no more; before they are rolled, a charge only by whom it lets reroll.
    fn forget(&self, state: &mut State) {
        if let Some(interception) = &mut state.interception {
            interception.die = None;
        }
        if let Some(battle) = &mut state.naval {
            battle.roll = None;
            state.tactics = Default::default();
        }
        let Some(battle) = &mut state.battle else { return };
        if battle.winner.is_some() {
            battle.dice = Default::default();
            battle.charge = battle.charge.map(|charge| Charge { die: 1, ..charge });
        } else if let Some(charge) = &mut battle.charge {
            charge.die = reroll::same_rights(*charge);
        }
    }

    fn mark(&self, state: &State) -> u64 {
        if let Some(battle) = &state.naval {
            let lost =
                |side: Side| u64::from(battle.ships_lost[side]) << 4 | u64::from(battle.units_lost[side].units());
            return lost(Side::Rome) << 8 | lost(Side::Carthage);
        }
        let Some(battle) = &state.battle else { return 0 };
        let face = |face: Option<u8>| u64::from(face.unwrap_or(0));
        let dice = [battle.dice.rome, battle.dice.carthage];
        let dice = dice
            .iter()
            .fold(0, |mark, d| mark << 6 | face(d.large) << 3 | face(d.small));
        let hits = battle
            .hits
            .map_or(0, |h| u64::from(h.rome) << 4 | u64::from(h.carthage));
        dice << 8 | hits
    }

    fn matters(&self, _: &State, lot: Lot) -> bool {
        matches!(lot, Lot::Die { .. })
    }
}

/// The odds of an answer, if it commits to dice.
pub(crate) fn odds(standing: &Standing<'_, Hamilcar>, choice: Choice) -> Option<Odds> {
    let about = standing.pending.question.about;
    if !may_commit(about, choice) || choice == Choice::Pass && declines(standing.state, about) {
        return None;
    }
    let matter = Matter { avoids: false };
    let outcomes = distribution(standing, choice, &matter, MOST_RUNS)?;
    if outcomes.iter().all(|(tally, _)| *tally == Tally::default()) {
        return None;
    }
    let story = story(standing, choice, &matter);
    let mut odds = words::odds(standing, choice, &outcomes, &story);
    let fights = outcomes.iter().any(|(tally, _)| tally.winner.is_some());
    if fights && matches!(about, Prompt::Movement(_)) {
        let tried = distribution(standing, choice, &Matter { avoids: true }, MOST_RUNS).unwrap_or_default();
        let tried = tried.into_iter().map(|(tally, chance)| (tally.reactions, chance));
        punic::may_avoid(&mut odds, tried, short);
    }
    Some(odds)
}

/// Whether not to Intercept means that nobody reacts at all: beside the chances to Intercept, those of the fight that comes anyway say
/// nothing.
fn declines(s: &State, about: Prompt) -> bool {
    matches!(about, Prompt::Reaction(ReactionAsk::DeclareInterception(_)))
        && s.reactions
            .is_some_and(|r| r.avoid.is_none() && r.interceptions.iter().count() == 0)
}

/// Whether dice can follow an answer to this question before its side decides again.
fn may_commit(about: Prompt, choice: Choice) -> bool {
    match about {
        Prompt::Battle(about) => !matches!(
            about,
            BattleAsk::BattleLoss { .. }
                | BattleAsk::RetreatTo
                | BattleAsk::RetreatInside(_)
                | BattleAsk::RetreatGeneralInside(_)
                | BattleAsk::RetreatLoss { .. }
                | BattleAsk::SiegeLoss(_)
                | BattleAsk::DeterminedDefence(_)
        ),
        Prompt::Movement(about) => !matches!(
            about,
            MovementAsk::TakeGeneral(_)
                | MovementAsk::TakeUnits(_)
                | MovementAsk::TakeWarships
                | MovementAsk::TakeSquadron { .. }
        ),
        Prompt::Turn(about) => match about {
            TurnAsk::SpareAttrition(_) => choice == Choice::No,
            TurnAsk::UseCard(_) => choice == Named::Event.choice(),
            _ => false,
        },
        Prompt::Naval(_) | Prompt::Reaction(_) => true,
        Prompt::Card(about) => {
            matches!(
                about,
                CardAsk::Whether(_) | CardAsk::Target { .. } | CardAsk::Activate(_) | CardAsk::SetDie
            )
        }
    }
}
