//! What a question to react says on one sheet with others of its moment (7.3, 8.4, 12, 13).

use super::ask_cards::moment;
use super::ask_reactions::coming;
use super::names::place;
use super::offers::{OCCASIONS, occasion};
use crate::prompt::{CardAsk, MovementAsk, Prompt, TurnAsk};
use crate::state::State;
use kernel::{Question, Reacting};

/// The words of a question to react; empty ones for any other.
pub(super) fn reacting(state: &State, question: &Question<Prompt>) -> Reacting {
    let who = question.to.name();
    let enemy = question.to.enemy().name();
    let words = match question.about {
        Prompt::Card(CardAsk::Counter(window)) => Reacting {
            happens: moment(state, question.to, window),
            about: match occasion(question.about) {
                Some(at) => format!("Counter Event {}", OCCASIONS[usize::from(at)].title),
                None => "Counter Event".into(),
            },
            act: "Play a card",
            ..Reacting::default()
        },
        Prompt::Turn(TurnAsk::PreEmpt) => Reacting {
            happens: format!("{enemy} is about to say who goes first"),
            about: "Go first".into(),
            act: "Claim it with a Campaign",
            pass: format!("{enemy} says who goes first"),
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
        _ => return Reacting::default(),
    };
    Reacting {
        forgo: if state.battle.is_some() {
            "plays a Counter Event"
        } else {
            ""
        },
        ..words
    }
}
