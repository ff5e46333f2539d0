//! The worker in which the computer player thinks.

mod assistant;

use crate::browser::handle::App;
use crate::browser::objects;
use crate::browser::window::{document, found, later};
use crate::features::opponent::awaited::{Awaited, Outbox};
use crate::model::msg::{Msg, OpponentMsg};
use crate::model::opponent::{OpponentEffect, Times};
use ai::message::{Reply, Request, ThinkRequest};
use ai::{Level, Share};
use js_sys::{Array, Uint8Array};
use std::cell::RefCell;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen_futures::spawn_local;
use web_sys::{Event, MessageEvent, Worker, WorkerOptions, WorkerType};

#[wasm_bindgen]
extern "C" {
    /// An [`Request`] as an object.
    type OrderObject;

    /// The bytes of a question; none of another order.
    #[wasm_bindgen(method, getter, structural)]
    fn blind(this: &OrderObject) -> Option<Uint8Array>;
}

/// The worker has stopped if it says nothing for so many seconds in which the page can be seen.
const SILENCE: u32 = 5;

/// The worker is ended after so many seconds in which nothing is asked of it; the next question starts it again.
const IDLE: u32 = 60;

/// The worker, and what is expected of it.
#[derive(Default)]
struct State {
    worker: Option<Worker>,
    /// Counts workers: what an older one says is of no interest.
    run: u32,
    /// Orders that wait until the worker listens.
    outbox: Outbox,
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
        OpponentEffect::Think(question, times) => await_answer(app, question.number, share(question), times),
        OpponentEffect::Hint(wanted) => {
            await_answer(app, wanted.question.number, Request::Hint(wanted), Times::AT_ONCE);
        }
        OpponentEffect::Judge(wanted) => {
            await_answer(app, wanted.question.number, Request::Judge(wanted), Times::UNHURRIED);
        }
        OpponentEffect::Continuation(wanted) => {
            await_answer(app, wanted.number, Request::Continuation(wanted), Times::UNHURRIED);
        }
        OpponentEffect::Fortune(wanted) => {
            await_answer(app, wanted.number, Request::Fortune(wanted), Times::UNHURRIED);
        }
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
        return miss(app, false);
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
    let heard = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
        if STATE.with_borrow(|state| state.run == run)
            && let Some(reply) = objects::read(&event.data())
        {
            hear(app, reply);
        }
    });
    // An error of the script is an `ErrorEvent`; of a script that does not come it is a plain event.
    let failed = Closure::<dyn Fn(Event)>::new(move |_| {
        if STATE.with_borrow(|state| state.run == run && state.worker.is_some()) {
            let ready = STATE.with_borrow(|state| state.outbox.is_open());
            end();
            miss(app, ready);
        }
    });
    worker.set_onmessage(Some(heard.into_js_value().unchecked_ref()));
    worker.set_onerror(Some(failed.into_js_value().unchecked_ref()));
    listen(app, run);
}

/// There is no worker, or no more. One that was never here is missing without a network, or where the host has only another version; one that
/// is here has stopped, and so has one that the browser refuses to start.
fn miss(app: App, ready: bool) {
    spawn_local(async move {
        let there = if ready { Some(true) } else { is_there().await };
        app.send(Msg::Opponent(match there {
            Some(true) => OpponentMsg::Silent,
            Some(false) => OpponentMsg::Outdated,
            None => OpponentMsg::Missing,
        }));
    });
}

/// The script that the page names.
fn script() -> Option<String> {
    document().document_element()?.get_attribute("data-ai")
}

/// Whether the host has the script; none if it does not answer.
async fn is_there() -> Option<bool> {
    found(&script()?).await
}

/// A worker with the script; none where the browser makes none.
fn made() -> Option<Worker> {
    let script = script()?;
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    Worker::new_with_options(&script, &options).ok()
}

/// Counts the seconds in which the worker says nothing though an answer is waited for, and those in which nothing is asked of it.
fn listen(app: App, run: u32) {
    later(1000, move || {
        let counted = STATE.with_borrow_mut(|state| {
            if state.run != run || state.worker.is_none() {
                return None;
            }
            let counts = state.outbox.is_open() && state.awaited.thinks() && !document().hidden();
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

/// Posts an order of this number, and gives its answer in time.
fn await_answer(app: App, number: u32, order: Request, times: Times) {
    STATE.with_borrow_mut(|state| {
        state.awaited = Awaited::request(number);
        (state.silent, state.idle) = (0, 0);
    });
    post(order);
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

/// The order of the worker. A long thought is shared with a second worker, where there is one: it is given its order here.
fn share(question: ThinkRequest) -> Request {
    let shared =
        Level::of(question.level).is_some_and(|level| level.workers > 1) && assistant::is_ready(hear_assistant);
    let share = |part| Share {
        part,
        parts: 1 + u8::from(shared),
    };
    if shared {
        assistant::post(&Request::Think(ThinkRequest {
            share: share(1),
            ..question.clone()
        }));
    }
    Request::Think(ThinkRequest {
        share: share(0),
        ..question
    })
}

/// What the second worker says of its worlds goes to the first. Its own answer, which is the same, is not wanted.
fn hear_assistant(reply: Reply) {
    if let Reply::Part { number, part } = reply {
        post(Request::Take { number, part });
    }
}

/// The worker answers with what it has thought so far.
fn stop() {
    if STATE.with_borrow(|state| state.awaited.thinks()) {
        post(Request::Stop);
        assistant::post(&Request::Stop);
    }
}

/// Posts an order to the worker, if it runs, as soon as it listens.
fn post(request: Request) {
    let now = STATE.with_borrow_mut(|state| {
        let worker = state.worker.clone()?;
        Some((worker, state.outbox.put(request)?))
    });
    if let Some((worker, request)) = now {
        send(&worker, &request);
    }
}

/// Posts an order to a worker that listens. Bytes go over and are not copied.
fn send(worker: &Worker, request: &Request) {
    let message = objects::write(request);
    let sent = match message.unchecked_ref::<OrderObject>().blind() {
        Some(bytes) => worker.post_message_with_transfer(&message, &Array::of1(&bytes.buffer())),
        None => worker.post_message(&message),
    };
    sent.unwrap_or_default();
}

fn hear(app: App, reply: Reply) {
    STATE.with_borrow_mut(|state| state.silent = 0);
    match reply {
        Reply::Thought { number, .. }
        | Reply::Hint { number, .. }
        | Reply::Judged { number, .. }
        | Reply::Continuation { number, .. }
        | Reply::Fortune { number, .. } => {
            STATE.with_borrow_mut(|state| state.awaited.hear(number, reply));
            deliver(app);
        }
        Reply::Ready => {
            let (worker, waiting) = STATE.with_borrow_mut(|state| (state.worker.clone(), state.outbox.open()));
            if let Some(worker) = worker {
                waiting.iter().for_each(|request| send(&worker, request));
            }
            app.send(Msg::Opponent(OpponentMsg::Said(reply)));
        }
        Reply::Part { number, part } => assistant::post(&Request::Take { number, part }),
        Reply::Failed { number } => {
            // Nothing more is waited for: the program is well.
            STATE.with_borrow_mut(|state| {
                if state.awaited.is_of(number) {
                    state.awaited = Awaited::default();
                }
            });
            app.send(Msg::Opponent(OpponentMsg::Said(reply)));
        }
        Reply::Thinking { .. } => app.send(Msg::Opponent(OpponentMsg::Said(reply))),
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
    assistant::end();
    let worker = STATE.with_borrow_mut(|state| {
        state.run += 1;
        (state.outbox, state.awaited) = (Outbox::default(), Awaited::default());
        state.worker.take()
    });
    if let Some(worker) = worker {
        worker.terminate();
    }
}
