//! Links: found in the address, taken out of it before the first paint.

use super::watch::on;
use crate::app::Msg;
use crate::view::App;
use leptos::prelude::window;
use std::cell::Cell;
use wasm_bindgen::JsValue;

/// The fragment of the address, if it holds something; the address is clean afterwards.
pub fn take() -> Option<String> {
    let location = window().location();
    let hash = location.hash().ok()?;
    let text = hash.strip_prefix('#').filter(|t| !t.is_empty())?.to_string();
    let clean = format!("{}{}", location.pathname().ok()?, location.search().ok()?);
    let history = window().history().ok()?;
    history.replace_state_with_url(&JsValue::NULL, "", Some(&clean)).ok()?;
    Some(text)
}

/// A link opened while the page is already there.
pub fn listen(app: App) {
    on(&window(), "popstate", move |_| {
        if DEEP.replace(false) {
            app.send(Msg::Back);
        }
    });
    on(&window(), "hashchange", move |_| {
        if let Some(text) = take() {
            app.send(Msg::Link(text));
        }
    });
}

thread_local! {
    /// Whether the browser has a step to go back that stays on this page.
    static DEEP: Cell<bool> = const { Cell::new(false) };
}

/// Away from home the browser's way back has a step that leads home, and not out of the page.
pub fn deepen(deep: bool) {
    if deep && !DEEP.get() {
        let pushed = window()
            .history()
            .is_ok_and(|h| h.push_state_with_url(&JsValue::NULL, "", None).is_ok());
        DEEP.set(pushed);
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
