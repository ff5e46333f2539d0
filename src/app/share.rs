//! Games that come and go by link.

use super::commit;
use super::keep::Record;
use super::model::{Model, Sheet, Table};
use super::msg::Effect;
use super::seats::Mode;
use super::start::{mix, sit};
use crate::games::AnyGame;

/// A game that came by link. A new one asks whose seat this device takes; one that is kept goes on if the link has come further.
pub fn link(model: &mut Model, text: &str) -> Vec<Effect> {
    let game = match AnyGame::from_link(text) {
        Ok(game) => game,
        Err(why) => {
            model.notice = Some(why);
            return Vec::new();
        }
    };
    let mine = model
        .kept
        .iter()
        .find(|r| r.id == game.envelope().id)
        .and_then(|r| r.open().ok());
    let word = game.still().map(str::to_owned);
    let Some(mine) = mine else {
        model.notice = word;
        return arrive(model, game);
    };
    if word.is_some() {
        model.notice = word;
        sit(model, mine);
        return Vec::new();
    }
    let (old, new) = (mine.game.answers(), game.answers());
    let common = old.iter().zip(&new).take_while(|(a, b)| a == b).count();
    if common == new.len() {
        let ahead = old.len() - common;
        model.notice = Some(if ahead == 0 {
            "You are there already.".into()
        } else {
            format!("You are {ahead} answers further already.")
        });
        sit(model, mine);
        return Vec::new();
    }
    if common < old.len() {
        model.notice = Some(format!(
            "This link parts from your game after {common} answers: both are kept."
        ));
        return apart(model, game);
    }
    model.notice = Some(format!("{} answers newer.", new.len() - common));
    let (mode, sequence, old) = (mine.seats.mode, mine.sequence, mine.log.len());
    let mut table = opened(game, mode);
    table.slot = mine.slot;
    table.sequence = sequence + 1;
    table.old = old.min(table.log.len());
    let record = Record::of(&table);
    sit(model, table);
    vec![Effect::Save(record)]
}

/// The table of a game that came by link, played on to the first question at which the page stops.
fn opened(game: AnyGame, mode: Mode) -> Table {
    let mut table = Table::new(game, mode);
    commit::play_on(&mut table);
    let asked = table.draft.sketch.asked().filter(|_| table.game.over().is_none());
    table.seats.turn_to(asked.as_ref());
    table.read_log();
    table.old = table.log.len();
    table.refresh();
    table
}

/// A game not seen before: by link it is the other seat, else the player says which.
fn arrive(model: &mut Model, game: AnyGame) -> Vec<Effect> {
    let manner = Mode::of(game.envelope().manner);
    let mode = match manner {
        Some(Mode::Link(side)) => Mode::Link(side.enemy()),
        _ => Mode::Together,
    };
    let mut table = opened(game, mode);
    table.sequence = 1;
    let record = Record::of(&table);
    sit(model, table);
    if !matches!(mode, Mode::Link(_)) {
        model.sheets.push(Sheet::Seat);
    }
    vec![Effect::Save(record)]
}

/// A game that parts from the kept one: kept beside it, under an id of its own.
fn apart(model: &mut Model, mut game: AnyGame) -> Vec<Effect> {
    let id = &mut game.envelope_mut().id;
    *id = mix(u64::from(*id), 7) as u32;
    arrive(model, game)
}

/// The seat of a game from a link has been chosen.
pub fn seat(model: &mut Model, mode: Mode) -> Vec<Effect> {
    let Some(table) = &model.table else { return Vec::new() };
    let record = Record::of(table);
    let Ok(game) = AnyGame::load(&record.game) else {
        return Vec::new();
    };
    let slot = table.slot.clone();
    let mut table = opened(game, mode);
    table.slot = slot;
    table.sequence = record.sequence + 1;
    let record = Record::of(&table);
    sit(model, table);
    vec![Effect::Save(record), Effect::Focus]
}
