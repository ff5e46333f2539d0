//! The store that is written at once: localStorage.

use super::{Wrote, is_full};
use crate::app::keep::{Record, Turn, turn};
use crate::port::browser::window;

const PREFIX: &str = "corvus/game/";
/// What keys begin with under which it is kept what players of a game look at.
pub const VIEWS: &str = "corvus/view/";
/// What keys begin with that say of a game that it has been deleted, until the database has done so too.
const GONE: &str = "corvus/gone/";
/// There while a game is being opened: its id, and how often the page has crashed with it.
const OPENING: &str = "corvus/opening";

/// The store itself.
pub fn local() -> Option<web_sys::Storage> {
    window().local_storage().ok().flatten()
}

fn item(key: &str) -> Option<String> {
    local()?.get_item(key).ok().flatten()
}

/// The key of a game: its id and nothing else of it.
fn key(prefix: &str, id: u32) -> String {
    let digit = |at: u32| char::from_digit(id >> (28 - 4 * at) & 15, 16).unwrap_or('0');
    prefix.chars().chain((0..8).map(digit)).collect()
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

/// A game is about to be opened.
pub fn opening(id: u32) {
    let before = suspect()
        .filter(|(before, _)| *before == id)
        .map_or(0, |(_, times)| times);
    set(OPENING, Some(&format!("{id} {}", (before.min(9) + 1))));
}

/// It has been opened and drawn.
pub fn opened() {
    set(OPENING, None);
}

/// Writes a game, unless another page has gone on with it.
pub fn write(record: &Record, text: &str) -> Wrote {
    let there = get(record.id);
    match turn(record, there.as_ref()) {
        Turn::Done => Wrote::Yes,
        Turn::Beaten => there.map_or(Wrote::No, |there| Wrote::Beaten(Box::new(there))),
        Turn::Write => put(record.id, text),
    }
}

/// Writes a game, whatever lies there.
pub fn put(id: u32, text: &str) -> Wrote {
    let Some(local) = local() else { return Wrote::No };
    match local.set_item(&key(PREFIX, id), text) {
        Ok(()) => Wrote::Yes,
        Err(error) if is_full(&error) => Wrote::Full,
        Err(_) => Wrote::No,
    }
}

/// A game.
pub fn get(id: u32) -> Option<Record> {
    item(&key(PREFIX, id)).map(|text| Record::found(Some(id), &text))
}

/// Deletes a game, and says so until the database has done it too.
pub fn delete(id: u32) {
    set(&key(PREFIX, id), None);
    set(&key(GONE, id), Some(""));
}

/// Nothing says any more that a game has been deleted: the database has done it, or the game is back.
pub fn settle(id: u32) {
    set(&key(GONE, id), None);
}

/// The games of which it is said.
pub fn gone() -> Vec<u32> {
    keys(GONE).into_iter().map(|(id, _)| id).collect()
}

/// The keys that begin so, each with the id that follows.
pub fn keys(prefix: &str) -> Vec<(u32, String)> {
    let Some(local) = local() else { return Vec::new() };
    let count = local.length().unwrap_or(0);
    let keys = (0..count).filter_map(|n| local.key(n).ok().flatten());
    let id = |key: &str| u32::from_str_radix(key.strip_prefix(prefix)?.get(..8)?, 16).ok();
    keys.filter_map(|key| Some((id(&key)?, key))).collect()
}

/// All games, damaged ones among them.
pub fn read() -> Vec<Record> {
    keys(PREFIX).into_iter().filter_map(|(id, _)| get(id)).collect()
}

/// What has been kept beside games goes with the games: these are still there.
pub fn sweep(kept: &[Record]) {
    for (id, key) in keys(VIEWS) {
        if !kept.iter().any(|r| r.id == id) {
            set(&key, None);
        }
    }
}
