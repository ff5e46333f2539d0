//! Small services of the browser: random numbers, time, clipboard, share sheet, files of the page.

use crate::browser::missing_apis::navigator;
use js_sys::Function;
use std::cell::{Cell, RefCell};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::AddEventListenerOptions;

/// Adds a listener. It is not passive, so it may prevent the default action.
pub fn on(target: &web_sys::EventTarget, event: &str, run: impl Fn(&web_sys::Event) + 'static) {
    add_listener(target, event, Box::new(move |e| run(&e)));
}

fn add_listener(target: &web_sys::EventTarget, event: &str, run: Box<dyn Fn(web_sys::Event)>) {
    let listener: Function = Closure::wrap(run).into_js_value().unchecked_into();
    let options = AddEventListenerOptions::new();
    options.set_passive(false);
    target
        .add_event_listener_with_callback_and_add_event_listener_options(event, &listener, &options)
        .unwrap_or_default();
}

/// The window of the page.
pub fn window() -> web_sys::Window {
    web_sys::window().expect("the page runs in a window")
}

/// The document of the page.
pub fn document() -> web_sys::Document {
    window().document().expect("a window has a document")
}

/// A random number, for seeds and ids only.
pub fn chance() -> u64 {
    getrandom::u64().unwrap_or_else(|_| js_sys::Date::now().to_bits())
}

/// Minutes since 1970.
pub fn minutes_now() -> u32 {
    (js_sys::Date::now() / 60_000.0) as u32
}

/// Runs a function after this many milliseconds.
pub fn later(after: u32, run: impl FnOnce() + 'static) {
    wait(after, Box::new(run));
}

/// Runs a function just before the next frame.
pub fn on_next_frame(run: impl FnOnce() + 'static) {
    let asked = window().request_animation_frame(once(Box::new(run)).unchecked_ref());
    debug_assert!(asked.is_ok(), "every window draws pictures");
}

fn once(run: Box<dyn FnOnce()>) -> JsValue {
    Closure::once_into_js(run)
}

fn wait(after: u32, run: Box<dyn FnOnce()>) {
    let timer = window().set_timeout_with_callback_and_timeout_and_arguments_0(once(run).unchecked_ref(), after as i32);
    debug_assert!(timer.is_ok(), "every window has timers");
}

/// A text file of our own.
async fn fetch_text(path: &str) -> Option<String> {
    let response = JsFuture::from(window().fetch_with_str(path)).await.ok()?;
    let response: web_sys::Response = response.dyn_into().ok()?;
    if !response.ok() {
        return None;
    }
    JsFuture::from(response.text().ok()?).await.ok()?.as_string()
}

/// Whether the host has this file now; none if it does not answer. The service worker lets this request pass.
pub async fn found(path: &str) -> Option<bool> {
    let options = web_sys::RequestInit::new();
    options.set_method("HEAD");
    options.set_cache(web_sys::RequestCache::NoStore);
    let response = JsFuture::from(window().fetch_with_str_and_init(path, &options))
        .await
        .ok()?;
    Some(response.unchecked_into::<web_sys::Response>().ok())
}

/// Several text files of our own; `None` if one of them cannot be had.
pub async fn texts(paths: [Option<&str>; 3]) -> Option<Vec<String>> {
    let mut all = Vec::new();
    for path in paths {
        all.push(match path {
            Some(path) => fetch_text(path).await?,
            None => String::new(),
        });
    }
    Some(all)
}

/// Puts a text on the clipboard.
pub async fn copy(text: String) -> bool {
    match navigator().clipboard() {
        Some(clipboard) => JsFuture::from(clipboard.write_text(&text)).await.is_ok(),
        None => false,
    }
}

/// Opens the system's share sheet; false when there is none or it was closed.
pub async fn share_link(line: &str, address: &str) -> bool {
    if !can_share() {
        return false;
    }
    let what = web_sys::ShareData::new();
    what.set_title(line);
    what.set_text(&format!("{line}:"));
    what.set_url(address);
    JsFuture::from(navigator().share_with_data(&what)).await.is_ok()
}

/// Whether there is a share sheet.
pub fn can_share() -> bool {
    navigator().share_method().is_some()
}

/// Moves the text of the map from its ground, which is painted once, to a layer of its own above the halos: text is laid out anew at another
/// scale.
fn lift_letters(ground: &web_sys::Element) {
    let layer = ground
        .parent_element()
        .and_then(|world| world.query_selector(".lettering").ok().flatten());
    let written = ground.query_selector(".written").ok().flatten();
    if let (Some(layer), Some(written)) = (layer, written) {
        layer.set_inner_html("");
        layer.append_child(&written).map(drop).unwrap_or_default();
    }
}

/// Loads SVG files of the page into the elements that name them, once each.
pub fn fill_files() {
    let Ok(empty) = document().query_selector_all("[data-file]:not([data-full])") else {
        return;
    };
    for at in 0..empty.length() {
        let Some(element) = empty.item(at).and_then(|n| n.dyn_into::<web_sys::Element>().ok()) else {
            continue;
        };
        element.set_attribute("data-full", "").unwrap_or_default();
        let path = element.get_attribute("data-file").unwrap_or_default();
        wasm_bindgen_futures::spawn_local(async move {
            match fetch_text(&path).await {
                Some(text) => {
                    element.set_inner_html(&text);
                    lift_letters(&element);
                }
                None => element.remove_attribute("data-full").unwrap_or_default(),
            }
        });
    }
}

/// Writes on `<html>` whether nothing is kept, for the guard, which knows no model.
pub fn mark_forgetful(forgetful: bool) {
    if let Some(root) = document().document_element() {
        root.toggle_attribute_with_force("data-forgetful", forgetful)
            .map(drop)
            .unwrap_or_default();
    }
}

thread_local! {
    /// Which game's log is drawn, and with how many lines.
    static LOG: Cell<Option<(u32, usize)>> = const { Cell::new(None) };
    /// The game and the title of the question that is shown from its beginning.
    static ASKED: RefCell<Option<(u32, String)>> = const { RefCell::new(None) };
    /// The page of the lesson whose ring has been brought into sight, and the number of answers before it.
    static RINGED: RefCell<Option<(String, usize)>> = const { RefCell::new(None) };
}

/// Brings what a page of the lesson tells to tap into sight, once for each question.
pub fn show_ringed(answers: Option<usize>) {
    let told = document().query_selector(".guide[data-told]").ok().flatten();
    let told = told.and_then(|guide| guide.get_attribute("data-told")).zip(answers);
    if RINGED.replace(told.clone()) == told {
        return;
    }
    let ringed = document()
        .query_selector(".prompt [data-lit], .hand [data-lit]")
        .ok()
        .flatten();
    if let Some(ringed) = ringed.filter(|_| told.is_some()) {
        let options = web_sys::ScrollIntoViewOptions::new();
        options.set_block(web_sys::ScrollLogicalPosition::Nearest);
        ringed.scroll_into_view_with_scroll_into_view_options(&options);
    }
}

/// Shows a question from its beginning when it is another than the one before.
pub fn begin_question(asked: Option<(u32, String)>) {
    if ASKED.replace(asked.clone()) == asked {
        return;
    }
    if let Some(panel) = document().query_selector(".prompt").ok().flatten() {
        panel.set_scroll_top(0);
    }
}

/// Scrolls the log beside the map to its newest line when one has come: the list runs from the bottom up, so that is its beginning.
pub fn follow_log(lines: Option<(u32, usize)>) {
    if LOG.replace(lines) == lines {
        return;
    }
    if let Some(list) = document().query_selector(".log ol").ok().flatten() {
        list.set_scroll_top(0);
    }
}
