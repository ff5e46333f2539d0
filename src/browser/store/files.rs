//! Files with kept games, the kind of the browser, and whether it keeps storage persistently.

use crate::browser::handle::App;
use crate::browser::missing_apis::navigator;
use crate::browser::window::{document, on, window};
use crate::model::msg::{BrowserMsg, KeepMsg, Msg};
use crate::model::saved_games::BrowserKind;
use js_sys::{Array, Promise};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{File, HtmlInputElement, StorageManager};

/// The longest file that is read, in bytes.
const LONGEST: f64 = 8_000_000.0;

/// Asks the storage manager a question; `None` where there is none or it does not answer.
async fn storage(ask: fn(&StorageManager) -> Result<Promise, JsValue>) -> Option<bool> {
    let answer = JsFuture::from(ask(&navigator().storage()?).ok()?).await.ok()?;
    Some(answer.is_truthy())
}

/// Saves a text as a file.
pub fn download(name: &str, text: &str) {
    let save = || -> Option<()> {
        let blob = web_sys::Blob::new_with_str_sequence(&Array::of1(&text.into())).ok()?;
        let address = web_sys::Url::create_object_url_with_blob(&blob).ok()?;
        let link = document().create_element("a").ok()?;
        link.set_attribute("href", &address).ok()?;
        link.set_attribute("download", name).ok()?;
        link.unchecked_ref::<web_sys::HtmlElement>().click();
        crate::browser::window::later(60_000, move || {
            web_sys::Url::revoke_object_url(&address).unwrap_or_default();
        });
        Some(())
    };
    save().unwrap_or_default();
}

/// Reads the files that are chosen.
pub fn listen(app: App) {
    on(&window(), "change", move |event| {
        let Some(input) = event.target().and_then(|t| t.dyn_into::<HtmlInputElement>().ok()) else {
            return;
        };
        if !input.has_attribute("data-import") {
            return;
        }
        let chosen = input.files();
        let files: Vec<File> = chosen.map_or_else(Vec::new, |list| {
            (0..list.length()).filter_map(|n| list.get(n)).collect()
        });
        if files.is_empty() {
            return;
        }
        input.set_value("");
        spawn_local(async move {
            let mut all = String::new();
            for file in files {
                if file.size() > LONGEST {
                    app.send(Msg::Browser(BrowserMsg::Notice(Some(
                        "This file is too long to hold games.".into(),
                    ))));
                    return;
                }
                let text = JsFuture::from(file.text()).await.ok().and_then(|t| t.as_string());
                all.push_str(&text.unwrap_or_default());
                all.push('\n');
            }
            app.send(Msg::Keep(KeepMsg::File(all)));
        });
    });
}

/// Tells the model what kind of browser this is, and whether its storage is persistent.
pub fn begin(app: App) {
    let navigator = navigator();
    let agent = navigator.user_agent().unwrap_or_default();
    let standing = window().match_media("(display-mode: standalone)").ok().flatten();
    let home = navigator.standalone().unwrap_or(false) || standing.is_some_and(|m| m.matches());
    let place = BrowserKind::of(&agent, home);
    let ahead = -js_sys::Date::new_0().get_timezone_offset() as i32;
    let now = crate::browser::window::minutes_now();
    app.send(Msg::Keep(KeepMsg::Born(now, ahead, place, false)));
    spawn_local(async move {
        if storage(StorageManager::persisted).await == Some(true) {
            app.send(Msg::Keep(KeepMsg::Lasting(true)));
        }
    });
}

/// Asks the browser to make the storage of the page persistent.
pub fn last(app: App) {
    spawn_local(async move {
        let yes = storage(StorageManager::persist).await == Some(true);
        app.send(Msg::Keep(KeepMsg::Lasting(yes)));
    });
}
