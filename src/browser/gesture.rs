//! Pointers, wheel and keys on the map. The arithmetic is in `draw::camera` and `draw::hit`.

use crate::browser::handle::App;
use crate::browser::viewport::{camera, go, layout, set_camera_on_next_frame, sizes};
use crate::browser::window::{document, later};
use crate::browser::{dom, focus, settling, viewport};
use crate::features::answering::undo;
use crate::map::camera::{Camera, Sizes};
use crate::map::{hit, within};
use crate::model::map_move::MapMove;
use crate::model::msg::{AnswerMsg, LookMsg, Msg};
use crate::model::playback::Play;
use crate::model::{Sheet, Target};
use engine::SpaceId;
use std::cell::RefCell;
use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, KeyboardEvent, MouseEvent, PointerEvent, WheelEvent};

/// Distance from which a moving finger drags, in CSS pixels.
const DRAG: f64 = 8.0;

/// Time after which a press is a long press, in milliseconds.
const LONG: u32 = 550;

/// A pointer on the map: its id, where it came down and where it is, in points of the pane.
#[derive(Clone, Copy)]
struct Finger {
    id: i32,
    from: (f64, f64),
    at: (f64, f64),
}

/// The state of the gesture under way.
#[derive(Default)]
struct Gesture {
    /// The camera when the last finger came down or was lifted.
    start: Option<Camera>,
    fingers: Vec<Finger>,
    /// Whether the gesture is a drag or a pinch: then it does not tap.
    dragged: bool,
    /// Counts presses, so that a timer knows whether its own still goes on.
    presses: u32,
    /// Whether the last input was a key.
    keyed: bool,
    /// The corner of the pane, its direction (-1 if the map is turned) and its size when the gesture began. Reading them at each move
    /// would force a layout each time.
    pane: Option<((f64, f64, f64), Sizes)>,
    /// Whether [`viewport::begin_motion`] has been called for this gesture.
    moves: bool,
    /// Whether this press has been handled as a long press: then it does not tap.
    looked: bool,
}

thread_local! {
    static GESTURE: RefCell<Gesture> = RefCell::new(Gesture::default());
}

/// Whether the last input was a key.
pub fn keyed() -> bool {
    GESTURE.with_borrow(|h| h.keyed)
}

/// The pane in which an event happens. None for a button or a fan over the map.
fn pane(event: &web_sys::Event) -> Option<HtmlElement> {
    let target: web_sys::Element = event.target()?.dyn_into().ok()?;
    if target.closest("button, .fan").ok().flatten().is_some() {
        return None;
    }
    target.closest(".pane").ok().flatten()?.dyn_into().ok()
}

fn point(app: App, pane: &HtmlElement, event: &MouseEvent) -> (f64, f64) {
    viewport::in_pane(app, pane, f64::from(event.client_x()), f64::from(event.client_y()))
}

/// Handles `pointerdown`, and starts the timer of a long press.
pub fn down(app: App, event: &PointerEvent) {
    let press = GESTURE.with_borrow_mut(|h| {
        h.keyed = false;
        h.looked = false;
        h.dragged &= !h.fingers.is_empty();
        h.presses += 1;
        h.presses
    });
    let Some(pane) = pane(event) else {
        // Not every browser sends `contextmenu` for a long press.
        if dom::has_menu(event) {
            let event = event.clone();
            later(LONG, move || {
                if GESTURE.with_borrow(|h| h.presses == press && !h.looked) {
                    GESTURE.with_borrow_mut(|h| h.looked = true);
                    dom::dispatch(app, &event, true);
                }
            });
        }
        return;
    };
    let at = point(app, &pane, event);
    let rect = pane.get_bounding_client_rect();
    let corner = if viewport::map_turned(app) {
        (rect.right(), rect.bottom(), -1.0)
    } else {
        (rect.left(), rect.top(), 1.0)
    };
    let place = sizes(app).map(|sizes| (corner, sizes));
    if event.button() == 0 {
        later(LONG, move || {
            if GESTURE.with_borrow(|h| h.presses == press && !h.dragged && h.fingers.len() == 1) {
                look(app, at);
            }
        });
    }
    GESTURE.with_borrow_mut(|h| {
        h.fingers.retain(|f| f.id != event.pointer_id());
        h.fingers.push(Finger {
            id: event.pointer_id(),
            from: at,
            at,
        });
        h.dragged = h.fingers.len() > 1;
        h.pane = place;
        grab(h);
    });
}

fn grab(hands: &mut Gesture) {
    hands.start = camera();
    hands.fingers.iter_mut().for_each(|f| f.from = f.at);
}

/// Handles `pointermove`.
pub fn moved(event: &PointerEvent) {
    let next = GESTURE.with_borrow_mut(|h| {
        if h.fingers.is_empty() {
            return None;
        }
        let ((left, top, by), sizes) = h.pane?;
        let (x, y) = (f64::from(event.client_x()), f64::from(event.client_y()));
        let at = ((x - left) * by, (y - top) * by);
        h.fingers.iter_mut().find(|f| f.id == event.pointer_id())?.at = at;
        let from = h.start?;
        match h.fingers.as_slice() {
            [one] => {
                let (dx, dy) = (one.at.0 - one.from.0, one.at.1 - one.from.1);
                h.dragged |= dx * dx + dy * dy > DRAG * DRAG;
                h.dragged.then(|| from.pan(dx, dy, sizes))
            }
            [one, two, ..] => Some(from.pinch([one.from, two.from], [one.at, two.at], sizes)),
            [] => None,
        }
    });
    if let Some(next) = next {
        if !GESTURE.with_borrow_mut(|h| core::mem::replace(&mut h.moves, true)) {
            viewport::take_control();
            viewport::begin_motion();
        }
        set_camera_on_next_frame(next);
    }
}

/// Handles `pointerup` and `pointercancel`. A cancelled gesture taps nothing.
pub fn up(app: App, event: &PointerEvent, cancelled: bool) {
    let rest = GESTURE.with_borrow_mut(|h| {
        h.fingers.retain(|f| f.id != event.pointer_id());
        h.dragged |= cancelled;
        h.presses += 1;
        grab(h);
        h.fingers.len()
    });
    if rest == 0 {
        if GESTURE.with_borrow_mut(|h| core::mem::take(&mut h.moves)) {
            viewport::end_motion(app);
        }
        if GESTURE.with_borrow(|h| h.dragged) {
            viewport::keep(app);
        }
    }
}

/// Handles `wheel`: it zooms.
pub fn wheel(app: App, event: &WheelEvent) {
    let (Some(pane), Some(now), Some(sizes)) = (pane(event), camera(), sizes(app)) else {
        return;
    };
    event.prevent_default();
    viewport::take_control();
    viewport::begin_motion();
    let by = within(-event.delta_y() / 400.0, -0.5, 0.5);
    viewport::stretch(now.zoom(1.0 + by + by * by / 2.0, point(app, &pane, event), sizes));
    viewport::end_motion(app);
    viewport::keep(app);
}

/// Skips playback, if there is one: then the input does nothing else.
fn skips(app: App) -> bool {
    let on = app.peek(|m| m.table.as_ref().is_some_and(|t| t.playback.on()));
    if on {
        app.send(Msg::Look(LookMsg::Play(Play::Skip)));
    }
    on
}

/// Handles `click`: on the map a tap, unless it ends a drag; elsewhere the listeners of the tree.
pub fn click(app: App, event: &MouseEvent) {
    if GESTURE.with_borrow_mut(|h| core::mem::take(&mut h.looked)) && event.detail() > 0 {
        return;
    }
    if settling::swallows(app, event) {
        return;
    }
    // A finger that has opened a hand has closed it again.
    let on = |what: &str| {
        let target = event.target().and_then(|t| t.dyn_into::<web_sys::Element>().ok());
        target.is_some_and(|t| t.closest(what).ok().flatten().is_some())
    };
    if event.detail() > 0 && on("[data-hold]") {
        return;
    }
    // Who takes the tablet does not wait for what is played.
    let skipped = !GESTURE.with_borrow(|h| h.dragged && event.detail() > 0) && !on(".handover") && skips(app);
    if skipped {
        return;
    }
    let Some(pane) = pane(event) else {
        // Buttons do nothing while a finger is on the map.
        if event.detail() == 0 || GESTURE.with_borrow(|h| h.fingers.is_empty()) {
            dom::dispatch(app, event, false);
        }
        return;
    };
    if event.detail() > 0 && GESTURE.with_borrow(|h| h.dragged) {
        return;
    }
    let mut targets = targets(app, &pane, event);
    match targets.len() {
        0 => app.send(Msg::Look(LookMsg::CloseTip)),
        1 => app.send(Msg::Answer(AnswerMsg::Tap(targets.remove(0)))),
        _ => app.send(Msg::Look(LookMsg::Open(Sheet::Loupe(targets)))),
    }
}

/// Handles `contextmenu`: on the map it opens the sheet of a space or a stack.
pub fn menu(app: App, event: &MouseEvent) {
    let Some(pane) = pane(event) else {
        if dom::dispatch(app, event, true) {
            event.prevent_default();
        }
        return;
    };
    event.prevent_default();
    look(app, point(app, &pane, event));
}

fn look(app: App, at: (f64, f64)) {
    let target = under(app, at).into_iter().next();
    GESTURE.with_borrow_mut(|h| h.dragged = true);
    match target {
        Some(Target::Space(at)) => app.send(Msg::Look(LookMsg::Open(Sheet::Space(at)))),
        Some(Target::Stack(key)) => app.send(Msg::Look(LookMsg::Open(Sheet::Stack(key)))),
        _ => {}
    }
}

fn targets(app: App, pane: &HtmlElement, event: &MouseEvent) -> Vec<Target> {
    if event.type_() == "click" && event.detail() == 0 {
        return named(app, event).into_iter().collect();
    }
    under(app, point(app, pane, event))
}

fn under(app: App, at: (f64, f64)) -> Vec<Target> {
    let Some(camera) = camera() else { return Vec::new() };
    let at = camera.map(at);
    app.peek(|m| {
        m.shown()
            .map_or_else(Vec::new, |t| hit::targets(&t.view_model, layout(app), at, camera.scale))
    })
}

/// The target of a click without a pointer, from a key or from assistive technology.
fn named(app: App, event: &MouseEvent) -> Option<Target> {
    let element: web_sys::Element = event.target()?.dyn_into().ok()?;
    let found = element.closest("[data-space], [data-stack]").ok()??;
    if let Some(key) = found.get_attribute("data-stack") {
        return Some(Target::Stack(key));
    }
    let name = found.get_attribute("data-space")?;
    app.peek(|m| {
        m.shown()?
            .view_model
            .scene
            .spaces
            .iter()
            .find(|s| s.name == name)
            .map(|s| Target::Space(s.id))
    })
}

/// Handles `keydown`. On the map arrows move to the nearest space, Enter taps it and I opens its sheet. Escape closes the topmost sheet.
/// Ctrl+Z (or the command key) takes back, with Shift it goes forward.
pub fn key(app: App, event: &KeyboardEvent) {
    // Keys of a composition belong to the input method, and other keys with a modifier to the browser. Safari ends a composition before its last key,
    // which has this code.
    let composing = event.is_composing() || event.key_code() == 229;
    let key = event.key();
    if composing || event.ctrl_key() || event.alt_key() || event.meta_key() {
        let typing = || focus::there("input:focus, textarea:focus");
        let alone = (event.ctrl_key() != event.meta_key()) && !event.alt_key() && !composing;
        let stepped = app.peek(|m| undo::by_key(m, &key, event.shift_key()));
        if let Some(msg) = stepped.filter(|_| alone && !typing()) {
            event.prevent_default();
            app.send(msg);
        }
        return;
    }
    GESTURE.with_borrow_mut(|h| h.keyed = true);
    if !matches!(key.as_str(), "Tab" | "Shift" | "Control" | "Alt" | "Meta") && skips(app) {
        return event.prevent_default();
    }
    if key == "Escape" {
        return app.send(Msg::Look(LookMsg::Close));
    }
    let focused = document()
        .active_element()
        .is_some_and(|e| e.class_list().contains("pane"));
    if !focused {
        return;
    }
    let (cursor, lit) = app.peek(|m| {
        m.shown().map_or((None, None), |t| {
            (t.pointing.cursor, t.view_model.lit.first().map(|l| l.at))
        })
    });
    let here = cursor.or(lit).unwrap_or(SpaceId(0));
    let single = app.peek(|m| m.settings.keys());
    let (dx, dy) = match key.as_str() {
        "ArrowLeft" => (-1.0, 0.0),
        "ArrowRight" => (1.0, 0.0),
        "ArrowUp" => (0.0, -1.0),
        "ArrowDown" => (0.0, 1.0),
        "Enter" | " " => {
            event.prevent_default();
            return app.send(Msg::Answer(AnswerMsg::Tap(Target::Space(here))));
        }
        "i" | "I" if single => return app.send(Msg::Look(LookMsg::Open(Sheet::Space(here)))),
        "+" if single => return go(app, MapMove::Closer),
        "-" if single => return go(app, MapMove::Farther),
        _ => return,
    };
    event.prevent_default();
    let next = if cursor.is_none() {
        Some(here)
    } else {
        hit::neighbour(layout(app), here, dx, dy)
    };
    if let Some(next) = next {
        go(app, MapMove::Space(next));
        app.send(Msg::Look(LookMsg::Cursor(Some(next))));
    }
}
