//! Changes of the table, if there is one.

use crate::features::playback::ticker;
use crate::model::effect::Effect;
use crate::model::{Model, Sheet, Table};

/// Changes the table, if there is one; the end of a turn and of the war then open their sheets.
pub fn at_table(model: &mut Model, change: impl FnOnce(&mut Table, &mut Vec<Sheet>) -> Vec<Effect>) -> Vec<Effect> {
    let Some(table) = model.table.as_mut() else {
        return Vec::new();
    };
    let mut effects = change(table, &mut model.sheets);
    effects.extend(ticker::finish(table, &mut model.sheets));
    effects
}

/// Closes the fan.
pub fn close_fan(model: &mut Model) {
    if let Some(table) = &mut model.table {
        table.pointing.fan = None;
    }
}
