//! Games without a name are a ring: the latest are kept, and they give way before anything that a player has named.

use super::saved;
use super::{SlotSheet, find};
use crate::app::Effect;
use crate::app::keep::Record;
use crate::app::model::{Model, Sheet};

/// So many games without a name are kept.
pub const MOST: usize = 40;
/// When a store is full, the page itself deletes games without a name only down to this many. The player decides about the rest.
const FEWEST: usize = 5;

/// The game that gives way next if there are more than so many without a name: one that is over, else the oldest. Never the game on the
/// table, never `spared`, never one that cannot be read: somebody may still want to save that as a file.
fn next_to_go(model: &Model, most: usize, spared: u32) -> Option<u32> {
    let table = model.table.as_ref().map(|t| t.id);
    let unnamed = || {
        model
            .slots
            .kept
            .iter()
            .filter(|r| r.name.is_empty() && r.damage.is_none())
    };
    if unnamed().count() <= most {
        return None;
    }
    let mut free: Vec<&Record> = unnamed().filter(|r| Some(r.id) != table && r.id != spared).collect();
    free.reverse();
    free.iter().find(|r| r.over).or(free.first()).map(|r| r.id)
}

/// Lets go what is too much; once a page lists it, at the latest when a game is begun.
pub fn bound(model: &mut Model) -> Vec<Effect> {
    let mut effects = Vec::new();
    while let Some(id) = next_to_go(model, MOST, 0) {
        model.slots.kept.retain(|r| r.id != id);
        effects.push(Effect::Delete(id));
    }
    effects
}

/// A store is full. The ring gives way, one game at a time, and the writing is tried again; when nothing is left to give way, it is said.
pub fn full(model: &mut Model, record: Record, first: bool, second: bool) -> Vec<Effect> {
    if let Some(id) = next_to_go(model, FEWEST, record.id) {
        model.slots.kept.retain(|r| r.id != id);
        return vec![Effect::Delete(id), Effect::Save(record)];
    }
    let said = model.slots.full;
    model.slots.full = true;
    model.abilities.warned = true;
    let known = find(model, record.id).is_some();
    let effects = saved(model, record, first, second);
    if !said {
        let words = match (first || second, known) {
            (true, _) => {
                "One of the browser's two stores is full; the other one serves. Save your games as a file, then delete some."
            }
            (false, true) => {
                "The browser's store is full: your last answers are not kept. Save your games as a file, then delete some."
            }
            (false, false) => {
                "The browser's store is full: this game is not kept. Save your games as a file, then delete some."
            }
        };
        model.notice = Some(words.into());
        model.sheets.push(Sheet::Slots(SlotSheet::Where));
    }
    effects
}
