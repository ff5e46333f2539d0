//! Odds beside the answers that commit to dice. Those beside what confirms are there when the question is drawn, so that nothing moves under
//! a finger; the others are worked out one by one afterwards. Those that are looked at in full, if they are an estimate, narrow from one
//! picture to the next.

pub mod view;

use crate::features::planned_move::reachable;
use crate::games::{ACTS, DUELS};
use crate::model::effect::Effect;
use crate::model::{Model, Sheet, Table, question_panel};
use engine::Choice;
use engine::odds::{Further, Odds};
use engine::scene::AskKind;
use std::sync::Arc;

/// More answers than this are not weighed at one question.
const MOST: usize = 8;

/// After each message: if what is shown has changed, the odds of what confirms, and the other answers whose odds may be wanted. More is asked
/// for once. In a challenge there are none: they would be half its answer.
pub fn begin(model: &mut Model) -> Option<Effect> {
    let wanted = model.settings.odds();
    let table = model.table.as_mut()?;
    let wanted = wanted && table.challenge.is_none();
    if table
        .weighing
        .begun
        .as_ref()
        .is_none_or(|view_model| !Arc::ptr_eq(view_model, &table.view_model))
    {
        table.weighing.begun = Some(table.view_model.clone());
        table.weighing.odds.clear();
        let all = if wanted { candidates(table) } else { Vec::new() };
        let (first, left): (Vec<_>, _) = all.into_iter().partition(|choice| confirms(table, *choice));
        table.weighing.left = left;
        first.into_iter().for_each(|choice| weigh(table, choice));
    }
    let more = !table.weighing.left.is_empty() || looked_at(table, model.sheets.last()).is_some();
    (more && !core::mem::replace(&mut table.weighing.asked, true)).then_some(Effect::Weigh)
}

/// The odds of one more answer; when there is none left, more of the estimate that is looked at.
pub fn go_on(table: &mut Table, top: Option<&Sheet>) {
    table.weighing.asked = false;
    if let Some(choice) = table.weighing.left.pop() {
        weigh(table, choice);
    } else if let Some((odds, further)) = looked_at(table, top) {
        *odds = further();
    }
}

/// Works out the odds of an answer, if it has any, and keeps them.
fn weigh(table: &mut Table, choice: Choice) {
    let odds = weighed(table, choice).map(|odds| (choice, odds));
    table.weighing.odds.extend(odds);
}

/// Whether the odds of an answer stand beside a button that confirms, or lets pass.
fn confirms(table: &Table, choice: Choice) -> bool {
    let view_model = &table.view_model;
    let rows = (view_model.asked.as_ref()).is_some_and(|a| matches!(a.kind, AskKind::Reaction | AskKind::Compose));
    let proposed = view_model.proposed.last().map(|answer| answer.choice);
    rows || view_model.window || table.draft.held == Some(choice) || proposed == Some(choice)
}

/// The odds of an answer; of a path those of its last step, if the other side lets all before it pass; of a proposal those of its last
/// answer, after the others.
fn weighed(table: &Table, choice: Choice) -> Option<Odds> {
    let draft = &table.draft;
    let proposed = table.view_model.proposed.iter().map(|answer| answer.choice);
    for whole in [composed(table), proposed.collect()] {
        let Some((last, before)) = whole.split_last().filter(|(last, _)| **last == choice) else {
            continue;
        };
        let mut game = draft.preview.clone();
        let chance = game.progress().chance;
        let said = before.iter().all(|answer| game.answer(*answer));
        return (said && game.progress().chance == chance)
            .then(|| game.odds(*last))
            .flatten();
    }
    if Some(choice) != draft.held || draft.beyond.is_empty() {
        return draft.preview.odds(choice);
    }
    let mut game = draft.preview.clone();
    let (first, chance) = (game.asked()?, game.progress().chance);
    let mut last = choice;
    for next in &draft.beyond {
        if !game.answer(last) {
            return None;
        }
        reachable::let_pass(&mut game, &first, chance, &table.seats)?;
        last = *next;
    }
    let mut odds = game.odds(last)?;
    odds.assumptions
        .push("The other side lets every step before the last pass.".into());
    Some(odds)
}

/// The answers of a panel on which an army is composed: its Confirm gives them all.
pub fn composed(table: &Table) -> Vec<Choice> {
    let rows = &table.view_model.rows;
    let composes = rows.first().is_some_and(|row| row.asked.kind == AskKind::Compose);
    if composes {
        question_panel::answers(rows)
    } else {
        Vec::new()
    }
}

/// The odds that are looked at, if they go on, and how. Only fights with cards of their own are estimated.
fn looked_at<'t>(table: &'t mut Table, top: Option<&Sheet>) -> Option<(&'t mut Odds, Further)> {
    let Some(Sheet::Odds(looked)) = top.filter(|_| DUELS) else {
        return None;
    };
    let (_, odds) = table.weighing.odds.iter_mut().find(|(choice, _)| choice == looked)?;
    let further = odds.further.clone()?;
    Some((odds, further))
}

/// The answers that may commit to dice, the first one last. Whether they do is the game's to say.
fn candidates(table: &Table) -> Vec<Choice> {
    let view_model = &table.view_model;
    // Odds count the cards of a fight that the asked side holds: while these lie face down no number may tell of them.
    let closed = |to| DUELS && view_model.scene.duel.is_some() && !table.seats.viewer(false).sees(to);
    let Some(asked) = view_model
        .asked
        .as_ref()
        .filter(|asked| !table.hidden() && !closed(asked.to))
    else {
        return Vec::new();
    };
    // While the hand lies closed there is one answer to weigh, which is legal whatever is in it.
    if view_model.window {
        let waits = table.draft.preview.asked();
        return waits.and_then(|asked| asked.decline()).into_iter().collect();
    }
    if !view_model.mine {
        return Vec::new();
    }
    let held = table.draft.held;
    let mut all: Vec<Choice> = match asked.kind {
        AskKind::Reaction => asked.answers.iter().map(|a| a.choice).collect(),
        AskKind::March
        | AskKind::Buttons
        | AskKind::Dice
        | AskKind::Destination
        | AskKind::Act
        | AskKind::Pay
        | AskKind::General
        | AskKind::Place => {
            let plain = view_model.buttons.iter().filter(|b| b.refused.is_none());
            let proposed = view_model.proposed.last().filter(|_| held.is_none());
            held.into_iter()
                .chain(proposed.map(|answer| answer.choice))
                .chain(plain.map(|b| b.choice))
                .collect()
        }
        AskKind::Window => {
            let cards = view_model.cards.iter().copied().map(Choice::Card);
            let plain = view_model.buttons.iter().map(|b| b.choice);
            held.into_iter().chain(cards).chain(plain).collect()
        }
        AskKind::Card if ACTS => held
            .into_iter()
            .chain(view_model.cards.iter().copied().map(Choice::Card))
            .collect(),
        AskKind::Compose => composed(table).last().copied().into_iter().collect(),
        AskKind::Lay => {
            let rolls = view_model.buttons.iter().filter(|b| b.rolls);
            rolls.map(|b| b.choice).collect()
        }
        AskKind::Card | AskKind::Remove => Vec::new(),
    };
    let passes = matches!(
        asked.kind,
        AskKind::Reaction | AskKind::Window | AskKind::Compose | AskKind::Dice
    );
    all.retain(|c| passes || *c != Choice::Pass || held.is_some());
    all.truncate(MOST);
    all.reverse();
    all
}
