//! Answers at the table: taps, buttons, the rows of the panel, windows, undo.

pub mod action_list;
pub mod answer_list;
pub mod commit;
pub mod foot;
pub mod lacking;
pub mod panel;
pub mod propose;
pub mod refresh;
pub mod tap;
pub mod tap_actions;
pub mod undo;
pub mod view;
pub mod view_model;

use crate::features::{challenges, reactions, replay};
use crate::model::effect::Effect;
use crate::model::msg::AnswerMsg;
use crate::model::question_panel::answers;
use crate::model::{Sheet, Table, Tip, draft, question_panel, seats};
use engine::scene::AskKind;
use engine::{Choice, Side};

/// Carries out an answer, or a part of one.
pub fn update(table: &mut Table, sheets: &mut Vec<Sheet>, msg: AnswerMsg) -> Vec<Effect> {
    if challenges::is_over(table) {
        // What a challenge is over at can be looked at.
        let looked = if let AnswerMsg::Tap(target) = &msg {
            replay::looked_at(target)
        } else {
            None
        };
        let focus = looked.as_ref().map(|_| Effect::Focus);
        sheets.extend(looked);
        return focus.into_iter().collect();
    }
    match msg {
        AnswerMsg::Tap(target) => return tap::tap(table, sheets, target),
        AnswerMsg::Use(at) => return tap_actions::take(table, at),
        AnswerMsg::Change(at) => return tap_actions::change(table, at),
        AnswerMsg::Choose(choice) => {
            table.pointing.close();
            if let Some(effects) = reactions::let_be(table, &[choice]) {
                return effects;
            }
            let card = |s: &draft::FreeAnswer| matches!(s.choice, Choice::Card(_));
            let mut free = table.draft.free.iter();
            let reacts = free.any(|s| card(s) && s.asked.kind == AskKind::Window);
            let rare = table.view_model.buttons.iter().any(|b| b.choice == choice && b.rare);
            // To lay no card may lose a fight: it is confirmed whether or not the hand holds one that could be laid.
            let rare = rare || choice == Choice::Pass && table.view_model.lays();
            let played = reacts || table.draft.free.last().is_some_and(card);
            table.gesture(&[choice]);
            // What can be tapped on the map too is confirmed like there.
            let mapped = matches!(choice, Choice::Space(_) | Choice::Unit(_));
            let confirms = played || commit::passes_the_turn(table);
            // What is seldom wanted, as an action that takes something away or an Event that changes nothing, is confirmed, even where it can
            // be taken back.
            if table.draft.held.is_some() && !mapped && !rare && (!confirms || commit::can_be_taken_back(table)) {
                return commit::commit(table);
            }
            table.playing.picks.clear();
            return commit::drafted(table);
        }
        AnswerMsg::Refused(choice) => {
            let button = table.view_model.buttons.iter().find(|b| b.choice == choice);
            table.pointing.tip = button.and_then(|b| Some(Tip::of(b.label.clone(), b.refused?, None)));
        }
        AnswerMsg::Pick(row, choice) => {
            question_panel::pick(&mut table.playing.picks, &table.view_model.rows, row, choice);
            table.refresh();
        }
        AnswerMsg::Agree => return agree(table),
        AnswerMsg::Decline => {
            table.playing.picks.clear();
            table.refresh();
            return match (table.view_model.window, table.view_model.rows.is_empty()) {
                (true, _) if table.seats.mode == seats::Mode::Together => reactions::pass(table),
                (_, true) => decline(table),
                _ => agree(table),
            };
        }
        AnswerMsg::Propose => {
            return commit::propose(table);
        }
        AnswerMsg::Confirm => return commit::commit(table),
        AnswerMsg::Clear => return tap::clear(table),
        AnswerMsg::Undo => return undo::undo(table),
        AnswerMsg::Redo => return undo::redo(table),
        AnswerMsg::React(at) => {
            reactions::look(table, at);
            prefer_to_try(table);
            return vec![commit::look(table)];
        }
        AnswerMsg::MuteFight(side) => return mute_fight(table, side),
        AnswerMsg::MuteTurn => {
            let asked = table.draft.preview.asked();
            if let Some((side, at)) = asked.and_then(|a| Some((a.to, a.occasion?))) {
                let stops = &mut table.seats.orders.stops[side];
                *stops = stops.in_turn(seats::turn_of(&table.draft.preview));
                stops.quiet ^= 1 << at;
                table.refresh();
                return commit::set(table);
            }
        }
        AnswerMsg::Concede => {
            sheets.clear();
            return commit::concede(table);
        }
    }
    Vec::new()
}

/// A side wants to be asked nothing more in this battle, or to be asked again. It speaks for itself alone: what waits for the other side goes on
/// waiting.
fn mute_fight(table: &mut Table, side: Side) -> Vec<Effect> {
    let asks = table.seats.hushed[side].is_none();
    table.seats.hushed[side] = seats::fight(&table.draft.preview).filter(|_| asks);
    let waits = asks && table.view_model.window && table.view_model.to() == Some(side);
    table.refresh();
    if waits { decline(table) } else { Vec::new() }
}

/// Confirms the panel.
fn agree(table: &mut Table) -> Vec<Effect> {
    let rows = table.view_model.rows.clone();
    let reactions = rows
        .first()
        .is_some_and(|r| r.asked.kind == engine::scene::AskKind::Reaction);
    table.playing.picks.clear();
    if let Some(effects) = reactions::let_be(table, &answers(&rows)) {
        return effects;
    }
    table.gesture(&answers(&rows));
    if table.draft.held.is_some() || reactions {
        return commit::commit(table);
    }
    commit::drafted(table)
}

/// Who has tapped what may be done in the open wants to try it: the panel begins with that, not with letting it pass.
fn prefer_to_try(table: &mut Table) {
    let rows = &table.view_model.rows;
    let Some(row) = rows.first().filter(|row| row.asked.kind == AskKind::Reaction) else {
        return;
    };
    let nothing = row.asked.decline();
    let tries = row.asked.answers.iter().map(|a| a.choice).find(|c| Some(*c) != nothing);
    if let Some(choice) = tries.filter(|_| nothing == Some(row.chosen)) {
        question_panel::pick(&mut table.playing.picks, rows, 0, choice);
        table.refresh();
    }
}

/// Answers a window with nothing, without looking into the hand.
fn decline(table: &mut Table) -> Vec<Effect> {
    let nothing = table.draft.preview.asked().and_then(|a| a.decline());
    nothing.map_or_else(Vec::new, |nothing| reactions::give(table, nothing))
}
