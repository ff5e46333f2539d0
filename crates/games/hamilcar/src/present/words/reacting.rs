//! What a question to react says on one sheet with others of its moment (5.2.B, 5.2.C1, 8, 9.2, 11, 12).

use super::ask_cards::answering;
use super::ask_naval::{sailing, sea};
use super::ask_reactions::coming;
use super::names::{place, short};
use super::offers::{OCCASIONS, occasion};
use crate::protocol::prompt::{NavalAsk, Prompt, ReactionAsk, TurnAsk};
use crate::rules::reactions::{best_to_avoid, best_to_intercept};
use crate::state::State;
use engine::{Question, Reacting, UnitId};
use punic::present::reacting::{Best, avoid, counter_event, intercept, pre_empt};

/// A general by his name, with his chance.
fn named(best: Option<(UnitId, u8)>) -> Best {
    best.map(|(unit, faces)| (short(unit), faces))
}

/// The words of a question to react; empty ones for any other.
pub(super) fn reacting(state: &State, question: &Question<Prompt>) -> Reacting {
    let by = question.to;
    let mut words = match question.about {
        Prompt::Card(crate::protocol::prompt::CardAsk::Counter { window, to }) => {
            let title = occasion(question.about).map(|at| OCCASIONS[usize::from(at)].title);
            counter_event(answering(state, by, window, to), title)
        }
        Prompt::Turn(TurnAsk::PreEmpt) => pre_empt(by, "Play first", "plays first"),
        Prompt::Reaction(ReactionAsk::DeclareAvoid(at)) => {
            avoid(by, coming(state, at), place(at), named(best_to_avoid(state, by, at)))
        }
        Prompt::Reaction(ReactionAsk::DeclareInterception(at)) => {
            intercept(by, coming(state, at), place(at), named(best_to_intercept(state, by)))
        }
        Prompt::Naval(about) => at_sea(state, question, about),
        _ => return Reacting::default(),
    };
    words.forgo = match (state.naval, state.battle) {
        (Some(_), _) => "plays a Counter Event or Tactic Card or Evades",
        (None, Some(_)) => "plays a Counter Event",
        (None, None) => "",
    };
    words
}

/// The reactions of Fleets (8.1, 8.2, 9.2).
fn at_sea(state: &State, question: &Question<Prompt>, about: NavalAsk) -> Reacting {
    let (who, enemy) = (question.to.name(), question.to.enemy().name());
    let off = sea(state).map_or("a port", place);
    let round = state
        .naval
        .map_or_else(String::new, |b| format!("Round {} of 3 off {off}: ", b.round));
    let acting = state.naval.map_or(enemy, |b| b.acting.name());
    let (happens, about, act, pass) = match about {
        NavalAsk::Declare => (
            format!("{} comes to {off}", sailing(state)),
            format!("Intercept the Fleet off {off}"),
            "Intercept …",
            if state.supremacy == question.to {
                format!("{who} lets the Fleet pass and {enemy} takes Naval Supremacy")
            } else {
                format!("{who} lets the Fleet pass")
            },
        ),
        NavalAsk::Avoid | NavalAsk::AvoidAgain => (
            format!("{enemy} Intercepts off {off}"),
            "Avoid the Interception".into(),
            "Avoid it …",
            format!("{who} does not avoid it"),
        ),
        NavalAsk::Maneuver => (
            format!("{round}{who} is about to roll"),
            format!("One Tactic Card before {who}'s Battle Roll"),
            "Maneuver",
            String::new(),
        ),
        NavalAsk::EvadeNow => (
            format!("{round}{acting} is about to roll"),
            format!("Evade by a card before {acting}'s Battle Roll"),
            "Evade",
            String::new(),
        ),
        NavalAsk::Evade => (
            format!("{round}{who} has rolled"),
            if state.supremacy == question.to {
                format!("Evade after {who}'s roll, by a card or by giving up Naval Supremacy")
            } else {
                format!("Evade by a card after {who}'s roll")
            },
            "Evade",
            String::new(),
        ),
        NavalAsk::Pursue => (
            format!("{round}{enemy} Evades"),
            "Pursue the Fleet that Evades, by a card".into(),
            "Pursue",
            String::new(),
        ),
        _ => return Reacting::default(),
    };
    Reacting {
        happens,
        about,
        act,
        pass,
        forgo: "",
    }
}
