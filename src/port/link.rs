//! Links: found in the address, taken out of it before the first paint.

use crate::app::Msg;
use crate::view::App;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::wasm_bindgen::closure::Closure;
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
    let changed = Closure::<dyn Fn()>::new(move || {
        if let Some(text) = take() {
            app.send(Msg::Link(text));
        }
    });
    let added = window().add_event_listener_with_callback("hashchange", changed.as_ref().unchecked_ref());
    debug_assert!(added.is_ok(), "a window takes listeners");
    changed.forget();
}

/// The page's own address with this fragment.
pub fn address(fragment: &str) -> String {
    let location = window().location();
    let (origin, path) = (
        location.origin().unwrap_or_default(),
        location.pathname().unwrap_or_default(),
    );
    format!("{origin}{path}#{fragment}")
}
