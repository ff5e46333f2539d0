//! What a question to react says on one sheet with others of its moment (7.3, 8.4, 12, 13).

use super::ask_cards::moment;
use super::ask_reactions::coming;
use super::names::place;
use super::offers::{OCCASIONS, occasion};
use crate::prompt::{CardAsk, Prompt, ReactionAsk, TurnAsk};
use crate::state::State;
use kernel::{Question, Reacting};
use punic::reacting::{avoid, counter_event, intercept, pre_empt};

/// The words of a question to react; empty ones for any other.
pub(super) fn reacting(state: &State, question: &Question<Prompt>) -> Reacting {
    let by = question.to;
    let words = match question.about {
        Prompt::Card(CardAsk::Counter(window)) => {
            let title = occasion(question.about).map(|at| OCCASIONS[usize::from(at)].title);
            counter_event(moment(state, by, window), title)
        }
        Prompt::Turn(TurnAsk::PreEmpt) => pre_empt(by, "Go first", "goes first"),
        Prompt::Reaction(ReactionAsk::DeclareAvoid(at)) => avoid(by, coming(state, at), place(at)),
        Prompt::Reaction(ReactionAsk::DeclareInterception(at)) => intercept(by, coming(state, at), place(at)),
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
