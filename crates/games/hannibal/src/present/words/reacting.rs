//! What a question to react says on one sheet with others of its moment (7.3, 8.4, 12, 13).

use super::ask_cards::moment;
use super::ask_reactions::coming;
use super::names::{place, short};
use super::offers::{OCCASIONS, occasion};
use crate::protocol::prompt::{CardAsk, Prompt, ReactionAsk, TurnAsk};
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
    let words = match question.about {
        Prompt::Card(CardAsk::Counter(window)) => {
            let title = occasion(question.about).map(|at| OCCASIONS[usize::from(at)].title);
            counter_event(moment(state, by, window), title)
        }
        Prompt::Turn(TurnAsk::PreEmpt) => pre_empt(by, "Go first", "goes first"),
        Prompt::Reaction(ReactionAsk::DeclareAvoid(at)) => {
            avoid(by, coming(state, at), place(at), named(best_to_avoid(state, by, at)))
        }
        Prompt::Reaction(ReactionAsk::DeclareInterception(at)) => {
            intercept(by, coming(state, at), place(at), named(best_to_intercept(state, by)))
        }
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
