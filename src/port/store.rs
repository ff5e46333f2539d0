//! Two stores, each written before the next prompt takes input: localStorage at once, IndexedDB with strict durability.

use super::browser::{later, minutes_now};
use crate::app::Msg;
use crate::app::keep::Record;
use crate::view::App;
use js_sys::{Array, Function, Object, Promise, Reflect};
use leptos::prelude::window;
use leptos::wasm_bindgen::JsCast;
use leptos::wasm_bindgen::closure::Closure;
use serde::Serialize;
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::{JsFuture, spawn_local};

const PREFIX: &str = "corvus/game/";
const DATABASE: &str = "corvus";
const GAMES: &str = "games";
/// How long the database may take before play goes on without it, in milliseconds.
const PATIENCE: u32 = 1500;
/// The same for writing, as long as it has never taken so long: a slow device is waited for, a database that hangs only once.
const WRITING: u32 = 6000;

thread_local! {
    static LATE: Cell<bool> = const { Cell::new(false) };
    static OPEN: RefCell<Option<web_sys::IdbDatabase>> = const { RefCell::new(None) };
}

/// A game as the database holds it: what somebody may look for there, and the record itself as text.
#[derive(Serialize)]
struct Kept {
    id: u32,
    minutes: u32,
    title: String,
    text: String,
}

/// The first store.
pub fn local() -> Option<web_sys::Storage> {
    window().local_storage().ok().flatten()
}

/// Writes a game to both stores and reports.
pub fn save(app: App, mut record: Record) {
    record.minutes = minutes_now();
    let first = local().is_some_and(|l| {
        l.set_item(&format!("{PREFIX}{:08x}", record.id), &record.to_text())
            .is_ok()
    });
    let done = Rc::new(Cell::new(false));
    let (late, copy) = (done.clone(), record.clone());
    let patience = if LATE.get() { PATIENCE } else { WRITING };
    later(patience, move || {
        if !late.replace(true) {
            LATE.set(true);
            app.send(Msg::Saved(copy, first, false));
        }
    });
    spawn_local(async move {
        let second = put(&record).await.is_some();
        if !done.replace(true) {
            app.send(Msg::Saved(record, first, second));
        }
    });
}

/// Deletes a game from both stores.
pub fn delete(id: u32) {
    if let Some(local) = local() {
        local.remove_item(&format!("{PREFIX}{id:08x}")).unwrap_or_default();
    }
    spawn_local(async move {
        if let Some(store) = games("readwrite").await {
            finished(store.delete(&JsValue::from_f64(f64::from(id))).ok()).await;
        }
    });
}

/// Reads both stores, then opens what the address held. A database that keeps us waiting adds its games when they come.
pub fn read_all(app: App, link: Option<String>) {
    let link = Rc::new(Cell::new(link));
    let (read, waited) = (Rc::new(Cell::new(false)), link.clone());
    let late = read.clone();
    later(PATIENCE, move || {
        if !late.get() {
            opened(app, read_local(), &waited);
        }
    });
    spawn_local(async move {
        let kept = read_database().await.unwrap_or_default();
        read.set(true);
        let mut records = read_local();
        records.extend(kept);
        opened(app, records, &link);
    });
}

fn opened(app: App, records: Vec<Record>, link: &Cell<Option<String>>) {
    app.send(Msg::Kept(records));
    if let Some(link) = link.take() {
        app.send(Msg::Link(link));
    }
}

fn read_local() -> Vec<Record> {
    let Some(local) = local() else { return Vec::new() };
    let count = local.length().unwrap_or(0);
    let keys = (0..count)
        .filter_map(|n| local.key(n).ok().flatten())
        .filter(|k| k.starts_with(PREFIX));
    keys.filter_map(|key| Record::from_text(&local.get_item(&key).ok().flatten()?))
        .collect()
}

async fn read_database() -> Option<Vec<Record>> {
    let store = games("readonly").await?;
    let all = finished(store.get_all().ok()).await?;
    let all: Array = all.dyn_into().ok()?;
    let text = |value: &JsValue| Reflect::get(value, &"text".into()).ok()?.as_string();
    Some(
        all.iter()
            .filter_map(|value| Record::from_text(&text(&value)?))
            .collect(),
    )
}

async fn put(record: &Record) -> Option<JsValue> {
    let kept = Kept {
        id: record.id,
        minutes: record.minutes,
        title: record.title.clone(),
        text: record.to_text(),
    };
    let value = serde_wasm_bindgen::to_value(&kept).ok()?;
    let store = games("readwrite").await?;
    let transaction = store.transaction();
    store
        .put_with_key(&value, &JsValue::from_f64(f64::from(record.id)))
        .ok()?;
    settled(&transaction, "complete").await
}

/// The games of the database in a transaction of this kind, with strict durability.
async fn games(mode: &str) -> Option<web_sys::IdbObjectStore> {
    let database = database().await?;
    let options = Object::new();
    Reflect::set(&options, &"durability".into(), &"strict".into()).ok()?;
    let begin: Function = Reflect::get(&database, &"transaction".into()).ok()?.dyn_into().ok()?;
    let transaction = begin.call3(&database, &GAMES.into(), &mode.into(), &options).ok()?;
    let transaction: web_sys::IdbTransaction = transaction.dyn_into().ok()?;
    transaction.object_store(GAMES).ok()
}

async fn database() -> Option<web_sys::IdbDatabase> {
    if let Some(open) = OPEN.with_borrow(Clone::clone) {
        return Some(open);
    }
    let factory = window().indexed_db().ok().flatten()?;
    let request = factory.open_with_u32(DATABASE, 1).ok()?;
    let fresh = request.clone();
    let upgrade = Closure::once_into_js(move || {
        let made = fresh
            .result()
            .ok()
            .and_then(|r| r.dyn_into::<web_sys::IdbDatabase>().ok());
        made.map(|d| d.create_object_store(GAMES).is_ok())
    });
    request.set_onupgradeneeded(Some(upgrade.unchecked_ref()));
    let database: web_sys::IdbDatabase = finished(Some(request.unchecked_into())).await?.dyn_into().ok()?;
    OPEN.set(Some(database.clone()));
    Some(database)
}

/// The result of a request.
async fn finished(request: Option<web_sys::IdbRequest>) -> Option<JsValue> {
    let request = request?;
    settled(&request, "success").await?;
    request.result().ok()
}

/// Waits for an event of this name, or for `error` or `abort`.
async fn settled(target: &web_sys::EventTarget, event: &str) -> Option<JsValue> {
    let promise = Promise::new(&mut |yes, no| {
        for (name, run) in [(event, &yes), ("error", &no), ("abort", &no)] {
            target.add_event_listener_with_callback(name, run).unwrap_or_default();
        }
    });
    JsFuture::from(promise).await.ok()
}
