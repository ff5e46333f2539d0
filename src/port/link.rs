//! Links: found in the address, taken out of it before the first paint.

use super::watch::on;
use crate::app::Msg;
use crate::view::App;
use leptos::prelude::window;
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
    on(&window(), "hashchange", move |_| {
        if let Some(text) = take() {
            app.send(Msg::Link(text));
        }
    });
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
