//! Animations of playback: stacks along their paths, markers that turn, losses. They are Web Animations of `transform` and `opacity`, which
//! need no layout.

use crate::browser::handle::App;
use crate::browser::missing_apis::Animated;
use crate::browser::objects;
use crate::browser::window::{document, later};
use crate::map::n;
use crate::model::msg::{LookMsg, Msg};
use crate::model::playback::{FrameAnimation, Glide, Play};
use serde::Serialize;
use std::cell::RefCell;
use wasm_bindgen::JsCast;
use web_sys::{Animation, Element, SvgPathElement};

/// Keyframes of a path.
const POINTS: u32 = 10;

/// Delay before the animations, in milliseconds: the document is drawn first.
const SOON: u32 = 0;

/// A keyframe: the one property that it sets.
#[derive(Serialize)]
#[serde(rename_all = "lowercase")]
enum Frame {
    Scale(&'static str),
    Transform(String),
    Translate(&'static str),
}

/// How an animation runs.
#[derive(Serialize)]
struct Timing {
    /// In milliseconds.
    duration: f64,
    easing: &'static str,
}

thread_local! {
    static RUNNING: RefCell<Vec<Animation>> = const { RefCell::new(Vec::new()) };
}

/// Plays one step, then sends the message that asks for the next.
pub fn play(app: App, animation: FrameAnimation, run: u32) {
    settle();
    later(animation.millis, move || {
        app.send(Msg::Look(LookMsg::Play(Play::Next(run))))
    });
    later(SOON, move || {
        let millis = f64::from(animation.millis);
        for glide in &animation.moves {
            let stack = found("data-stack", &glide.key);
            animate(stack, &keyframes(glide), millis * 0.85, "ease-in-out");
        }
        for key in &animation.struck {
            let frames = ["0", "-3px", "3px", "-2px", "0"].map(Frame::Translate);
            animate(found("data-stack", key), &frames, 320.0, "linear");
        }
        for name in &animation.turned {
            let frames = ["0 1", "1 1"].map(Frame::Scale);
            animate(found("data-space", name), &frames, millis * 0.7, "ease-out");
        }
    });
}

/// Cancels running animations: each element is drawn where it ends.
pub fn settle() {
    for running in RUNNING.take() {
        running.cancel();
    }
}

fn found(attribute: &str, value: &str) -> Option<Element> {
    let selector = format!("[{attribute}=\"{}\"]", value.replace('"', "\\\""));
    document().query_selector(&selector).ok().flatten()
}

fn animate(element: Option<Element>, frames: &[Frame], duration: f64, easing: &'static str) {
    let timing = Timing { duration, easing };
    let Some(element) = element else { return };
    let (frames, timing) = (objects::write(&frames), objects::write(&timing));
    if let Ok(running) = element.unchecked_ref::<Animated>().animate(&frames, &timing) {
        RUNNING.with_borrow_mut(|all| all.push(running));
    }
}

/// The keyframes of a stack along a path. Its offset from the path changes evenly from that of the first space to that of the last.
fn keyframes(glide: &Glide) -> Vec<Frame> {
    let frame = |x: f64, y: f64| Frame::Transform(format!("translate({}px, {}px)", n(x), n(y)));
    let line = document().create_element_ns(Some("http://www.w3.org/2000/svg"), "path");
    let line = line.ok().filter(|_| !glide.way.is_empty());
    let Some(line) = line.and_then(|line| line.dyn_into::<SvgPathElement>().ok()) else {
        return vec![frame(glide.from.0, glide.from.1), frame(glide.to.0, glide.to.1)];
    };
    line.set_attribute("d", glide.way).unwrap_or_default();
    let length = f64::from(line.get_total_length());
    let point = |share: f64| {
        let share = if glide.backwards { 1.0 - share } else { share };
        let point = line.get_point_at_length((length * share) as f32);
        point.map_or((0.0, 0.0), |point| (f64::from(point.x()), f64::from(point.y())))
    };
    let (first, last) = (point(0.0), point(1.0));
    let aside = [
        (glide.from.0 - first.0, glide.from.1 - first.1),
        (glide.to.0 - last.0, glide.to.1 - last.1),
    ];
    let steps = (0..=POINTS).map(|step| {
        let share = f64::from(step) / f64::from(POINTS);
        let (x, y) = point(share);
        let beside = |a: f64, b: f64| a + (b - a) * share;
        frame(x + beside(aside[0].0, aside[1].0), y + beside(aside[0].1, aside[1].1))
    });
    steps.collect()
}
