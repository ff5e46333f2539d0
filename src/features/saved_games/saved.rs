//! What follows when a record has been written.

use crate::features::saved_games::{place, written};
use crate::model::Model;
use crate::model::effect::Effect;
use crate::model::record::Record;
use crate::model::saved_games::{Lasting, SavedGamesEffect};

/// A write is done: answers given meanwhile are written next.
pub fn saved(model: &mut Model, record: Record, first: bool, second: bool) -> Vec<Effect> {
    model.abilities.forgetful = !first && !second;
    model.saved_games.full &= !(first && second);
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
    model.saved_games.now = model.saved_games.now.max(record.minutes);
    let asks = model.saved_games.lasting == Lasting::Unasked && record.sequence > 1 && (first || second);
    let mut effects = written(model, record);
    if asks {
        model.saved_games.lasting = Lasting::Refused;
        effects.push(Effect::SavedGames(SavedGamesEffect::Last));
    }
    model.follow_up = model
        .table
        .as_mut()
        .filter(|t| !t.keeping.saving)
        .and_then(|t| t.keeping.waits.take());
    effects
}
