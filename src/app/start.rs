//! Coming to the table: a new game, a kept one, a watched one, a link.

use super::commit::{self, STEP};
use super::keep::{Record, newer};
use super::model::{Form, Lot, Model, Screen, Sheet, Table};
use super::msg::{Effect, Field, Msg};
use super::seats::Mode;
use crate::games::AnyGame;
use kernel::{Envelope, PerSide, Seed, Side};

/// What happens away from the table.
pub fn update(model: &mut Model, msg: Msg) -> Vec<Effect> {
    match msg {
        Msg::Go(screen) => {
            model.sheets.clear();
            model.screen = screen;
            if screen != Screen::Table {
                model.table = None;
            }
            return vec![Effect::Focus];
        }
        Msg::Form(field) => fill(&mut model.form, field),
        Msg::Start(chance) => return start(model, chance),
        Msg::Watch(chance) => {
            let mut table = Table::new(AnyGame::new(0, 0, Seed(chance), Envelope::default()), Mode::Watch);
            table.chance = chance | 1;
            table.runs = true;
            sit(model, table);
            return vec![Effect::Tick(STEP)];
        }
        Msg::Continue(id) => {
            if let Some(record) = model.kept.iter().find(|r| r.id == id).cloned() {
                open(model, &record);
            }
        }
        Msg::Delete(id) => {
            model.kept.retain(|r| r.id != id);
            model.sheets.clear();
            return vec![Effect::Delete(id)];
        }
        Msg::Kept(records) => kept(model, records),
        Msg::Rematch(chance) => return rematch(model, chance),
        Msg::Link(text) => return link(model, &text),
        Msg::Seat(mode) => return seat(model, mode),
        _ => {}
    }
    Vec::new()
}

fn sit(model: &mut Model, table: Table) {
    model.sheets.clear();
    model.table = Some(table);
    model.screen = Screen::Table;
}

fn fill(form: &mut Form, field: Field) {
    match field {
        Field::Players(n) => form.players = n,
        Field::Name(n, name) => form.names[n] = name.chars().filter(|c| !c.is_control()).take(16).collect(),
        Field::Lot(lot) => form.lot = lot,
        Field::Seed(seed) => form.seed = seed,
        Field::Switch(bit) => form.switches ^= 1 << bit,
    }
}

/// A new game as the form says. `chance` gives the seed unless one was typed, the id and the lot.
fn start(model: &mut Model, chance: u64) -> Vec<Effect> {
    let form = &model.form;
    let seed = form.seed.trim().parse().unwrap_or_else(|_| mix(chance, 1));
    let first = match form.lot {
        Lot::Chosen(side) => side,
        Lot::Drawn if mix(chance, 2).is_multiple_of(2) => Side::Rome,
        Lot::Drawn => Side::Carthage,
    };
    let mut names = PerSide::<String>::default();
    names[first] = form.names[0].trim().to_string();
    names[first.enemy()] = form.names[1].trim().to_string();
    let mode = match form.players {
        0 => Mode::Together,
        1 => Mode::Alone,
        _ => Mode::Link(first),
    };
    let game = AnyGame::new(form.game, form.switches, Seed(seed), named(chance, names));
    begin(model, game, mode)
}

/// The envelope of a new game.
fn named(chance: u64, names: PerSide<String>) -> Envelope {
    Envelope {
        id: mix(chance, 3) as u32,
        names,
        ..Envelope::default()
    }
}

fn begin(model: &mut Model, game: AnyGame, mode: Mode) -> Vec<Effect> {
    let mut table = Table::new(game, mode);
    let mut effects = commit::begun(&mut table);
    sit(model, table);
    effects.push(Effect::Focus);
    effects
}

/// The same players again, each with the other side.
fn rematch(model: &mut Model, chance: u64) -> Vec<Effect> {
    let Some(table) = &model.table else { return Vec::new() };
    let old = &table.seats.names;
    let names = PerSide::new(old.carthage.clone(), old.rome.clone());
    let mode = match table.seats.mode {
        Mode::Link(side) => Mode::Link(side.enemy()),
        mode => mode,
    };
    let again = table.game.again(Seed(mix(chance, 1)), named(chance, names));
    begin(model, again, mode)
}

/// What the stores hold: listed by date, or put on the table if it was asked for.
fn kept(model: &mut Model, records: Vec<Record>) {
    model.ready = true;
    let mut all: Vec<Record> = Vec::new();
    for record in records {
        match all.iter_mut().find(|r| r.id == record.id) {
            Some(other) => *other = newer(other.clone(), record),
            None => all.push(record),
        }
    }
    model.kept.clear();
    for record in all {
        let at = model
            .kept
            .iter()
            .position(|r| r.minutes < record.minutes)
            .unwrap_or(model.kept.len());
        model.kept.insert(at, record);
    }
}

/// Puts a kept game on the table.
fn open(model: &mut Model, record: &Record) {
    match record.open() {
        Ok(table) => {
            model.notice = table.game.still().map(str::to_owned);
            sit(model, table);
        }
        Err(why) => model.notice = Some(why),
    }
}

/// A game that came by link. A new one asks whose seat this device takes; one that is kept goes on if the link has come further.
fn link(model: &mut Model, text: &str) -> Vec<Effect> {
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
fn seat(model: &mut Model, mode: Mode) -> Vec<Effect> {
    let Some(table) = &model.table else { return Vec::new() };
    let record = Record::of(table);
    let Ok(game) = AnyGame::load(&record.game) else {
        return Vec::new();
    };
    let mut table = opened(game, mode);
    table.sequence = record.sequence + 1;
    let record = Record::of(&table);
    sit(model, table);
    vec![Effect::Save(record), Effect::Focus]
}

/// Independent numbers from one.
fn mix(chance: u64, n: u64) -> u64 {
    let mut x = chance.wrapping_add(n.wrapping_mul(0x9E37_79B9_7F4A_7C15));
    x = (x ^ (x >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    x = (x ^ (x >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    x ^ (x >> 31)
}
