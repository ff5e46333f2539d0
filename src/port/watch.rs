//! What happens around the page: it is left, it stands idle, a key is pressed.

use crate::app::Msg;
use crate::view::App;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::wasm_bindgen::closure::Closure;
use std::cell::Cell;
use std::rc::Rc;

/// A hand that nobody touches closes after this many milliseconds.
const IDLE: i32 = 60_000;

/// Closes an open hand when the page is left or stands idle.
pub fn listen(app: App) {
    let hide = move || app.send(Msg::Hide);
    on(&window(), "blur", hide);
    on(&document(), "visibilitychange", move || {
        if document().hidden() {
            hide();
        }
    });
    let timer = Rc::new(Cell::new(0));
    let rang = Rc::new(Closure::<dyn Fn()>::new(hide));
    for event in ["pointerdown", "keydown"] {
        let (timer, rang) = (timer.clone(), rang.clone());
        on(&window(), event, move || {
            window().clear_timeout_with_handle(timer.get());
            let set =
                window().set_timeout_with_callback_and_timeout_and_arguments_0((*rang).as_ref().unchecked_ref(), IDLE);
            timer.set(set.unwrap_or_default());
        });
    }
}

fn on(target: &web_sys::EventTarget, event: &str, run: impl Fn() + 'static) {
    let listener = Closure::<dyn Fn()>::new(run);
    let added = target.add_event_listener_with_callback(event, listener.as_ref().unchecked_ref());
    debug_assert!(added.is_ok(), "{event} can be listened to");
    listener.forget();
}
