//! The worker of the browser in which the program runs.

use crate::thoughts::Thoughts;
use ai::message::{Reply, Request};
use js_sys::Function;
use serde_wasm_bindgen::{from_value, to_value};
use std::cell::{Cell, RefCell};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{DedicatedWorkerGlobalScope, MessageChannel, MessageEvent, MessagePort, Performance};

/// How long a slice is, in milliseconds.
const SLICE: f64 = 40.0;

/// The program in its worker.
struct Worker {
    scope: DedicatedWorkerGlobalScope,
    clock: Performance,
    /// A slice is asked for by a message to this port, so that messages of the page can be handled between two slices.
    slices: MessagePort,
    /// Whether a slice has been asked for and has not begun.
    coming: Cell<bool>,
    thoughts: RefCell<Thoughts>,
}

/// Starts the program: from now on it hears the page, which is told so by [`Reply::Ready`].
///
/// # Panics
/// Outside of a worker: each has a clock and channels.
pub fn start() {
    // Not looked at: what measures thoughts runs the program beside the page, in a scope with the same functions.
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let clock = scope.performance().expect("a worker has a clock");
    let channel = MessageChannel::new().expect("a worker has channels");
    let worker: &'static Worker = Box::leak(Box::new(Worker {
        scope,
        clock,
        slices: channel.port2(),
        coming: Cell::new(false),
        thoughts: RefCell::default(),
    }));
    channel.port1().set_onmessage(Some(&listener(|_| worker.think())));
    worker
        .scope
        .set_onmessage(Some(&listener(|event| worker.hear(event.data()))));
    worker.post(&Reply::Ready);
}

/// What runs on each message. It stays for ever, as the worker does.
fn listener(run: impl Fn(MessageEvent) + 'static) -> Function {
    Closure::<dyn Fn(MessageEvent)>::new(run)
        .into_js_value()
        .unchecked_into()
}

impl Worker {
    /// Takes a message of the page. What is no order is ignored.
    fn hear(&self, message: JsValue) {
        let Ok(request) = from_value::<Request>(message) else {
            return;
        };
        let reply = self.thoughts.borrow_mut().take(request);
        self.go_on(reply);
    }

    /// Thinks for a slice.
    fn think(&self) {
        self.coming.set(false);
        let begun = self.clock.now();
        let reply = self.thoughts.borrow_mut().think(|| self.clock.now() - begun >= SLICE);
        self.go_on(reply);
    }

    /// Says what there is to say, and asks for the next slice if there is more to think about.
    fn go_on(&self, reply: Option<Reply>) {
        if let Some(reply) = reply {
            self.post(&reply);
        }
        if self.thoughts.borrow().go_on() && !self.coming.replace(true) {
            self.slices.post_message(&JsValue::NULL).expect("nothing can be posted");
        }
    }

    fn post(&self, reply: &Reply) {
        let message = to_value(reply).expect("a reply is plain data");
        self.scope.post_message(&message).expect("plain data can be posted");
    }
}
