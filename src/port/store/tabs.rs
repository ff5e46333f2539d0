//! One game in several tabs. A Web Lock says which tab plays, and a BroadcastChannel tells the others what was written. On plain http there
//! are no locks: there a tab learns from the stores, or over the channel, that another one has gone on.

use super::read_one;
use crate::app::Msg;
use crate::app::keep::Record;
use crate::app::msg::KeepMsg;
use crate::port::App;
use crate::port::browser::window;
use crate::port::spawn_local;
use js_sys::{Function, Object, Promise, Reflect};
use std::cell::{Cell, RefCell};
use wasm_bindgen::JsCast;
use wasm_bindgen::JsValue;
use wasm_bindgen::closure::Closure;
use wasm_bindgen_futures::JsFuture;

/// The name of the channel, and the prefix of the names of locks.
const NAME: &str = "corvus";

thread_local! {
    /// The channel to other tabs.
    static CHANNEL: RefCell<Option<web_sys::BroadcastChannel>> = const { RefCell::new(None) };
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

/// Listens to other tabs.
pub fn listen(app: App) {
    let Ok(channel) = web_sys::BroadcastChannel::new(NAME) else {
        return;
    };
    super::super::events::on(&channel, "message", move |event| {
        let data = Reflect::get(event, &"data".into()).unwrap_or_default();
        let Some(text) = data.as_string() else { return };
        let number = |n: &str| n.parse::<u32>().ok();
        let msg = match (
            text.strip_prefix('-').and_then(number),
            text.strip_prefix('!').and_then(number),
        ) {
            (Some(id), _) => Some(KeepMsg::Gone(id)),
            (_, Some(id)) => Some(KeepMsg::Held(id)),
            _ => Record::from_text(&text).ok().map(KeepMsg::Elsewhere),
        };
        if let Some(msg) = msg {
            app.send(Msg::Keep(msg));
        }
    });
    CHANNEL.set(Some(channel));
}

/// Tells other tabs the text of a record that was written.
pub fn tell(text: &str) {
    CHANNEL.with_borrow(|channel| {
        if let Some(channel) = channel {
            channel.post_message(&text.into()).unwrap_or_default();
        }
    });
}

/// Tells other tabs that a game was deleted.
pub fn tell_gone(id: u32) {
    tell(&format!("-{id}"));
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
    tell(&format!("!{id}"));
    ask(app, id, era, LockRequest::Steal);
}

fn next_era() -> u32 {
    if let Some(let_go) = LET_GO.take() {
        let_go.call0(&JsValue::NULL).map(drop).unwrap_or_default();
    }
    ERA.set(ERA.get() + 1);
    ERA.get()
}

/// The browser's locks; none on plain http.
fn locks() -> Option<(JsValue, Function)> {
    let locks = Reflect::get(&window().navigator(), &"locks".into()).ok()?;
    let request = Reflect::get(&locks, &"request".into()).ok()?.dyn_into().ok()?;
    Some((locks, request))
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
    let Some((locks, request)) = locks() else {
        return have(app, id, era);
    };
    let options = Object::new();
    let yes = &JsValue::TRUE;
    let set = match wanted {
        LockRequest::Free => Reflect::set(&options, &"ifAvailable".into(), yes),
        LockRequest::Steal => Reflect::set(&options, &"steal".into(), yes),
        LockRequest::Wait => abortable(&options),
    };
    set.map(drop).unwrap_or_default();
    let given: Box<dyn FnOnce(JsValue) -> JsValue> = Box::new(move |lock: JsValue| {
        if ERA.get() != era {
            return JsValue::UNDEFINED;
        }
        if lock.is_null() {
            app.send(Msg::Keep(KeepMsg::Held(id)));
            ask(app, id, era, LockRequest::Wait);
            return JsValue::UNDEFINED;
        }
        have(app, id, era);
        Promise::new(&mut |done, _| LET_GO.set(Some(done))).into()
    });
    let given = Closure::once_into_js(given);
    let name = format!("{}/{id}", NAME);
    let Ok(asked) = request.call3(&locks, &name.into(), &options, &given) else {
        return have(app, id, era);
    };
    let asked: Promise = asked.unchecked_into();
    if wanted != LockRequest::Wait {
        LAST.set(Some(asked.clone()));
    }
    spawn_local(async move {
        // Another tab took the lock, or the request was given up.
        if JsFuture::from(asked).await.is_err() && ERA.get() == era {
            app.send(Msg::Keep(KeepMsg::Held(id)));
            ask(app, id, era, LockRequest::Wait);
        }
    });
}

/// Gives the request an abort signal, so that it can be given up.
fn abortable(options: &Object) -> Result<bool, JsValue> {
    let controller = web_sys::AbortController::new()?;
    let done = Reflect::set(options, &"signal".into(), &controller.signal());
    LET_GO.set(Some(Closure::once_into_js(move || controller.abort()).unchecked_into()));
    done
}
