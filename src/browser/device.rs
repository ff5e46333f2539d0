//! Settings of each game on this device: the view of each player, and for whom the table is turned. Keeps the screen awake while a table is
//! shown.

use crate::browser::handle::App;
use crate::browser::missing_apis::{WakeLockSentinel, navigator};
use crate::browser::store::{VIEWS, local};
use crate::browser::viewport;
use crate::browser::window::document;
use crate::map::camera::View;
use crate::model::device::Device;
use crate::model::msg::{DeviceMsg, Msg};
use crate::model::screen::Screen;
use crate::model::seats::Mode;
use crate::model::settings::{DeviceSetting, Settings};
use engine::{PerSide, Side};
use std::cell::{Cell, RefCell};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::{JsFuture, spawn_local};

thread_local! {
    /// The game that was drawn last: for another one it is restored for whom the table is turned.
    static GAME: Cell<Option<u32>> = const { Cell::new(None) };
    /// The wake lock, while the browser has granted one.
    static AWAKE: RefCell<Option<WakeLockSentinel>> = const { RefCell::new(None) };
    /// Whether a wake lock has been requested and not yet granted.
    static ASKED: Cell<bool> = const { Cell::new(false) };
}

/// What local storage keeps under a key; nothing where there is none.
pub fn read(key: &str) -> String {
    local().and_then(|l| l.get_item(key).ok().flatten()).unwrap_or_default()
}

/// Keeps a text in local storage, if it takes it.
pub fn write(key: &str, value: &str) {
    if let Some(local) = local() {
        local.set_item(key, value).unwrap_or_default();
    }
}

/// Tells the model what this browser can do.
pub fn begin(app: App) {
    let awake = navigator().wake_lock().is_some();
    app.send(Msg::Device(DeviceMsg::Device(Device {
        awake,
        moves: true,
        ..Device::default()
    })));
}

/// Keeps for whom the table of the open game is turned.
pub fn keep(app: App, comfort: Device) {
    // A game that has just begun has not been drawn yet, and what is known of the table before it is not its own.
    let drawn = |id: &u32| GAME.get() == Some(*id) || comfort.facing();
    if let Some(game) = app.peek(|m| m.table.as_ref().map(|t| t.id)).filter(drawn) {
        for side in Side::BOTH {
            let kept = view(game, side);
            keep_view(
                game,
                side,
                View {
                    turned: comfort.turned[side],
                    with_map: comfort.map,
                    ..kept
                },
            );
        }
    }
}

/// The game and the side whose view is shown: at a shared table the side that is asked, else the side that plays here.
pub fn shown_side(app: App) -> Option<(u32, Side)> {
    app.peek(|m| {
        let table = m.table.as_ref().filter(|_| m.screen == Screen::Table)?;
        let side = match table.seats.mode {
            Mode::Together => table.view_model.to()?,
            Mode::Link(own) | Mode::Against(own, _) => own,
            Mode::Alone | Mode::Watch | Mode::Look | Mode::Lesson(_) | Mode::Challenge(_) => Side::Rome,
        };
        Some((table.id, side))
    })
}

/// The kept view of a side of a game.
pub fn view(game: u32, side: Side) -> View {
    View::of(&read(&key(game, side)))
}

/// Keeps the view of a side of a game.
pub fn keep_view(game: u32, side: Side, view: View) {
    write(&key(game, side), &view.to_text());
}

/// The key of the text size of the side that is asked, at a shared table only.
fn text_size_key(app: App) -> Option<String> {
    let (game, side) = shown_side(app)?;
    let shared = app.peek(|m| m.table.as_ref().is_some_and(|t| t.seats.mode == Mode::Together));
    shared.then(|| key(game, side) + "t")
}

/// Keeps the text size for the side that is asked, at a shared table.
pub fn keep_text_size(app: App, settings: Settings) {
    if let Some(key) = text_size_key(app) {
        write(&key, &settings.of(DeviceSetting::Text).to_string());
    }
}

/// Applies the kept text size of the side that is asked.
pub fn apply_text_size(app: App) {
    let kept = text_size_key(app).and_then(|key| read(&key).parse().ok());
    if let Some(size) = kept.filter(|size| app.peek(|m| m.settings.of(DeviceSetting::Text)) != *size) {
        crate::browser::window::later(0, move || {
            app.send(Msg::Device(DeviceMsg::Set(DeviceSetting::Text, size)))
        });
    }
}

fn key(game: u32, side: Side) -> String {
    let side = if side == Side::Rome { 'r' } else { 'c' };
    format!("{VIEWS}{game:08x}{side}")
}

/// After each drawing: restores for whom the table is turned when another game is opened, turns the page to the side that is asked, and keeps
/// the screen awake.
pub fn after_draw(app: App) {
    let game = app.peek(|m| m.table.as_ref().map(|t| t.id));
    if game != GAME.replace(game)
        && let Some(game) = game
    {
        crate::browser::window::later(0, move || {
            let views = PerSide::new(view(game, Side::Rome), view(game, Side::Carthage));
            let before = app.peek(|m| m.device);
            let comfort = Device {
                turned: PerSide::new(views.rome.turned, views.carthage.turned),
                map: views.rome.with_map || views.carthage.with_map,
                ..before
            };
            if comfort != before {
                app.send(Msg::Device(DeviceMsg::Device(comfort)));
            }
        });
    }
    if let Ok(Some(root)) = document().query_selector(".corvus") {
        let list = root.class_list();
        let turned = viewport::turned(app);
        for (class, on) in [("turned", turned), ("map-stays", turned && !viewport::map_turned(app))] {
            list.toggle_with_force(class, on).map(drop).unwrap_or_default();
        }
    }
    stay_awake(app);
}

/// Requests the wake lock while a table is shown, and releases it otherwise. The system may take it away at any time, so it is requested again
/// when the page becomes visible.
pub fn stay_awake(app: App) {
    let wanted = app.peek(|m| m.screen == Screen::Table && m.table.is_some()) && !document().hidden();
    let held = AWAKE.with_borrow(|lock| lock.as_ref().is_some_and(|lock| !lock.released()));
    if !wanted {
        if let Some(lock) = AWAKE.take() {
            lock.release().map(drop).unwrap_or_default();
        }
        return;
    }
    if held || ASKED.get() {
        return;
    }
    let Some(asked) = navigator().wake_lock().map(|lock| lock.request_wake_lock("screen")) else {
        return;
    };
    ASKED.set(true);
    spawn_local(async move {
        let granted = match asked {
            Ok(promise) => JsFuture::from(promise).await,
            Err(refused) => Err(refused),
        };
        // A browser that has such locks may refuse them all the same: the page then says so.
        let awake = granted.is_ok();
        if let Ok(lock) = granted {
            AWAKE.set(Some(lock.unchecked_into()));
            ASKED.set(false);
        }
        let comfort = app.peek(|m| m.device);
        if comfort.awake != awake && !document().hidden() {
            app.send(Msg::Device(DeviceMsg::Device(Device { awake, ..comfort })));
        }
    });
}

/// Requests the wake lock again when the page has become visible.
pub fn on_visible(app: App) {
    ASKED.set(false);
    stay_awake(app);
}
