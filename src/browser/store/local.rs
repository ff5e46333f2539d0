//! The first store: localStorage. It is written at once.

use crate::browser::store::{Wrote, is_full};
use crate::browser::window::{chance, window};
use crate::features::saved_games::record::{WriteCheck, verdict};
use crate::model::record::Record;

const PREFIX: &str = "corvus/game/";

/// Prefix of the keys of the views of a game: which part of the map each side looks at.
pub const VIEWS: &str = "corvus/view/";

/// Prefix of the keys of games that have been deleted here and perhaps not yet in the database.
const GONE: &str = "corvus/gone/";

/// Key that exists while a game is being opened. Its value is the id of the game and how often in a row opening it has begun.
const OPENING: &str = "corvus/opening";

/// Key that is written to find out whether anything can be.
const TRIED: &str = "corvus/tried";

/// The storage of the browser; none if it is forbidden.
pub fn local() -> Option<web_sys::Storage> {
    window().local_storage().ok().flatten()
}

/// Whether the storage takes anything.
pub fn takes() -> bool {
    let try_out = || {
        let local = local()?;
        local.set_item(TRIED, "").ok()?;
        local.remove_item(TRIED).ok()
    };
    try_out().is_some()
}

fn item(key: &str) -> Option<String> {
    local()?.get_item(key).ok().flatten()
}

/// The key of a game: a prefix and the id as eight hexadecimal digits.
fn key(prefix: &str, id: u32) -> String {
    format!("{prefix}{id:08x}")
}

fn set(key: &str, value: Option<&str>) {
    let Some(local) = local() else { return };
    let done = match value {
        Some(value) => local.set_item(key, value),
        None => local.remove_item(key),
    };
    done.unwrap_or_default();
}

/// The game at which the page has crashed while it opened it, and how often.
pub fn suspect() -> Option<(u32, u32)> {
    let text = item(OPENING)?;
    let (id, times) = text.split_once(' ')?;
    Some((id.parse().ok()?, times.parse().ok()?))
}

/// Writes that a game is about to be opened.
pub fn opening(id: u32) {
    let before = suspect()
        .filter(|(before, _)| *before == id)
        .map_or(0, |(_, times)| times);
    set(OPENING, Some(&format!("{id} {}", (before.min(9) + 1))));
}

/// Writes that the game has been opened and drawn.
pub fn opened() {
    set(OPENING, None);
}

/// Writes a record, unless another page has gone on with the game.
pub fn write(record: &Record, text: &str) -> Wrote {
    let there = get(record.id);
    match verdict(record, there.as_ref()) {
        WriteCheck::Done => Wrote::Yes,
        WriteCheck::Beaten => there.map_or(Wrote::No, |there| Wrote::Beaten(Box::new(there))),
        WriteCheck::Write => put(record.id, text),
    }
}

/// Writes a record, whatever lies there.
pub fn put(id: u32, text: &str) -> Wrote {
    let Some(local) = local() else { return Wrote::No };
    match local.set_item(&key(PREFIX, id), text) {
        Ok(()) => Wrote::Yes,
        Err(error) if is_full(&error) => Wrote::Full,
        Err(_) => Wrote::No,
    }
}

/// The record of a game.
pub fn get(id: u32) -> Option<Record> {
    item(&key(PREFIX, id)).map(|text| Record::found(Some(id), &text))
}

/// Takes a copy away that the database has as well.
pub fn spare(id: u32) {
    set(&key(PREFIX, id), None);
}

/// A game that has been deleted here and perhaps not yet in the database.
pub struct Gone {
    pub id: u32,
    /// What stands for this deletion alone: a game that has come back can be deleted again.
    mark: String,
}

/// Deletes a record, and writes that it has been deleted, in case the page ends before the database has deleted it.
pub fn delete(id: u32) -> Gone {
    let mark = format!("{:016x}", chance());
    set(&key(PREFIX, id), None);
    set(&key(GONE, id), Some(&mark));
    Gone { id, mark }
}

/// Removes the word that a game has been deleted, for it is back.
pub fn restored(id: u32) {
    set(&key(GONE, id), None);
}

/// Removes the word of a deletion that the database has done, unless the game has been deleted once more since.
pub fn settle(gone: &Gone) {
    let key = key(GONE, gone.id);
    if item(&key).is_some_and(|mark| mark == gone.mark) {
        set(&key, None);
    }
}

/// The games that have been deleted here and perhaps not yet in the database.
pub fn gone() -> Vec<Gone> {
    let all = keys(GONE).into_iter();
    all.filter_map(|(id, key)| item(&key).map(|mark| Gone { id, mark }))
        .collect()
}

/// The keys with a prefix, each with the id in it.
pub fn keys(prefix: &str) -> Vec<(u32, String)> {
    let Some(local) = local() else { return Vec::new() };
    let count = local.length().unwrap_or(0);
    let keys = (0..count).filter_map(|n| local.key(n).ok().flatten());
    let id = |key: &str| u32::from_str_radix(key.strip_prefix(prefix)?.get(..8)?, 16).ok();
    keys.filter_map(|key| Some((id(&key)?, key))).collect()
}

/// All records, damaged ones included.
pub fn read() -> Vec<Record> {
    keys(PREFIX).into_iter().filter_map(|(id, _)| get(id)).collect()
}

/// Removes the views of games that are no longer kept; `kept` are those that are.
pub fn sweep(kept: &[Record]) {
    for (id, key) in keys(VIEWS) {
        if !kept.iter().any(|r| r.id == id) {
            set(&key, None);
        }
    }
}
