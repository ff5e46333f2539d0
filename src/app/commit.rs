//! Saying what has been chosen: to the game, and to the stores.

use super::draft::Draft;
use super::keep::Record;
use super::model::{Sheet, Table};
use super::msg::{Effect, MapMove};
use kernel::scene::{AskKind, Show};
use kernel::{Choice, Side};

/// Between two steps of a game that plays itself, in milliseconds.
pub const STEP: u32 = 350;
/// How long a line is told on the map, in milliseconds.
const TELL: u32 = 900;

/// Something has been chosen and not yet said: shown, and kept with the game.
pub fn drafted(table: &mut Table) -> Vec<Effect> {
    table.picks.clear();
    table.refresh();
    table.sequence += 1;
    let mut effects = vec![Effect::Save(Record::of(table))];
    effects.extend(look(table));
    effects
}

/// Says everything that has been chosen. A march that ends freely ends here; what lies behind a reaction waits for it.
pub fn commit(table: &mut Table) -> Vec<Effect> {
    let side = table.draft.sketch.asked().map(|a| a.to);
    let mut choices = table.draft.choices();
    let beyond = core::mem::take(&mut table.draft.beyond);
    if table.draft.held.is_none() && marching(table) {
        choices.push(Choice::Pass);
    }
    let chance = table.game.sketch().mark().chance;
    for choice in choices {
        if !table.game.answer(choice) {
            break;
        }
    }
    // What the other side answers leaves the plan as it is.
    if table.plan.as_ref().is_none_or(|(_, of, _)| side == Some(*of)) {
        table.plan = side.filter(|_| !beyond.is_empty()).map(|side| (beyond, side, chance));
    }
    answer_alone(table);
    said(table)
}

/// Whether the question that waits leaves one answer to somebody who plays alone: nothing is told to anybody then.
fn only_one(table: &Table) -> Option<Choice> {
    let asked = table.game.sketch().asked().filter(|a| a.answers.len() == 1)?;
    table.seats.alone().then(|| asked.answers[0].choice)
}

/// A new game: played on to the first question that is one.
pub fn begun(table: &mut Table) -> Vec<Effect> {
    answer_alone(table);
    said(table)
}

fn answer_alone(table: &mut Table) {
    while let Some(choice) = only_one(table) {
        if !table.game.answer(choice) {
            return;
        }
    }
}

/// Brings into sight what may be tapped, or where the question is asked.
fn look(table: &Table) -> Option<Effect> {
    let desk = &table.desk;
    let lit = !desk.lit.is_empty() || !desk.generals.is_empty();
    if desk.mine && lit && desk.confirm.is_none() && desk.batch.is_none() {
        return Some(Effect::Map(MapMove::Lit));
    }
    let at = desk.asked.as_ref()?.at?;
    Some(Effect::Map(MapMove::Space(at)))
}

/// Whether a march has been planned that may end where it stands.
fn marching(table: &Table) -> bool {
    let asked = table.draft.sketch.asked();
    asked.is_some_and(|a| a.kind == AskKind::March && a.offers(Choice::Pass))
        && table.draft.steps.iter().any(|s| s.asked.kind == AskKind::March)
}

/// The game has moved on: what was planned goes on or is offered again, seats change, everything is written.
fn said(table: &mut Table) -> Vec<Effect> {
    table.draft = Draft::new(&table.game.sketch());
    carry_on(table);
    table.picks.clear();
    table.tip = None;
    table.old = table.log.len();
    let before = table.desk.clone();
    let asked = table.draft.sketch.asked().filter(|_| table.game.over().is_none());
    table.seats.turn_to(asked.as_ref());
    table.read_log();
    table.old = table.old.min(table.log.len());
    table.refresh();
    let over = !before.scene.facts.is_empty() && table.desk.scene.facts.is_empty();
    table.fought = over.then_some((before.scene.facts.clone(), before.scene.dice.clone()));
    keep(table)
}

fn keep(table: &mut Table) -> Vec<Effect> {
    table.sequence += 1;
    table.saving = true;
    let mut effects = vec![Effect::Save(Record::of(table))];
    effects.extend(look(table));
    table.news = worth_telling(table, table.old);
    effects.extend(table.news.map(|_| Effect::News(TELL)));
    effects
}

/// The next line of the log, from this one on, that shows something: dice, or a place.
fn worth_telling(table: &Table, from: usize) -> Option<usize> {
    let lines = table.log.iter().enumerate().skip(from);
    let mut shown = lines.filter(|(_, l)| matches!(l.line.show, Some(Show::Dice(_) | Show::Look(_))));
    shown.next().map(|(at, _)| at)
}

/// The line that was told has been seen: the next one.
pub fn tell(table: &mut Table) -> Vec<Effect> {
    table.news = table.news.and_then(|at| worth_telling(table, at + 1));
    table.news.map(|_| Effect::News(TELL)).into_iter().collect()
}

/// Goes on with what was planned behind a reaction, or offers it again after a die.
fn carry_on(table: &mut Table) {
    while let Some((answers, side, chance)) = table.plan.take() {
        let Some(asked) = table.draft.sketch.asked() else {
            return;
        };
        if asked.to != side || !matches!(asked.kind, AskKind::March | AskKind::Destination) {
            table.plan = Some((answers, side, chance));
            return;
        }
        if table.draft.sketch.mark().chance != chance {
            table.draft.gesture(&answers);
            return;
        }
        let Some((first, rest)) = answers.split_first() else {
            return;
        };
        if !table.game.answer(*first) {
            return;
        }
        table.draft = Draft::new(&table.game.sketch());
        if !rest.is_empty() {
            table.plan = Some((rest.to_vec(), side, chance));
        }
    }
}

/// One step back: in what has been chosen, then in what has been said as far as that is free.
pub fn undo(table: &mut Table) -> Vec<Effect> {
    let game = table.game.sketch();
    if table.hidden() {
        return Vec::new();
    }
    if table.draft.undo(&game) {
        return drafted(table);
    }
    let alone = table.seats.alone();
    if !table.game.undo(alone) {
        return Vec::new();
    }
    while only_one(table).is_some() && table.game.undo(alone) {}
    table.plan = None;
    said(table)
}

/// One step forward.
pub fn redo(table: &mut Table) -> Vec<Effect> {
    if table.draft.redo() {
        return drafted(table);
    }
    if table.draft.is_empty() && table.game.redo() {
        return said(table);
    }
    Vec::new()
}

/// The side that is to answer gives up.
pub fn concede(table: &mut Table) -> Vec<Effect> {
    if table.game.still().is_some() {
        return Vec::new();
    }
    let side = table.desk.to().unwrap_or(Side::Rome);
    table.game.envelope_mut().conceded = Some(side);
    said(table)
}

/// A step of a game that plays itself: a legal answer by lot.
pub fn tick(table: &mut Table) -> Vec<Effect> {
    if !table.runs {
        return Vec::new();
    }
    let Some(asked) = table.draft.sketch.asked() else {
        table.runs = false;
        return Vec::new();
    };
    table.chance = table
        .chance
        .wrapping_mul(6_364_136_223_846_793_005)
        .wrapping_add(1_442_695_040_888_963_407);
    let at = ((table.chance >> 33) as usize) % asked.answers.len().max(1);
    if let Some(answer) = asked.answers.get(at) {
        table.game.answer(answer.choice);
    }
    table.draft = Draft::new(&table.game.sketch());
    table.old = table.log.len();
    table.read_log();
    table.refresh();
    let mut effects = vec![Effect::Tick(if table.fast { 0 } else { STEP })];
    effects.extend(look(table));
    effects
}

/// After each message: the end of a turn and of the war open their sheets once.
pub fn finish(table: &mut Table, sheets: &mut Vec<Sheet>) -> Vec<Effect> {
    let fresh = table.log.get(table.old..).unwrap_or_default();
    let over = table.desk.outcome.is_some();
    if over && !table.told {
        table.told = true;
        table.way = table.game.way();
        table.runs = false;
        sheets.clear();
        sheets.push(Sheet::End);
    }
    let ended = fresh.iter().rposition(|l| l.line.show == Some(Show::TurnEnd));
    if let Some(at) = ended.filter(|_| !table.runs) {
        let sheet = Sheet::Summary(table.old + at);
        if !over && table.summed < table.old + at {
            table.summed = table.old + at;
            sheets.push(sheet);
        }
    }
    Vec::new()
}
