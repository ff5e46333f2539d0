//! One game in several tabs: one plays, the others follow.

use crate::features::saved_games::kept::{find, list};
use crate::features::saved_games::record::newer;
use crate::model::Model;
use crate::model::effect::Effect;
use crate::model::record::Record;
use crate::model::saved_games::SavedGamesEffect;
use crate::model::seats::Mode;

/// The game on the table, if it is one that is kept.
pub fn on_table(model: &Model) -> Option<u32> {
    let kept = model
        .table
        .as_ref()
        .filter(|t| !matches!(t.seats.mode, Mode::Watch | Mode::Challenge(_)));
    kept.map(|t| t.id)
}

/// After each message: the game on the table is held for this tab. One that is played elsewhere writes nothing.
pub fn after(model: &mut Model, linked: bool, effects: &mut Vec<Effect>) {
    let kept = model.table.as_ref();
    let kept = kept.filter(|t| t.seats.mode.is_kept());
    let now = kept.map(|t| t.id);
    if core::mem::replace(&mut model.saved_games.held, now) != now {
        model.saved_games.elsewhere = false;
        model.saved_games.deleted = None;
        let hold = match now {
            Some(id) if linked => SavedGamesEffect::Take(id),
            now => SavedGamesEffect::Hold(now),
        };
        effects.push(Effect::SavedGames(hold));
    } else if let Some(id) = now.filter(|_| model.saved_games.elsewhere) {
        if linked {
            effects.push(Effect::SavedGames(SavedGamesEffect::Take(id)));
        } else {
            effects.retain(|e| !matches!(e, Effect::Save(r) if r.id == id));
            watch(model, true);
        }
    }
}

/// The table looks on, or plays again.
fn watch(model: &mut Model, elsewhere: bool) {
    model.saved_games.elsewhere = elsewhere;
    let Some(table) = &mut model.table else { return };
    if table.seats.elsewhere == elsewhere {
        return;
    }
    table.seats.elsewhere = elsewhere;
    table.keeping.waits = None;
    table.keeping.saving = false;
    if elsewhere {
        (table.seats.open, table.seats.handover, table.seats.glance) = (None, None, None);
        table.read_log();
    } else {
        let game = table.game.preview();
        let asked = game.asked().filter(|_| table.game.over().is_none());
        table.seats.turn_to(asked.as_ref(), &game);
    }
    table.refresh();
}

/// Puts a later record of the game on the table, as it stands there.
fn put(model: &mut Model, record: &Record) {
    let Ok(mut table) = record.open() else { return };
    if let Some(old) = &model.table {
        table.ticker.summed = table.ticker.log.len();
        table.ticker.end |= old.ticker.end;
    }
    model.sheets.clear();
    model.table = Some(table);
}

/// Whether a record has come further than the table with its game.
fn ahead(model: &Model, record: &Record) -> bool {
    let table = model
        .table
        .as_ref()
        .filter(|t| t.id == record.id && record.damage.is_none());
    table.is_some_and(|t| {
        (record.sequence, record.writer) != t.keeping.slot.follows && record.sequence >= t.keeping.sequence
    })
}

/// Another page has written a game: listed; on the table it is followed.
pub fn follow(model: &mut Model, record: Record) {
    if ahead(model, &record) {
        let same = |k: &Record| k.game == record.game && k.draft == record.draft;
        let renamed = !model.saved_games.elsewhere && find(model, record.id).is_some_and(same);
        if let Some(table) = model.table.as_mut().filter(|_| renamed) {
            table.keeping.slot = crate::model::saved_games::Slot::of(&record);
            table.keeping.sequence = record.sequence;
        } else {
            put(model, &record);
            watch(model, true);
        }
    }
    let best = match find(model, record.id).cloned() {
        Some(known) => newer(known, record),
        None => record,
    };
    list(model, best);
}

/// This page's writing was refused: the other page has gone on, and what it came to is shown.
pub fn beaten(model: &mut Model, record: Record) -> Vec<Effect> {
    if model.table.as_ref().is_some_and(|t| t.id == record.id) {
        put(model, &record);
        watch(model, true);
        model.notice.say(
            "This game went on in another tab: here is what it came to. Your last answer in this tab was not taken.",
        );
    }
    list(model, record);
    Vec::new()
}

/// Another page has deleted a game. What is played here is written again.
pub fn gone(model: &mut Model, id: u32) -> Vec<Effect> {
    let played = on_table(model) == Some(id) && !model.saved_games.elsewhere;
    if let Some(table) = model.table.as_ref().filter(|_| played) {
        return vec![Effect::Save(Record::of(table))];
    }
    model.saved_games.kept.retain(|r| r.id != id);
    Vec::new()
}

/// Another tab holds the game on the table.
pub fn held(model: &mut Model, id: u32) {
    if model.table.as_ref().is_some_and(|t| t.id == id) {
        watch(model, true);
    }
}

/// This tab holds the game: it goes on from what the stores have.
pub fn mine(model: &mut Model, id: u32, record: Option<Record>) {
    if model.table.as_ref().is_none_or(|t| t.id != id) {
        return;
    }
    let record = record.filter(|r| r.damage.is_none());
    if let Some(record) = record {
        let own = model.table.as_ref().is_some_and(|t| t.keeping.saving);
        if !own && ahead(model, &record) && record.sequence > model.table.as_ref().map_or(0, |t| t.keeping.sequence) {
            put(model, &record);
        }
        list(model, record);
    }
    watch(model, false);
}

/// A tab that comes back to the front: what others wrote meanwhile.
pub fn reread(model: &mut Model) {
    let table = model.table.as_ref().map(|t| t.id);
    let latest = table.and_then(|id| find(model, id).cloned());
    if let Some(record) =
        latest.filter(|r| ahead(model, r) && model.table.as_ref().is_some_and(|t| r.sequence > t.keeping.sequence))
    {
        follow(model, record);
    }
}
