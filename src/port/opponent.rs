//! The worker in which the computer player thinks.

use super::browser::{call, construct, document, later, reachable};
use super::events::on;
use crate::app::Msg;
use crate::app::awaited::Awaited;
use crate::app::msg::OpponentMsg;
use crate::app::opponent::{OpponentEffect, Times};
use crate::port::App;
use js_sys::{Object, Reflect, Uint8Array};
use mind::message::{Order, Question, Reply, from_bytes, to_bytes};
use std::cell::RefCell;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::spawn_local;

/// The worker has stopped if it says nothing for so many seconds in which the page can be seen.
const SILENCE: u32 = 5;
/// The worker is ended after so many seconds in which nothing is asked of it; the next question starts it again.
const IDLE: u32 = 60;

/// The worker, and what is expected of it.
#[derive(Default)]
struct State {
    worker: Option<JsValue>,
    /// Counts workers: what an older one says is of no interest.
    run: u32,
    ready: bool,
    /// The answer for which the page waits.
    awaited: Awaited,
    /// Seconds without a word.
    silent: u32,
    /// Seconds without a question.
    idle: u32,
}

thread_local! {
    static STATE: RefCell<State> = RefCell::default();
}

/// Carries out an effect.
pub fn carry_out(app: App, effect: OpponentEffect) {
    match effect {
        OpponentEffect::Start => start(app),
        OpponentEffect::Think(question, times) => think(app, question, times),
        OpponentEffect::Hurry => {
            STATE.with_borrow_mut(|state| state.awaited.is_due());
            stop();
            deliver(app);
        }
        OpponentEffect::Forget => STATE.with_borrow_mut(|state| state.awaited = Awaited::default()),
        OpponentEffect::End => end(),
    }
}

/// Fetches the worker, unless it runs.
fn start(app: App) {
    if STATE.with_borrow(|state| state.worker.is_some()) {
        return;
    }
    let Some(worker) = made() else {
        return app.send(Msg::Opponent(OpponentMsg::Missing));
    };
    let run = STATE.with_borrow_mut(|state| {
        let run = state.run + 1;
        *state = State {
            worker: Some(worker.clone()),
            run,
            ..State::default()
        };
        run
    });
    let target: &web_sys::EventTarget = worker.unchecked_ref();
    on(target, "message", move |event| {
        if STATE.with_borrow(|state| state.run == run) {
            let data = Reflect::get(event, &"data".into()).unwrap_or_default();
            hear(app, &Uint8Array::new(&data).to_vec());
        }
    });
    on(target, "error", move |_| {
        if STATE.with_borrow(|state| state.run == run && state.worker.is_some()) {
            let ready = STATE.with_borrow(|state| state.ready);
            end();
            spawn_local(async move {
                // What was never here is missing without a network; what is here has stopped.
                let msg = if ready || reachable().await {
                    OpponentMsg::Silent
                } else {
                    OpponentMsg::Missing
                };
                app.send(Msg::Opponent(msg));
            });
        }
    });
    listen(app, run);
}

/// A worker with the script that the page names; none where the browser makes none.
fn made() -> Option<JsValue> {
    let script = document().document_element()?.get_attribute("data-mind")?;
    let options = Object::new();
    Reflect::set(&options, &"type".into(), &"module".into()).ok()?;
    construct("Worker", &[script.into(), options.into()])
}

/// Counts the seconds in which the worker says nothing though an answer is waited for, and those in which nothing is asked of it.
fn listen(app: App, run: u32) {
    later(1000, move || {
        let counted = STATE.with_borrow_mut(|state| {
            if state.run != run || state.worker.is_none() {
                return None;
            }
            let counts = state.ready && state.awaited.thinks() && !document().hidden();
            state.silent = if counts { state.silent + 1 } else { 0 };
            state.idle = if state.awaited.waits() { 0 } else { state.idle + 1 };
            Some((state.silent >= SILENCE, state.idle >= IDLE))
        });
        match counted {
            Some((true, _)) => {
                end();
                app.send(Msg::Opponent(OpponentMsg::Silent));
            }
            Some((_, true)) => end(),
            Some((false, false)) => listen(app, run),
            None => {}
        }
    });
}

/// Calls a method of the worker, if it runs.
fn ask(name: &str, with: &[JsValue]) {
    if let Some(worker) = STATE.with_borrow(|state| state.worker.clone()) {
        call(&worker, name, with);
    }
}

fn think(app: App, question: Question, times: Times) {
    let number = question.number;
    STATE.with_borrow_mut(|state| {
        state.awaited = Awaited::order(number);
        (state.silent, state.idle) = (0, 0);
    });
    post(&Order::Think(question));
    let is_meant = move || STATE.with_borrow(|state| state.awaited.is_of(number));
    later(times.most, move || {
        if is_meant() {
            stop();
        }
    });
    later(times.least, move || {
        if is_meant() {
            STATE.with_borrow_mut(|state| state.awaited.is_due());
            deliver(app);
        }
    });
}

/// The worker answers with what it has thought so far.
fn stop() {
    if STATE.with_borrow(|state| state.awaited.thinks()) {
        post(&Order::Stop);
    }
}

fn post(order: &Order) {
    ask("postMessage", &[Uint8Array::from(&to_bytes(order)[..]).into()]);
}

fn hear(app: App, bytes: &[u8]) {
    let Some(reply) = from_bytes::<Reply>(bytes) else {
        return;
    };
    STATE.with_borrow_mut(|state| state.silent = 0);
    match reply {
        Reply::Thought { number, .. } => {
            STATE.with_borrow_mut(|state| state.awaited.hear(number, reply));
            deliver(app);
        }
        Reply::Ready => {
            STATE.with_borrow_mut(|state| state.ready = true);
            app.send(Msg::Opponent(OpponentMsg::Said(reply)));
        }
        Reply::Thinking { .. } | Reply::Failed { .. } => app.send(Msg::Opponent(OpponentMsg::Said(reply))),
    }
}

/// Gives the answer, once it is there and its time has come.
fn deliver(app: App) {
    let answer = STATE.with_borrow_mut(|state| state.awaited.take());
    if let Some(answer) = answer {
        app.send(Msg::Opponent(OpponentMsg::Said(answer)));
    }
}

fn end() {
    ask("terminate", &[]);
    STATE.with_borrow_mut(|state| {
        state.run += 1;
        (state.worker, state.ready, state.awaited) = (None, false, Awaited::default());
    });
}
