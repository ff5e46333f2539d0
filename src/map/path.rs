//! The planned path of an army along the roads and lanes drawn.

use crate::map::{class, n};
use crate::model::view_model::ViewModel;
use engine::SpaceId;
use engine::layout::Layout;

/// The path of a march: a broad dashed band with a head for what is planned, a fine line for what the game holds.
pub fn route(view_model: &ViewModel, layout: &Layout) -> String {
    let mut out = String::new();
    let (gone, planned) = view_model.path.split_at(view_model.gone.min(view_model.path.len()));
    if gone.len() > 1 {
        put!(out, r#"<path class="trail" d="{}"/>"#, all(layout, gone, true));
    }
    let planned = &view_model.path[view_model.path.len() - planned.len() - usize::from(!gone.is_empty())..];
    let [.., before, last] = planned else { return out };
    if view_model.confirm.is_none() {
        put!(
            out,
            r#"<path class="trail" d="{}"/>"#,
            all(layout, planned, view_model.marches())
        );
        return out;
    }
    let side = class(view_model.to());
    let before_last = all(layout, &planned[..planned.len() - 1], view_model.marches());
    let (end, backwards) = leg(layout, *before, *last, view_model.marches());
    let at = if backwards { "start" } else { "end" };
    put!(
        out,
        r#"<marker id="way-head" viewBox="-34 -10 34 20" refX="0" refY="0" markerWidth="34" markerHeight="20" markerUnits="userSpaceOnUse" orient="auto-start-reverse"><path class="march-head {side}" d="M-17 0L-31 8V-8Z"/></marker><path class="march-bed" d="{before_last}{end}"/><path class="march {side}" d="{before_last}"/><path class="march {side}" marker-{at}="url(#way-head)" d="{end}"/>"#
    );
    for at in &view_model.contested {
        contested(&mut out, layout, *at);
    }
    out
}

fn all(layout: &Layout, path: &[SpaceId], sails: bool) -> String {
    path.windows(2)
        .map(|pair| leg(layout, pair[0], pair[1], sails).0)
        .collect()
}

/// The line between two spaces as path data, and whether it runs from the second to the first. An army that retreats does not sail.
fn leg(layout: &Layout, from: SpaceId, to: SpaceId, sails: bool) -> (String, bool) {
    let lane = || layout.way(from, to, true).filter(|_| sails);
    let found = layout.way(from, to, false).or_else(lane);
    if let Some((way, backwards)) = found {
        return (way.path.to_string(), backwards);
    }
    let feeler = |at| layout.feelers.iter().find(|f| sails && f.from == at);
    match (feeler(from), feeler(to)) {
        (Some(out), Some(back)) => (format!("{}{}", back.path, out.path), true),
        _ => (straight(layout, from, to), false),
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

/// The sign at a space where the other side may react.
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
