//! The second store: IndexedDB. It is written with strict durability, so that it survives a crash of the device.

use super::{Wrote, is_full};
use crate::app::keep::{Record, Verdict, verdict};
use crate::port::browser::window;
use js_sys::{Array, Function, Object, Promise, Reflect};
use std::cell::RefCell;
use wasm_bindgen::JsCast;
use wasm_bindgen::JsValue;
use wasm_bindgen::closure::Closure;
use wasm_bindgen_futures::JsFuture;

const DATABASE: &str = "corvus";
const GAMES: &str = "games";

thread_local! {
    /// The database, once it is open.
    static OPEN: RefCell<Option<web_sys::IdbDatabase>> = const { RefCell::new(None) };
}

fn key(id: u32) -> JsValue {
    JsValue::from_f64(f64::from(id))
}

/// The text of a record in the database. Today a record is the text itself; older pages wrote an object with the text as a field.
fn text(value: &JsValue) -> Option<String> {
    let field = || Reflect::get(value, &"text".into()).ok()?.as_string();
    value.as_string().or_else(field)
}

fn record(id: u32, value: &JsValue) -> Option<Record> {
    let lies = !value.is_undefined() && !value.is_null();
    lies.then(|| Record::found(Some(id), &text(value).unwrap_or_default()))
}

/// Writes a record, unless another page has gone on with the game. Reading and writing are one transaction.
pub async fn put(mine: &Record, text: &str) -> Wrote {
    let Some(store) = games("readwrite").await else {
        return Wrote::No;
    };
    let transaction = store.transaction();
    let key = key(mine.id);
    let Some(there) = finished(store.get(&key).ok()).await else {
        return Wrote::No;
    };
    let there = record(mine.id, &there);
    match (verdict(mine, there.as_ref()), there) {
        (Verdict::Done, _) => return Wrote::Yes,
        (Verdict::Beaten, Some(there)) => return Wrote::Beaten(Box::new(there)),
        _ => {}
    }
    match store.put_with_key(&text.into(), &key) {
        Err(error) if is_full(&error) => return Wrote::Full,
        Err(_) => return Wrote::No,
        Ok(_) => {}
    }
    if settled(&transaction, "complete").await.is_some() {
        return Wrote::Yes;
    }
    let error = Reflect::get(&transaction, &"error".into()).unwrap_or_default();
    if is_full(&error) { Wrote::Full } else { Wrote::No }
}

/// Deletes a record; false if the database has not done it.
pub async fn delete(id: u32) -> bool {
    let Some(store) = games("readwrite").await else {
        return false;
    };
    store.delete(&key(id)).is_ok() && settled(&store.transaction(), "complete").await.is_some()
}

/// The record of a game.
pub async fn get(id: u32) -> Option<Record> {
    let store = games("readonly").await?;
    let there = finished(store.get(&key(id)).ok()).await?;
    record(id, &there)
}

/// All records, damaged ones included.
pub async fn read() -> Vec<Record> {
    let all = async {
        let store = games("readonly").await?;
        let (keys, values) = (store.get_all_keys().ok(), store.get_all().ok());
        let keys: Array = finished(keys).await?.dyn_into().ok()?;
        let values = values?;
        // Requests of a transaction are answered in their order: when the first is answered the second may be, too.
        let values = match values.result() {
            Ok(values) => values,
            Err(_) => finished(Some(values)).await?,
        };
        let values: Array = values.dyn_into().ok()?;
        let ids = keys.iter().map(|key| key.as_f64().unwrap_or_default() as u32);
        Some(
            ids.zip(values.iter())
                .filter_map(|(id, value)| record(id, &value))
                .collect(),
        )
    };
    all.await.unwrap_or_default()
}

/// Opens a transaction of this kind on the object store of the games, with strict durability. A lost connection is made again.
async fn games(mode: &str) -> Option<web_sys::IdbObjectStore> {
    let begin = |database: &web_sys::IdbDatabase| {
        let options = Object::new();
        Reflect::set(&options, &"durability".into(), &"strict".into()).ok()?;
        let begin: Function = Reflect::get(database, &"transaction".into()).ok()?.dyn_into().ok()?;
        let transaction = begin.call3(database, &GAMES.into(), &mode.into(), &options).ok()?;
        let transaction: web_sys::IdbTransaction = transaction.dyn_into().ok()?;
        transaction.object_store(GAMES).ok()
    };
    if let Some(store) = begin(&database().await?) {
        return Some(store);
    }
    OPEN.set(None);
    begin(&database().await?)
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
