//! A mark above Confirm, where hints are allowed and where it is switched on: another answer is much better. It asks nothing and stops nobody.

use crate::features::coach::continuation;
use crate::features::coach::review::view::judged;
use crate::features::coach::{LEVEL, can_be_asked};
use crate::features::opponent;
use crate::model::coach::{Coach, QuestionAt, Warning, WarningState};
use crate::model::effect::Effect;
use crate::model::msg::{CoachMsg, Msg};
use crate::model::opponent::OpponentEffect;
use crate::model::review::called;
use crate::model::settings::DeviceSetting;
use crate::model::{Model, Table};
use crate::tree::{Element, el};
use crate::widgets::basic::quiet;
use ai::Verdict;
use ai::message::JudgeRequest;

/// After each message: has the answer judged that waits for its Confirm.
pub fn attend(model: &mut Model) -> Vec<Effect> {
    let on = model.settings.of(DeviceSetting::Warnings) == 1;
    let tells = continuation::waits(model);
    let (Some(table), opponent) = (&model.table, &mut model.opponent) else {
        return Vec::new();
    };
    let busy = tells || opponent.thought.is_some() || opponent.trouble().is_some() || model.coach.waits();
    let known = model
        .coach
        .warning
        .as_ref()
        .is_some_and(|warning| warning.is_about(table));
    if busy {
        // The program forgets the verdict that it was asked for.
        model.coach.warning.take_if(|warning| warning.waits());
    }
    // Several questions at once have no single answer to judge.
    if !on || busy || known || !can_be_asked(table) || !table.view_model.rows.is_empty() {
        return Vec::new();
    }
    let (Some(answer), Some(blind)) = (table.draft.held, table.game.blind()) else {
        return Vec::new();
    };
    let about = QuestionAt::of(table);
    let question = opponent::question(opponent, table, blind, LEVEL, about.given);
    let number = question.number;
    let request = JudgeRequest {
        question,
        answers: about.draft.clone(),
        played: answer,
        then: Vec::new(),
        best: None,
        rollouts: Verdict::THOROUGH,
    };
    model.coach.warning = Some(Warning {
        number,
        about,
        answer,
        says: WarningState::Waits,
        open: false,
    });
    vec![
        opponent::start(opponent),
        Effect::Opponent(OpponentEffect::Judge(request)),
    ]
}

/// The mark, with its reasons once they are asked for.
pub fn mark(table: &Table, coach: &Coach) -> Option<Element> {
    let warning = coach.warning.as_ref().filter(|warning| warning.is_about(table))?;
    let WarningState::Careful(verdict) = &warning.says else {
        return None;
    };
    let name = |answer| called(&table.game, &table.draft.preview, answer);
    let words = match verdict.played.doubts.first() {
        Some(doubt) => format!("Careful: it {doubt}."),
        None => "Careful: something else is much better.".to_owned(),
    };
    let why = quiet(if warning.open { "Less" } else { "Why?" }, Msg::Coach(CoachMsg::Why))
        .attr("data-coach", "why")
        .attr("aria-expanded", if warning.open { "true" } else { "false" });
    let section = el("section.coach.careful")
        .label("The coach")
        .attr("aria-live", "polite");
    Some(
        section
            .with(el("p").text(words).text(" ").with(why))
            .maybe(warning.open.then(|| judged(verdict, name))),
    )
}
