//! Odds beside the answers that commit to dice: worked out one by one after the question has been drawn.

use super::model::{Model, Table};
use super::msg::Effect;
use kernel::Choice;
use kernel::scene::AskKind;
use std::sync::Arc;

/// More answers than this are not weighed at one question.
const MOST: usize = 8;

/// What is shown has changed: the answers whose odds may be wanted.
pub fn begin(model: &mut Model) -> Option<Effect> {
    let wanted = model.settings.odds();
    let table = model.table.as_mut()?;
    if table
        .weighed
        .as_ref()
        .is_some_and(|desk| Arc::ptr_eq(desk, &table.desk))
    {
        return None;
    }
    table.weighed = Some(table.desk.clone());
    table.odds.clear();
    table.weighs = if wanted { candidates(table) } else { Vec::new() };
    (!table.weighs.is_empty()).then_some(Effect::Weigh)
}

/// The odds of one more answer.
pub fn step(table: &mut Table) -> Vec<Effect> {
    let Some(choice) = table.weighs.pop() else {
        return Vec::new();
    };
    if let Some(odds) = table.draft.sketch.odds(choice) {
        table.odds.push((choice, odds));
    }
    if table.weighs.is_empty() {
        Vec::new()
    } else {
        vec![Effect::Weigh]
    }
}

/// The answers that may commit to dice, the first one last. Whether they do is the game's to say.
fn candidates(table: &Table) -> Vec<Choice> {
    let desk = &table.desk;
    let Some(asked) = desk
        .asked
        .as_ref()
        .filter(|_| desk.mine && !desk.window && !table.hidden())
    else {
        return Vec::new();
    };
    let held = table.draft.held.filter(|_| table.draft.beyond.is_empty());
    let mut all: Vec<Choice> = match asked.kind {
        AskKind::Reaction => asked.answers.iter().map(|a| a.choice).collect(),
        AskKind::March | AskKind::Buttons | AskKind::Dice | AskKind::Destination => {
            let plain = desk.buttons.iter().filter(|b| b.refused.is_none());
            held.into_iter().chain(plain.map(|b| b.choice)).collect()
        }
        _ => Vec::new(),
    };
    all.retain(|c| matches!(asked.kind, AskKind::Reaction) || *c != Choice::Pass || held.is_some());
    all.truncate(MOST);
    all.reverse();
    all
}
