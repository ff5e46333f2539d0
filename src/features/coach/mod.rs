//! The coach: a hint for the question that stands, from what its side knows. The program of the computer player thinks about it.

pub mod continuation;
pub mod review;
pub mod view;
pub mod warning;

use crate::features::opponent;
use crate::model::coach::{AnswerAt, Hint, QuestionAt};
use crate::model::effect::Effect;
use crate::model::msg::CoachMsg;
use crate::model::opponent::{Opponent, OpponentEffect, ProgramState};
use crate::model::review::called;
use crate::model::seats::Mode;
use crate::model::{Model, Table};
use ai::message::HintRequest;

/// The coach thinks as well as the third level.
pub const LEVEL: u8 = 3;

/// Carries out a message about the coach.
pub fn update(model: &mut Model, msg: CoachMsg) -> Vec<Effect> {
    match msg {
        CoachMsg::Ask => ask(model),
        CoachMsg::Close => {
            model.coach.hint = None;
            Vec::new()
        }
        CoachMsg::Why => {
            if let Some(warning) = &mut model.coach.warning {
                warning.open = !warning.open;
            }
            Vec::new()
        }
        CoachMsg::Continue(place) => continue_from_hint(model, place),
        CoachMsg::Review(msg) => review::update(model, msg),
    }
}

/// Whether hints may be given at this table: to who is alone, and in a war against the computer where that is agreed. Never where two play.
pub fn is_allowed(table: &Table) -> bool {
    match table.seats.mode {
        Mode::Alone | Mode::Lesson(_) => true,
        Mode::Against(_, computer) => computer.hints,
        Mode::Together | Mode::Link(_) | Mode::Watch | Mode::Look | Mode::Challenge(_) => false,
    }
}

/// Whether the coach can be asked about what stands at the table: a question whose answers are shown.
fn can_be_asked(table: &Table) -> bool {
    let asked = table.view_model.mine && !table.view_model.window && table.game.over().is_none();
    is_allowed(table) && asked && !table.past && !table.seats.elsewhere
}

/// A program that had stopped is started anew.
pub fn revive(opponent: &mut Opponent) {
    if opponent.trouble().is_some() {
        (opponent.program, opponent.failures) = (ProgramState::Absent, 0);
    }
}

/// Asks how the war may go on after an answer that the hint names.
fn continue_from_hint(model: &mut Model, place: usize) -> Vec<Effect> {
    let about = model.table.as_ref().and_then(|table| {
        let hint = model.coach.hint_for(table).filter(|_| can_be_asked(table))?;
        let answer = hint.answers.as_ref()?.get(place)?.answer;
        let after = AnswerAt {
            table: table.id,
            given: hint.about.given,
            before: hint.about.draft.clone(),
            answer,
            name: called(&table.game, &table.draft.preview, answer),
        };
        Some((after, table.game.blind()?))
    });
    about.map_or_else(Vec::new, |(after, blind)| continuation::ask(model, after, blind))
}

/// Asks for a hint. A program that had stopped is started anew.
fn ask(model: &mut Model) -> Vec<Effect> {
    let (Some(table), opponent) = (&model.table, &mut model.opponent) else {
        return Vec::new();
    };
    let Some(blind) = table.game.blind().filter(|_| can_be_asked(table)) else {
        return Vec::new();
    };
    revive(opponent);
    let about = QuestionAt::of(table);
    let question = opponent::question(opponent, table, blind, LEVEL, about.given);
    let number = question.number;
    let answers = about.draft.clone();
    model.coach.hint = Some(Hint {
        number,
        about,
        answers: None,
    });
    let request = HintRequest { question, answers };
    vec![
        opponent::start(opponent),
        Effect::Opponent(OpponentEffect::Hint(request)),
    ]
}
