//! Animations of playback: stacks along their paths, markers that turn, losses. They are Web Animations of `transform` and `opacity`, which
//! need no layout.

use super::browser::{call, later};
use crate::app::Msg;
use crate::app::msg::LookMsg;
use crate::app::playback::{Flourish, Glide, Play};
use crate::draw::n;
use crate::port::App;
use crate::port::browser::document;
use js_sys::{Array, Object, Reflect};
use std::cell::RefCell;
use wasm_bindgen::JsValue;

/// Keyframes of a path.
const POINTS: u32 = 10;
/// Delay before the animations, in milliseconds: the document is drawn first.
const SOON: u32 = 0;

thread_local! {
    static RUNNING: RefCell<Vec<JsValue>> = const { RefCell::new(Vec::new()) };
}

/// Plays one step, then sends the message that asks for the next.
pub fn play(app: App, flourish: Flourish, run: u32) {
    settle();
    later(flourish.millis, move || {
        app.send(Msg::Look(LookMsg::Play(Play::Next(run))))
    });
    later(SOON, move || {
        let millis = f64::from(flourish.millis);
        for glide in &flourish.moves {
            let stack = found("data-stack", &glide.key);
            animate(stack, &keyframes(glide), millis * 0.85, "ease-in-out");
        }
        for key in &flourish.struck {
            let frames = ["0", "-3px", "3px", "-2px", "0"].map(|x| frame("translate", x));
            animate(found("data-stack", key), &Array::from_iter(frames), 320.0, "linear");
        }
        for name in &flourish.turned {
            let frames = ["0 1", "1 1"].map(|by| frame("scale", by));
            animate(
                found("data-space", name),
                &Array::from_iter(frames),
                millis * 0.7,
                "ease-out",
            );
        }
    });
}

/// Cancels running animations: each element is drawn where it ends.
pub fn settle() {
    for running in RUNNING.take() {
        call(&running, "cancel", &[]);
    }
}

fn found(attribute: &str, value: &str) -> Option<web_sys::Element> {
    let selector = format!("[{attribute}=\"{}\"]", value.replace('"', "\\\""));
    document().query_selector(&selector).ok().flatten()
}

fn frame(property: &str, value: &str) -> JsValue {
    let frame = Object::new();
    Reflect::set(&frame, &property.into(), &value.into()).unwrap_or_default();
    frame.into()
}

fn animate(element: Option<web_sys::Element>, frames: &Array, millis: f64, easing: &str) {
    let Some(element) = element else { return };
    let options = Object::new();
    Reflect::set(&options, &"duration".into(), &millis.into()).unwrap_or_default();
    Reflect::set(&options, &"easing".into(), &easing.into()).unwrap_or_default();
    let running = call(&element, "animate", &[frames.into(), options.into()]);
    if running.is_object() {
        RUNNING.with_borrow_mut(|all| all.push(running));
    }
}

/// The keyframes of a stack along a path. Its offset from the path changes evenly from that of the first space to that of the last.
fn keyframes(glide: &Glide) -> Array {
    let frames = Array::new();
    let put = |x: f64, y: f64| {
        let at = format!("translate({}px, {}px)", n(x), n(y));
        frames.push(&frame("transform", &at));
    };
    let line = document().create_element_ns(Some("http://www.w3.org/2000/svg"), "path");
    let line = line.ok().filter(|_| !glide.way.is_empty());
    let Some(line) = line else {
        put(glide.from.0, glide.from.1);
        put(glide.to.0, glide.to.1);
        return frames;
    };
    line.set_attribute("d", glide.way).unwrap_or_default();
    let length = call(&line, "getTotalLength", &[]).as_f64().unwrap_or(0.0);
    let point = |share: f64| {
        let share = if glide.backwards { 1.0 - share } else { share };
        let point = call(&line, "getPointAtLength", &[(length * share).into()]);
        let number = |name: &str| Reflect::get(&point, &name.into()).ok().and_then(|v| v.as_f64());
        (number("x").unwrap_or(0.0), number("y").unwrap_or(0.0))
    };
    let (first, last) = (point(0.0), point(1.0));
    let aside = [
        (glide.from.0 - first.0, glide.from.1 - first.1),
        (glide.to.0 - last.0, glide.to.1 - last.1),
    ];
    for step in 0..=POINTS {
        let share = f64::from(step) / f64::from(POINTS);
        let (x, y) = point(share);
        let beside = |a: f64, b: f64| a + (b - a) * share;
        put(x + beside(aside[0].0, aside[1].0), y + beside(aside[0].1, aside[1].1));
    }
    frames
}
