//! Games as a file: written, read, and what a file would add. Nothing that is kept is ever replaced by it.

use crate::features::saved_games::kept::{free_id, list};
use crate::games;
use crate::model::effect::Effect;
use crate::model::msg::{LinkMsg, Msg};
use crate::model::record::{Damage, Record};
use crate::model::saved_games::{Comes, Found, SavedGamesSheet};
use crate::model::{Model, Sheet};
use engine::Choice;

/// The first line of a file.
const TITLE: &str = "Games of Corvus";

/// The longest file that is read, in characters.
const LONGEST: usize = 8_000_000;

/// Most games that are read from one file.
const MOST: usize = 500;

/// A file with these games, a line each.
pub fn to_file<'a>(records: impl Iterator<Item = &'a Record>) -> String {
    let mut text = String::from(TITLE);
    for record in records {
        text.push('\n');
        text.push_str(&record.to_text());
    }
    text.push('\n');
    text
}

/// Whether a text is such a file, and not one that holds a link.
pub fn is_file(text: &str) -> bool {
    text.trim_start().starts_with(TITLE)
}

/// The records of a file, damaged ones included. The list is empty if the file holds no record of ours.
///
/// # Errors
/// A sentence for the player if the file is too long or holds too many games.
pub fn records(text: &str) -> Result<Vec<Record>, &'static str> {
    if text.len() > LONGEST {
        return Err("This file is too long to hold games.");
    }
    let mut lines = text
        .trim_start_matches('\u{feff}')
        .lines()
        .map(str::trim)
        .filter(|l| !l.is_empty())
        .peekable();
    let titled = lines.next_if(|l| l.starts_with(TITLE)).is_some();
    let mut found = Vec::new();
    for line in lines {
        let record = Record::found(None, line);
        let ours = record
            .damage
            .is_none_or(|d| titled || d != Damage::NotOurs && !record.title.is_empty());
        if ours && found.len() == MOST {
            return Err("This file holds more than 500 games: too many at once.");
        }
        if ours {
            found.push(record);
        }
    }
    Ok(found)
}

/// What adding these records to what is kept comes to, each by itself.
pub fn weigh(model: &Model, records: Vec<Record>) -> Vec<Found> {
    let mut all: Vec<Found> = Vec::new();
    for record in records {
        let found = one(model, &all, record);
        all.push(found);
    }
    all
}

/// The record of an id: the kept one, or an earlier one in the file.
fn known<'a>(model: &'a Model, before: &'a [Found], id: u32) -> Option<&'a Record> {
    let added = before.iter().rev().filter(|f| f.comes.adds()).map(|f| &f.record);
    added
        .chain(&model.saved_games.kept)
        .find(|r| r.id == id && r.damage.is_none())
}

/// A game that this program does not play: it is kept as it is, beside another that has its id.
fn unread(model: &Model, before: &[Found], record: Record) -> Found {
    let (comes, record) = match known(model, before, record.id) {
        None => (Comes::New, record),
        Some(mine) if mine.game == record.game => (Comes::Here, record),
        Some(_) => {
            let id = unused(model, before, record.id);
            (Comes::Beside(0), Record { id, ..record })
        }
    };
    Found { record, comes }
}

/// An id that neither a kept game has nor one before it in the file.
fn unused(model: &Model, before: &[Found], near: u32) -> u32 {
    let mut id = free_id(model, near);
    while before.iter().any(|f| f.record.id == id) {
        id = free_id(model, id);
    }
    id
}

fn one(model: &Model, before: &[Found], record: Record) -> Found {
    let refused = |record: Record, why: String| Found {
        record,
        comes: Comes::Refused(why),
    };
    if let Some(damage) = record.damage {
        return refused(record, damage.words().into());
    }
    if games::is_built_in(record.kind) == Some(false) {
        return unread(model, before, record);
    }
    let theirs = match record.read() {
        Ok((game, _)) => game,
        Err(why) => return refused(record, why),
    };
    let Some(mine) = known(model, before, record.id) else {
        let comes = if beside_here(model, before, &record) {
            Comes::Here
        } else {
            Comes::New
        };
        return Found { record, comes };
    };
    if mine.game == record.game {
        return Found {
            record,
            comes: Comes::Here,
        };
    }
    let Ok((ours, mode)) = mine.read() else {
        return refused(record, Damage::Newer.words().into());
    };
    let (old, new) = (ours.answers(), theirs.answers());
    let still = ours.read_only().is_some() || theirs.read_only().is_some();
    let common = common(&old, &new);
    let (comes, record) = match () {
        () if !still && common == new.len() && common == old.len() => (Comes::Here, record),
        () if !still && common == new.len() => (Comes::Behind(old.len() - common), record),
        () if !still && common == old.len() => {
            let mut theirs = theirs;
            theirs.envelope_mut().manner = mode.number();
            let further = Record {
                follows: (mine.sequence, mine.writer),
                sequence: mine.sequence.max(record.sequence) + 1,
                name: mine.name.clone(),
                game: theirs.save(),
                ..record
            };
            (Comes::Further(new.len() - common), further)
        }
        () if beside_here(model, before, &record) => (Comes::Here, record),
        () => {
            let id = unused(model, before, record.id);
            (Comes::Beside(common), Record { id, ..record })
        }
    };
    Found { record, comes }
}

/// Whether the very same game lies here already under another id: it was kept beside another once.
fn beside_here(model: &Model, before: &[Found], record: &Record) -> bool {
    let added = before.iter().filter(|f| f.comes.adds()).map(|f| &f.record);
    added
        .chain(&model.saved_games.kept)
        .any(|r| r.game == record.game && r.damage.is_none())
}

fn common(a: &[Choice], b: &[Choice]) -> usize {
    a.iter().zip(b).take_while(|(a, b)| a == b).count()
}

/// A file has been read: what it would add is shown. A text without our games may hold a link.
pub fn file(model: &mut Model, text: String) -> Vec<Effect> {
    let records = match records(&text) {
        Ok(records) => records,
        Err(why) => {
            model.notice.say(why);
            return Vec::new();
        }
    };
    if records.is_empty() && games::of_link(&text).is_err() {
        model
            .notice
            .say("This file holds no game of this page, and no link to one.");
        return Vec::new();
    }
    if records.is_empty() {
        model.follow_up = Some(Msg::Link(LinkMsg::Open(text)));
        return Vec::new();
    }
    model.saved_games.found = weigh(model, records);
    model.sheets.push(Sheet::SavedGames(SavedGamesSheet::Import));
    vec![Effect::Focus]
}

/// What was found is added.
pub fn add(model: &mut Model) -> Vec<Effect> {
    model.sheets.pop();
    let found = core::mem::take(&mut model.saved_games.found);
    let mut effects = Vec::new();
    for Found { record, .. } in found.into_iter().filter(|f| f.comes.adds()) {
        list(model, record.clone());
        effects.push(Effect::Save(record));
    }
    effects
}
