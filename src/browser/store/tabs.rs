//! One game in several tabs. A Web Lock says which tab plays, and a BroadcastChannel tells the others what was written. On plain http there
//! are no locks: there a tab learns from the stores, or over the channel, that another one has gone on.

use crate::browser::handle::App;
use crate::browser::missing_apis::{LockOptions, navigator};
use crate::browser::objects;
use crate::browser::store::{is_named, read_one};
use crate::browser::window::later;
use crate::features::saved_games::tab_message::TabMessage;
use crate::model::msg::{KeepMsg, Msg};
use js_sys::{Function, Object, Promise};
use serde::Deserialize;
use std::cell::{Cell, RefCell};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{BroadcastChannel, MessageEvent};

/// The name of the channel, and the prefix of the names of locks.
const NAME: &str = "corvus";

/// Time that a lock may take to become free before the page says that another tab plays, in milliseconds: a page that is loaded again meets the
/// lock of the page before it.
const GRACE: u32 = 300;

thread_local! {
    /// The era whose lock this tab has.
    static GRANTED: Cell<u32> = const { Cell::new(0) };
    /// The channel to other tabs.
    static CHANNEL: RefCell<Option<BroadcastChannel>> = const { RefCell::new(None) };
    /// Grows with each game that is to be held. An answer to a request of an older era comes too late and is ignored.
    static ERA: Cell<u32> = const { Cell::new(0) };
    /// Releases the lock that is held, or gives up the request that waits for it.
    static LET_GO: RefCell<Option<Function>> = const { RefCell::new(None) };
    /// The promise of the last request for a lock (except requests that wait). It is settled once the lock is free again.
    static LAST: RefCell<Option<Promise>> = const { RefCell::new(None) };
}

/// How a lock is requested.
#[derive(Clone, Copy, PartialEq, Eq)]
enum LockRequest {
    /// Only if no tab holds it.
    Free,
    /// At once: the tab that holds it loses it.
    Steal,
    /// As soon as no tab holds it.
    Wait,
}

/// Listens to other tabs, of which one may run an older version of the page.
pub fn listen(app: App) {
    let Ok(channel) = BroadcastChannel::new(NAME) else {
        return;
    };
    crate::browser::window::on(&channel, "message", move |event| {
        let Some(data) = event.dyn_ref().map(MessageEvent::data) else {
            return;
        };
        let message = match data.as_string() {
            Some(text) => Some(TabMessage::from_text(&text)),
            None => objects::read(&data),
        };
        if let Some(msg) = message.as_ref().and_then(TabMessage::to_msg) {
            app.send(Msg::Keep(msg));
        }
    });
    CHANNEL.set(Some(channel));
}

/// Tells other tabs something.
pub fn tell(message: &TabMessage) {
    CHANNEL.with_borrow(|channel| {
        if let Some(channel) = channel {
            channel.post_message(&objects::write(message)).unwrap_or_default();
        }
    });
}

/// Requests the lock of a game for this tab, and releases the one before.
pub fn hold(app: App, id: Option<u32>) {
    let era = next_era();
    let Some(id) = id else { return };
    let last = LAST.take();
    spawn_local(async move {
        if let Some(last) = last {
            JsFuture::from(last).await.map(drop).unwrap_or_default();
        }
        if ERA.get() == era {
            ask(app, id, era, LockRequest::Free);
        }
    });
}

/// Takes the lock of a game from the tab that plays it.
pub fn take(app: App, id: u32) {
    let era = next_era();
    LAST.take();
    tell(&TabMessage::Held { id });
    ask(app, id, era, LockRequest::Steal);
}

/// The ids of the games whose locks tabs hold; none where there are no locks.
pub async fn played() -> Vec<u32> {
    let asked = navigator().locks().and_then(|locks| locks.query().ok());
    let Some(asked) = asked else { return Vec::new() };
    let snapshot = JsFuture::from(asked).await.unwrap_or_default();
    let held = objects::read::<Snapshot>(&snapshot).unwrap_or_default().held;
    let id = |lock: &Held| lock.name.strip_prefix(NAME)?.strip_prefix('/')?.parse().ok();
    held.iter().filter_map(id).collect()
}

/// What the browser says of all locks.
#[derive(Default, Deserialize)]
struct Snapshot {
    held: Vec<Held>,
}

/// A lock that a tab holds.
#[derive(Deserialize)]
struct Held {
    name: String,
}

fn next_era() -> u32 {
    if let Some(let_go) = LET_GO.take() {
        let_go.call0(&JsValue::NULL).map(drop).unwrap_or_default();
    }
    ERA.set(ERA.get() + 1);
    ERA.get()
}

/// Tells the model that this tab plays the game now, with the record that the stores hold.
fn have(app: App, id: u32, era: u32) {
    spawn_local(async move {
        let record = read_one(id).await;
        if ERA.get() == era {
            app.send(Msg::Keep(KeepMsg::Mine(id, record)));
        }
    });
}

fn ask(app: App, id: u32, era: u32, wanted: LockRequest) {
    let Some(locks) = navigator().locks() else {
        return have(app, id, era);
    };
    let options: LockOptions = Object::new().unchecked_into();
    match wanted {
        LockRequest::Free => options.set_if_available(true),
        LockRequest::Steal => options.set_steal(true),
        LockRequest::Wait => make_abortable(&options),
    }
    let given: Box<dyn FnOnce(Option<Object>) -> Option<Promise>> = Box::new(move |lock| {
        if ERA.get() != era {
            return None;
        }
        if lock.is_none() {
            ask(app, id, era, LockRequest::Wait);
            later(GRACE, move || {
                if ERA.get() == era && GRANTED.get() != era {
                    app.send(Msg::Keep(KeepMsg::Held(id)));
                }
            });
            return None;
        }
        GRANTED.set(era);
        have(app, id, era);
        Some(Promise::new(&mut |done, _| LET_GO.set(Some(done))))
    });
    let given = Closure::once_into_js(given).unchecked_into();
    let Ok(asked) = locks.request(&format!("{NAME}/{id}"), &options, &given) else {
        return have(app, id, era);
    };
    if wanted != LockRequest::Wait {
        LAST.set(Some(asked.clone()));
    }
    spawn_local(async move {
        let Err(error) = JsFuture::from(asked).await else {
            return;
        };
        if ERA.get() != era {
            return;
        }
        if !is_named(&error, "AbortError") {
            // The browser refuses locks, as where it blocks cookies: the page plays without them.
            return have(app, id, era);
        }
        // Another tab took the lock, or the request was given up.
        GRANTED.set(0);
        app.send(Msg::Keep(KeepMsg::Held(id)));
        ask(app, id, era, LockRequest::Wait);
    });
}

/// Gives the request an abort signal, so that it can be given up.
fn make_abortable(options: &LockOptions) {
    let Ok(controller) = web_sys::AbortController::new() else {
        return;
    };
    options.set_signal(&controller.signal());
    LET_GO.set(Some(Closure::once_into_js(move || controller.abort()).unchecked_into()));
}
