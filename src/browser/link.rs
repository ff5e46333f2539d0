//! Links to games: from the address, from files and from the clipboard. Also reads and writes what this device has seen of games that came
//! by link.

use crate::browser::handle::App;
use crate::browser::missing_apis::navigator;
use crate::browser::objects;
use crate::browser::store::{keys, local};
use crate::browser::window::{later, on, window};
use crate::model::linking::LinkEffect;
use crate::model::msg::{BrowserMsg, KeepMsg, LinkMsg, LookMsg, Msg};
use crate::model::screen::Screen;
use crate::model::seen::Seen;
use crate::model::{Model, Sheet};
use serde::{Deserialize, Serialize};
use std::cell::Cell;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{DragEvent, FileList, HtmlInputElement};

/// Prefix of the keys under which local storage holds what has been seen of a game.
const SEEN: &str = "corvus/seen/";

/// Height of what stands above a code on its sheet, in CSS pixels.
const CODE_HEAD: u32 = 72;

/// Longest file that is read, in bytes.
const LONGEST_FILE: f64 = 8_000_000.0;

/// The state of an entry of the history, as a JavaScript object. The script that starts the page reads it too, and may write there what the page
/// comes back to (`xtask/src/page/boot.js`).
#[derive(Default, Serialize, Deserialize)]
#[serde(default)]
struct Entry {
    corvus: Place,
}

#[derive(Default, Serialize, Deserialize)]
#[serde(default)]
struct Place {
    /// Whether the entry lies above that of Home.
    deep: bool,
    /// The number of the game whose program runs, where the stores refuse to say it.
    program: Option<u8>,
}

impl Entry {
    /// That of the entry that is shown.
    fn shown() -> Self {
        let state = window().history().ok().and_then(|history| history.state().ok());
        state.and_then(|state| objects::read(&state)).unwrap_or_default()
    }

    /// The state of an entry above Home, in the place of this one or upon it.
    fn above(self) -> JsValue {
        let program = self.corvus.program;
        let corvus = Place { deep: true, program };
        objects::write(&Entry { corvus })
    }
}

/// Takes the fragment out of the address of the page that starts, and returns it; `None` if there is none.
pub fn take() -> Option<String> {
    let state = window().history().ok()?.state().ok()?;
    take_into(&state)
}

/// Takes the fragment out of the address, and gives the history entry this state.
fn take_into(state: &JsValue) -> Option<String> {
    let text = fragment()?;
    let location = window().location();
    let clean = format!("{}{}", location.pathname().ok()?, location.search().ok()?);
    let history = window().history().ok()?;
    history.replace_state_with_url(state, "", Some(&clean)).ok()?;
    Some(text)
}

fn fragment() -> Option<String> {
    let hash = window().location().hash().ok()?;
    hash.strip_prefix('#').filter(|t| !t.is_empty()).map(str::to_owned)
}

/// Listens for Back, for links opened while the page is there, and for files. Sends what this device has seen of games.
pub fn listen(app: App) {
    app.send(Msg::Link(LinkMsg::Seen(remembered())));
    listen_for_files(app);
    DEEP.set(is_deep());
    on(&window(), "popstate", move |_| moved(app));
    on(&window(), "hashchange", move |_| {
        // The browser has put an entry for the link upon the history. It takes the place of the one above Home.
        if let Some(text) = take_into(&Entry::shown().above()) {
            if DEEP.replace(true) {
                go_back();
            }
            app.send(Msg::Link(LinkMsg::Arrived(text)));
        }
    });
}

/// Another entry of the history has been reached: by Back or Forward, by [`go_back`], or by a link in the address, which is no Back.
fn moved(app: App) {
    if fragment().is_some() {
        return;
    }
    let (deep, left) = (is_deep(), LEAVING.replace(false));
    if DEEP.replace(deep) && !deep && !left {
        app.send(Msg::Look(LookMsg::Back));
    }
    deepen(app.peek(goes_deep));
}

/// Whether the entry of the history that is shown lies above that of Home.
fn is_deep() -> bool {
    Entry::shown().corvus.deep
}

fn go_back() {
    if let Ok(history) = window().history() {
        history.back().unwrap_or_default();
    }
}

/// Whether Back leads to another view of the page.
pub fn goes_deep(model: &Model) -> bool {
    model.screen != Screen::Home || !model.sheets.is_empty()
}

thread_local! {
    /// Whether the entry of the history that is shown lies above that of Home.
    static DEEP: Cell<bool> = const { Cell::new(false) };
    /// Whether the page itself goes back to the entry of Home.
    static LEAVING: Cell<bool> = const { Cell::new(false) };
    /// Time that the last slice of a link took to read, in milliseconds.
    static TOOK: Cell<u32> = const { Cell::new(0) };
}

/// Keeps an entry above that of Home in the history while another screen than Home or a sheet is shown (`deep`), so that Back does not leave
/// the page then, and leaves it at once where nothing else is shown.
pub fn deepen(deep: bool) {
    if deep && !DEEP.get() {
        let pushed = window()
            .history()
            .is_ok_and(|h| h.push_state_with_url(&Entry::shown().above(), "", None).is_ok());
        DEEP.set(pushed);
    } else if !deep && DEEP.get() && !LEAVING.replace(true) {
        go_back();
    }
}

/// The page's own address, without a fragment.
pub fn address() -> String {
    let location = window().location();
    format!(
        "{}{}",
        location.origin().unwrap_or_default(),
        location.pathname().unwrap_or_default()
    )
}

/// Carries out an effect on links.
pub fn carry(app: App, carry: LinkEffect) {
    match carry {
        LinkEffect::Slice => later(0, move || {
            let begun = js_sys::Date::now();
            app.send(Msg::Link(LinkMsg::Slice(TOOK.get())));
            let goes_on = app.peek(|m| m.linking.reading.is_some());
            TOOK.set(if goes_on {
                (js_sys::Date::now() - begun) as u32
            } else {
                0
            });
        }),
        LinkEffect::Measure(address) => {
            let size = |side: Result<JsValue, JsValue>| side.ok().and_then(|s| s.as_f64()).unwrap_or(0.0) as u32;
            let (across, down) = (size(window().inner_width()), size(window().inner_height()));
            let room = across.min(down.saturating_sub(CODE_HEAD));
            app.send(Msg::Link(LinkMsg::Room(address, room)));
        }
        LinkEffect::Clipboard => spawn_local(async move {
            let text = clipboard().await;
            app.send(match text {
                Some(text) => Msg::Link(LinkMsg::Open(text)),
                None => Msg::Browser(BrowserMsg::Notice(Some(
                    "The clipboard cannot be read here: paste the link by hand.".into(),
                ))),
            });
        }),
        LinkEffect::Remember(id, seen) => {
            if let Some(local) = local() {
                local
                    .set_item(&format!("{SEEN}{id:08x}"), &seen.to_text())
                    .unwrap_or_default();
            }
        }
    }
}

/// What this device has seen of games that came by link, by their ids.
fn remembered() -> Vec<(u32, Seen)> {
    let Some(local) = local() else {
        return Vec::new();
    };
    let seen = |(id, key): (u32, String)| Some((id, Seen::from_text(&local.get_item(&key).ok().flatten()?)?));
    keys(SEEN).into_iter().filter_map(seen).collect()
}

/// The text on the clipboard.
async fn clipboard() -> Option<String> {
    let text = navigator().clipboard()?.try_read_text().ok()?;
    JsFuture::from(text).await.ok()?.as_string()
}

/// Reads the first of these files: a link may stand anywhere in it. False if there is no file.
fn open_file(app: App, files: Option<FileList>) -> bool {
    let Some(file) = files.and_then(|files| files.get(0)) else {
        return false;
    };
    spawn_local(async move {
        let text = if file.size() <= LONGEST_FILE {
            JsFuture::from(file.text()).await.ok().and_then(|text| text.as_string())
        } else {
            None
        };
        app.send(match text {
            Some(text) if crate::games::of_link(&text).is_ok() => Msg::Link(LinkMsg::Open(text)),
            Some(text) => Msg::Keep(KeepMsg::File(text)),
            None => Msg::Browser(BrowserMsg::Notice(Some(
                "This file cannot be read, or is too long.".into(),
            ))),
        });
    });
    true
}

/// Listens for files on the sheet on which a link is pasted: chosen by its field, or dropped while it is open.
fn listen_for_files(app: App) {
    on(&window(), "change", move |event| {
        let Some(field) = event.target().and_then(|t| t.dyn_into::<HtmlInputElement>().ok()) else {
            return;
        };
        if field.has_attribute("data-link-file") {
            open_file(app, field.files());
        }
    });
    let opens = move || app.peek(|m| m.sheets.last() == Some(&Sheet::Paste));
    on(&window(), "dragover", move |event| {
        if opens() {
            event.prevent_default();
        }
    });
    on(&window(), "drop", move |event| {
        if opens() {
            event.prevent_default();
            let from = event.unchecked_ref::<DragEvent>().data_transfer();
            if !open_file(app, from.as_ref().and_then(|from| from.files()))
                && let Some(text) = from.and_then(|from| from.get_data("text").ok())
            {
                app.send(Msg::Link(LinkMsg::Open(text)));
            }
        }
    });
}
