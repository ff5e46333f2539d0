//! Halos: rings under the markers of legal targets, of what is chosen or refused, and of the space where the keyboard stands.

use crate::map::n;
use crate::model::Table;
use crate::model::view_model::ViewModel;
use engine::layout::Layout;
use engine::{Choice, Side, SpaceId};

/// Halos under the markers.
pub fn halos(table: &Table) -> String {
    let (view_model, layout) = (&*table.view_model, table.game.layout());
    let mut out = String::new();
    let told = table
        .ticker
        .news
        .and_then(|at| table.ticker.log.get(at))
        .and_then(|l| l.line.spaces.first().copied());
    if let Some(at) = told {
        ring(&mut out, layout, at, "told", 14.0);
    }
    for aim in &view_model.aims {
        if let Choice::Space(at) = aim {
            ring(&mut out, layout, *at, "aim", 4.0);
        }
    }
    for lit in &view_model.lit {
        halo(&mut out, layout, lit.at, lit.contested.contains(&lit.at));
    }
    let placed = view_model.batch.iter().flat_map(|b| b.placed.iter().copied());
    let goal = view_model.path.last().copied().filter(|_| view_model.confirm.is_some());
    for at in placed.chain(goal) {
        ring(&mut out, layout, at, "selected", 8.5);
    }
    for at in proposed(view_model) {
        ring(&mut out, layout, at, "proposed", 8.5);
    }
    if let Some(at) = table.pointing.tip.as_ref().and_then(|t| t.at) {
        ring(&mut out, layout, at, "refused", 6.0);
    }
    if let Some(at) = table.pointing.cursor {
        ring(&mut out, layout, at, "cursor", 12.0);
    }
    out
}

/// The spaces of the answers that are proposed. Passing has none; any other answer that names no space counts for that of the
/// question.
fn proposed(view_model: &ViewModel) -> Vec<SpaceId> {
    let here = view_model.asked.as_ref().and_then(|a| a.at);
    let mut all: Vec<SpaceId> = Vec::new();
    for answer in &view_model.proposed {
        let at = match answer.choice {
            Choice::Space(at) => Some(at),
            Choice::Pass => None,
            Choice::Yes | Choice::No | Choice::Card(_) | Choice::Unit(_) | Choice::Number(_) | Choice::Named(_) => here,
        };
        all.extend(at.filter(|at| !all.contains(at)));
    }
    all
}

/// The centre of a space, and half its width and height.
fn reach(layout: &Layout, at: SpaceId) -> Option<((f64, f64), (f64, f64))> {
    let place = layout.places.get(usize::from(at.0))?;
    Some((place.at.units(), place.half.units()))
}

fn ring(out: &mut String, layout: &Layout, at: SpaceId, class: &str, more: f64) {
    if let Some(((x, y), (w, h))) = reach(layout, at) {
        put!(
            out,
            r#"<ellipse class="{class}" cx="{}" cy="{}" rx="{}" ry="{}"/>"#,
            n(x),
            n(y),
            n(w + more),
            n(h + more)
        );
    }
}

/// A ring with four ticks inside a dark line; where the other side may react the ticks are crossed.
fn halo(out: &mut String, layout: &Layout, at: SpaceId, contested: bool) {
    let Some(((x, y), (w, h))) = reach(layout, at) else {
        return;
    };
    let (rx, ry) = (w + 5.5, h + 5.5);
    let mut ticks = String::new();
    let diagonal = if contested { 0.707 } else { 1.0 };
    for (dx, dy) in [(1.0, 0.0), (-1.0, 0.0), (0.0, 1.0), (0.0, -1.0)] {
        let (dx, dy): (f64, f64) = if contested {
            ((dx - dy) * diagonal, (dx + dy) * diagonal)
        } else {
            (dx, dy)
        };
        put!(
            ticks,
            "M{} {}l{} {}",
            n(x + dx * rx),
            n(y + dy * ry),
            n(dx * 3.5),
            n(dy * 3.5)
        );
    }
    let (cx, cy, rx, ry) = (n(x), n(y), n(rx), n(ry));
    put!(
        out,
        r#"<g class="can"><ellipse class="legal-line" cx="{cx}" cy="{cy}" rx="{rx}" ry="{ry}"/><path class="legal-ticks" d="{ticks}"/><ellipse class="legal" cx="{cx}" cy="{cy}" rx="{rx}" ry="{ry}"/><path class="legal-ticks top" d="{ticks}"/></g>"#
    );
}

/// Half the width of a tether at its stack, in map units.
const BROAD: f64 = 9.0;

/// Distance of a tether's point from the middle of its space, in map units.
const POINT: f64 = 5.0;

/// Distance from the middle of its space, in map units, from which a stack's space is ringed too: there the wedge alone is thin.
const FAR: f64 = 70.0;

/// Tethers: each ties a stack to its space by a wedge in the colours of the side, with its point on the marker; what lies far off has a ring
/// around its space.
pub fn tethers(view_model: &ViewModel, layout: &Layout, origins: &[(f64, f64)]) -> String {
    let mut d = [String::new(), String::new()];
    for (stack, &(x, y)) in view_model.scene.stacks.iter().zip(origins) {
        let Some(((sx, sy), (w, h))) = reach(layout, stack.seat.space()) else {
            continue;
        };
        let (dx, dy) = (x - sx, y - sy);
        let far = dx.hypot(dy);
        let d = &mut d[usize::from(stack.side == Side::Rome)];
        if far > FAR {
            let (w, h) = (w + 4.0, h + 4.0);
            let (left, radii, across) = (n(sx - w), format!("{} {}", n(w), n(h)), n(2.0 * w));
            put!(
                d,
                "M{left} {}a{radii} 0 1 0 {across} 0a{radii} 0 1 0 -{across} 0z",
                n(sy)
            );
        }
        if far > BROAD {
            let (across, along) = (-dy / far * BROAD, dx / far * BROAD);
            // The point lies on the marker and leaves its letter to be read.
            let inside = POINT.min(far - BROAD) / far;
            put!(
                d,
                "M{} {}L{} {}L{} {}Z",
                n(sx + dx * inside),
                n(sy + dy * inside),
                n(x + across),
                n(y + along),
                n(x - across),
                n(y - along)
            );
        }
    }
    let [carthage, rome] = d;
    format!(r#"<path class="tether carthage" d="{carthage}"/><path class="tether rome" d="{rome}"/>"#)
}
