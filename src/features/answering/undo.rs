//! One step back and one step forward: in what has been chosen, and in what has been said.

use crate::features::answering::commit::{drafted, moved, play_on, said, unasked};
use crate::features::reactions;
use crate::games::Asked;
use crate::model::effect::Effect;
use crate::model::msg::{AnswerMsg, Msg};
use crate::model::passed::Passed;
use crate::model::screen::Screen;
use crate::model::{Model, Table};
use engine::{Choice, Side};

/// What Ctrl+Z and Ctrl+Shift+Z do at the table, unless something lies over it.
pub fn by_key(model: &Model, key: &str, shift: bool) -> Option<Msg> {
    let at_table = model.screen == Screen::Table && model.sheets.is_empty() && model.past.is_none();
    let table = model
        .table
        .as_ref()
        .filter(|_| at_table && key.eq_ignore_ascii_case("z"))?;
    match shift {
        false if table.view_model.can_undo => Some(Msg::Answer(AnswerMsg::Undo)),
        true if table.view_model.can_redo => Some(Msg::Answer(AnswerMsg::Redo)),
        _ => None,
    }
}

/// One step back: in what has been chosen, then in what has been said as far as that is free.
pub fn undo(table: &mut Table) -> Vec<Effect> {
    if table.hidden() {
        return Vec::new();
    }
    if table.draft.undo() {
        return drafted(table);
    }
    if table.draft.looks() {
        return reactions::back(table);
    }
    if !go_back(table) {
        return Vec::new();
    }
    table.playing.plan = None;
    moved(table)
}

/// Goes back to the last question at which the page stopped, as far as that is free; if there is none, nothing has changed.
fn go_back(table: &mut Table) -> bool {
    let alone = table.seats.alone();
    stepped_back(table, alone, None) || unseen(table).is_some_and(|side| stepped_back(table, true, Some(side)))
}

/// Goes back to the last question at which the page stopped, to one of this side if there is one: so far that no die or draw is taken back,
/// and unless it is free for somebody alone no question that was put to the other side.
fn stepped_back(table: &mut Table, alone: bool, to: Option<Side>) -> bool {
    let before = table.game.answers().len();
    let floor = table.challenge.as_ref().map_or(0, |open| open.start);
    if before <= floor {
        return false;
    }
    // What was let pass is asked again.
    table.seats.passed = Passed::default();
    if !table.game.undo(alone) {
        return false;
    }
    while (leaping(table) || unasked(table).is_some()) && table.game.undo(alone) {}
    let own = |asked: Option<Asked>| to.is_none() || asked.map(|asked| asked.to) == to;
    let found = unasked(table).is_none() && !leaping(table) && own(table.game.preview().asked());
    let found = found && table.game.answers().len() >= floor;
    while !found && table.game.answers().len() < before && table.game.redo() {}
    found
}

/// The side whose last answer nobody has looked at: the tablet is on its way to the other, whose hand is closed and has not been opened for
/// what is asked.
fn unseen(table: &Table) -> Option<Side> {
    let next = table.seats.handover?;
    let looked = table.playing.looked == Some(table.game.answers().len());
    (!looked).then_some(next.enemy())
}

/// The game goes back to so many answers, past dice as well: in a lesson nothing is at stake.
pub fn back_to(table: &mut Table, answers: usize) -> Vec<Effect> {
    table.game.back_to(answers);
    (table.playing.plan, table.seats.passed) = (None, Passed::default());
    play_on(table);
    said(table)
}

/// Whether anything but what the page has answered lies between here and a die.
pub fn can_go_back(table: &mut Table) -> bool {
    let (here, passed) = (table.game.answers().len(), table.seats.passed.clone());
    let found = go_back(table);
    while found && table.game.answers().len() < here && table.game.redo() {}
    table.seats.passed = passed;
    found
}

/// One step forward.
pub fn redo(table: &mut Table) -> Vec<Effect> {
    if table.draft.redo() {
        return drafted(table);
    }
    if table.draft.is_empty() && table.game.redo() {
        while (leaping(table) || unasked(table).is_some()) && table.game.redo() {}
        play_on(table);
        table.playback.forget();
        return said(table);
    }
    Vec::new()
}

/// Whether the game stands in the middle of what one tap has said, or right behind a card of which nothing has been told yet: no step back
/// leaves a card played.
fn leaping(table: &Table) -> bool {
    let answers = table.game.answers();
    let here = answers.len();
    let mut gesture_spans = table.playing.gesture_spans.iter();
    let chosen = &answers[table.game.begun(here)..];
    chosen.iter().any(|choice| matches!(choice, Choice::Card(_)))
        || gesture_spans.any(|leap| (leap.from + 1..leap.to).contains(&here))
}
