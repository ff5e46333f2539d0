//! Two stores, each written before the next prompt takes input: localStorage at once, IndexedDB with strict durability.
//! No page sets a game back: what lies in a store is read before it is replaced, in the database within the same transaction.

mod database;
pub mod files;
mod local;
pub mod tabs;

use crate::browser::handle::App;
use crate::browser::store::local::Gone;
pub use crate::browser::store::local::{VIEWS, keys, local, opened, opening, suspect};
use crate::browser::window::{chance, later, minutes_now};
use crate::features::saved_games::tab_message::TabMessage;
use crate::model::msg::{KeepMsg, LinkMsg, Msg};
use crate::model::record::Record;
use std::cell::Cell;
use std::rc::Rc;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::DomException;

/// Time that the database may take to read before play goes on without it, in milliseconds.
const PATIENCE: u32 = 1500;

/// Time that the database may take to write, in milliseconds. Once it has taken longer, [`PATIENCE`] holds for writing too: a database that hangs is
/// waited for so long only once.
const WRITING: u32 = 6000;

thread_local! {
    /// The number of this page among those that write.
    static WRITER: Cell<u32> = Cell::new(chance() as u32 | 1);
}

/// What came of writing to a store.
enum Wrote {
    /// The record is written, or a later one of this page lies there already.
    Yes,
    /// The store is full.
    Full,
    /// The store has not taken the record.
    No,
    /// Another page has gone on with the game: this is its record.
    Beaten(Box<Record>),
}

impl Wrote {
    fn done(&self) -> bool {
        matches!(self, Wrote::Yes)
    }
}

/// Writes a record to both stores, then tells the model which of them took it.
pub fn save(app: App, mut record: Record) {
    record.minutes = minutes_now();
    record.writer = WRITER.get();
    local::restored(record.id);
    let text = record.to_text();
    let first = local::write(&record, &text);
    let reported = Rc::new(Cell::new(false));
    let (late, copy, local_done) = (reported.clone(), record.clone(), first.done());
    let slow = app.peek(|model| model.abilities.slow);
    later(if slow { PATIENCE } else { WRITING }, move || {
        if !late.replace(true) {
            app.send(Msg::Keep(KeepMsg::Late));
            app.send(Msg::Keep(KeepMsg::Saved(copy, local_done, false)));
        }
    });
    wasm_bindgen_futures::spawn_local(async move {
        let second = database::put(&record, &text).await;
        let first = match (&second, first) {
            (Wrote::Yes, Wrote::Beaten(_)) => local::put(record.id, &text),
            (Wrote::Yes, Wrote::Full) => in_place_of_copies(&record, &text).await,
            (_, first) => first,
        };
        let already = reported.replace(true);
        let msg = match (first, second) {
            (_, Wrote::Beaten(there)) => {
                local::put(there.id, &there.to_text());
                Msg::Keep(KeepMsg::Beaten(*there))
            }
            (Wrote::Beaten(there), _) => Msg::Keep(KeepMsg::Beaten(*there)),
            _ if already => return,
            (first, second) => {
                if first.done() || second.done() {
                    tabs::tell(&TabMessage::Written { record: text });
                }
                let (one, two) = (first.done(), second.done());
                if matches!(first, Wrote::Full) || matches!(second, Wrote::Full) {
                    app.send(Msg::Keep(KeepMsg::Played(tabs::played().await)));
                    Msg::Keep(KeepMsg::Full(record, one, two))
                } else {
                    Msg::Keep(KeepMsg::Saved(record, one, two))
                }
            }
        };
        app.send(msg);
    });
}

/// Writes a record to local storage, which is full, in the place of copies of games that the database has as well, the oldest first.
async fn in_place_of_copies(record: &Record, text: &str) -> Wrote {
    let mut copies = local::read();
    copies.retain(|copy| copy.id != record.id && copy.damage.is_none());
    copies.sort_by_key(|copy| copy.minutes);
    for copy in copies {
        let there = database::get(copy.id).await.filter(|there| there.damage.is_none());
        if there.is_none_or(|there| there.sequence < copy.sequence) {
            continue;
        }
        local::spare(copy.id);
        match local::write(record, text) {
            Wrote::Full => {}
            done @ (Wrote::Yes | Wrote::No | Wrote::Beaten(_)) => return done,
        }
    }
    Wrote::Full
}

/// Deletes a game from both stores: from the first at once, from the second when it answers.
pub fn delete(id: u32) {
    let gone = local::delete(id);
    tabs::tell(&TabMessage::Gone { id });
    wasm_bindgen_futures::spawn_local(forget(gone));
}

async fn forget(gone: Gone) {
    if database::delete(gone.id).await {
        local::settle(&gone);
    }
}

/// Reads both stores, then opens the link that the address held. If the database is slow, its games are added when they come.
pub fn read_all(app: App, link: Option<String>) {
    let link = Rc::new(Cell::new(link));
    let (read, waited) = (Rc::new(Cell::new(false)), link.clone());
    let late = read.clone();
    later(PATIENCE, move || {
        if !late.get() {
            give(app, local::read(), &waited);
        }
    });
    wasm_bindgen_futures::spawn_local(async move {
        let kept = database::read().await;
        read.set(true);
        if !local::takes() && !database::opens().await {
            app.send(Msg::Keep(KeepMsg::Forgetful));
        }
        let (mut records, gone) = (local::read(), local::gone());
        let stays = |record: &Record| gone.iter().all(|gone| gone.id != record.id);
        records.extend(kept.into_iter().filter(stays));
        local::sweep(&records);
        give(app, records, &link);
        for gone in gone {
            forget(gone).await;
        }
    });
}

fn give(app: App, records: Vec<Record>, link: &Cell<Option<String>>) {
    app.send(Msg::Keep(KeepMsg::Loaded(records)));
    if let Some(link) = link.take() {
        app.send(Msg::Link(LinkMsg::Open(link)));
    }
}

/// The later one of the records that the two stores hold of a game.
async fn read_one(id: u32) -> Option<Record> {
    let there = database::get(id).await.into_iter();
    there
        .chain(local::get(id))
        .reduce(crate::features::saved_games::record::newer)
}

/// Whether an error says that the store is full. Firefox has a name of its own for local storage.
fn is_full(error: &JsValue) -> bool {
    is_named(error, "QuotaExceededError") || is_named(error, "NS_ERROR_DOM_QUOTA_REACHED")
}

/// Whether an error of the browser has this name.
fn is_named(error: &JsValue, name: &str) -> bool {
    let error = error.dyn_ref::<DomException>();
    error.is_some_and(|error| error.name() == name)
}
