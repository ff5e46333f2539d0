//! Event listeners of the document: clicks, keys, pointers, leaving the page, idling.

use super::{comfort, dom, drag, gesture, steady, viewport};
use crate::app::msg::SeatMsg;
use crate::app::{Msg, seating};
use crate::port::App;
use crate::port::browser::{document, window};
use js_sys::Function;
use std::cell::Cell;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::AddEventListenerOptions;

/// Adds all listeners.
pub fn listen(app: App) {
    let window = window();
    on(&window, "click", move |e| gesture::click(app, e.unchecked_ref()));
    on(&window, "contextmenu", move |e| gesture::menu(app, e.unchecked_ref()));
    on(&window, "input", move |e| {
        dom::dispatch(app, e, false);
    });
    on(&window, "pointerdown", move |e| {
        steady::down(e.unchecked_ref());
        gesture::down(app, e.unchecked_ref());
    });
    on(&window, "pointermove", move |e| gesture::moved(e.unchecked_ref()));
    on(&window, "pointerup", move |e| {
        steady::up(app, e.unchecked_ref());
        gesture::up(app, e.unchecked_ref(), false);
    });
    on(&window, "pointercancel", move |e| {
        steady::up(app, e.unchecked_ref());
        gesture::up(app, e.unchecked_ref(), true);
    });
    on(&window, "wheel", move |e| gesture::wheel(app, e.unchecked_ref()));
    on(&window, "keydown", move |e| gesture::key(app, e.unchecked_ref()));
    on(&window, "resize", move |_| {
        steady::release(app);
        viewport::resized(app);
    });
    on(&window, "blur", move |_| {
        steady::release(app);
        app.send(Msg::Seat(SeatMsg::Hide));
    });
    on(&document(), "visibilitychange", move |_| {
        if document().hidden() {
            steady::release(app);
            app.send(Msg::Seat(SeatMsg::Hide));
        } else {
            comfort::on_visible(app);
        }
    });
    idle(app);
    held(app);
    drag::listen(app);
}

/// A hand is open while a finger is down on its edge.
fn held(app: App) {
    let held: &'static Cell<bool> = Box::leak(Box::new(Cell::new(false)));
    on(&window(), "pointerdown", move |event| {
        let target = event.target().and_then(|t| t.dyn_into::<web_sys::Element>().ok());
        let edge = target.and_then(|t| t.closest("[data-hold]").ok().flatten());
        let side = edge.and_then(|edge| edge.get_attribute("data-hold")?.parse().ok());
        if let Some(side) = side.and_then(|side| app.peek(|m| seating::held(m, side))) {
            held.set(true);
            app.send(Msg::Seat(SeatMsg::Reveal(side)));
        }
    });
    for event in ["pointerup", "pointercancel"] {
        on(&window(), event, move |_| {
            if held.replace(false) {
                app.send(Msg::Seat(SeatMsg::Hide));
            }
        });
    }
}

/// Closes an open hand when nobody touches the page for a while.
fn idle(app: App) {
    let rang = Closure::<dyn Fn()>::new(move || app.send(Msg::Seat(SeatMsg::Idle)));
    let ring: Function = rang.into_js_value().unchecked_into();
    let timer: &'static Cell<i32> = Box::leak(Box::new(Cell::new(0)));
    for event in ["pointerdown", "keydown"] {
        let ring = ring.clone();
        on(&window(), event, move |_| {
            window().clear_timeout_with_handle(timer.get());
            if let Some(seconds) = app.peek(|m| m.settings.idle()) {
                let wait = 1000 * seconds as i32;
                let set = window().set_timeout_with_callback_and_timeout_and_arguments_0(&ring, wait);
                timer.set(set.unwrap_or_default());
            }
        });
    }
}

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
