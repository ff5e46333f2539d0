//! Looking back: any earlier moment of the game, on a second copy of it, so that the game on the table stays as it is.

use super::model::{Model, Screen, Sheet, Table, Target};
use super::seats::Mode;
use super::slots::SlotsEffect;
use super::story::{self, Kind, Search};
use super::view_model::ViewModel;
use super::{Effect, MapMove, Msg, at_table, rewind};
use super::{keep, start};
use crate::app::msg::{AnswerMsg, LookMsg, PastMsg};
use crate::games::{AnyGame, LogLine};
use kernel::scene::{AskKind, Show, Tells};
use kernel::{Side, Viewer};
use std::sync::Arc;

/// How long a moment stays when the game plays itself, in milliseconds: slow, steady, fast.
pub const PACES: [(u32, &str); 3] = [(2400, "Slow"), (1200, "Steady"), (400, "Fast")];

/// What only the browser can do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ReplayEffect {
    /// Send [`PastMsg::Tick`] with this number after so many milliseconds.
    Tick(u32, u32),
    /// Print the page.
    Print,
}

/// A way through the past.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Way {
    /// To the first moment.
    First,
    /// To the last.
    Last,
    /// By one answer.
    Step(bool),
    /// To the beginning of a turn.
    Turn(bool),
    /// To a battle.
    Battle(bool),
}

/// A game that is looked back at.
pub struct Past {
    /// The table as it lay at the moment.
    pub table: Table,
    /// All that has been told.
    pub story: Vec<LogLine>,
    /// After how many answers.
    pub at: usize,
    /// How many there are.
    pub total: usize,
    /// The turns, each with its first moment.
    pub turns: Vec<(String, usize)>,
    /// What was asked then, in a few words.
    pub title: String,
    /// Whether it plays itself.
    pub runs: bool,
    /// How fast, by its place in [`PACES`].
    pub pace: usize,
    clock: u32,
    viewer: Viewer,
}

impl Past {
    /// The past of a game, at a moment. Of a war that goes on at a shared table only what lies open is shown.
    pub fn of(table: &Table, at: usize) -> Self {
        let over = table.game.over();
        let viewer = match table.seats.mode {
            Mode::Together if over.is_none() => Viewer::Public,
            Mode::Together | Mode::Alone | Mode::Link(_) | Mode::Watch | Mode::Look | Mode::Lesson(_) => {
                table.seats.viewer(over.is_some())
            }
        };
        let mut copy = Table::new(table.game.past(), table.seats.mode);
        copy.id = table.id;
        copy.seats.open = None;
        copy.seats.curtain = None;
        copy.past = true;
        let story = table.game.log(viewer, &table.seats.orders.given);
        let total = table.game.answers().len();
        let mut past = Past {
            table: copy,
            turns: Vec::new(),
            story,
            at,
            total,
            title: String::new(),
            runs: false,
            pace: 1,
            clock: 0,
            viewer,
        };
        for turn in story::turns(&past.story) {
            let told = past.story[turn.clone()].iter().find(|l| l.line.tells == Tells::Turn);
            let from = told.filter(|_| turn.start > 0).map_or(0, |l| l.moment).min(total);
            past.turns.push((story::turn_name(&past.story, turn), from));
        }
        past.seek(at);
        past
    }

    /// Goes to a moment.
    pub fn seek(&mut self, at: usize) {
        self.at = at.min(self.total);
        let over = self.table.game.over();
        let table = &mut self.table;
        table.game.seek(self.at);
        let sketch = table.game.sketch();
        table.view_model = Arc::new(ViewModel {
            scene: sketch.scene(self.viewer),
            outcome: over.filter(|_| self.viewer == Viewer::Both),
            ..ViewModel::default()
        });
        let told = self.story.partition_point(|l| l.moment <= self.at);
        table.telling.log = self.story[..told].to_vec();
        table.telling.old = self.story.partition_point(|l| l.moment < self.at);
        let fresh = table.telling.log.iter().enumerate().skip(table.telling.old);
        let weight = |line: &LogLine| match line.line.show {
            _ if story::marked(line) => 3,
            Some(Show::Dice(_)) => 2,
            Some(Show::Look(_)) => 1,
            _ => 0,
        };
        let best = fresh.rev().max_by_key(|(_, l)| weight(l));
        table.telling.news = best.map(|(at, _)| at);
        let asked = sketch.asked().filter(|a| {
            let open = !a.secret || a.kind == AskKind::Window || self.viewer.sees(a.to);
            open && self.at < self.total
        });
        self.title = asked.map_or_else(|| table.view_model.scene.phase.clone(), |a| a.title);
    }

    /// The battles by their moments.
    fn battles(&self) -> impl DoubleEndedIterator<Item = usize> + '_ {
        let battle = |l: &&LogLine| matches!(l.line.tells, Tells::Battle | Tells::Falls);
        self.story.iter().filter(battle).map(|l| l.moment)
    }

    /// Where a way leads to, if anywhere.
    pub fn goal(&self, way: Way) -> Option<usize> {
        let here = self.at;
        let turns = || self.turns.iter().map(|(_, at)| *at);
        let to = match way {
            Way::First => Some(0),
            Way::Last => Some(self.total),
            Way::Step(true) => Some(here + 1),
            Way::Step(false) => here.checked_sub(1),
            Way::Turn(true) => turns().find(|at| *at > here),
            Way::Turn(false) => turns().rfind(|at| *at < here),
            Way::Battle(true) => self.battles().find(|at| *at > here),
            Way::Battle(false) => self.battles().rfind(|at| *at < here),
        };
        to.filter(|to| *to != here && *to <= self.total)
    }

    /// The turn that the moment lies in, by its place.
    pub fn turn(&self) -> usize {
        self.turns.partition_point(|(_, at)| *at <= self.at).max(1) - 1
    }

    /// The line of the battle or siege that is told at this moment.
    pub fn fight(&self) -> Option<usize> {
        let mut told = self.table.telling.old..self.table.telling.log.len();
        told.find(|at| story::fight(&self.story, *at).is_some())
    }

    /// The next moment at which something is told.
    fn next_told(&self) -> usize {
        let next = self.story.iter().map(|l| l.moment).find(|at| *at > self.at);
        next.unwrap_or(self.total).min(self.total)
    }
}

impl Model {
    /// The table that is shown: the game's own, or as it lay at the moment that is looked back at.
    pub fn shown(&self) -> Option<&Table> {
        match (&self.past, &self.table) {
            (Some(past), Some(_)) => Some(&past.table),
            (_, table) => table.as_ref(),
        }
    }

    /// The log that is shown: looking back, all of it.
    pub fn story(&self) -> &[LogLine] {
        match (&self.past, &self.table) {
            (Some(past), Some(_)) => &past.story,
            (_, Some(table)) => &table.telling.log,
            _ => &[],
        }
    }
}

/// While the past lies on the table nothing of the game is touched: what the player would do there is looked at, or does nothing.
/// `None` if the message is none of that.
pub fn instead(model: &mut Model, msg: &Msg) -> Option<Vec<Effect>> {
    let past = model.past.as_mut()?;
    match msg {
        Msg::Answer(AnswerMsg::Tap(target)) => {
            let looked = looked_at(target);
            let focus = looked.as_ref().map(|_| Effect::Focus);
            model.sheets.extend(looked);
            Some(focus.into_iter().collect())
        }
        Msg::Look(LookMsg::Back) if model.sheets.is_empty() => Some(update(model, PastMsg::Leave)),
        Msg::Look(LookMsg::Cursor(at)) => {
            past.table.pointing.cursor = *at;
            past.table.pointing.spoken = at.map(|at| past.table.view_model.about(at));
            Some(Vec::new())
        }
        Msg::Answer(_)
        | Msg::Seat(_)
        | Msg::Look(_)
        | Msg::Past(_)
        | Msg::Game(_)
        | Msg::Keep(_)
        | Msg::Link(_)
        | Msg::Help(_)
        | Msg::Device(_)
        | Msg::Browser(_) => msg.traits().ignored_in_past.then(Vec::new),
    }
}

/// The sheet that a tap opens while the past is looked at; a general has none.
fn looked_at(target: &Target) -> Option<Sheet> {
    match target {
        Target::Space(at) => Some(Sheet::Space(*at)),
        Target::Stack(key) => Some(Sheet::Stack(key.clone())),
        Target::Card(card) => Some(Sheet::Card(*card)),
        Target::General(_) => None,
    }
}

/// After each message: the past of a game that is no longer on the table is forgotten.
pub fn settle(model: &mut Model) {
    let gone =
        |past: &Past| model.screen != Screen::Table || model.table.as_ref().is_none_or(|t| t.id != past.table.id);
    if model.past.as_ref().is_some_and(gone) {
        model.past = None;
    }
}

/// What is asked of the past, and of the log.
pub fn update(model: &mut Model, msg: PastMsg) -> Vec<Effect> {
    match msg {
        PastMsg::Rewind(msg) => return at_table(model, |table, sheets| rewind::update(table, sheets, msg)),
        PastMsg::Begin => return begin(model, usize::MAX),
        PastMsg::Line(line) => {
            let moment = model.story().get(line).map(|l| l.moment);
            return moment.map_or_else(Vec::new, |at| begin(model, at));
        }
        PastMsg::Show(at) => {
            model.sheets.clear();
            model.tab = 0;
            model.tab_chosen = model.table.as_ref().map(|t| t.keeping.sequence);
            let table = match &mut model.past {
                Some(past) => Some(&mut past.table),
                None => model.table.as_mut(),
            };
            if let Some(table) = table {
                (table.pointing.cursor, table.pointing.pointed) = (Some(at), true);
                table.pointing.spoken = Some(table.view_model.about(at));
            }
            return vec![Effect::Map(MapMove::Space(at))];
        }
        PastMsg::Search(search) => model.search = search,
        PastMsg::Words(words) => {
            // A search by words alone (no kind of line chosen) covers the whole log: it drops the limit to one turn.
            model.search.turn = model.search.turn.filter(|_| model.search.kind != Kind::All);
            model.search.words = words;
            model.search.page = 0;
        }
        PastMsg::Turn(turn) => {
            model.search = Search {
                turn: Some(turn),
                ..Search::default()
            };
            if model.sheets.last() != Some(&Sheet::Log) {
                model.sheets.push(Sheet::Log);
                return vec![Effect::Focus];
            }
        }
        PastMsg::Export => {
            let name = format!("{}-log.txt", file_name(model));
            let text = story::text(model.story());
            return vec![Effect::Slots(SlotsEffect::Download(name, text))];
        }
        PastMsg::CopyLog => return vec![Effect::Copy(story::text(model.story()))],
        PastMsg::Print => return vec![out(ReplayEffect::Print)],
        PastMsg::Fork(other, chance) => return fork(model, other, chance),
        PastMsg::Leave => return leave(model),
        PastMsg::Seek(at) => {
            return at_past(model, |past, sheets| {
                sheets.clear();
                rest_at(past, at)
            });
        }
        PastMsg::Slide(at) => {
            return at_past(model, |past, _| {
                let to = at.parse().unwrap_or(past.at);
                rest_at(past, to)
            });
        }
        PastMsg::Go(way) => {
            return at_past(model, |past, _| {
                past.runs = false;
                past.goal(way).map_or_else(Vec::new, |to| rest_at(past, to))
            });
        }
        PastMsg::Run => return at_past(model, |past, _| run(past)),
        PastMsg::Pace => {
            return at_past(model, |past, _| {
                past.pace = (past.pace + 1) % PACES.len();
                Vec::new()
            });
        }
        PastMsg::Tick(clock) => return at_past(model, |past, _| tick(past, clock)),
    }
    Vec::new()
}

const fn out(effect: ReplayEffect) -> Effect {
    Effect::Replay(effect)
}

fn file_name(model: &Model) -> String {
    let title = model.table.as_ref().map_or("corvus", |t| t.game.about().title);
    title.to_ascii_lowercase()
}

/// Looks back, or goes on looking, at a moment.
pub fn begin(model: &mut Model, at: usize) -> Vec<Effect> {
    model.sheets.clear();
    match (&mut model.past, &model.table) {
        (Some(past), _) => past.seek(at),
        (None, Some(table)) if table.seats.curtain.is_none() => model.past = Some(Past::of(table, at)),
        _ => return Vec::new(),
    }
    model.tab = 0;
    let mut effects = model.past.as_ref().map_or_else(Vec::new, look);
    effects.push(Effect::Focus);
    effects
}

/// The map comes to where something happened.
fn look(past: &Past) -> Vec<Effect> {
    let told = past.table.telling.news.and_then(|at| past.table.telling.log.get(at));
    let at = told.and_then(|l| l.line.spaces.last());
    at.map(|at| Effect::Map(MapMove::Space(*at))).into_iter().collect()
}

/// Changes the past that is looked at, if one is; what came of copying is said no more.
fn at_past(model: &mut Model, change: impl FnOnce(&mut Past, &mut Vec<Sheet>) -> Vec<Effect>) -> Vec<Effect> {
    let Some(past) = model.past.as_mut() else {
        return Vec::new();
    };
    model.word.clear();
    change(past, &mut model.sheets)
}

/// Goes back to the game.
fn leave(model: &mut Model) -> Vec<Effect> {
    let left = at_past(model, |_, sheets| {
        sheets.clear();
        vec![Effect::Focus]
    });
    model.past = None;
    left
}

/// Stops the automatic replay at a moment.
fn rest_at(past: &mut Past, at: usize) -> Vec<Effect> {
    past.runs = false;
    past.seek(at);
    look(past)
}

/// Starts the automatic replay, from the first moment if the last is looked at, or pauses it.
fn run(past: &mut Past) -> Vec<Effect> {
    past.runs = !past.runs;
    past.clock = past.clock.wrapping_add(1);
    if !past.runs {
        return Vec::new();
    }
    if past.at == past.total {
        past.seek(0);
    }
    vec![out(ReplayEffect::Tick(past.clock, PACES[past.pace].0))]
}

/// The time of a moment is over: the automatic replay goes on, unless this is an old clock.
fn tick(past: &mut Past, clock: u32) -> Vec<Effect> {
    if !past.runs || clock != past.clock {
        return Vec::new();
    }
    past.seek(past.next_told());
    past.runs = past.at < past.total;
    let next = past.runs.then(|| out(ReplayEffect::Tick(clock, PACES[past.pace].0)));
    look(past).into_iter().chain(next).collect()
}

/// A game of its own from the moment that is looked at; the one it came from stays as it is.
fn fork(model: &mut Model, other: bool, chance: u64) -> Vec<Effect> {
    let (Some(past), Some(table)) = (&model.past, &model.table) else {
        return Vec::new();
    };
    let as_it_was = table.game.over().is_some() && !other;
    let by = if as_it_was { None } else { Some(past.viewer) };
    let id = (chance >> 32) as u32 ^ chance as u32;
    let game: AnyGame = table.game.fork(past.at, id, by);
    let mode = match table.seats.mode {
        Mode::Together => Mode::Together,
        Mode::Alone | Mode::Link(_) | Mode::Watch | Mode::Look | Mode::Lesson(_) => Mode::Alone,
    };
    let from = past.turns.get(past.turn()).map_or("", |(name, _)| name.as_str());
    let old = match table.keeping.slot.name.as_str() {
        "" => keep::Record::of(table).title,
        name => name.into(),
    };
    let from = from
        .strip_prefix("Turn")
        .map_or(from.to_string(), |rest| format!("turn{rest}"));
    let name = format!("{old} from {from}");
    model.past = None;
    let mut effects = start::begin(model, game, mode);
    for effect in &mut effects {
        if let Effect::Save(record) = effect {
            record.name.clone_from(&name);
        }
    }
    model.notice = Some(format!(
        "This is {name}, a game of its own. The one it came from stays as it was."
    ));
    if let Some(table) = &mut model.table {
        table.keeping.slot.name = name;
    }
    effects
}

/// The moment that a link names after its end (`~120`): none if it names none, an error if it cannot be one.
pub fn moment_of(link: &str) -> Option<Result<usize, ()>> {
    let (_, after) = link.trim().rsplit_once('~')?;
    let digits: String = after.chars().take_while(char::is_ascii_digit).collect();
    Some(digits.parse().map_err(|_| ()))
}

/// After a link has been opened: the moment that it names comes onto the table, or a word why not.
pub fn arrive(model: &mut Model) -> Vec<Effect> {
    let (Some(table), Some(wanted), None) = (&model.table, model.wanted, &model.reading) else {
        return Vec::new();
    };
    model.wanted = None;
    let total = table.game.answers().len();
    match wanted {
        Ok(at) if at <= total => {
            let seat = model.sheets.last() == Some(&Sheet::Seat);
            let effects = begin(model, at);
            if seat {
                model.sheets.push(Sheet::Seat);
            }
            effects
        }
        _ => {
            let words = "The link names a moment that this game does not have: here is the game as it stands.";
            model.notice = Some(words.into());
            Vec::new()
        }
    }
}

/// The name of a kind of search, for a button that sets it.
pub fn search(of: &Search, kind: Kind, side: Option<Side>) -> PastMsg {
    PastMsg::Search(Search {
        kind,
        side,
        words: of.words.clone(),
        turn: of.turn,
        page: 0,
    })
}
