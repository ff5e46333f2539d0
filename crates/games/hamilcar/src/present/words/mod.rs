//! The words of the game: what a prompt says, what a button says, what the log says, what stands on a card.
//!
//! A prompt says who, what, why now and what it costs. A log line reads like a chronicle with numbers. The words of an answer are the
//! same on its button and in a case file.

mod answers;
mod ask_battle;
mod ask_cards;
mod ask_movement;
mod ask_naval;
mod ask_officers;
mod ask_play;
mod ask_reactions;
mod ask_turn;
mod council;
mod faces;
mod given_up;
mod log_battle;
mod log_cards;
mod log_movement;
mod log_naval;
mod log_naval_battle;
mod log_turn;
mod log_weight;
pub(crate) mod names;
pub(crate) mod offers;
mod reacting;
mod vain;

#[cfg(feature = "testing")]
pub(crate) use answers::DECLARE;
pub use answers::label;
pub(crate) use answers::seldom;
pub(crate) use ask_play::ops;
pub(crate) use ask_turn::isolated_now;
pub use faces::card;
pub(crate) use given_up::siege_given_up;
pub(crate) use log_battle::lies as die_lies;
pub(crate) use log_naval::battle_roll;
pub(crate) use log_naval::reasons;
pub(crate) use log_naval_battle::COLUMN_HEADS;

use crate::protocol::prompt::{BattleAsk, CardAsk, NavalAsk, Prompt, TurnAsk};
use crate::state::State;
use crate::{Event, What};
use engine::words::{Told, says, tells};
use engine::{Line, Prompting, Question, Viewer};

/// What a prompt says.
#[must_use]
pub fn prompting(state: &State, question: &Question<Prompt>) -> Prompting {
    let words = match question.about {
        Prompt::Turn(about) => ask_turn::prompting(state, question.to, question.rule, about),
        Prompt::Movement(about) => ask_movement::prompting(state, question.to, about),
        Prompt::Reaction(about) => ask_reactions::prompting(state, question.to, about),
        Prompt::Battle(about) => ask_battle::prompting(state, question.to, about),
        Prompt::Naval(about) => ask_naval::prompting(state, question.to, about),
        Prompt::Card(about) => ask_cards::prompting(state, question.to, about),
    };
    Prompting {
        reacting: reacting::reacting(state, question),
        left: left(question.about),
        ..words
    }
}

/// How many PCs or CUs one debt still takes.
const fn left(about: Prompt) -> u8 {
    match about {
        Prompt::Turn(TurnAsk::RemovePc { left } | TurnAsk::AttritionLoss { left, .. })
        | Prompt::Card(CardAsk::Loss { left, .. })
        | Prompt::Battle(BattleAsk::BattleLoss { left } | BattleAsk::RetreatLoss { left })
        | Prompt::Naval(NavalAsk::Loss(left) | NavalAsk::StormLoss(left)) => left,
        _ => 0,
    }
}

/// The line of an event as this viewer may read it, if he may at all.
#[must_use]
pub fn line(event: &Event, by: Viewer) -> Option<Line> {
    if log_weight::told_beside(event) {
        return None;
    }
    let told = match &event.what {
        What::Turn(what) => log_turn::tell(what, event.rule, by),
        What::Movement(what) => log_movement::tell(what),
        What::Reaction(what) => log_movement::NAMES.reaction(what),
        What::Battle(what) => log_battle::tell(what, event.rule.0),
        What::Naval(what) => log_naval::tell(what, by),
        What::Card(what) => log_cards::tell(what),
    };
    let (cards, lost) = (log_weight::cards(event, &told.text), log_weight::lost(event));
    Some(told.line(event.rule, log_weight::tells(event), cards, lost))
}
