//! The viewport: the part of the map that its pane shows. The arithmetic is in `draw::camera`.

pub mod overlays;

use crate::browser::handle::App;
use crate::browser::viewport::overlays::{count_beyond, name_targets, place_fan};
use crate::browser::window::{document, later, on_next_frame};
use crate::browser::{device, steady};
use crate::games;
use crate::map::camera::{Beyond, Camera, Sizes, View};
use crate::map::{n, sight};
use crate::model::map_move::MapMove;
use crate::model::seats::Mode;
use engine::Side;
use engine::layout::Layout;
use std::cell::RefCell;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{HtmlElement, ResizeObserver};

/// Smallest scale, in CSS pixels per map unit, at which names can be read in letters of the usual size. The first view is no farther.
const READABLE: f64 = 0.7;

/// Delay after a gesture before the map is drawn sharp, in milliseconds. A gesture that follows at once saves the drawing.
const REST: u32 = 250;

/// Scale, in CSS pixels per map unit, below which names of cities and targets are written larger and other names are hidden.
const FAR: f64 = 0.88;

/// Scale, in CSS pixels per map unit, from which stacks are shown with all that they hold.
const NEAR: f64 = 1.5;

/// Scale below which stacks are plates with their strength alone.
const TINY: f64 = 0.6;

/// The state of the viewport.
#[derive(Default)]
struct Viewport {
    /// The element that clips the map.
    pane: Option<HtmlElement>,
    /// The element in the pane that is transformed: ground, spaces, stacks and tracks.
    world: Option<HtmlElement>,
    /// The fan of a stack, while one is open.
    fan: Option<HtmlElement>,
    camera: Option<Camera>,
    /// The camera as the player left it, while the game has moved the map to show what lay outside: the map comes back there.
    left: Option<Camera>,
    /// Whether the camera will be shown on the next animation frame.
    scheduled: bool,
    /// Counts beginnings and ends of gestures, so that a timer knows whether another gesture has come since.
    motions: u32,
    /// The scale at which the browser has drawn the map. A gesture stretches that drawing.
    drawn: f64,
    /// Whether the view is the first one or the whole map. It then stays so when the pane is resized.
    whole: bool,
    /// The game and the side whose view it is.
    shown: Option<(u32, Side)>,
    /// The last known size of the pane, in CSS pixels.
    size: (f64, f64),
    /// The text size of the settings, as a factor of the usual one.
    letters: f64,
    /// The last move that the game asked for, until the player moves the map.
    sent: Option<MapMove>,
    /// The pending move: it is made after the next drawing.
    pending: Option<MapMove>,
}

thread_local! {
    static VIEWPORT: RefCell<Viewport> = RefCell::new(Viewport::default());
}

/// The pane, while there is one.
pub fn pane() -> Option<HtmlElement> {
    VIEWPORT.with_borrow(|v| v.pane.clone())
}

/// Ends the first view and the game's moves: the player moves the map himself.
pub fn take_control() {
    gliding(false);
    VIEWPORT.with_borrow_mut(|v| (v.whole, v.sent, v.left) = (false, None, None));
}

/// The layout of the game's map.
pub fn layout(app: App) -> &'static Layout {
    app.peek(|m| m.shown().map_or(games::layout(m.war()), |t| t.game.layout()))
}

/// Sizes of pane and map.
pub fn sizes(app: App) -> Option<Sizes> {
    let pane = pane()?;
    let (_, _, w, h) = layout(app).view.units();
    // Without a map there is nothing to be shown in a pane.
    (w > 0.0 && h > 0.0).then(|| Sizes {
        pane: (f64::from(pane.client_width()), f64::from(pane.client_height())),
        map: (w, h),
    })
}

/// All legal targets, as points of the map.
fn lit(app: App) -> Vec<(f64, f64)> {
    app.peek(|m| m.shown().map_or_else(Vec::new, sight::lit))
}

/// Whether some targets of a batch have been picked.
fn picking(app: App) -> bool {
    app.peek(|m| m.shown().is_some_and(sight::picking))
}

/// The camera that is shown now.
pub fn camera() -> Option<Camera> {
    VIEWPORT.with_borrow(|v| v.camera)
}

/// The element that is transformed.
fn world() -> Option<HtmlElement> {
    VIEWPORT.with_borrow(|v| v.world.clone())
}

/// Shows a camera on the next animation frame. Two fingers send more events than there are frames.
pub fn set_camera_on_next_frame(camera: Camera) {
    let scheduled = VIEWPORT.with_borrow_mut(|v| {
        v.camera = Some(camera);
        core::mem::replace(&mut v.scheduled, true)
    });
    if !scheduled {
        on_next_frame(|| {
            if let Some(camera) = VIEWPORT.with_borrow(|v| v.camera.filter(|_| v.scheduled)) {
                stretch(camera);
            }
        });
    }
}

/// Shows a camera and has the browser draw the map at its scale.
fn set_camera(camera: Camera) {
    VIEWPORT.with_borrow_mut(|v| v.drawn = camera.scale);
    stretch(camera);
}

/// Shows a camera during a gesture. The drawing of the map is stretched by the homogeneous coordinate of a matrix: under another CSS scale
/// the browser would lay out all SVG text anew.
pub fn stretch(camera: Camera) {
    let drawn = VIEWPORT.with_borrow_mut(|v| {
        (v.camera, v.scheduled) = (Some(camera), false);
        v.drawn
    });
    let Some(world) = world() else { return };
    let transform = format!(
        "translate3d({}px, {}px, 0) scale({drawn}) matrix3d(1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,{})",
        n(camera.x),
        n(camera.y),
        drawn / camera.scale,
    );
    world.style().set_property("transform", &transform).unwrap_or_default();
    place_fan();
}

/// The text size of the settings, as a factor of the usual one.
fn letters(app: App) -> f64 {
    f64::from(app.peek(|m| m.settings.text().parse().unwrap_or(100_u16))) / 100.0
}

/// Marks the beginning of a gesture: the map is one compositor layer until it ends.
pub fn begin_motion() {
    VIEWPORT.with_borrow_mut(|v| v.motions += 1);
    set_class("moving", true);
}

/// Marks the end of a gesture. After [`REST`] the map is drawn sharp and its names get their size, which lays out all of its text.
pub fn end_motion(app: App) {
    let motion = VIEWPORT.with_borrow_mut(|v| {
        v.motions += 1;
        v.motions
    });
    later(REST, move || {
        if VIEWPORT.with_borrow(|v| v.motions == motion) {
            if let Some(now) = camera() {
                set_camera(now);
            }
            set_class("moving", false);
            name_targets(app);
            count_beyond(app);
        }
    });
}

/// Sets or removes a class of the transformed element.
fn set_class(class: &str, on: bool) {
    if let Some(world) = world() {
        let list = world.class_list();
        list.toggle_with_force(class, on).map(drop).unwrap_or_default();
    }
}

/// Whether the page is turned by 180° for the player who is asked, at the other side of the tablet.
pub fn turned(app: App) -> bool {
    app.peek(|m| {
        let table = m.table.as_ref()?;
        let to = table.faces()?;
        Some(table.seats.mode == Mode::Together && m.device.turned[to])
    })
    .unwrap_or(false)
}

/// Whether the map is turned with the page.
pub fn map_turned(app: App) -> bool {
    turned(app) && app.peek(|m| m.device.map)
}

/// Converts a point of the screen to a point of the pane, which may be turned.
pub fn in_pane(app: App, pane: &HtmlElement, x: f64, y: f64) -> (f64, f64) {
    let rect = pane.get_bounding_client_rect();
    if map_turned(app) {
        (rect.right() - x, rect.bottom() - y)
    } else {
        (x - rect.left(), y - rect.top())
    }
}

/// Keeps the view of the player in the store, after he has moved the map himself.
pub fn keep(app: App) {
    let (whole, shown) = VIEWPORT.with_borrow(|v| (v.whole, v.shown));
    let (Some(now), Some(sizes), Some((game, side))) = (camera(), sizes(app), shown) else {
        return;
    };
    let together = app.peek(|m| m.table.as_ref().is_some_and(|t| t.seats.mode == Mode::Together));
    for side in Side::BOTH.into_iter().filter(|one| together || *one == side) {
        let kept = device::view(game, side);
        let view = if whole {
            View { at: None, ..kept }
        } else {
            kept.through(now, sizes)
        };
        device::keep_view(game, side, view);
    }
}

/// Restores the kept view when another game is shown, and the text size of the side that is asked. Two at one table share one view.
fn change_seats(app: App) {
    let shown = device::shown_side(app);
    let Some((game, side)) = shown.filter(|s| VIEWPORT.with_borrow(|v| v.shown != Some(*s))) else {
        return;
    };
    let first = VIEWPORT.with_borrow_mut(|v| v.shown.replace((game, side)).is_none_or(|(old, _)| old != game));
    device::apply_text_size(app);
    let Some(sizes) = sizes(app).filter(|_| first) else {
        return;
    };
    match device::view(game, side).camera(sizes) {
        Some(kept) => {
            set_camera(kept);
            VIEWPORT.with_borrow_mut(|v| (v.whole, v.left) = (false, None));
        }
        None => first_look(app, sizes),
    }
}

fn found(what: &str) -> Option<HtmlElement> {
    let found = document().query_selector(what).ok().flatten();
    found.map(JsCast::unchecked_into)
}

/// After each drawing: looks up the elements of the map. A new pane gets its first view.
pub fn settle(app: App) {
    let pane = found(".pane");
    let fresh = VIEWPORT.with_borrow_mut(|v| {
        let fresh = pane.is_some() && v.pane != pane;
        (v.pane, v.world, v.fan) = (pane, found(".world"), found(".fan"));
        fresh
    });
    // The size of the pane forces a layout, so it is read for a new pane only.
    if let Some(sizes) = if fresh { sizes(app) } else { None } {
        VIEWPORT.with_borrow_mut(|v| v.shown = None);
        first_look(app, sizes);
        watch(app);
    }
    if fresh || !steady::holds() {
        change_seats(app);
    }
    if fresh {
        go(app, MapMove::Lit);
    }
    // The text size of the settings applies to the map as well.
    let size = letters(app);
    let before = VIEWPORT.with_borrow_mut(|v| core::mem::replace(&mut v.letters, size));
    if before != size && !fresh {
        resized(app);
        name_targets(app);
    }
    count_beyond(app);
}

/// Observes the size of the pane, which panels beside the map change. What the game has moved to stays in sight.
fn watch(app: App) {
    let squeezed = Closure::<dyn Fn()>::new(move || {
        let Some(sizes) = sizes(app).filter(|f| f.pane.1 > 0.0) else {
            return;
        };
        let (was, sent) = VIEWPORT.with_borrow(|v| (v.size, v.sent));
        if was.0 != sizes.pane.0 {
            return resized(app);
        }
        VIEWPORT.with_borrow_mut(|v| v.size = sizes.pane);
        if let Some(to) = sent.filter(|_| was != sizes.pane) {
            go(app, to);
        }
    });
    let observer = ResizeObserver::new(&squeezed.into_js_value().unchecked_into());
    if let (Ok(observer), Some(pane)) = (observer, pane()) {
        observer.observe(&pane);
    }
}

fn first_look(app: App, sizes: Sizes) {
    let (whole, larger) = (Camera::whole(sizes), letters(app));
    let middle = (sizes.pane.0 / 2.0, sizes.pane.1 / 2.0);
    // Face to face the map has less room, and both look at all of it.
    let facing = app.peek(|m| {
        let together = m.table.as_ref().is_some_and(|t| t.seats.mode == Mode::Together);
        together && m.device.facing()
    });
    let first = if whole.scale < READABLE * larger && !facing {
        whole.zoom(0.9 * larger / whole.scale, middle, sizes)
    } else {
        whole
    };
    set_camera(first);
    VIEWPORT.with_borrow_mut(|v| (v.whole, v.size, v.left) = (true, sizes.pane, None));
}

/// After a change of the pane's size: a whole map stays whole, any other view keeps its middle; what the game has moved to stays in sight.
pub fn resized(app: App) {
    let (Some(now), Some(sizes)) = (camera(), sizes(app)) else {
        return;
    };
    if picking(app) {
        set_camera(now.pan(0.0, 0.0, sizes));
    } else {
        if VIEWPORT.with_borrow(|v| v.whole) {
            first_look(app, sizes);
        } else {
            let (w, h) = VIEWPORT.with_borrow(|v| v.size);
            let by = ((sizes.pane.0 - w) / 2.0, (sizes.pane.1 - h) / 2.0);
            let own = VIEWPORT.with_borrow_mut(|v| v.left.take()).unwrap_or(now);
            set_camera(own.pan(by.0, by.1, sizes));
        }
        if let Some(to) = VIEWPORT.with_borrow_mut(|v| v.sent.take()) {
            go(app, to);
        }
    }
    VIEWPORT.with_borrow_mut(|v| v.size = sizes.pane);
}

/// Makes a move pending until the next drawing, which may draw what it leads to.
pub fn request(to: MapMove) {
    VIEWPORT.with_borrow_mut(|v| v.pending = Some(to));
}

/// Makes the pending move. A move that the game asked for waits while fingers are down.
pub fn make_pending(app: App) {
    if steady::holds() && VIEWPORT.with_borrow(|v| v.pending.is_some_and(MapMove::by_the_game)) {
        return;
    }
    if let Some(to) = VIEWPORT.with_borrow_mut(|v| v.pending.take()) {
        go(app, to);
    }
}

/// Does what waited for the fingers to be lifted.
pub fn after_hold(app: App) {
    change_seats(app);
    make_pending(app);
}

/// Makes a move: of a button, a key or the game. The game moves the map only to show what cannot be seen where the player left it.
pub fn go(app: App, to: MapMove) {
    change_seats(app);
    let (Some(now), Some(sizes)) = (camera(), sizes(app)) else {
        return;
    };
    let game = to.by_the_game();
    let own = VIEWPORT.with_borrow(|v| v.left.filter(|_| game)).unwrap_or(now);
    let middle = (sizes.pane.0 / 2.0, sizes.pane.1 / 2.0);
    let next = match to {
        MapMove::Closer => now.zoom(1.5, middle, sizes),
        MapMove::Farther => now.zoom(1.0 / 1.5, middle, sizes),
        MapMove::Whole => Camera::whole(sizes),
        MapMove::Region(at) => layout(app)
            .regions
            .get(at)
            .map_or(now, |r| Camera::show(r.zone.units(), sizes)),
        MapMove::Beyond => {
            let beyond = beyond(app, now);
            now.gather(&beyond[farthest(&beyond)], None, now.scale, sizes)
        }
        MapMove::Lit | MapMove::Space(_) | MapMove::Back | MapMove::Challenge if picking(app) => now,
        MapMove::Lit | MapMove::Space(_) | MapMove::Back | MapMove::Challenge => {
            let readable = READABLE * letters(app);
            app.peek(|m| {
                m.shown()
                    .map_or(own, |table| sight::camera(own, to, table, readable, sizes))
            })
        }
    };
    gliding(true);
    set_camera(next);
    name_targets(app);
    count_beyond(app);
    VIEWPORT.with_borrow_mut(|v| {
        v.whole = to == MapMove::Whole || v.whole && (game || next == now);
        v.sent = game.then_some(to);
        v.left = (game && to != MapMove::Challenge && next != own).then_some(own);
    });
    if !game {
        keep(app);
    }
}

/// The legal targets outside the pane, by the edge beyond which they lie.
fn beyond(app: App, camera: Camera) -> Beyond {
    camera.beyond(&lit(app), VIEWPORT.with_borrow(|v| v.size))
}

/// The edge beyond which most of them lie.
fn farthest(beyond: &Beyond) -> usize {
    (0..beyond.len()).max_by_key(|edge| beyond[*edge].len()).unwrap_or(0)
}

/// Sets whether the next move is a CSS transition. A gesture follows the finger without one.
fn gliding(on: bool) {
    set_class("glides", on);
}
