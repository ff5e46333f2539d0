//! Fingers, wheel and keys on the map. What they mean is worked out in `draw::camera` and `draw::hit`.

use super::App;
use crate::app::{Msg, Sheet, Target};
use crate::draw::camera::{Camera, Frame};
use crate::draw::hit;
use kernel::layout::Layout;
use leptos::ev::{KeyboardEvent, MouseEvent, PointerEvent, WheelEvent};
use leptos::html::Main;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;

/// A finger that moves farther than this many pixels drags.
const DRAG: f64 = 8.0;

/// A finger on the map: which, where it came down, where it is.
type Finger = (i32, (f64, f64), (f64, f64));

/// The map's pane and what part of the map it shows.
#[derive(Clone, Copy)]
pub struct Pane {
    app: App,
    layout: &'static Layout,
    /// The element.
    pub node: NodeRef<Main>,
    camera: RwSignal<Option<Camera>>,
    /// Whether a gesture is under way.
    pub moving: RwSignal<bool>,
    fingers: StoredValue<Vec<Finger>>,
    grabbed: StoredValue<Option<Camera>>,
    dragged: StoredValue<bool>,
}

impl Pane {
    /// A pane that shows the whole map.
    pub fn new(app: App, layout: &'static Layout) -> Self {
        let pane = Pane {
            app,
            layout,
            node: NodeRef::new(),
            camera: RwSignal::new(None),
            moving: RwSignal::new(false),
            fingers: StoredValue::new(Vec::new()),
            grabbed: StoredValue::new(None),
            dragged: StoredValue::new(false),
        };
        pane.node.on_load(move |_| pane.settle());
        let resized = window_event_listener(leptos::ev::resize, move |_| pane.whole());
        on_cleanup(move || resized.remove());
        Effect::new(move |_| {
            if let Some(place) = app.look_at.get().and_then(|at| layout.places.get(usize::from(at.0))) {
                if let (Some(camera), Some(frame)) = (pane.camera.get_untracked(), pane.frame()) {
                    if camera.scale > frame.fit() * 1.02 {
                        pane.camera.set(Some(camera.reveal(place.at.units(), frame)));
                    }
                }
                app.look_at.set(None);
            }
        });
        pane
    }

    fn frame(self) -> Option<Frame> {
        let node = self.node.get_untracked()?;
        let (_, _, w, h) = self.layout.view.units();
        Some(Frame {
            pane: (f64::from(node.client_width()), f64::from(node.client_height())),
            map: (w, h),
        })
    }

    /// The first look: the whole map where its names can be read, else a part of it at reading size.
    fn settle(self) {
        let Some(frame) = self.frame() else { return };
        let whole = Camera::whole(frame);
        let middle = (frame.pane.0 / 2.0, frame.pane.1 / 2.0);
        let first = if whole.scale < 0.7 {
            whole.zoom(0.9 / whole.scale, middle, frame)
        } else {
            whole
        };
        let at = self.app.peek(|t| t.desk.asked.as_ref().and_then(|a| a.at));
        let place = at.and_then(|at| self.layout.places.get(usize::from(at.0)));
        self.camera
            .set(Some(place.map_or(first, |p| first.reveal(p.at.units(), frame))));
    }

    /// The css transform of the map.
    pub fn transform(self) -> String {
        let Some(c) = self.camera.get() else {
            return String::new();
        };
        format!("translate({:.1}px, {:.1}px) scale({:.4})", c.x, c.y, c.scale)
    }

    fn set(self, change: impl FnOnce(Camera, Frame) -> Camera) {
        if let (Some(camera), Some(frame)) = (self.camera.get_untracked(), self.frame()) {
            self.camera.set(Some(change(camera, frame)));
        }
    }

    /// Shows the whole map.
    pub fn whole(self) {
        self.set(|_, frame| Camera::whole(frame));
    }

    /// Fills the pane with a box of the map.
    pub fn show(self, zone: (f64, f64, f64, f64)) {
        self.set(|_, frame| Camera::show(zone, frame));
    }

    /// Zooms about the middle.
    pub fn closer(self, factor: f64) {
        self.set(|camera, frame| camera.zoom(factor, (frame.pane.0 / 2.0, frame.pane.1 / 2.0), frame));
    }

    fn point(self, event: &MouseEvent) -> (f64, f64) {
        let rect = self.node.get_untracked().map(|n| n.get_bounding_client_rect());
        let (left, top) = rect.map_or((0.0, 0.0), |r| (r.left(), r.top()));
        (f64::from(event.client_x()) - left, f64::from(event.client_y()) - top)
    }

    /// A finger comes down.
    pub fn down(self, event: &PointerEvent) {
        let at = self.point(event);
        self.fingers.update_value(|f| {
            f.retain(|f| f.0 != event.pointer_id());
            f.push((event.pointer_id(), at, at));
        });
        let count = self.fingers.with_value(Vec::len);
        if count == 1 {
            self.dragged.set_value(false);
        } else {
            self.dragged.set_value(true);
        }
        self.grab();
    }

    fn grab(self) {
        self.grabbed.set_value(self.camera.get_untracked());
        self.fingers.update_value(|f| f.iter_mut().for_each(|f| f.1 = f.2));
    }

    /// A finger moves.
    pub fn moved(self, event: &PointerEvent) {
        let at = self.point(event);
        let known = self
            .fingers
            .try_update_value(|f| f.iter_mut().find(|f| f.0 == event.pointer_id()).map(|f| f.2 = at));
        let (Some(Some(())), Some(from), Some(frame)) = (known, self.grabbed.get_value(), self.frame()) else {
            return;
        };
        let fingers = self.fingers.get_value();
        match fingers.as_slice() {
            [one] => {
                let (dx, dy) = (one.2.0 - one.1.0, one.2.1 - one.1.1);
                if self.dragged.get_value() || dx.hypot(dy) > DRAG {
                    if !self.dragged.get_value() {
                        self.dragged.set_value(true);
                        if let Some(node) = self.node.get_untracked() {
                            node.set_pointer_capture(event.pointer_id()).unwrap_or_default();
                        }
                    }
                    self.moving.set(true);
                    self.camera.set(Some(from.pan(dx, dy, frame)));
                }
            }
            [one, two, ..] => {
                self.moving.set(true);
                self.camera.set(Some(from.pinch([one.1, two.1], [one.2, two.2], frame)));
            }
            [] => {}
        }
    }

    /// A finger is lifted.
    pub fn up(self, event: &PointerEvent) {
        self.fingers.update_value(|f| f.retain(|f| f.0 != event.pointer_id()));
        if self.fingers.with_value(Vec::is_empty) {
            self.moving.set(false);
        }
        self.grab();
    }

    /// The system takes the gesture away: nothing is chosen.
    pub fn cancel(self, event: &PointerEvent) {
        self.up(event);
        self.dragged.set_value(true);
    }

    /// The wheel zooms.
    pub fn wheel(self, event: &WheelEvent) {
        event.prevent_default();
        let at = self.point(event);
        let factor = (-event.delta_y() / 400.0).clamp(-0.5, 0.5).exp();
        self.set(|camera, frame| camera.zoom(factor, at, frame));
    }

    /// A tap, unless it ends a drag.
    pub fn click(self, event: &MouseEvent) {
        if event.detail() > 0 && self.dragged.get_value() {
            return;
        }
        let mut targets = self.targets(event);
        match targets.len() {
            0 => self.app.send(Msg::Untip),
            1 => self.app.send(Msg::Tap(targets.remove(0))),
            _ => self.app.send(Msg::Look(Sheet::Loupe(targets))),
        }
    }

    fn targets(self, event: &MouseEvent) -> Vec<Target> {
        if event.detail() == 0 {
            return named(self.app, event).into_iter().collect();
        }
        let Some(camera) = self.camera.get_untracked() else {
            return Vec::new();
        };
        let at = camera.map(self.point(event));
        self.app.peek(|t| hit::targets(&t.desk, self.layout, at, camera.scale))
    }

    /// A long press or the right button looks closer.
    pub fn look(self, event: &MouseEvent) {
        event.prevent_default();
        let target = self.targets(event).into_iter().next();
        self.dragged.set_value(true);
        match target {
            Some(Target::Space(at)) => self.app.send(Msg::Look(Sheet::Space(at))),
            Some(Target::Stack(key)) => self.app.send(Msg::Look(Sheet::Stack(key))),
            _ => {}
        }
    }

    /// Arrows move to the nearest space that way, Enter chooses it, I looks closer.
    pub fn key(self, event: &KeyboardEvent) {
        let (cursor, home) = self.app.peek(|t| (t.cursor, t.desk.lit.first().map(|l| l.at)));
        let here = cursor.or(home).unwrap_or(kernel::SpaceId(0));
        let way = match event.key().as_str() {
            "ArrowLeft" => (-1.0, 0.0),
            "ArrowRight" => (1.0, 0.0),
            "ArrowUp" => (0.0, -1.0),
            "ArrowDown" => (0.0, 1.0),
            "Enter" | " " => {
                event.prevent_default();
                return self.app.send(Msg::Tap(Target::Space(here)));
            }
            "i" | "I" => return self.app.send(Msg::Look(Sheet::Space(here))),
            "+" => return self.closer(1.5),
            "-" => return self.closer(1.0 / 1.5),
            "Escape" => return self.app.send(Msg::Cursor(None)),
            _ => return,
        };
        event.prevent_default();
        let next = if cursor.is_none() {
            Some(here)
        } else {
            hit::neighbour(self.layout, here, way.0, way.1)
        };
        if let Some(next) = next {
            self.app.look_at.set(Some(next));
            self.app.send(Msg::Cursor(Some(next)));
        }
    }
}

/// The thing that a click without a pointer names: from a key or from assistive technology.
fn named(app: App, event: &MouseEvent) -> Option<Target> {
    let element: web_sys::Element = event.target()?.dyn_into().ok()?;
    let found = element.closest("[data-space], [data-stack]").ok()??;
    if let Some(key) = found.get_attribute("data-stack") {
        return Some(Target::Stack(key));
    }
    let name = found.get_attribute("data-space")?;
    app.peek(|t| {
        t.desk
            .scene
            .spaces
            .iter()
            .find(|s| s.name == name)
            .map(|s| Target::Space(s.id))
    })
}
