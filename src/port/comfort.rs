//! How the table lies on this device, kept for each game: what part of the map each player looks at and for whom the table is
//! turned. The screen is kept awake while a game lies on the table.

use super::lens;
use super::store::{VIEWS, local};
use crate::app::comfort::Comfort;
use crate::app::seats::Mode;
use crate::app::settings::{Knob, Settings};
use crate::app::{Msg, Screen};
use crate::draw::camera::View;
use crate::port::App;
use crate::port::browser::{document, window};
use js_sys::{Function, Promise, Reflect};
use kernel::{PerSide, Side};
use std::cell::{Cell, RefCell};
use wasm_bindgen::JsCast;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::{JsFuture, spawn_local};

thread_local! {
    static GAME: Cell<Option<u32>> = const { Cell::new(None) };
    static AWAKE: RefCell<Option<JsValue>> = const { RefCell::new(None) };
    static ASKED: Cell<bool> = const { Cell::new(false) };
}

fn read(key: &str) -> String {
    local().and_then(|l| l.get_item(key).ok().flatten()).unwrap_or_default()
}

fn write(key: &str, value: &str) {
    if let Some(local) = local() {
        local.set_item(key, value).unwrap_or_default();
    }
}

/// Says what this browser can do.
pub fn begin(app: App) {
    let awake = wake_lock().is_some();
    app.send(Msg::Comfort(Comfort {
        awake,
        moves: true,
        ..Comfort::default()
    }));
}

/// Keeps for whom the table is turned, with its game.
pub fn keep(app: App, comfort: Comfort) {
    if let Some(game) = app
        .peek(|m| m.table.as_ref().map(|t| t.id))
        .filter(|id| GAME.get() == Some(*id))
    {
        for side in Side::BOTH {
            let kept = view(game, side);
            keep_view(
                game,
                side,
                View {
                    turned: comfort.turned[side],
                    ..kept
                },
            );
        }
    }
}

/// Whose seat is taken now: at a shared table the side that is asked, else the one that sits here.
pub fn seat(app: App) -> Option<(u32, Side)> {
    app.peek(|m| {
        let table = m.table.as_ref().filter(|_| m.screen == Screen::Table)?;
        let side = match table.seats.mode {
            Mode::Together => table.desk.to()?,
            Mode::Link(own) => own,
            _ => Side::Rome,
        };
        Some((table.id, side))
    })
}

/// What a player of a game last looked at on this device.
pub fn view(game: u32, side: Side) -> View {
    View::of(&read(&key(game, side)))
}

/// Keeps what he looks at.
pub fn keep_view(game: u32, side: Side, view: View) {
    write(&key(game, side), &view.to_text());
}

/// The key under which the size of letters is kept of the player who is asked now, where two share a table.
fn letters(app: App) -> Option<String> {
    let (game, side) = seat(app)?;
    let shared = app.peek(|m| m.table.as_ref().is_some_and(|t| t.seats.mode == Mode::Together));
    shared.then(|| key(game, side) + "t")
}

/// He has set it.
pub fn keep_letters(app: App, settings: Settings) {
    if let Some(key) = letters(app) {
        write(&key, &settings.of(Knob::Text).to_string());
    }
}

/// He is asked: letters are as he has set them.
pub fn wear_letters(app: App) {
    let kept = letters(app).and_then(|key| read(&key).parse().ok());
    if let Some(size) = kept.filter(|size| app.peek(|m| m.settings.of(Knob::Text)) != *size) {
        super::browser::later(0, move || app.send(Msg::Set(Knob::Text, size)));
    }
}

fn key(game: u32, side: Side) -> String {
    let side = if side == Side::Rome { 'r' } else { 'c' };
    format!("{VIEWS}{game:08x}{side}")
}

/// After each change of the page: another game has its own turned table; the screen stays awake at a table; the page faces whom it
/// asks.
pub fn after(app: App) {
    let game = app.peek(|m| m.table.as_ref().map(|t| t.id));
    if game != GAME.replace(game)
        && let Some(game) = game
    {
        super::browser::later(0, move || {
            let turned = PerSide::new(view(game, Side::Rome).turned, view(game, Side::Carthage).turned);
            let comfort = app.peek(|m| m.comfort);
            if comfort.turned != turned {
                app.send(Msg::Comfort(Comfort { turned, ..comfort }));
            }
        });
    }
    if let Ok(Some(root)) = document().query_selector(".corvus") {
        let list = root.class_list();
        list.toggle_with_force("turned", lens::turned(app))
            .map(drop)
            .unwrap_or_default();
    }
    stay_awake(app);
}

fn wake_lock() -> Option<JsValue> {
    let lock = Reflect::get(&window().navigator(), &"wakeLock".into()).ok()?;
    lock.is_object().then_some(lock)
}

/// Asks that the screen stays on while a game lies on the table, and lets go when it does not; the system may take it away at any
/// time, so it is asked for again whenever the page comes back into sight.
pub fn stay_awake(app: App) {
    let wanted = app.peek(|m| m.screen == Screen::Table && m.table.is_some()) && !document().hidden();
    let held = AWAKE.with_borrow(|lock| {
        let released = lock.as_ref().map(|l| Reflect::get(l, &"released".into()));
        released.is_some_and(|r| !r.is_ok_and(|v| v.is_truthy()))
    });
    if !wanted {
        if let Some(lock) = AWAKE.take() {
            promised(&lock, "release", None);
        }
        return;
    }
    if held || ASKED.get() {
        return;
    }
    let Some(lock) = wake_lock() else { return };
    let Some(promise) = promised(&lock, "request", Some("screen")) else {
        return;
    };
    ASKED.set(true);
    spawn_local(async move {
        if let Ok(lock) = JsFuture::from(promise).await {
            AWAKE.set(Some(lock));
            ASKED.set(false);
        }
    });
}

/// The page has come back into sight: what was refused before may be asked for again.
pub fn seen_again(app: App) {
    ASKED.set(false);
    stay_awake(app);
}

fn promised(on: &JsValue, name: &str, with: Option<&str>) -> Option<Promise> {
    let function: Function = Reflect::get(on, &name.into()).ok()?.dyn_into().ok()?;
    let promise = match with {
        Some(word) => function.call1(on, &word.into()),
        None => function.call0(on),
    };
    promise.ok()?.dyn_into().ok()
}
