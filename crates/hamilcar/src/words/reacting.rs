//! What a question to react says on one sheet with others of its moment (5.2.B, 5.2.C1, 8, 9.2, 11, 12).

use super::ask_cards::answering;
use super::ask_movement::coming;
use super::ask_naval::{sailing, sea};
use super::names::place;
use super::offers::{OCCASIONS, occasion};
use crate::prompt::{MovementAsk, NavalAsk, Prompt, TurnAsk};
use crate::state::State;
use kernel::{Question, Reacting};

/// The words of a question to react; empty ones for any other.
pub(super) fn reacting(state: &State, question: &Question<Prompt>) -> Reacting {
    let who = question.to.name();
    let enemy = question.to.enemy().name();
    let mut words = match question.about {
        Prompt::Card(crate::prompt::CardAsk::Counter { window, to }) => Reacting {
            happens: answering(state, question.to, window, to),
            about: match occasion(question.about) {
                Some(at) => format!("Counter Event {}", OCCASIONS[usize::from(at)].title),
                None => "Counter Event".into(),
            },
            act: "Play a card",
            ..Reacting::default()
        },
        Prompt::Turn(TurnAsk::PreEmpt) => Reacting {
            happens: format!("{enemy} is about to say who plays first"),
            about: "Play first".into(),
            act: "Claim it with a Campaign",
            pass: format!("{enemy} says who plays first"),
            forgo: "",
        },
        Prompt::Movement(MovementAsk::DeclareAvoid(at)) => Reacting {
            happens: coming(state, at),
            about: format!("Avoid battle in {}", place(at)),
            act: "Avoid battle …",
            pass: format!("{who} stands"),
            forgo: "",
        },
        Prompt::Movement(MovementAsk::DeclareInterception(at)) => Reacting {
            happens: coming(state, at),
            about: format!("Intercept in {}", place(at)),
            act: "Intercept …",
            pass: format!("{who} does not intercept"),
            forgo: "",
        },
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
            format!("{who} lets the Fleet pass"),
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
            "Pursue by a card the Fleet that Evades".into(),
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
