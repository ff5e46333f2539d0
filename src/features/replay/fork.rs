//! A game of its own from an earlier moment.

use crate::features::setup;
use crate::games::AnyGame;
use crate::model::Model;
use crate::model::effect::Effect;
use crate::model::record::Record;
use crate::model::seats::Mode;
use engine::Viewer;

/// A game of its own from the moment that is looked at; the one it came from stays as it is.
pub(super) fn fork(model: &mut Model, other: bool, chance: u64) -> Vec<Effect> {
    let (Some(past), Some(table)) = (&model.past, &model.table) else {
        return Vec::new();
    };
    let over = table.game.over().is_some();
    let by = match (over, other) {
        (true, false) => None,
        (true, true) => Some(Viewer::Both),
        (false, _) => Some(past.viewer),
    };
    let id = (chance >> 32) as u32 ^ chance as u32;
    let game: AnyGame = table.game.fork(past.at, id, by);
    let mode = match table.seats.mode {
        Mode::Together => Mode::Together,
        mode @ Mode::Against(..) => mode,
        Mode::Alone | Mode::Link(_) | Mode::Watch | Mode::Look | Mode::Lesson(_) | Mode::Challenge(_) => Mode::Alone,
    };
    let from = past.turns.get(past.turn()).map_or("", |turn| turn.name.as_str());
    let old = match table.keeping.slot.name.as_str() {
        "" => Record::of(table).title,
        name => name.into(),
    };
    let from = from
        .strip_prefix("Turn")
        .map_or(from.to_string(), |rest| format!("turn{rest}"));
    let name = format!("{old} from {from}");
    model.past = None;
    let mut effects = setup::begin(model, game, mode);
    for effect in &mut effects {
        if let Effect::Save(record) = effect {
            record.name.clone_from(&name);
        }
    }
    model.notice.say(format!(
        "This is {name}, a game of its own. The one it came from stays as it was."
    ));
    if let Some(table) = &mut model.table {
        table.keeping.slot.name = name;
    }
    effects
}
