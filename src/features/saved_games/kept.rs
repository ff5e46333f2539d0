//! The kept games that the page knows, and their numbers.

use crate::model::Model;
use crate::model::record::Record;
use crate::model::seed::mix;

/// A kept game.
pub fn find(model: &Model, id: u32) -> Option<&Record> {
    model.saved_games.kept.iter().find(|r| r.id == id)
}

/// Lists a record, the latest first, in the place of what was known of its game.
pub fn list(model: &mut Model, record: Record) {
    model.saved_games.kept.retain(|r| r.id != record.id);
    let older = |r: &Record| r.minutes <= record.minutes;
    let at = model
        .saved_games
        .kept
        .iter()
        .position(older)
        .unwrap_or(model.saved_games.kept.len());
    model.saved_games.kept.insert(at, record);
}

/// An id that no kept game has, made from another.
pub fn free_id(model: &Model, from: u32) -> u32 {
    let ids = (7..).map(|n| mix(u64::from(from), n) as u32);
    let mut free = ids.filter(|id| *id != 0 && !model.saved_games.kept.iter().any(|r| r.id == *id));
    free.next().expect("there are more numbers than games")
}
