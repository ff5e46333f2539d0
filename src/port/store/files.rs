//! Files with kept games, the kind of the browser, and whether it keeps storage persistently.

use crate::app::Msg;
use crate::app::msg::{BrowserMsg, KeepMsg};
use crate::app::slots::place::Place;
use crate::port::App;
use crate::port::browser::{document, window};
use crate::port::events::on;
use crate::port::spawn_local;
use js_sys::{Array, Function, Promise, Reflect};
use wasm_bindgen::JsCast;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::JsFuture;

/// The longest file that is read, in bytes.
const LONGEST: f64 = 8_000_000.0;

fn get(of: &JsValue, name: &str) -> JsValue {
    Reflect::get(of, &name.into()).unwrap_or_default()
}

/// Calls a method without arguments that returns a promise; none if there is no such method.
async fn promised(of: &JsValue, method: &str) -> Option<JsValue> {
    let method: Function = get(of, method).dyn_into().ok()?;
    let promise: Promise = method.call0(of).ok()?.dyn_into().ok()?;
    JsFuture::from(promise).await.ok()
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
        crate::port::browser::later(60_000, move || {
            web_sys::Url::revoke_object_url(&address).unwrap_or_default();
        });
        Some(())
    };
    save().unwrap_or_default();
}

/// Reads the files that are chosen.
pub fn listen(app: App) {
    on(&window(), "change", move |event| {
        let Some(input) = event.target().and_then(|t| t.dyn_into::<web_sys::Element>().ok()) else {
            return;
        };
        if !input.has_attribute("data-import") {
            return;
        }
        let chosen = get(&input, "files");
        let files: Vec<JsValue> = Array::from(&chosen).to_vec();
        if files.is_empty() {
            return;
        }
        Reflect::set(&input, &"value".into(), &"".into()).unwrap_or_default();
        spawn_local(async move {
            let mut all = String::new();
            for file in files {
                if get(&file, "size").as_f64().is_none_or(|size| size > LONGEST) {
                    app.send(Msg::Browser(BrowserMsg::Notice(Some(
                        "This file is too long to hold games.".into(),
                    ))));
                    return;
                }
                let text = promised(&file, "text").await.and_then(|t| t.as_string());
                all.push_str(&text.unwrap_or_default());
                all.push('\n');
            }
            app.send(Msg::Keep(KeepMsg::File(all)));
        });
    });
}

/// Tells the model what kind of browser this is, and whether its storage is persistent.
pub fn begin(app: App) {
    let navigator: JsValue = window().navigator().into();
    let agent = get(&navigator, "userAgent").as_string().unwrap_or_default();
    let standing = window().match_media("(display-mode: standalone)").ok().flatten();
    let home = get(&navigator, "standalone").is_truthy() || standing.is_some_and(|m| m.matches());
    let place = Place::of(&agent, home);
    let ahead = -js_sys::Date::new_0().get_timezone_offset() as i32;
    let now = crate::port::browser::minutes_now();
    app.send(Msg::Keep(KeepMsg::Born(now, ahead, place, false)));
    spawn_local(async move {
        let storage = get(&navigator, "storage");
        if promised(&storage, "persisted").await.is_some_and(|p| p.is_truthy()) {
            app.send(Msg::Keep(KeepMsg::Lasting(true)));
        }
    });
}

/// Asks the browser to make the storage of the page persistent.
pub fn last(app: App) {
    spawn_local(async move {
        let storage = get(&window().navigator(), "storage");
        let yes = promised(&storage, "persist").await.is_some_and(|p| p.is_truthy());
        app.send(Msg::Keep(KeepMsg::Lasting(yes)));
    });
}
