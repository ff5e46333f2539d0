//! What is placed over the map, or written on it by how near the map is: the fan of a stack, the line of playback, the names of targets.

use crate::browser::handle::App;
use crate::browser::viewport::{
    FAR, NEAR, TINY, VIEWPORT, beyond, camera, farthest, found, in_pane, layout, letters, map_turned, pane, set_class,
    turned, world,
};
use crate::browser::window::document;
use crate::map::hit::FINGER;
use crate::map::{n, sight, within};
use wasm_bindgen::JsCast;
use web_sys::SvgElement;

/// Places the fan of a stack inside the pane: above the stack, or below it where there is no room.
pub fn place_fan() {
    let fan = VIEWPORT.with_borrow(|v| v.fan.clone());
    let (Some(fan), Some(camera), Some(pane)) = (fan, camera(), pane()) else {
        return;
    };
    let number = |name: &str| {
        let units = fan.get_attribute(name).and_then(|value| value.parse::<i32>().ok());
        f64::from(units.unwrap_or(0))
    };
    let (x, y) = (number("data-x"), number("data-y"));
    let (w, h) = (f64::from(fan.offset_width()), f64::from(fan.offset_height()));
    let (pw, ph) = (f64::from(pane.client_width()), f64::from(pane.client_height()));
    let (middle, reach) = (camera.y + camera.scale * y, 30.0 * camera.scale + 6.0);
    // Where there is room, the fan covers neither the stack nor its space.
    let space = camera.y + camera.scale * number("data-space");
    let edge = 20.0 * camera.scale + 4.0;
    let (upper, lower) = ((middle - reach).min(space - edge), (middle + reach).max(space + edge));
    let over = upper - h;
    let top = if over >= 4.0 || lower + h > ph && upper > ph - lower {
        over
    } else {
        lower
    };
    let style = fan.style();
    let put = |name: &str, at: f64, most: f64| {
        let at = format!("{}px", n(within(at, 4.0, most.max(4.0))));
        style.set_property(name, &at).unwrap_or_default();
    };
    put("left", camera.x + camera.scale * x - w / 2.0, pw - w - 4.0);
    put("top", top, ph - h - 4.0);
}

/// Sets the size of names to the scale. Far away, names of cities and legal targets are written larger.
pub fn name_targets(app: App) {
    let document = document();
    let (Some(camera), Some(world)) = (camera(), world()) else {
        return;
    };
    let far = camera.scale < FAR;
    set_class("far", far);
    set_class("near", camera.scale >= NEAR);
    set_class("tiny", camera.scale < TINY);
    // The size is set on the layer of names alone: all descendants of an element are styled anew when an inherited property changes.
    let names = world.query_selector(".lettering").ok().flatten();
    if let Some(names) = names.and_then(|names| names.dyn_into::<SvgElement>().ok()) {
        let size = format!("{}px", n(within(12.0 * letters(app) / camera.scale, 13.5, 24.0)));
        names.style().set_property("font-size", &size).unwrap_or_default();
    }
    let lit = app.peek(|m| {
        m.shown()
            .map_or_else(Vec::new, |t| t.view_model.lit.iter().map(|v| v.at.0).collect())
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

/// The button at an edge of the map: its class, and what stands around its number. Two edges that lie opposite stand side by side.
const EDGES: [(&str, &str, &str); 4] = [
    ("beyond left", "‹ ", " more"),
    ("beyond right", "", " more ›"),
    ("beyond above", "", " more above"),
    ("beyond below", "", " more below"),
];

/// Says how many legal targets lie outside the pane, on a button at the edge beyond which most of them do.
pub fn count_beyond(app: App) {
    let (Some(camera), Some(sign)) = (camera(), found(".beyond")) else {
        return;
    };
    let beyond = beyond(app, camera);
    let all: usize = beyond.iter().map(Vec::len).sum();
    let edge = farthest(&beyond);
    let class = EDGES[edge].0;
    // Who reads it from the other side of a map that stays as it lies finds that edge opposite.
    let stays = turned(app) && !map_turned(app);
    let (_, before, after) = EDGES[if stays { edge ^ 1 } else { edge }];
    let words = format!("{before}{all}{after}");
    sign.set_hidden(all == 0);
    if sign.text_content().as_ref() != Some(&words) || sign.class_name() != class {
        sign.set_class_name(class);
        sign.set_text_content(Some(&words));
    }
}

/// Looks up the fan after a drawing, and places it.
pub fn settle_fan() {
    VIEWPORT.with_borrow_mut(|v| v.fan = found(".fan"));
    place_fan();
}

/// Places what is said over the map, at its foot or at its head, where it covers least of what it tells of and of what the question is about.
pub fn place_messages(app: App) {
    let said = [".pane > .why.toast", ".pane .news"].into_iter().filter_map(found);
    for line in said {
        let list = line.class_list();
        let lie = |high| list.toggle_with_force("high", high).map(drop).unwrap_or_default();
        let covered = |high| {
            lie(high);
            let rect = line.get_bounding_client_rect();
            covers(app, [(rect.left(), rect.top()), (rect.right(), rect.bottom())])
        };
        lie(covered(true) < covered(false));
    }
}

/// How much of what matters now a box of the screen covers, given by two corners: the place that is told of or asked about counts three times.
fn covers(app: App, corners: [(f64, f64); 2]) -> usize {
    let (Some(camera), Some(pane)) = (camera(), pane()) else {
        return 0;
    };
    let [(ax, ay), (bx, by)] = corners.map(|(x, y)| camera.map(in_pane(app, &pane, x, y)));
    let reach = FINGER / camera.scale;
    let under = |(x, y): (f64, f64)| {
        let inside = |p: f64, a: f64, b: f64| p > a.min(b) - reach && p < a.max(b) + reach;
        inside(x, ax, bx) && inside(y, ay, by)
    };
    app.peek(|m| {
        let Some(table) = m.shown() else { return 0 };
        let lit = sight::lit(table).into_iter().filter(|at| under(*at)).count();
        let about = sight::asked(table).into_iter().chain(sight::told(table));
        lit + 3 * about.filter(|at| under(*at)).count()
    })
}
