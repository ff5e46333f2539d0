//! The planned way of an army along the roads and lanes drawn.

use super::{class, n};
use crate::app::desk::Desk;
use kernel::SpaceId;
use kernel::layout::Layout;

/// The way of the march: what is planned as a broad dashed band with a head, what the game holds as a fine trail.
pub fn route(desk: &Desk, layout: &Layout) -> String {
    let mut out = String::new();
    let Some(route) = &desk.scene.route else { return out };
    if desk.path.len() < 2 {
        return out;
    }
    let side = class(Some(route.side));
    let planned = desk.confirm.is_some();
    let mut all = String::new();
    for pair in desk.path.windows(2) {
        all.push_str(&leg(layout, pair[0], pair[1]));
    }
    if planned {
        put!(
            out,
            r#"<path class="march-bed" d="{all}"/><path class="march {side}" d="{all}"/>"#
        );
        for at in &desk.contested {
            contested(&mut out, layout, *at);
        }
        head(&mut out, layout, &desk.path, side);
    } else {
        put!(out, r#"<path class="trail" d="{all}"/>"#);
    }
    out
}

fn leg(layout: &Layout, from: SpaceId, to: SpaceId) -> String {
    let found = layout.way(from, to, false).or_else(|| layout.way(from, to, true));
    match found {
        Some((way, _)) => way.path.to_string(),
        None => {
            let feeler = |at| layout.feelers.iter().find(|f| f.from == at);
            match (feeler(from), feeler(to)) {
                (Some(out), Some(back)) => format!("{}{}", out.path, back.path),
                _ => straight(layout, from, to),
            }
        }
    }
}

fn at(layout: &Layout, space: SpaceId) -> (f64, f64) {
    layout
        .places
        .get(usize::from(space.0))
        .map_or((0.0, 0.0), |p| p.at.units())
}

fn straight(layout: &Layout, from: SpaceId, to: SpaceId) -> String {
    let (a, b) = (at(layout, from), at(layout, to));
    format!("M{} {}L{} {}", n(a.0), n(a.1), n(b.0), n(b.1))
}

/// An arrow head in front of the last space, pointing along the last leg.
fn head(out: &mut String, layout: &Layout, path: &[SpaceId], side: &str) {
    let [.., before, last] = path else { return };
    let (a, b) = (at(layout, *before), at(layout, *last));
    let length = ((b.0 - a.0).powi(2) + (b.1 - a.1).powi(2)).sqrt().max(1.0);
    let (ux, uy) = ((b.0 - a.0) / length, (b.1 - a.1) / length);
    let tip = (b.0 - ux * 17.0, b.1 - uy * 17.0);
    let back = (tip.0 - ux * 13.0, tip.1 - uy * 13.0);
    put!(
        out,
        r#"<path class="march-head {side}" d="M{} {}L{} {}L{} {}Z"/>"#,
        n(tip.0),
        n(tip.1),
        n(back.0 - uy * 8.0),
        n(back.1 + ux * 8.0),
        n(back.0 + uy * 8.0),
        n(back.1 - ux * 8.0)
    );
}

/// A mark where the other side may react.
fn contested(out: &mut String, layout: &Layout, space: SpaceId) {
    let (x, y) = at(layout, space);
    put!(
        out,
        r#"<circle class="cost" cx="{0}" cy="{1}" r="8"/><text class="cost-text" x="{0}" y="{2}">!</text>"#,
        n(x - 15.0),
        n(y - 15.0),
        n(y - 10.6)
    );
}
