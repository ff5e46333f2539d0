//! Looking back: any earlier moment of the game, on a second copy of it, so that the game on the table stays as it is.

mod fork;
mod named;
pub mod rewind;
pub mod view;

use crate::features::coach;
pub use crate::features::replay::named::{arrive, moment_of, with_moment};
use crate::features::table::at_table::at_table;
use crate::games::LogLine;
use crate::model::effect::Effect;
use crate::model::log_index::{LogFilter, Search};
use crate::model::map_move::MapMove;
use crate::model::msg::{AnswerMsg, CoachMsg, LookMsg, Msg, PastMsg, ReviewMsg};
pub use crate::model::past::{PACES, Past};
use crate::model::replay::ReplayEffect;
use crate::model::saved_games::SavedGamesEffect;
use crate::model::screen::Screen;
use crate::model::{Model, Sheet, Tab, Table, Target, log_index};
use engine::Side;

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
            (_, Some(table)) => &table.ticker.log,
            _ => &[],
        }
    }
}

/// While the past lies on the table nothing of the game is touched: what the player would do there is looked at, or does nothing.
/// `None` if the message is none of that.
pub fn instead(model: &mut Model, msg: &Msg) -> Option<Vec<Effect>> {
    if let Msg::Answer(AnswerMsg::Tap(target)) = msg
        && let Some(choice) = coach::review::tapped(model, target)
    {
        return Some(coach::update(model, CoachMsg::Review(ReviewMsg::Try(choice))));
    }
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
        | Msg::Opponent(_)
        | Msg::Coach(_)
        | Msg::Challenge(_)
        | Msg::Browser(_) => msg.traits().ignored_in_past.then(Vec::new),
    }
}

/// The sheet that a tap opens while the past is looked at; a general has none.
pub fn looked_at(target: &Target) -> Option<Sheet> {
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
    // Whoever goes on looking back has done with the second try that stood there.
    if msg.moves_in_the_past()
        && let Some(review) = &mut model.coach.review
    {
        review.end_second_try();
    }
    match msg {
        PastMsg::Rewind(msg) => return at_table(model, |table, sheets| rewind::update(table, sheets, msg)),
        PastMsg::Begin => return begin(model, usize::MAX),
        PastMsg::Line(line) => {
            let moment = model.story().get(line).map(|l| l.moment);
            return moment.map_or_else(Vec::new, |at| begin(model, at));
        }
        PastMsg::Show(at) => {
            model.sheets.clear();
            model.showing.tab = Tab::Map;
            model.showing.tab_chosen = model.table.as_ref().map(|t| t.keeping.sequence);
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
            model.search.turn = model.search.turn.filter(|_| model.search.kind != LogFilter::All);
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
            let text = log_index::text(model.story());
            return vec![Effect::SavedGames(SavedGamesEffect::Download(name, text))];
        }
        PastMsg::CopyLog => return vec![Effect::Copy(log_index::text(model.story()))],
        PastMsg::Print => return vec![out(ReplayEffect::Print)],
        PastMsg::Fork(other, chance) => return fork::fork(model, other, chance),
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
        PastMsg::Go(jump) => {
            return at_past(model, |past, _| {
                past.runs = false;
                past.goal(jump).map_or_else(Vec::new, |to| rest_at(past, to))
            });
        }
        PastMsg::Run => return at_past(model, |past, _| run(past)),
        PastMsg::Pace => {
            return at_past(model, |past, _| {
                past.pace = (past.pace + 1) % PACES.len();
                Vec::new()
            });
        }
        PastMsg::Eyes(eyes) => {
            if let (Some(past), Some(table)) = (&mut model.past, &model.table) {
                *past = past.with_eyes(table, eyes);
            }
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
        (None, Some(table)) if table.seats.handover.is_none() => model.past = Some(Past::of(table, at)),
        _ => return Vec::new(),
    }
    model.showing.tab = Tab::Map;
    let mut effects = model.past.as_ref().map_or_else(Vec::new, look);
    effects.push(Effect::Focus);
    effects
}

/// The map comes to where something happened.
fn look(past: &Past) -> Vec<Effect> {
    let told = past.table.ticker.news.and_then(|at| past.table.ticker.log.get(at));
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
    vec![out(ReplayEffect::Tick(past.clock, PACES[past.pace].millis))]
}

/// The time of a moment is over: the automatic replay goes on, unless this is an old clock.
fn tick(past: &mut Past, clock: u32) -> Vec<Effect> {
    if !past.runs || clock != past.clock {
        return Vec::new();
    }
    past.seek(past.next_told());
    past.runs = past.at < past.total;
    let next = past
        .runs
        .then(|| out(ReplayEffect::Tick(clock, PACES[past.pace].millis)));
    look(past).into_iter().chain(next).collect()
}

/// The name of a kind of search, for a button that sets it.
pub fn search(of: &Search, kind: LogFilter, side: Option<Side>) -> PastMsg {
    PastMsg::Search(Search {
        kind,
        side,
        words: of.words.clone(),
        turn: of.turn,
        page: 0,
    })
}
