//! The slots: names, copies, deleting with a way back, files, room in the stores, one game in several tabs.

pub mod incoming;
pub mod kept;
pub mod picture;
pub mod place;
pub mod record;
pub mod room;
mod saved;
mod search;
pub mod small_map;
pub mod tab_message;
pub mod tabs;
pub mod view;
pub mod when;

use crate::features::saved_games::kept::{find, free_id, list};
use crate::features::saved_games::saved::saved;
pub use crate::features::saved_games::tabs::{after, on_table, reread};
use crate::features::setup;
use crate::model::effect::Effect;
use crate::model::msg::KeepMsg;
use crate::model::record::Record;
use crate::model::saved_games::{BrowserKind, FEW, Lasting, SavedGames, SavedGamesEffect, SavedGamesSheet, Suspect};
use crate::model::{Model, Sheet};
use engine::code;

impl SavedGames {
    /// Whether there are so many kept games that one is looked for by words.
    pub fn many(&self) -> bool {
        self.kept.len() > FEW
    }

    /// The kept games whose rows have all the words that are looked for, the latest first.
    pub fn listed(&self) -> impl Iterator<Item = &Record> {
        let sought = if self.many() {
            search::terms(&self.sought)
        } else {
            Vec::new()
        };
        self.kept
            .iter()
            .filter(move |record| search::has(&self.row(record), &sought))
    }

    /// All that the row of a game says.
    fn row(&self, record: &Record) -> String {
        [&record.name, &record.title, &self.stands(record)]
            .map(String::as_str)
            .join("\n")
    }

    /// How a game stands, when it was last played, and whether it began as a lesson; or that it is damaged.
    pub fn stands(&self, record: &Record) -> String {
        if let Some(damage) = record.damage {
            return format!("Damaged. {}", damage.words());
        }
        let when = when::words(record.minutes, self.now, self.ahead);
        let lesson = if record.lesson { BEGUN_AS_LESSON } else { "" };
        let words = [record.about.as_str(), &when, lesson];
        let words: Vec<&str> = words.into_iter().filter(|words| !words.is_empty()).collect();
        words.join(" · ")
    }
}

/// What is said of a game that began as a lesson and was played on without it.
const BEGUN_AS_LESSON: &str = "begun as the guided first game";

/// Lets something happen to slots.
pub fn update(model: &mut Model, msg: KeepMsg) -> Vec<Effect> {
    let slots = &mut model.saved_games;
    match msg {
        KeepMsg::Loaded(records) => setup::kept(model, records),
        KeepMsg::Saved(record, first, second) => return saved(model, record, first, second),
        KeepMsg::Forgetful => model.abilities.forgetful = true,
        KeepMsg::Late => model.abilities.slow = true,
        KeepMsg::Seek(words) => slots.sought = words,
        KeepMsg::Continue(id) => return setup::resume(model, id),
        KeepMsg::Delete(id) => return delete(model, id),
        KeepMsg::Born(now, ahead, place, lasting) => {
            (slots.now, slots.ahead, slots.place) = (now, ahead, place);
            if lasting {
                slots.lasting = Lasting::Promised;
            }
            if place == BrowserKind::InApp {
                model.notice.say(place::IN_APP);
            }
        }
        KeepMsg::Suspect(id, times) => slots.suspect = Some(Suspect { id, times }),
        KeepMsg::Look(id) => {
            model.saved_games.typed = find(model, id).map_or_else(String::new, |r| r.name.clone());
            model.sheets.push(Sheet::SavedGames(SavedGamesSheet::Game(id)));
            return vec![Effect::Focus];
        }
        KeepMsg::Past(id) => {
            let effects = setup::resume(model, id);
            let Some(table) = model.table.as_mut().filter(|t| t.id == id) else {
                return effects;
            };
            table.seats.handover = None;
            return crate::features::replay::begin(model, usize::MAX);
        }
        KeepMsg::Typed(name) => slots.typed = name,
        KeepMsg::Rename(id) => return rename(model, id),
        KeepMsg::Copy(id) => return copy(model, id),
        KeepMsg::Export(which) => return export(model, which),
        KeepMsg::Undelete => {
            let record = slots.deleted.take();
            return record.map(|r| keep(model, r)).into_iter().collect();
        }
        KeepMsg::Forget => slots.deleted = None,
        KeepMsg::File(text) => return incoming::file(model, text),
        KeepMsg::Add => return incoming::add(model),
        KeepMsg::Lasting(yes) => slots.lasting = if yes { Lasting::Promised } else { Lasting::Refused },
        KeepMsg::Full(record, first, second) => return room::full(model, record, first, second),
        KeepMsg::Played(ids) => slots.played = ids,
        KeepMsg::MakeRoom(id) => return room::make(model, id),
        KeepMsg::Beaten(record) => return tabs::beaten(model, record),
        KeepMsg::Elsewhere(record) => tabs::follow(model, record),
        KeepMsg::Gone(id) => return tabs::gone(model, id),
        KeepMsg::Held(id) => tabs::held(model, id),
        KeepMsg::Mine(id, record) => tabs::mine(model, id, record),
        KeepMsg::TakeOver => {
            let id = model.table.as_ref().map(|t| t.id);
            return id
                .map(|id| Effect::SavedGames(SavedGamesEffect::Take(id)))
                .into_iter()
                .collect();
        }
        KeepMsg::Anyway(id) => {
            slots.suspect = None;
            model.sheets.clear();
            return setup::resume(model, id);
        }
        KeepMsg::Earlier(id, answers) => return earlier(model, id, answers),
    }
    Vec::new()
}

/// A record has been written: it is listed, unless its game has been deleted meanwhile.
pub fn written(model: &mut Model, record: Record) -> Vec<Effect> {
    let deleted = model.saved_games.deleted.as_ref().is_some_and(|d| d.id == record.id);
    let later = find(model, record.id).is_some_and(|k| k.damage.is_none() && k.sequence > record.sequence);
    if deleted {
        return vec![Effect::Delete(record.id)];
    }
    if !later {
        list(model, record);
    }
    Vec::new()
}

/// Lists a record and has it written.
fn keep(model: &mut Model, record: Record) -> Effect {
    list(model, record.clone());
    Effect::Save(record)
}

/// Whether a game that the player wants to go on with needs a word first: it is damaged, or the page has crashed with it.
pub fn needs_a_word(model: &mut Model, id: u32) -> bool {
    let sheet = match (find(model, id), model.saved_games.suspect) {
        (Some(record), _) if record.damage.is_some() => SavedGamesSheet::Game(id),
        (_, Some(suspect)) if suspect.id == id && suspect.times > 1 => SavedGamesSheet::Suspect(id, suspect.times),
        _ => return false,
    };
    model.sheets.push(Sheet::SavedGames(sheet));
    true
}

/// A kept game goes, and can come back.
pub fn delete(model: &mut Model, id: u32) -> Vec<Effect> {
    model.saved_games.deleted = find(model, id).cloned();
    model.saved_games.kept.retain(|r| r.id != id);
    model.sheets.clear();
    vec![Effect::Delete(id), Effect::Focus]
}

fn rename(model: &mut Model, id: u32) -> Vec<Effect> {
    model.sheets.pop();
    let typed = core::mem::take(&mut model.saved_games.typed);
    let name = code::clean(typed.trim(), 40).trim().to_string();
    let Some(mut record) = find(model, id).filter(|r| r.damage.is_none()).cloned() else {
        return Vec::new();
    };
    record.follows = (record.sequence, record.writer);
    record.sequence += 1;
    record.name = name;
    vec![keep(model, record)]
}

fn copy(model: &mut Model, id: u32) -> Vec<Effect> {
    model.sheets.pop();
    let Some(mut record) = find(model, id).filter(|r| r.damage.is_none()).cloned() else {
        return Vec::new();
    };
    record.id = free_id(model, id);
    record.name = format!("Copy of {}", record.called()).chars().take(40).collect();
    record.minutes = model.saved_games.now.max(record.minutes);
    vec![keep(model, record)]
}

fn export(model: &mut Model, which: Option<u32>) -> Vec<Effect> {
    let wanted = model
        .saved_games
        .kept
        .iter()
        .filter(|r| which.is_none_or(|id| id == r.id));
    let text = incoming::to_file(wanted);
    let name = match which.and_then(|id| find(model, id)) {
        Some(record) => file_name(record.called()),
        None => "corvus-games".into(),
    };
    vec![Effect::SavedGames(SavedGamesEffect::Download(name + ".txt", text))]
}

/// A name that every file system takes.
fn file_name(words: &str) -> String {
    let mut name = String::from("corvus");
    let mut gap = true;
    for c in words.chars().take(60) {
        if c.is_ascii_alphanumeric() || !c.is_ascii() {
            if gap {
                name.push('-');
            }
            name.push(c);
            gap = false;
        } else {
            gap = true;
        }
    }
    name
}

/// A game as it stood earlier; what it had come to stays beside it.
fn earlier(model: &mut Model, id: u32, answers: u32) -> Vec<Effect> {
    let Some(record) = find(model, id).cloned() else {
        return Vec::new();
    };
    match record.open_earlier(answers as usize) {
        Ok(table) => {
            model.saved_games.suspect = None;
            let aside = copy(model, id);
            setup::sit(model, table);
            aside
        }
        Err(why) => {
            model.notice.say(why);
            Vec::new()
        }
    }
}
