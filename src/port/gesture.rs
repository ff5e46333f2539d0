//! Fingers, wheel and keys on the map. What they mean is worked out in `draw::camera` and `draw::hit`.

use super::browser::later;
use super::dom;
use super::lens::{self, camera, frame, go, layout, point_soon};
use crate::app::msg::MapMove;
use crate::app::playback::Play;
use crate::app::{Msg, Sheet, Target};
use crate::draw::camera::{Camera, Frame};
use crate::draw::{hit, within};
use crate::port::App;
use crate::port::browser::document;
use kernel::SpaceId;
use std::cell::RefCell;
use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, KeyboardEvent, MouseEvent, PointerEvent, WheelEvent};

/// A finger that moves farther than this many pixels drags.
const DRAG: f64 = 8.0;
/// A finger that stays so long looks closer, in milliseconds.
const LONG: u32 = 550;

/// A finger on the map: which, where it came down, where it is.
#[derive(Clone, Copy)]
struct Finger {
    id: i32,
    from: (f64, f64),
    at: (f64, f64),
}

#[derive(Default)]
struct Hands {
    grabbed: Option<Camera>,
    fingers: Vec<Finger>,
    dragged: bool,
    presses: u32,
    keyed: bool,
    /// Where the pane's corner lay, and whether it was turned (-1), and how large it was when the gesture began: asking at each move
    /// would cost a layout each time.
    pane: Option<((f64, f64, f64), Frame)>,
    /// Whether the map moves as one layer already.
    moves: bool,
    /// Whether what the next change of the page opens takes the focus.
    wants_focus: bool,
    /// Whether a card has just been chosen by a key.
    chose: bool,
    /// Whether this press has shown what a long press shows: then it does not tap as well.
    looked: bool,
}

thread_local! {
    static HANDS: RefCell<Hands> = RefCell::new(Hands::default());
}

/// The next change of the page takes the focus to what it opens.
pub fn want_focus() {
    HANDS.with_borrow_mut(|h| h.wants_focus = true);
}

/// A card is being chosen: by a key, the next change of the page takes the focus to what it can do.
pub fn want_the_answer() {
    HANDS.with_borrow_mut(|h| h.chose = h.keyed);
}

/// After each change of the page, and in the same instant, so that no key falls between: what has been opened takes the focus if
/// that was asked for; else a key press never leaves it nowhere.
pub fn place_focus() {
    let take = |h: &mut Hands| (core::mem::take(&mut h.wants_focus), core::mem::take(&mut h.chose));
    let (wanted, chose) = HANDS.with_borrow_mut(take);
    let document = document();
    if wanted {
        return focus_first(&[
            ".sheet:last-of-type [data-first]",
            ".sheet:last-of-type",
            "[data-first]",
        ]);
    }
    let there = |selector: &str| document.query_selector(selector).ok().flatten().is_some();
    if chose && there(".slot.chosen") {
        return focus_first(&[".prompt .main", ".prompt .buttons button:not(:disabled)"]);
    }
    // Two change seats: the keyboard is in that dialog and nowhere else.
    if !there(".over") && there(".curtain") && !there(".curtain :focus") {
        return focus_first(&[".curtain [data-first]"]);
    }
    let active = document.active_element().filter(|e| e.tag_name() != "BODY");
    // Under a sheet or the curtain: the browser takes the focus away only later.
    let under = active
        .as_ref()
        .is_some_and(|e| e.closest("[inert], [data-under]").ok().flatten().is_some());
    if under || active.is_none() && HANDS.with_borrow(|h| h.keyed) {
        focus_first(&[
            ".over .sheet-body button",
            ".curtain button",
            ".prompt .main",
            ".prompt button",
            ".card",
        ]);
    }
}

/// Moves the focus to the first of these places that is there.
fn focus_first(places: &[&str]) {
    let document = document();
    let found = places.iter().find_map(|s| document.query_selector(s).ok().flatten());
    if let Some(element) = found.and_then(|e| e.dyn_into::<HtmlElement>().ok()) {
        element.focus().unwrap_or_default();
    }
}

/// The pane that an event happens in; none when it happens on a button or a fan over the map.
fn pane(event: &web_sys::Event) -> Option<HtmlElement> {
    let target: web_sys::Element = event.target()?.dyn_into().ok()?;
    if target.closest("button, .fan").ok().flatten().is_some() {
        return None;
    }
    target.closest(".pane").ok().flatten()?.dyn_into().ok()
}

fn point(app: App, pane: &HtmlElement, event: &MouseEvent) -> (f64, f64) {
    lens::in_pane(app, pane, f64::from(event.client_x()), f64::from(event.client_y()))
}

/// A finger comes down; if it stays, it looks closer.
pub fn down(app: App, event: &PointerEvent) {
    let press = HANDS.with_borrow_mut(|h| {
        h.keyed = false;
        h.looked = false;
        h.dragged &= !h.fingers.is_empty();
        h.presses += 1;
        h.presses
    });
    let Some(pane) = pane(event) else {
        // What a right click shows, a long press shows too: not every browser makes one of the other.
        if dom::has_menu(event) {
            let event = event.clone();
            later(LONG, move || {
                if HANDS.with_borrow(|h| h.presses == press && !h.looked) {
                    HANDS.with_borrow_mut(|h| h.looked = true);
                    dom::happen(app, &event, true);
                }
            });
        }
        return;
    };
    let at = point(app, &pane, event);
    let rect = pane.get_bounding_client_rect();
    let corner = if lens::turned(app) {
        (rect.right(), rect.bottom(), -1.0)
    } else {
        (rect.left(), rect.top(), 1.0)
    };
    let place = frame(app).map(|frame| (corner, frame));
    if event.button() == 0 {
        later(LONG, move || {
            if HANDS.with_borrow(|h| h.presses == press && !h.dragged && h.fingers.len() == 1) {
                look(app, at);
            }
        });
    }
    HANDS.with_borrow_mut(|h| {
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

fn grab(hands: &mut Hands) {
    hands.grabbed = camera();
    hands.fingers.iter_mut().for_each(|f| f.from = f.at);
}

/// A finger moves.
pub fn moved(event: &PointerEvent) {
    let next = HANDS.with_borrow_mut(|h| {
        if h.fingers.is_empty() {
            return None;
        }
        let ((left, top, by), frame) = h.pane?;
        let (x, y) = (f64::from(event.client_x()), f64::from(event.client_y()));
        let at = ((x - left) * by, (y - top) * by);
        h.fingers.iter_mut().find(|f| f.id == event.pointer_id())?.at = at;
        let from = h.grabbed?;
        match h.fingers.as_slice() {
            [one] => {
                let (dx, dy) = (one.at.0 - one.from.0, one.at.1 - one.from.1);
                h.dragged |= dx * dx + dy * dy > DRAG * DRAG;
                h.dragged.then(|| from.pan(dx, dy, frame))
            }
            [one, two, ..] => Some(from.pinch([one.from, two.from], [one.at, two.at], frame)),
            [] => None,
        }
    });
    if let Some(next) = next {
        if !HANDS.with_borrow_mut(|h| core::mem::replace(&mut h.moves, true)) {
            lens::take_over();
            lens::takes_off();
        }
        point_soon(next);
    }
}

/// A finger is lifted, or the system takes the gesture away: then nothing is chosen.
pub fn up(app: App, event: &PointerEvent, cancelled: bool) {
    let rest = HANDS.with_borrow_mut(|h| {
        h.fingers.retain(|f| f.id != event.pointer_id());
        h.dragged |= cancelled;
        h.presses += 1;
        grab(h);
        h.fingers.len()
    });
    if rest == 0 {
        if HANDS.with_borrow_mut(|h| core::mem::take(&mut h.moves)) {
            lens::comes_to_rest(app);
        }
        if HANDS.with_borrow(|h| h.dragged) {
            lens::keep(app);
        }
    }
}

/// The wheel zooms.
pub fn wheel(app: App, event: &WheelEvent) {
    let (Some(pane), Some(now), Some(frame)) = (pane(event), camera(), frame(app)) else {
        return;
    };
    event.prevent_default();
    lens::take_over();
    lens::takes_off();
    let by = within(-event.delta_y() / 400.0, -0.5, 0.5);
    lens::stretch(now.zoom(1.0 + by + by * by / 2.0, point(app, &pane, event), frame));
    lens::comes_to_rest(app);
    lens::keep(app);
}

/// Whether something is being played: then any input ends it, and does no more than that.
fn skips(app: App) -> bool {
    let on = app.peek(|m| m.table.as_ref().is_some_and(|t| t.playback.on()));
    if on {
        app.send(Msg::Play(Play::Skip));
    }
    on
}

/// A click: on the map a tap, unless it ends a drag; elsewhere what its button says.
pub fn click(app: App, event: &MouseEvent) {
    if HANDS.with_borrow_mut(|h| core::mem::take(&mut h.looked)) && event.detail() > 0 {
        return;
    }
    if !HANDS.with_borrow(|h| h.dragged && event.detail() > 0) && skips(app) {
        return;
    }
    let Some(pane) = pane(event) else {
        // Nothing is done while a finger is still on the map.
        if event.detail() == 0 || HANDS.with_borrow(|h| h.fingers.is_empty()) {
            dom::happen(app, event, false);
        }
        return;
    };
    if event.detail() > 0 && HANDS.with_borrow(|h| h.dragged) {
        return;
    }
    let mut targets = targets(app, &pane, event);
    match targets.len() {
        0 => app.send(Msg::Untip),
        1 => app.send(Msg::Tap(targets.remove(0))),
        _ => app.send(Msg::Look(Sheet::Loupe(targets))),
    }
}

/// A long press or the right button looks closer.
pub fn menu(app: App, event: &MouseEvent) {
    let Some(pane) = pane(event) else {
        if dom::happen(app, event, true) {
            event.prevent_default();
        }
        return;
    };
    event.prevent_default();
    look(app, point(app, &pane, event));
}

fn look(app: App, at: (f64, f64)) {
    let target = under(app, at).into_iter().next();
    HANDS.with_borrow_mut(|h| h.dragged = true);
    match target {
        Some(Target::Space(at)) => app.send(Msg::Look(Sheet::Space(at))),
        Some(Target::Stack(key)) => app.send(Msg::Look(Sheet::Stack(key))),
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
            .map_or_else(Vec::new, |t| hit::targets(&t.desk, layout(app), at, camera.scale))
    })
}

/// The thing that a click without a pointer names: from a key or from assistive technology.
fn named(app: App, event: &MouseEvent) -> Option<Target> {
    let element: web_sys::Element = event.target()?.dyn_into().ok()?;
    let found = element.closest("[data-space], [data-stack]").ok()??;
    if let Some(key) = found.get_attribute("data-stack") {
        return Some(Target::Stack(key));
    }
    let name = found.get_attribute("data-space")?;
    app.peek(|m| {
        m.shown()?
            .desk
            .scene
            .spaces
            .iter()
            .find(|s| s.name == name)
            .map(|s| Target::Space(s.id))
    })
}

/// Arrows move to the nearest space that way, Enter chooses it, I looks closer; Escape closes what lies on top.
pub fn key(app: App, event: &KeyboardEvent) {
    let key = event.key();
    HANDS.with_borrow_mut(|h| h.keyed = true);
    if !matches!(key.as_str(), "Tab" | "Shift" | "Control" | "Alt" | "Meta") && skips(app) {
        return event.prevent_default();
    }
    if key == "Escape" {
        return app.send(Msg::Close);
    }
    let focused = document()
        .active_element()
        .is_some_and(|e| e.class_list().contains("pane"));
    if !focused {
        return;
    }
    let (cursor, lit) = app.peek(|m| {
        m.shown()
            .map_or((None, None), |t| (t.cursor, t.desk.lit.first().map(|l| l.at)))
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
            return app.send(Msg::Tap(Target::Space(here)));
        }
        "i" | "I" if single => return app.send(Msg::Look(Sheet::Space(here))),
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
        app.send(Msg::Cursor(Some(next)));
    }
}
