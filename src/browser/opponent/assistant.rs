//! A second worker that plays half of the worlds of a long thought, where the device has two cores. Without it the thought is the same, and
//! takes longer.

use super::{made, send};
use crate::browser::objects;
use crate::browser::window::window;
use ai::message::{Reply, Request};
use std::cell::RefCell;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Event, MessageEvent, Worker};

/// The second worker.
enum State {
    /// There is none yet.
    Absent,
    /// It has been made, and does not listen yet.
    Coming(Worker),
    /// It listens.
    Ready(Worker),
    /// It cannot be had, or has stopped: the first thinks alone.
    Broken,
}

thread_local! {
    static STATE: RefCell<State> = const { RefCell::new(State::Absent) };
}

/// Whether it can be asked. The first call makes it, where there are two cores.
pub fn is_ready(hear: fn(Reply)) -> bool {
    STATE.with_borrow_mut(|state| {
        if matches!(state, State::Absent) {
            let worker = if cores() < 2.0 { None } else { made() };
            *state = worker.map_or(State::Broken, |worker| {
                listen(&worker, hear);
                State::Coming(worker)
            });
        }
        matches!(state, State::Ready(_))
    })
}

/// How many cores the browser names.
fn cores() -> f64 {
    window().navigator().hardware_concurrency()
}

/// Hears what it says: that it listens, and what came of its worlds.
fn listen(worker: &Worker, hear: fn(Reply)) {
    let heard = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| match objects::read(&event.data()) {
        Some(Reply::Ready) => STATE.with_borrow_mut(|state| {
            if let State::Coming(worker) = state {
                *state = State::Ready(worker.clone());
            }
        }),
        Some(reply) => hear(reply),
        None => {}
    });
    let failed = Closure::<dyn Fn(Event)>::new(|_| STATE.with_borrow_mut(|state| *state = State::Broken));
    worker.set_onmessage(Some(heard.into_js_value().unchecked_ref()));
    worker.set_onerror(Some(failed.into_js_value().unchecked_ref()));
}

/// Posts an order to it, if it listens.
pub fn post(request: &Request) {
    STATE.with_borrow(|state| {
        if let State::Ready(worker) = state {
            send(worker, request);
        }
    });
}

/// Ends it; it is made anew when it is wanted again.
pub fn end() {
    STATE.with_borrow_mut(|state| {
        if let State::Coming(worker) | State::Ready(worker) = std::mem::replace(state, State::Absent) {
            worker.terminate();
        }
    });
}
