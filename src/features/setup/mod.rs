//! Coming to the table: a new game, a kept one, a watched one.

pub mod view;

use crate::features::answering::commit;
use crate::features::opponent::streaks;
use crate::features::saved_games::kept::list;
use crate::features::saved_games::record::newer;
use crate::features::{install, lesson, opponent, saved_games};
use crate::games;
use crate::games::{AnyGame, is_built_in};
use crate::model::effect::Effect;
use crate::model::install::script::{InstallEffect, StartAt};
use crate::model::msg::{Field, GameMsg, GuideMsg};
use crate::model::record::Record;
use crate::model::screen::Screen;
use crate::model::seats::{Computer, Mode};
use crate::model::seed::mix;
use crate::model::{Form, Model, NAME, SideChoice, Table, Watching};
use ai::Level;
use engine::{Envelope, PerSide, Seed, Side, code};

/// Carries out a message of new games, and of games that play themselves.
pub fn update(model: &mut Model, msg: GameMsg) -> Vec<Effect> {
    match msg {
        GameMsg::Form(Field::War(n)) if is_built_in(n) == Some(false) => {
            let to = if model.screen == Screen::Setup {
                let form = model.form.to_text(n);
                StartAt::Setup { form }
            } else {
                StartAt::Home
            };
            elsewhere(n, to)
        }
        GameMsg::Form(field) => {
            fill(&mut model.form, field);
            // The computer player is there before its first question.
            let wanted = model.form.players == AGAINST_COMPUTER && model.opponent.trouble().is_none();
            wanted
                .then(|| opponent::start(&mut model.opponent))
                .into_iter()
                .collect()
        }
        GameMsg::SetUp(war, players) => set_up(model, war, players),
        GameMsg::Start(chance) => start(model, chance),
        GameMsg::Learn(war, chance) if is_built_in(war) == Some(false) => {
            elsewhere(war, StartAt::Lesson { chance: chance as u32 })
        }
        GameMsg::Learn(war, chance) => {
            fill(&mut model.form, Field::War(war));
            lesson::update(model, GuideMsg::Begin(chance))
        }
        GameMsg::Watch(war, chance) if is_built_in(war) == Some(false) => {
            elsewhere(war, StartAt::Watch { chance: chance as u32 })
        }
        GameMsg::Watch(war, chance) => {
            fill(&mut model.form, Field::War(war));
            watch(model, chance)
        }
        GameMsg::Rematch(chance) => rematch(model, chance, None),
        GameMsg::Offered(chance) => {
            let offered = streaks::offer(model).map(|(_, level)| level);
            rematch(model, chance, offered)
        }
        GameMsg::Pause => watching(model, |watching| watching.runs = !watching.runs),
        GameMsg::Faster => watching(model, |watching| watching.fast = !watching.fast),
        GameMsg::NextLevel(side) => watching(model, |watching| {
            let level = &mut watching.levels[side];
            *level = Level::of(*level + 1).map_or(Level::ALL[0].number, |level| level.number);
        }),
    }
}

/// The program of another game runs, and begins there.
fn elsewhere(war: usize, to: StartAt) -> Vec<Effect> {
    vec![Effect::Install(InstallEffect::program(war, to))]
}

/// Opens the form of a new game, with all else as it was last chosen.
fn set_up(model: &mut Model, war: usize, players: Option<usize>) -> Vec<Effect> {
    if let Some(players) = players {
        model.form.players = players;
    }
    if is_built_in(war) == Some(false) {
        let form = model.form.to_text(war);
        return elsewhere(war, StartAt::Setup { form });
    }
    if war != model.form.game {
        fill(&mut model.form, Field::War(war));
    }
    let players = Field::Players(model.form.players);
    let mut effects = update(model, GameMsg::Form(players));
    effects.extend(go(model, Screen::Setup));
    effects
}

/// Opens a screen; away from the table the game leaves it.
pub fn go(model: &mut Model, screen: Screen) -> Vec<Effect> {
    model.sheets.clear();
    model.saved_games.sought.clear();
    model.screen = screen;
    if screen != Screen::Table {
        model.table = None;
    }
    vec![Effect::Focus]
}

/// Continues a kept game.
pub fn resume(model: &mut Model, id: u32) -> Vec<Effect> {
    if saved_games::needs_a_word(model, id) {
        return vec![Effect::Focus];
    }
    if let Some(effects) = install::of_other_program(model, id) {
        return effects;
    }
    if let Some(record) = model.saved_games.kept.iter().find(|r| r.id == id).cloned() {
        open(model, &record);
    }
    Vec::new()
}

/// Begins a game that two computer players play.
fn watch(model: &mut Model, chance: u64) -> Vec<Effect> {
    let game = AnyGame::new(model.war(), 0, Seed(mix(chance, 1)), named(chance, PerSide::default()));
    let effects = begin(model, game, Mode::Watch);
    watching(model, |watching| watching.runs = true);
    effects
}

/// Changes how a game runs that plays itself.
fn watching(model: &mut Model, change: impl FnOnce(&mut Watching)) -> Vec<Effect> {
    if let Some(table) = &mut model.table {
        change(&mut table.watching);
    }
    Vec::new()
}

/// Puts a table before the player.
pub fn sit(model: &mut Model, table: Table) {
    model.sheets.clear();
    model.table = Some(table);
    model.screen = Screen::Table;
}

pub fn fill(form: &mut Form, field: Field) {
    match field {
        Field::War(n) => (form.game, form.switches, form.short_war) = (n, 0, None),
        Field::Players(n) => form.players = n,
        Field::Name(n, name) => form.names[n] = code::clean(&name, NAME),
        Field::Level(level) => form.level = level,
        Field::Hints(hints) => form.hints = hints,
        Field::ShortWar(war) => form.short_war = war,
        Field::Lot(lot) => form.lot = lot,
        Field::Seed(seed) => form.seed = seed,
        Field::Facing(facing) => form.facing = facing,
        Field::Setting(row, setting) => {
            if let Some(row) = games::info(form.game).switches().get(row) {
                form.switches = row.set(form.switches, setting);
            }
        }
    }
}

/// The places of those who play in the form: two at this table, by link, against the computer player.
pub const TOGETHER: usize = 0;

/// One with both sides.
pub const ALONE: usize = 1;

/// By link.
pub const BY_LINK: usize = 2;

/// Against the computer player.
pub const AGAINST_COMPUTER: usize = 3;

/// A new game as the form says. `chance` gives the seed unless one was typed, the id and the lot.
fn start(model: &mut Model, chance: u64) -> Vec<Effect> {
    let form = &model.form;
    if form.players == AGAINST_COMPUTER && model.opponent.trouble().is_some() {
        return Vec::new();
    }
    let seed = form.seed.trim().parse().unwrap_or_else(|_| mix(chance, 1));
    let first = match form.lot {
        SideChoice::Chosen(side) => side,
        SideChoice::Drawn if mix(chance, 2).is_multiple_of(2) => Side::Rome,
        SideChoice::Drawn => Side::Carthage,
    };
    let mut names = PerSide::<String>::default();
    // Who plays both sides is asked for no name. One that was typed for a friend is not the computer's.
    if form.players != ALONE {
        names[first] = form.names[0].trim().to_string();
        if form.players != AGAINST_COMPUTER {
            names[first.enemy()] = form.names[1].trim().to_string();
        }
    }
    let mode = match form.players {
        TOGETHER => Mode::Together,
        ALONE => Mode::Alone,
        BY_LINK => Mode::Link(first),
        _ => Mode::Against(
            first,
            Computer {
                level: form.level,
                hints: form.hints,
            },
        ),
    };
    let envelope = named(chance, names);
    let short_war = form.short_war.and_then(|at| short_war(form.game, at, envelope.clone()));
    let game = short_war.unwrap_or_else(|| AnyGame::new(form.game, form.switches, Seed(seed), envelope));
    let opposite = (mode == Mode::Together && form.facing).then(|| first.enemy());
    // A war that shall come again is wished for anew.
    model.form.seed.clear();
    let mut effects = begin(model, game, mode);
    model.device = model.device.seating(opposite);
    effects.push(Effect::Device(model.device));
    effects
}

/// A short war of a game, by its place in the list: its id, which deals hidden cards and dice, and its players are those of the envelope.
fn short_war(game: usize, at: usize, envelope: Envelope) -> Option<AnyGame> {
    let info = games::info(game);
    let war = info.short_wars().into_iter().nth(at)?;
    let mut begun = info.begin_short_war(&war, envelope.id).ok()?;
    begun.envelope_mut().names = envelope.names;
    Some(begun)
}

/// The envelope of a new game.
fn named(chance: u64, names: PerSide<String>) -> Envelope {
    Envelope {
        id: mix(chance, 3) as u32,
        names,
        ..Envelope::default()
    }
}

pub(super) fn begin(model: &mut Model, game: AnyGame, mode: Mode) -> Vec<Effect> {
    let mut table = Table::new(game, mode);
    let mut effects = commit::begun(&mut table);
    sit(model, table);
    effects.push(Effect::Focus);
    effects
}

/// The same players again, each with the other side; the computer player perhaps at another level.
fn rematch(model: &mut Model, chance: u64, other: Option<u8>) -> Vec<Effect> {
    let Some(table) = &model.table else { return Vec::new() };
    let old = &table.seats.names;
    let names = PerSide::new(old.carthage.clone(), old.rome.clone());
    let mode = match table.seats.mode {
        Mode::Link(side) => Mode::Link(side.enemy()),
        Mode::Against(side, computer) => {
            let level = other.unwrap_or(computer.level);
            Mode::Against(side.enemy(), Computer { level, ..computer })
        }
        Mode::Lesson(_) | Mode::Challenge(_) => Mode::Alone,
        mode @ (Mode::Together | Mode::Alone | Mode::Watch | Mode::Look) => mode,
    };
    let envelope = named(chance, names);
    let was = table.game.short_war();
    let short_war = was.and_then(|(at, _)| short_war(games::place_of(&table.game), at, envelope.clone()));
    let again = short_war.unwrap_or_else(|| table.game.again(Seed(mix(chance, 1)), envelope));
    begin(model, again, mode)
}

/// What the stores hold: listed by date, or put on the table if it was asked for.
pub(super) fn kept(model: &mut Model, records: Vec<Record>) {
    model.saved_games.ready = true;
    let mut all: Vec<Record> = Vec::new();
    for record in records {
        match all.iter_mut().find(|r| r.id == record.id) {
            Some(other) => *other = newer(other.clone(), record),
            None => all.push(record),
        }
    }
    let gone = model.saved_games.deleted.as_ref().map(|d| d.id);
    model.saved_games.kept.clear();
    for record in all.into_iter().filter(|r| Some(r.id) != gone) {
        list(model, record);
    }
    saved_games::reread(model);
}

/// Puts a kept game on the table.
fn open(model: &mut Model, record: &Record) {
    match record.open() {
        Ok(table) => {
            model.notice.set(table.game.read_only().map(str::to_owned));
            sit(model, table);
        }
        Err(why) => model.notice.say(why),
    }
}
