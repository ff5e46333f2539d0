//! What looking back needs of the browser: a clock, a file that is handed over, paper.

use super::browser::later;
use crate::app::replay::{ReplayEffect, ReplayMsg};
use crate::app::Msg;
use crate::view::App;
use js_sys::{Array, Function, Object, Reflect};
use leptos::prelude::{document, window};
use leptos::wasm_bindgen::JsCast;
use wasm_bindgen::JsValue;

/// The paper is laid out before it is printed, so long after it was asked for, in milliseconds.
const PRINT_AFTER: u32 = 120;

/// Carries out what looking back asks for.
pub fn carry_out(app: App, effect: ReplayEffect) {
    match effect {
        ReplayEffect::Tick(clock, after) => later(after, move || app.send(Msg::Replay(ReplayMsg::Tick(clock)))),
        ReplayEffect::Print => later(PRINT_AFTER, move || {
            if call(&window(), "print", &[]).is_none() {
                let words = "This browser does not print from here: use its own menu while this sheet is open.";
                app.send(Msg::Notice(Some(words.into())));
            }
        }),
        ReplayEffect::Download(name, text) => {
            if download(&name, &text).is_none() {
                let words = "This browser does not hand over files: copy the log instead.";
                app.send(Msg::Notice(Some(words.into())));
            }
        }
    }
}

/// Calls a function of a thing of the browser, if it has it.
fn call(thing: &JsValue, name: &str, with: &[JsValue]) -> Option<JsValue> {
    let function: Function = Reflect::get(thing, &name.into()).ok()?.dyn_into().ok()?;
    let arguments: Array = with.iter().cloned().collect();
    function.apply(thing, &arguments).ok()
}

/// Hands over a text as a file.
fn download(name: &str, text: &str) -> Option<()> {
    let make: Function = Reflect::get(&window(), &"Blob".into()).ok()?.dyn_into().ok()?;
    let kind = Object::new();
    Reflect::set(&kind, &"type".into(), &"text/plain;charset=utf-8".into()).ok()?;
    let parts = Array::of1(&text.into());
    let blob = Reflect::construct(&make, &Array::of2(&parts, &kind)).ok()?;
    let addresses = Reflect::get(&window(), &"URL".into()).ok()?;
    let address = call(&addresses, "createObjectURL", &[blob])?;
    let link = document().create_element("a").ok()?;
    link.set_attribute("href", &address.as_string()?).ok()?;
    link.set_attribute("download", name).ok()?;
    call(&link, "click", &[])?;
    later(1000, move || {
        call(&addresses, "revokeObjectURL", &[address]);
    });
    Some(())
}
