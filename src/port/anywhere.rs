//! The service worker is handled by the script that starts the page. The program and that script talk by two custom events.

use super::events::on;
use crate::app::Msg;
use crate::app::anywhere::{Deed, Program};
use crate::app::msg::{AnywhereMsg, DeviceMsg};
use crate::port::App;
use crate::port::browser::{construct, document, window};
use js_sys::{Object, Reflect};
use std::cell::Cell;
use wasm_bindgen::JsCast;
use wasm_bindgen::JsValue;

/// Says what is opened when the stores have been read: the link of the address, or what the script found to come back to (`data-back`).
pub fn begin(app: App, linked: bool) {
    if linked {
        report(app, "linked".into());
    }
    let page = document().document_element();
    if let Some(game) = page.and_then(|page| page.get_attribute("data-back")) {
        report(app, format!("back {game}"));
    }
}

/// Listens to the script.
pub fn listen(app: App) {
    on(&window(), "anywhere", move |event| {
        let word = Reflect::get(event, &"detail".into()).ok().and_then(|d| d.as_string());
        report(app, word.unwrap_or_default());
    });
}

fn report(app: App, word: String) {
    app.send(Msg::Device(DeviceMsg::Anywhere(AnywhereMsg::Report(word))));
}

/// The key in session storage of the game that this tab shows. After a reload the script has the page open it again.
const BACK: &str = "corvus/back";

thread_local! {
    /// The game that is written there; none until the first drawing, for what a page comes back to stays there until then.
    static OPEN: Cell<Option<Option<u32>>> = const { Cell::new(None) };
}

/// Writes which game a reload of this tab opens.
pub fn come_back_to(open: Option<u32>) {
    if OPEN.replace(Some(open)) == Some(open) {
        return;
    }
    let Some(tab) = window().session_storage().ok().flatten() else {
        return;
    };
    match open {
        Some(id) => tab.set_item(BACK, &id.to_string()),
        None => tab.remove_item(BACK),
    }
    .unwrap_or_default();
}

/// Asks the script for something.
pub fn ask(deed: Deed) {
    let words = match deed {
        Deed::Take(None) => "take".to_string(),
        Deed::Take(Some(game)) => format!("take {game}"),
        Deed::Seek => "look".into(),
        Deed::Install => "install".into(),
        Deed::KeepOpponent => "mind".into(),
        Deed::Program(game, to) => {
            // What the other program comes back to is not taken away by a drawing before the page is gone.
            OPEN.set(Some(None));
            let to = match to {
                Program::Home => String::new(),
                Program::Setup(players, level) => format!("setup{players}{level}"),
                Program::Game(id) => id.to_string(),
                Program::Link(link) => format!("#{link}"),
            };
            format!("program {} {to}", game + 1)
        }
    };
    let made = || {
        let options = Object::new();
        Reflect::set(&options, &"detail".into(), &words.into()).ok()?;
        construct("CustomEvent", &["anywhere-do".into(), options.into()])
    };
    let event: Option<web_sys::Event> = made().and_then(|e: JsValue| e.dyn_into().ok());
    if let Some(event) = event {
        window().dispatch_event(&event).map(drop).unwrap_or_default();
    }
}
