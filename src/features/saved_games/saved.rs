//! What follows when a record has been written.

use crate::features::saved_games::{place, written};
use crate::model::Model;
use crate::model::effect::Effect;
use crate::model::record::Record;
use crate::model::slots::{Lasting, SlotsEffect};

/// Something has been written: what was answered meanwhile has its turn.
pub fn saved(model: &mut Model, record: Record, first: bool, second: bool) -> Vec<Effect> {
    model.abilities.forgetful = !first && !second;
    model.slots.full &= !(first && second);
    if !(model.abilities.warned || first && second) {
        model.abilities.warned = true;
        let words = match (first, second) {
            (false, false) => place::FORGETFUL,
            _ => {
                "One of the two places where the browser keeps games has failed; the other still works. Save your games as a file now and then."
            }
        };
        model.notice.say(words);
    }
    if let Some(table) = model.table.as_mut().filter(|t| t.id == record.id)
        && table.keeping.sequence == record.sequence
    {
        table.keeping.saving = false;
    }
    model.slots.now = model.slots.now.max(record.minutes);
    let asks = model.slots.lasting == Lasting::Unasked && record.sequence > 1 && (first || second);
    let mut effects = written(model, record);
    if asks {
        model.slots.lasting = Lasting::Refused;
        effects.push(Effect::Slots(SlotsEffect::Last));
    }
    model.follow_up = model
        .table
        .as_mut()
        .filter(|t| !t.keeping.saving)
        .and_then(|t| t.keeping.waits.take());
    effects
}
