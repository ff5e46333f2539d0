//! Event listeners of the document: clicks, keys, pointers, leaving the page, idling.

use crate::browser::handle::App;
use crate::browser::window::{document, on, window};
use crate::browser::{beyond, device, dom, drag, gesture, steady, viewport};
use crate::features::seating;
use crate::model::msg::{Msg, SeatMsg};
use js_sys::Function;
use std::cell::Cell;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;

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
            device::on_visible(app);
        }
    });
    idle(app);
    held(app);
    drag::listen(app);
    beyond::listen();
}

/// How far a finger may slip off the edge of a hand, in CSS pixels.
const SLIP: f64 = 24.0;

/// A hand is open while a finger is down on its edge. The edge goes when the hand opens, so its place on the screen is kept.
fn held(app: App) {
    let held: &'static Cell<Option<[f64; 4]>> = Box::leak(Box::default());
    let close = move || {
        if held.take().is_some() {
            app.send(Msg::Seat(SeatMsg::LetGo));
        }
    };
    on(&window(), "pointerdown", move |event| {
        let target = event.target().and_then(|t| t.dyn_into::<web_sys::Element>().ok());
        let Some(edge) = target.and_then(|t| t.closest("[data-hold]").ok().flatten()) else {
            return;
        };
        let side = edge.get_attribute("data-hold").and_then(|side| side.parse().ok());
        if let Some(msg) = side.and_then(|side| app.peek(|m| seating::held(m, side))) {
            let rect = edge.get_bounding_client_rect();
            held.set(Some([rect.left(), rect.top(), rect.right(), rect.bottom()]));
            app.send(Msg::Seat(msg));
        }
    });
    on(&window(), "pointermove", move |event| {
        let (Some([left, top, right, bottom]), Some(finger)) = (held.get(), event.dyn_ref::<web_sys::PointerEvent>())
        else {
            return;
        };
        let (x, y) = (f64::from(finger.client_x()), f64::from(finger.client_y()));
        let on = (left - SLIP..=right + SLIP).contains(&x) && (top - SLIP..=bottom + SLIP).contains(&y);
        if !on {
            close();
        }
    });
    for event in ["pointerup", "pointercancel"] {
        on(&window(), event, move |_| close());
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
