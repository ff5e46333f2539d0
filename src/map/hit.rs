//! What a tap hits: the stack under it; else the nearest legal target within the width of a finger, or whatever else lies there.

use crate::map::{counters, origins};
use crate::model::Target;
use crate::model::view_model::ViewModel;
use engine::Choice;
use engine::layout::Layout;

/// Half a finger, in CSS pixels.
pub const FINGER: f64 = 22.0;

struct Candidate {
    target: Target,
    legal: bool,
    /// Distance of the point from the edge of the thing, in map units; 0 inside it.
    away: f64,
    /// Its distance from the middle of the thing.
    aside: f64,
}

/// What a tap at a point of the map hits: nothing, one thing, or several legal targets too close to tell apart.
pub fn targets(view_model: &ViewModel, layout: &'static Layout, at: (f64, f64), scale: f64) -> Vec<Target> {
    let finger = FINGER / scale;
    let all = candidates(view_model, layout, at);
    // A stack lies on its own space and is meant with it: no other target is so near that it could have been meant.
    let met = all
        .iter()
        .filter(|c| matches!(c.target, Target::Stack(_)) && c.away <= 0.0);
    if let Some(stack) = met.min_by(|a, b| a.aside.total_cmp(&b.aside)) {
        return vec![stack.target.clone()];
    }
    let near: Vec<Candidate> = all.into_iter().filter(|c| c.away <= finger).collect();
    let nearest = |legal: bool| {
        let of = near.iter().filter(move |c| c.legal == legal);
        of.min_by(|a, b| a.away.total_cmp(&b.away))
    };
    let Some(first) = nearest(true) else {
        return nearest(false).map(|c| c.target.clone()).into_iter().collect();
    };
    let others = near.iter().filter(|c| c.legal && c.target != first.target);
    if first.away <= 1.0 && others.clone().all(|c| c.away > 1.0) {
        return vec![first.target.clone()];
    }
    core::iter::once(first)
        .chain(others)
        .map(|c| c.target.clone())
        .collect()
}

fn candidates(view_model: &ViewModel, layout: &'static Layout, at: (f64, f64)) -> Vec<Candidate> {
    let mut all = Vec::new();
    for (stack, &(x, y)) in view_model
        .scene
        .stacks
        .iter()
        .zip(origins::origins(&view_model.scene, layout).iter())
    {
        let (w, h) = counters::HALF;
        let (dx, dy) = (((at.0 - x).abs() - w).max(0.0), ((at.1 - y).abs() - h).max(0.0));
        let legal = stack.generals.iter().any(|g| view_model.general(g.unit).is_some());
        all.push(Candidate {
            target: Target::Stack(stack.key.clone()),
            legal,
            away: dx.hypot(dy),
            aside: (at.0 - x).hypot(at.1 - y),
        });
    }
    for space in &view_model.scene.spaces {
        let Some(place) = layout.places.get(usize::from(space.id.0)) else {
            continue;
        };
        let ((x, y), (w, h)) = (place.at.units(), place.half.units());
        let away = outside((at.0 - x, at.1 - y), (w, h));
        let placed = view_model.batch.as_ref().is_some_and(|b| b.placed.contains(&space.id));
        let aimed = view_model.aims.binary_search(&Choice::Space(space.id)).is_ok();
        let legal = placed || aimed || view_model.lit.iter().any(|l| l.at == space.id);
        all.push(Candidate {
            target: Target::Space(space.id),
            legal,
            away,
            aside: (at.0 - x).hypot(at.1 - y),
        });
    }
    all
}

/// How far a point lies outside the oval around the origin with these half sizes; 0 inside it.
fn outside((x, y): (f64, f64), (w, h): (f64, f64)) -> f64 {
    let far = (x / w).hypot(y / h);
    if far <= 1.0 {
        0.0
    } else {
        x.hypot(y) * (1.0 - 1.0 / far)
    }
}

/// The space to which an arrow key leads: the nearest one in its direction.
pub fn neighbour(layout: &Layout, from: engine::SpaceId, dx: f64, dy: f64) -> Option<engine::SpaceId> {
    let (x, y) = layout.places.get(usize::from(from.0))?.at.units();
    let ahead = layout.places.iter().enumerate().filter_map(|(n, place)| {
        let (px, py) = place.at.units();
        let (along, aside) = ((px - x) * dx + (py - y) * dy, ((px - x) * dy - (py - y) * dx).abs());
        (along > 4.0 && aside <= along * 1.6).then_some((along + aside * 1.5, n))
    });
    let best = ahead.min_by(|a, b| a.0.total_cmp(&b.0))?;
    Some(engine::SpaceId(best.1 as u8))
}
