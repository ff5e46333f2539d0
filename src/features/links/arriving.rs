//! A game that has been read from a link: it goes on here, stays as it is, or is kept beside the one it parts from.

use crate::features::answering::commit;
use crate::features::links::replayed;
use crate::features::playback;
use crate::features::saved_games::kept::{find, free_id};
use crate::features::setup::sit;
use crate::games;
use crate::games::AnyGame;
use crate::model::effect::Effect;
use crate::model::linking::{Branch, Parted, Shared};
use crate::model::record::Record;
use crate::model::screen::Screen;
use crate::model::seats::Mode;
use crate::model::{Model, Sheet, Table};

/// The game of a link. One that is kept goes on if the link has come further.
pub(super) fn came(model: &mut Model, game: AnyGame) -> Vec<Effect> {
    let word = game.read_only().map(str::to_owned);
    let Some(mine) = nearest(model, &game) else {
        model.notice.set(word);
        return arrive(model, game);
    };
    if word.is_some() {
        model.notice.set(word);
        sit(model, mine);
        return Vec::new();
    }
    let (old, new) = (mine.game.answers(), game.answers());
    let common = common(&mine.game, &game);
    if common == new.len() {
        let ahead = old.len() - common;
        model.notice.say(if ahead == 0 {
            "You already have this game as it stands.".into()
        } else {
            format!("This link is older: the game here has gone on by {}.", answers(ahead))
        });
        sit(model, mine);
        return Vec::new();
    }
    if common < old.len() {
        return apart(model, game, &mine, common);
    }
    model
        .notice
        .say(format!("The game has gone on by {}.", answers(new.len() - common)));
    let (mode, sequence, old, id) = (mine.seats.mode, mine.keeping.sequence, mine.ticker.log.len(), mine.id);
    let mut table = opened(game, mode, id);
    table.keeping.slot = mine.keeping.slot.clone();
    table.keeping.sequence = sequence + 1;
    table.ticker.old = old.min(table.ticker.log.len());
    let record = Record::of(&table);
    let before = mine.view_model.clone();
    table.playback = playback::retrace(mine, &new[common..], model.pace());
    let played = playback::begin(&mut table, &before.scene, 0);
    sit(model, table);
    [vec![Effect::Save(record)], played].concat()
}

fn answers(count: usize) -> String {
    match count {
        1 => "1 answer".into(),
        count => format!("{count} answers"),
    }
}

/// How many answers two games have in common, counted from the first.
fn common(a: &AnyGame, b: &AnyGame) -> usize {
    a.answers().iter().zip(&b.answers()).take_while(|(a, b)| a == b).count()
}

/// The kept copy or branch of this game that shares most answers with it.
fn nearest(model: &Model, game: &AnyGame) -> Option<Table> {
    let id = game.envelope().id;
    let kin = |r: &&Record| games::id_of(&r.game) == Some(id);
    let tables = model.saved_games.kept.iter().filter(kin).filter_map(|r| r.open().ok());
    let mut best: Option<((bool, usize), Table)> = None;
    for table in tables {
        let common = common(&table.game, game);
        let whole = common == table.game.answers().len() || common == game.answers().len();
        if best.as_ref().is_none_or(|(worth, _)| (whole, common) > *worth) {
            best = Some(((whole, common), table));
        }
    }
    best.map(|(_, table)| table)
}

/// The table of a game that came by link, for this slot, played on to the first question at which the page stops.
fn opened(game: AnyGame, mode: Mode, slot: u32) -> Table {
    let mut table = Table::new(game, mode);
    table.id = slot;
    commit::play_on(&mut table);
    let asked = table.draft.preview.asked().filter(|_| table.game.over().is_none());
    table.seats.turn_to(asked.as_ref(), &table.draft.preview);
    table.read_log();
    table.ticker.old = table.ticker.log.len();
    table.refresh();
    table
}

/// A game not seen before: by link it is the other seat, else the player says which.
fn arrive(model: &mut Model, game: AnyGame) -> Vec<Effect> {
    let theirs = Mode::of(game.envelope().manner).unwrap_or_default();
    let mode = match theirs {
        Mode::Link(side) => Mode::Link(side.enemy()),
        Mode::Together
        | Mode::Alone
        | Mode::Watch
        | Mode::Look
        | Mode::Lesson(_)
        | Mode::Challenge(_)
        | Mode::Against(..) => Mode::Together,
    };
    let slot = free_slot(model, &game);
    let mut table = opened(game, mode, slot);
    table.keeping.sequence = 1;
    let record = Record::of(&table);
    sit(model, table);
    if !matches!(mode, Mode::Link(_)) {
        model.sheets.push(Sheet::Seat(theirs));
    }
    vec![Effect::Save(record)]
}

/// The slot of a game that comes: that of its id, unless another lies there.
fn free_slot(model: &Model, game: &AnyGame) -> u32 {
    let id = game.envelope().id;
    find(model, id).map_or(id, |_| free_id(model, id))
}

/// A game that parts from the kept one: kept beside it, in a slot of its own, for the same seat; where they part is shown.
fn apart(model: &mut Model, game: AnyGame, mine: &Table, common: usize) -> Vec<Effect> {
    let id = free_slot(model, &game);
    let viewer = mine.seats.viewer(false);
    let (turn, last, on) = mine.game.around(common, viewer);
    let (_, _, theirs) = game.around(common, viewer);
    let again = model
        .linking
        .seen
        .iter()
        .find(|(id, _)| *id == game.envelope().id)
        .and_then(|(_, seen)| seen.departs(&game.chain()));
    let again = again.filter(|at| !game.went_back(*at));
    let mut table = opened(game, mine.seats.mode, id);
    if let Some(at) = again {
        replayed(&mut table, at);
    }
    table.keeping.sequence = 1;
    let record = Record::of(&table);
    sit(model, table);
    model.screen = Screen::Table;
    model.sheets.push(Sheet::Sharing(Shared::Parted(Parted {
        answers: common,
        turn,
        last,
        mine: Branch { id: mine.id, lines: on },
        theirs: Branch { id, lines: theirs },
    })));
    vec![Effect::Save(record), Effect::Focus]
}

/// The seat of a game from a link has been chosen.
pub fn take_seat(model: &mut Model, mode: Mode) -> Vec<Effect> {
    let Some(table) = &model.table else { return Vec::new() };
    let record = Record::of(table);
    let Ok(game) = AnyGame::load(&record.game) else {
        return Vec::new();
    };
    let slot = table.keeping.slot.clone();
    let mut table = opened(game, mode, record.id);
    table.keeping.slot = slot;
    table.keeping.sequence = record.sequence + 1;
    let record = Record::of(&table);
    sit(model, table);
    vec![Effect::Save(record), Effect::Focus]
}
