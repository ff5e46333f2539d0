//! The program of the computer player. It runs in a worker beside the page, is told a question by [`receive`], and thinks about it in
//! slices ([`think`]), so that messages get in between.

mod task;

use mind::message::{Order, Reply, from_bytes, to_bytes};
use std::cell::RefCell;
use task::{Begin, Thinking};
use wasm_bindgen::prelude::wasm_bindgen;

/// How long a slice is, in milliseconds.
const SLICE: f64 = 40.0;
/// Rollouts between two looks at the clock.
const BATCH: u32 = 4;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_namespace = performance)]
    fn now() -> f64;
    #[wasm_bindgen(js_namespace = globalThis, js_name = postMessage)]
    fn post(bytes: Vec<u8>);
}

thread_local! {
    /// The question that is thought about.
    static THINKING: RefCell<Option<Box<dyn Thinking>>> = const { RefCell::new(None) };
}

/// The program has been loaded.
#[wasm_bindgen(start)]
pub fn start() {
    post(to_bytes(&Reply::Ready));
}

/// Takes a message of the page. Whether there is something to think about.
#[wasm_bindgen]
pub fn receive(game: u8, bytes: &[u8]) -> bool {
    match from_bytes(bytes) {
        Some(Order::Think(question)) => {
            let number = question.number;
            let begun = games::mind_with_number(game, Begin(question)).flatten();
            if begun.is_none() {
                post(to_bytes(&Reply::Failed { number }));
            }
            THINKING.set(begun);
        }
        Some(Order::Stop) => {
            if let Some(thinking) = THINKING.take() {
                post(to_bytes(&thinking.thought()));
            }
        }
        None => {}
    }
    THINKING.with_borrow(Option::is_some)
}

/// Thinks for a slice. Whether there is more to think about.
#[wasm_bindgen]
pub fn think() -> bool {
    let Some(mut thinking) = THINKING.take() else {
        return false;
    };
    let begun = now();
    while now() - begun < SLICE {
        let Some(said) = thinking.go_on(BATCH) else {
            post(to_bytes(&thinking.thought()));
            return false;
        };
        if now() - begun >= SLICE {
            post(to_bytes(&said));
        }
    }
    THINKING.set(Some(thinking));
    true
}
