//! What part of the map the pane shows, and how large its names are. The arithmetic is in `draw::camera`.

use super::{comfort, steady};
use crate::app::msg::MapMove;
use crate::app::seats::Mode;
use crate::draw::camera::{Camera, Frame, View};
use crate::draw::{n, seat, within};
use crate::games::GAMES;
use crate::port::App;
use crate::port::browser::{document, later, with_the_next_picture};
use js_sys::Reflect;
use kernel::Side;
use kernel::layout::Layout;
use std::cell::RefCell;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{HtmlElement, ResizeObserver};

/// Below this many pixels per map unit names cannot be read, with letters as large as usual: the map begins nearer.
const READABLE: f64 = 0.7;
/// A map that has come to rest for so many milliseconds is drawn sharp: one that is taken up again at once need not be drawn for it.
const REST: u32 = 250;
/// Below this many the names of cities and targets are written larger and the others give way.
const FAR: f64 = 0.88;

#[derive(Default)]
struct Lens {
    pane: Option<HtmlElement>,
    /// What lies in the pane and is moved.
    world: Option<HtmlElement>,
    /// The fan of a stack, while one is open.
    fan: Option<HtmlElement>,
    camera: Option<Camera>,
    /// Whether the next picture shows another part.
    due: bool,
    /// How often a gesture has begun or ended.
    turns: u32,
    /// The scale that the map is drawn at, whatever it is stretched to.
    drawn: f64,
    /// Whether it is still the first look, or the whole map.
    whole: bool,
    /// Through whose eyes: a game and a side.
    seat: Option<(u32, Side)>,
    /// How large the pane was.
    size: (f64, f64),
    /// How many times as large as usual letters are.
    letters: f64,
    /// Where the game has sent the map, until the player moves it.
    sent: Option<MapMove>,
    /// Where it goes once it has been drawn.
    going: Option<MapMove>,
}

thread_local! {
    static LENS: RefCell<Lens> = RefCell::new(Lens::default());
}

/// The pane, while there is one.
pub fn pane() -> Option<HtmlElement> {
    LENS.with_borrow(|l| l.pane.clone())
}

/// The player moves the map himself: it no longer is the first look.
pub fn take_over() {
    gliding(false);
    LENS.with_borrow_mut(|l| (l.whole, l.sent) = (false, None));
}

/// Where things lie on the map.
pub fn layout(app: App) -> &'static Layout {
    app.peek(|m| m.shown().map_or(GAMES[m.war()].layout, |t| t.game.about().layout))
}

/// Sizes of pane and map.
pub fn frame(app: App) -> Option<Frame> {
    let pane = pane()?;
    let (_, _, w, h) = layout(app).view.units();
    Some(Frame {
        pane: (f64::from(pane.client_width()), f64::from(pane.client_height())),
        map: (w, h),
    })
}

/// What is shown now.
pub fn camera() -> Option<Camera> {
    LENS.with_borrow(|l| l.camera)
}

/// What lies in the pane and is moved.
fn world() -> Option<HtmlElement> {
    LENS.with_borrow(|l| l.world.clone())
}

/// Shows another part with the next picture: two fingers tell of more than there are pictures.
pub fn point_soon(camera: Camera) {
    let due = LENS.with_borrow_mut(|l| {
        l.camera = Some(camera);
        core::mem::replace(&mut l.due, true)
    });
    if !due {
        with_the_next_picture(|| {
            if let Some(camera) = LENS.with_borrow(|l| l.camera.filter(|_| l.due)) {
                stretch(camera);
            }
        });
    }
}

/// Shows another part, drawn sharp.
fn point_camera(camera: Camera) {
    LENS.with_borrow_mut(|l| l.drawn = camera.scale);
    stretch(camera);
}

/// Shows another part during a gesture: the map keeps the scale it is drawn at and is stretched by the fourth coordinate of a point,
/// for a browser lays out all svg text anew under another scale, at the latest when the next finger comes down.
pub fn stretch(camera: Camera) {
    let drawn = LENS.with_borrow_mut(|l| {
        (l.camera, l.due) = (Some(camera), false);
        l.drawn
    });
    let Some(world) = world() else { return };
    let [scale, by] = [drawn, drawn / camera.scale].map(|v| (v * 1e6).round() as u64);
    let transform = format!(
        "translate3d({}px, {}px, 0) scale({scale}e-6) matrix3d(1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,{by}e-6)",
        n(camera.x),
        n(camera.y),
    );
    let style = Reflect::get(&world, &"style".into()).unwrap_or_default();
    Reflect::set(&style, &"transform".into(), &transform.into()).unwrap_or_default();
    place_fan();
}

/// Lays the fan of a stack over it, or under it where there is no room, inside the pane.
pub fn place_fan() {
    let fan = LENS.with_borrow(|l| l.fan.clone());
    let (Some(fan), Some(camera), Some(pane)) = (fan, camera(), pane()) else {
        return;
    };
    let number = |name: &str| {
        fan.get_attribute(name)
            .and_then(|value| value.parse().ok())
            .unwrap_or(0.0)
    };
    let (x, y) = (number("data-x"), number("data-y"));
    let (w, h) = (f64::from(fan.offset_width()), f64::from(fan.offset_height()));
    let (pw, ph) = (f64::from(pane.client_width()), f64::from(pane.client_height()));
    let (middle, reach) = (camera.y + camera.scale * y, 30.0 * camera.scale + 6.0);
    // Neither the stack nor the space it is in is covered, where there is room.
    let space = camera.y + camera.scale * number("data-space");
    let edge = 20.0 * camera.scale + 4.0;
    let (upper, lower) = ((middle - reach).min(space - edge), (middle + reach).max(space + edge));
    let over = upper - h;
    let top = if over >= 4.0 || lower + h > ph && upper > ph - lower {
        over
    } else {
        lower
    };
    let style = Reflect::get(&fan, &"style".into()).unwrap_or_default();
    let put = |name: &str, at: f64, most: f64| {
        let at = format!("{}px", n(within(at, 4.0, most.max(4.0))));
        Reflect::set(&style, &name.into(), &at.into()).unwrap_or_default();
    };
    put("left", camera.x + camera.scale * x - w / 2.0, pw - w - 4.0);
    put("top", top, ph - h - 4.0);
}

/// How many times as large as usual letters are.
fn letters(app: App) -> f64 {
    app.peek(|m| m.settings.text().parse().unwrap_or(100.0)) / 100.0
}

/// Writes larger what must be read from afar: the names of cities and of what may be tapped.
pub fn name_targets(app: App) {
    let document = document();
    let (Some(camera), Some(world)) = (camera(), world()) else {
        return;
    };
    let far = camera.scale < FAR;
    wear("far", far);
    // On the names alone: all that lies in an element is styled anew with what it hands down.
    if let Ok(Some(names)) = world.query_selector(".lettering") {
        let style = Reflect::get(&names, &"style".into()).unwrap_or_default();
        let size = format!("{}px", n(within(12.0 * letters(app) / camera.scale, 13.5, 24.0)));
        Reflect::set(&style, &"fontSize".into(), &size.into()).unwrap_or_default();
    }
    let lit = app.peek(|m| {
        m.shown()
            .map_or_else(Vec::new, |t| t.desk.lit.iter().map(|l| l.at.0).collect())
    });
    for at in 0..layout(app).places.len() {
        if let Some(name) = document.get_element_by_id(&format!("map-name-{at}")) {
            let on = far && lit.contains(&(at as u8));
            name.class_list()
                .toggle_with_force("lit", on)
                .map(drop)
                .unwrap_or_default();
        }
    }
}

/// A gesture begins: the map moves as one layer from now on.
pub fn takes_off() {
    LENS.with_borrow_mut(|l| l.turns += 1);
    wear("moving", true);
}

/// A gesture has ended: the map is drawn sharp, and its names get their size, when it has come to rest. New letters lay out all that is written on it.
pub fn comes_to_rest(app: App) {
    let turn = LENS.with_borrow_mut(|l| {
        l.turns += 1;
        l.turns
    });
    later(REST, move || {
        if LENS.with_borrow(|l| l.turns == turn) {
            if let Some(now) = camera() {
                point_camera(now);
            }
            wear("moving", false);
            name_targets(app);
        }
    });
}

fn wear(class: &str, on: bool) {
    if let Some(world) = world() {
        let list = world.class_list();
        list.toggle_with_force(class, on).map(drop).unwrap_or_default();
    }
}

/// Whether the table is turned to face the player who is asked, at the other side of the tablet.
pub fn turned(app: App) -> bool {
    app.peek(|m| {
        let table = m.table.as_ref()?;
        let to = table.seats.curtain.or(table.desk.to())?;
        Some(table.seats.mode == Mode::Together && m.comfort.turned[to])
    })
    .unwrap_or(false)
}

/// A point of the pane, for a point of the screen: the table may be turned.
pub fn in_pane(app: App, pane: &HtmlElement, x: f64, y: f64) -> (f64, f64) {
    let rect = pane.get_bounding_client_rect();
    if turned(app) {
        (rect.right() - x, rect.bottom() - y)
    } else {
        (x - rect.left(), y - rect.top())
    }
}

/// Keeps what the player looks at, once he has moved the map himself.
pub fn keep(app: App) {
    let (whole, seat) = LENS.with_borrow(|l| (l.whole, l.seat));
    let (Some(now), Some(frame), Some((game, side))) = (camera(), frame(app), seat) else {
        return;
    };
    let turned = comfort::view(game, side).turned;
    let view = View::through(now, frame, turned);
    comfort::keep_view(game, side, if whole { View { turned, at: None } } else { view });
}

/// Somebody else is asked at a shared table: he finds the map as he left it.
fn change_seats(app: App) {
    let seat = comfort::seat(app);
    let Some((game, side)) = seat.filter(|s| LENS.with_borrow(|l| l.seat != Some(*s))) else {
        return;
    };
    let first = LENS.with_borrow_mut(|l| l.seat.replace((game, side)).is_none_or(|(old, _)| old != game));
    comfort::wear_letters(app);
    let Some(frame) = frame(app) else { return };
    match comfort::view(game, side).camera(frame) {
        Some(kept) => {
            point_camera(kept);
            LENS.with_borrow_mut(|l| l.whole = false);
        }
        None if first => first_look(app, frame),
        None => {}
    }
}

fn found(what: &str) -> Option<HtmlElement> {
    let found = document().query_selector(what).ok().flatten();
    found.map(JsCast::unchecked_into)
}

/// A stack has been fanned out, or folded.
pub fn settle_fan() {
    LENS.with_borrow_mut(|l| l.fan = found(".fan"));
    place_fan();
}

/// After each change of the page: a pane that is new gets its first look.
pub fn settle(app: App) {
    let pane = found(".pane");
    let fresh = LENS.with_borrow_mut(|l| {
        let fresh = pane.is_some() && l.pane != pane;
        (l.pane, l.world, l.fan) = (pane, found(".world"), found(".fan"));
        fresh
    });
    // Asked only then: the browser would have to lay out the page for it.
    if let Some(frame) = if fresh { frame(app) } else { None } {
        LENS.with_borrow_mut(|l| l.seat = None);
        first_look(app, frame);
        watch(app);
    }
    if fresh || !steady::holds() {
        change_seats(app);
    }
    if fresh {
        go(app, MapMove::Lit);
    }
    // Larger letters are wanted on the map as well.
    let size = letters(app);
    let before = LENS.with_borrow_mut(|l| core::mem::replace(&mut l.letters, size));
    if before != size && !fresh {
        resized(app);
        name_targets(app);
    }
}

/// A panel that opens or closes beside the map takes room from it or gives it back: where the game has sent the map stays in sight.
fn watch(app: App) {
    let squeezed = Closure::<dyn Fn()>::new(move || {
        let Some(frame) = frame(app).filter(|f| f.pane.1 > 0.0) else {
            return;
        };
        let (was, sent) = LENS.with_borrow(|l| (l.size, l.sent));
        if was.0 != frame.pane.0 {
            return resized(app);
        }
        LENS.with_borrow_mut(|l| l.size = frame.pane);
        if let Some(step) = sent.filter(|_| was != frame.pane) {
            go(app, step);
        }
    });
    let observer = ResizeObserver::new(&squeezed.into_js_value().unchecked_into());
    if let (Ok(observer), Some(pane)) = (observer, pane()) {
        observer.observe(&pane);
    }
}

fn first_look(app: App, frame: Frame) {
    let (whole, larger) = (Camera::whole(frame), letters(app));
    let middle = (frame.pane.0 / 2.0, frame.pane.1 / 2.0);
    let first = if whole.scale < READABLE * larger {
        whole.zoom(0.9 * larger / whole.scale, middle, frame)
    } else {
        whole
    };
    point_camera(asked(app).map_or(first, |at| first.reveal(at, frame)));
    LENS.with_borrow_mut(|h| (h.whole, h.size) = (true, frame.pane));
}

/// The pane has changed its size: what was whole stays whole, else the map stays where it is as far as it can.
pub fn resized(app: App) {
    let (Some(now), Some(frame)) = (camera(), frame(app)) else {
        return;
    };
    if picking(app) {
        point_camera(now.pan(0.0, 0.0, frame));
    } else if LENS.with_borrow(|l| l.whole) {
        first_look(app, frame);
    } else {
        // What was in the middle stays there, and what the game has shown stays in sight.
        let (w, h) = LENS.with_borrow(|l| l.size);
        let by = ((frame.pane.0 - w) / 2.0, (frame.pane.1 - h) / 2.0);
        point_camera(now.pan(by.0, by.1, frame));
        if let Some(step) = LENS.with_borrow_mut(|l| l.sent.take()) {
            go(app, step);
        }
    }
    LENS.with_borrow_mut(|l| l.size = frame.pane);
}

/// The map is sent somewhere: it goes once what changes on it has been drawn, for it may go to that.
pub fn send(step: MapMove) {
    LENS.with_borrow_mut(|l| l.going = Some(step));
}

/// The map goes where it was sent; where the game sends it, once no finger is at work.
pub fn follow(app: App) {
    let game = |step: &MapMove| matches!(step, MapMove::Lit | MapMove::Space(_));
    if steady::holds() && LENS.with_borrow(|l| l.going.as_ref().is_some_and(game)) {
        return;
    }
    if let Some(step) = LENS.with_borrow_mut(|l| l.going.take()) {
        go(app, step);
    }
}

/// No finger is at work any more: what waited for that is done.
pub fn settle_down(app: App) {
    change_seats(app);
    follow(app);
}

/// The map is moved by a button or by the game.
pub fn go(app: App, step: MapMove) {
    change_seats(app);
    let (Some(now), Some(frame)) = (camera(), frame(app)) else {
        return;
    };
    let middle = (frame.pane.0 / 2.0, frame.pane.1 / 2.0);
    let next = match step {
        MapMove::Closer => now.zoom(1.5, middle, frame),
        MapMove::Farther => now.zoom(1.0 / 1.5, middle, frame),
        MapMove::Whole => Camera::whole(frame),
        MapMove::Region(at) => layout(app)
            .regions
            .get(at)
            .map_or(now, |r| Camera::show(r.zone.units(), frame)),
        MapMove::Lit => {
            let points = lit(app);
            let near = |p: &(f64, f64)| now.holds((p.0, p.1, 0.0, 0.0), frame);
            if picking(app) && points.iter().any(near) {
                now
            } else {
                now.gather(&points, asked(app), READABLE * letters(app), frame)
            }
        }
        MapMove::Space(_) if picking(app) => now,
        MapMove::Space(at) => {
            let place = layout(app).places.get(usize::from(at.0));
            place
                .filter(|_| now.scale > frame.fit() * 1.02)
                .map_or(now, |p| now.reveal(p.at.units(), frame))
        }
    };
    gliding(true);
    point_camera(next);
    name_targets(app);
    LENS.with_borrow_mut(|h| {
        h.whole = step == MapMove::Whole || h.whole && next == now;
        h.sent = matches!(step, MapMove::Lit | MapMove::Space(_)).then_some(step);
    });
    if !matches!(step, MapMove::Lit | MapMove::Space(_)) {
        keep(app);
    }
}

/// Whether the map glides to where it is sent, or follows a finger at once.
fn gliding(on: bool) {
    wear("glides", on);
}

/// Whether some of several targets have been picked: the others stay where they are under the finger.
fn picking(app: App) -> bool {
    app.peek(|m| {
        m.shown()
            .and_then(|t| t.desk.batch.as_ref())
            .is_some_and(|b| !b.placed.is_empty())
    })
}

/// The place that the question is about, as a point of the map.
fn asked(app: App) -> Option<(f64, f64)> {
    let at = app.peek(|m| m.shown()?.desk.asked.as_ref()?.at)?;
    Some(layout(app).places.get(usize::from(at.0))?.at.units())
}

/// Everything that may be tapped, as points of the map.
fn lit(app: App) -> Vec<(f64, f64)> {
    let layout = layout(app);
    let mut points: Vec<(f64, f64)> = Vec::new();
    app.peek(|m| {
        let Some(table) = m.shown() else { return };
        let desk = &table.desk;
        let places = desk.lit.iter().filter_map(|l| layout.places.get(usize::from(l.at.0)));
        points.extend(places.map(|p| p.at.units()));
        let seats = seat::seats(&desk.scene, layout);
        let seats = desk.scene.stacks.iter().zip(seats.iter().copied());
        let ready = seats.filter(|(s, _)| s.generals.iter().any(|g| desk.general(g.unit).is_some()));
        points.extend(ready.map(|(_, at)| at));
    });
    points
}

/// Lays the line that is being told where it does not cover what it tells of.
pub fn place_news() {
    let document = document();
    let rect = |what: &str| {
        let found = document.query_selector(what).ok().flatten();
        found.map(|e| (e.get_bounding_client_rect(), e))
    };
    let (Some((told, _)), Some((news, line)), Some((pane, _))) = (rect(".halos .told"), rect(".news"), rect(".pane"))
    else {
        return;
    };
    let foot = pane.bottom() - news.bottom().min(pane.bottom());
    let low = told.bottom() > pane.bottom() - news.height() - foot.min(120.0) - 16.0;
    line.class_list()
        .toggle_with_force("high", low)
        .map(drop)
        .unwrap_or_default();
}
