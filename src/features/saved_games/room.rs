//! Room in the stores. As long as there is some, nothing goes that the player has not deleted; when there is none, the page says which game could
//! give way, and the player decides.

use crate::features::saved_games::kept::find;
use crate::features::saved_games::saved;
use crate::features::saved_games::tabs::on_table;
use crate::model::effect::Effect;
use crate::model::record::Record;
use crate::model::saved_games::SavedGamesSheet;
use crate::model::{Model, Sheet};

/// The game that could give way: one without a name that is over, else the oldest without a name. Never the game on the table, never one that
/// another tab plays, never one that cannot be read: somebody may still want to save that as a file.
pub fn offered(model: &Model) -> Option<&Record> {
    let table = model.table.as_ref().map(|t| t.id);
    let goes = |r: &&Record| {
        let plain = r.name.is_empty() && r.damage.is_none();
        plain && Some(r.id) != table && !model.saved_games.played.contains(&r.id)
    };
    let oldest = || model.saved_games.kept.iter().rev().filter(goes);
    oldest().find(|r| r.over).or_else(|| oldest().next())
}

/// A store is full. If the other one has taken the record that is said once; if neither has, a game is named that could give way.
pub fn full(model: &mut Model, record: Record, first: bool, second: bool) -> Vec<Effect> {
    let said = core::mem::replace(&mut model.saved_games.full, true);
    model.abilities.warned = true;
    let (id, known) = (record.id, find(model, record.id).is_some());
    let effects = saved(model, record, first, second);
    if said {
        return effects;
    }
    let words = match (first || second, known) {
        (true, _) => {
            "One of the two places where the browser keeps games is full; the other still works. Save your games as a file, then delete some."
        }
        (false, true) => {
            "The browser's storage is full: your last answers are not kept. Save your games as a file, then delete some."
        }
        (false, false) => {
            "The browser's storage is full: this game is not kept. Save your games as a file, then delete some."
        }
    };
    model.notice.say(words);
    let sheet = match offered(model).filter(|offered| !first && !second && offered.id != id) {
        Some(_) => SavedGamesSheet::Room,
        None => SavedGamesSheet::Where,
    };
    model.sheets.push(Sheet::SavedGames(sheet));
    effects
}

/// The player lets a game go, and what had no room is written again.
pub fn make(model: &mut Model, id: u32) -> Vec<Effect> {
    model.sheets.pop();
    model.saved_games.full = false;
    model.notice.close();
    model.saved_games.kept.retain(|r| r.id != id);
    let kept = on_table(model).and(model.table.as_ref());
    let again = kept.map(|table| Effect::Save(Record::of(table)));
    [Effect::Delete(id)].into_iter().chain(again).collect()
}
