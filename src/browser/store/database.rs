//! The second store: IndexedDB. It is written with strict durability, so that it survives a crash of the device.

use crate::browser::missing_apis::Database;
use crate::browser::objects;
use crate::browser::store::{Wrote, is_full};
use crate::browser::window::window;
use crate::features::saved_games::record::{WriteCheck, verdict};
use crate::model::record::Record;
use js_sys::{Array, Promise};
use serde::Serialize;
use std::cell::RefCell;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{IdbDatabase, IdbObjectStore, IdbRequest, IdbTransactionMode};

const DATABASE: &str = "corvus";

const GAMES: &str = "games";

#[wasm_bindgen]
extern "C" {
    /// A record as older pages wrote it: an object with the text as a field. Any other value is read as one, too.
    type OldRecord;
    #[wasm_bindgen(method, getter)]
    fn text(this: &OldRecord) -> JsValue;
}

/// The options of a transaction.
#[derive(Serialize)]
struct Options {
    durability: &'static str,
}

thread_local! {
    /// The database, once it is open.
    static OPEN: RefCell<Option<IdbDatabase>> = const { RefCell::new(None) };
}

fn key(id: u32) -> JsValue {
    JsValue::from_f64(f64::from(id))
}

/// The record in a value of the database; none if nothing lies there. Today a record is its text.
fn record(id: u32, value: &JsValue) -> Option<Record> {
    if value.is_undefined() || value.is_null() {
        return None;
    }
    let old = || value.unchecked_ref::<OldRecord>().text().as_string();
    let text = value.as_string().or_else(old).unwrap_or_default();
    Some(Record::found(Some(id), &text))
}

/// Writes a record, unless another page has gone on with the game. Reading and writing are one transaction.
pub async fn put(mine: &Record, text: &str) -> Wrote {
    let Some(store) = games(IdbTransactionMode::Readwrite).await else {
        return Wrote::No;
    };
    let transaction = store.transaction();
    let key = key(mine.id);
    let Some(there) = finished(store.get(&key).ok()).await else {
        return Wrote::No;
    };
    let there = record(mine.id, &there);
    match (verdict(mine, there.as_ref()), there) {
        (WriteCheck::Done, _) => return Wrote::Yes,
        (WriteCheck::Beaten, Some(there)) => return Wrote::Beaten(Box::new(there)),
        _ => {}
    }
    let written = match store.put_with_key(&text.into(), &key) {
        Err(error) if is_full(&error) => return Wrote::Full,
        Err(_) => return Wrote::No,
        Ok(written) => written,
    };
    if settled(&transaction, "complete").await.is_some() {
        return Wrote::Yes;
    }
    // A request that fails says so before its transaction does.
    let failed = written.error().ok().flatten().or_else(|| transaction.error());
    match failed {
        Some(error) if is_full(&error) => Wrote::Full,
        _ => Wrote::No,
    }
}

/// Deletes a record; false if the database has not done it.
pub async fn delete(id: u32) -> bool {
    let Some(store) = games(IdbTransactionMode::Readwrite).await else {
        return false;
    };
    store.delete(&key(id)).is_ok() && settled(&store.transaction(), "complete").await.is_some()
}

/// Whether there is a database that opens.
pub async fn opens() -> bool {
    games(IdbTransactionMode::Readonly).await.is_some()
}

/// The record of a game.
pub async fn get(id: u32) -> Option<Record> {
    let store = games(IdbTransactionMode::Readonly).await?;
    let there = finished(store.get(&key(id)).ok()).await?;
    record(id, &there)
}

/// All records, damaged ones included.
pub async fn read() -> Vec<Record> {
    let all = async {
        let store = games(IdbTransactionMode::Readonly).await?;
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
async fn games(mode: IdbTransactionMode) -> Option<IdbObjectStore> {
    let options = objects::write(&Options { durability: "strict" });
    let begin = |database: &IdbDatabase| {
        let database: &Database = database.unchecked_ref();
        let transaction = database.transaction_with_options(GAMES, mode, &options).ok()?;
        transaction.object_store(GAMES).ok()
    };
    if let Some(store) = begin(&database().await?) {
        return Some(store);
    }
    OPEN.set(None);
    begin(&database().await?)
}

async fn database() -> Option<IdbDatabase> {
    if let Some(open) = OPEN.with_borrow(Clone::clone) {
        return Some(open);
    }
    let factory = window().indexed_db().ok().flatten()?;
    let request = factory.open_with_u32(DATABASE, 1).ok()?;
    let fresh = request.clone();
    let upgrade = Closure::once_into_js(move || {
        let made = fresh.result().ok().and_then(|r| r.dyn_into::<IdbDatabase>().ok());
        made.map(|d| d.create_object_store(GAMES).is_ok())
    });
    request.set_onupgradeneeded(Some(upgrade.unchecked_ref()));
    let database: IdbDatabase = finished(Some(request.unchecked_into())).await?.dyn_into().ok()?;
    OPEN.set(Some(database.clone()));
    Some(database)
}

/// The result of a request.
async fn finished(request: Option<IdbRequest>) -> Option<JsValue> {
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
