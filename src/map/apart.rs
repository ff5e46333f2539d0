//! Stands each stack on the marker of its own space, so that stacks cover neither each other nor other spaces and their names. Every place
//! around the marker has a cost, and each stack takes the cheapest. Stacks inside walls choose first, then armies, then the rest; then all
//! choose again, [`ROUNDS`] times at most.

use crate::map::counters::{Edges, HALF, edges};
use engine::layout::{Layout, Place, Zone};
use engine::scene::{Seat, Stack};

/// How far a stack stands on the marker of its space, in map units, tried in this order: it always touches it.
const DEPTHS: [f64; 4] = [9.0, 7.0, 11.0, 4.0];

/// Number of places that are tried on each side of a space.
const PLACES: i32 = 24;

/// How often each stack chooses at most.
const ROUNDS: usize = 3;

/// Distance from a space, in map units, beyond which its stacks meet nothing.
const NEAR: f64 = 160.0;

/// Cost of covering a square map unit: of another stack, of another space's marker or name, of the own space's marker or name, of the name of
/// a province, of what lies beyond the map.
const STACK: f64 = 24.0;

const MARKER: f64 = 30.0;

const NAME: f64 = 4.0;

const OWN_MARKER: f64 = 3.0;

const OWN_NAME: f64 = 2.5;

const TITLE: f64 = 0.5;

const BEYOND: f64 = 20.0;

/// Distance in map units that stacks keep from each other and from the markers of other spaces where there is room, and the cost of each square
/// map unit of it that is covered.
const GAP: f64 = 7.0;

const CLOSE: f64 = 1.5;

/// Cost of a foot that is nearer to the marker of another space.
const STRAY: f64 = 1e6;

/// Cost of a place that is not above the space, where a piece stands on its marker.
const ASIDE: f64 = 40.0;

/// Cost of the place that the layout has for the stack: it touches the marker less.
const LOOSE: f64 = 60.0;

/// Moves all stacks apart. `origins` are those of the layout, in the order of the stacks.
pub fn apart(stacks: &[Stack], layout: &Layout, origins: &mut [(f64, f64)]) {
    let kept: Vec<(f64, f64)> = origins.to_vec();
    let grounds: Vec<Ground<'_>> = stacks.iter().map(|stack| Ground::of(stack, layout)).collect();
    let rank = |at: &usize| match (&stacks[*at].seat, stacks[*at].generals.is_empty()) {
        (Seat::Inside(_), true) => 0,
        (_, false) => 1,
        (_, true) => 2,
    };
    let mut order: Vec<usize> = (0..stacks.len()).collect();
    order.sort_by_key(rank);
    let mut laid: Vec<Option<Edges>> = vec![None; stacks.len()];
    for _ in 0..ROUNDS {
        let before = origins.to_vec();
        for &at in &order {
            laid[at] = None;
            origins[at] = grounds[at].best(kept[at], &laid);
            laid[at] = Some(edges(origins[at]));
        }
        if *origins == before {
            return;
        }
    }
}

/// What lies around a stack's space.
struct Ground<'a> {
    layout: &'a Layout,
    home: Option<&'a Place>,
    others: Vec<&'a Place>,
}

impl<'a> Ground<'a> {
    fn of(stack: &Stack, layout: &'a Layout) -> Self {
        let home = layout.places.get(usize::from(stack.seat.space().0));
        let near = |place: &&Place| {
            let Some(home) = home else { return false };
            let ((x, y), (hx, hy)) = (place.at.units(), home.at.units());
            place.at != home.at && (x - hx).abs() < NEAR && (y - hy).abs() < NEAR
        };
        Ground {
            layout,
            home,
            others: layout.places.iter().filter(near).collect(),
        }
    }

    /// The cheapest place for a stack: that of the layout (`kept`), or one around its space.
    fn best(&self, kept: (f64, f64), laid: &[Option<Edges>]) -> (f64, f64) {
        let Some(home) = self.home else { return kept };
        let ((x, y), (w, h)) = (home.at.units(), home.half.units());
        // What is as large as a part of the sea has its seats within itself.
        if (kept.0 - x).abs() < w && (kept.1 - y).abs() < h {
            return kept;
        }
        let mut best = (LOOSE + self.price(edges(kept), laid, f64::INFINITY), kept);
        for depth in DEPTHS {
            for (dx, dy) in around() {
                let at = (x + dx * (w - depth + HALF.0), y + dy * (h - depth + HALF.1));
                let at = (at.0.round(), at.1.round());
                let aside = if dy == -1.0 { ASIDE * dx.abs() } else { ASIDE };
                let cost = aside + self.price(edges(at), laid, best.0 - aside);
                if cost < best.0 {
                    best = (cost, at);
                }
            }
        }
        best.1
    }

    /// Cost of a place. Adding up ends where it is more than `most`.
    fn price(&self, here: Edges, laid: &[Option<Edges>], most: f64) -> f64 {
        let others = laid.iter().flatten();
        let wide = (here.0 - GAP, here.1 - GAP, here.2 + GAP, here.3 + GAP);
        let mut sum = others
            .map(|other| STACK * shared(here, *other) + CLOSE * shared(wide, *other))
            .sum::<f64>();
        if sum > most {
            return sum;
        }
        if let Some(home) = self.home {
            sum += OWN_MARKER * shared(here, marker(home)) + OWN_NAME * shared(here, of(home.label));
            let own = foot(here, home);
            for place in &self.others {
                let there = marker(place);
                sum += MARKER * shared(here, there) + CLOSE * shared(wide, there);
                sum += NAME * shared(here, of(place.label));
                if foot(here, place) <= own {
                    sum += STRAY;
                }
                if sum > most {
                    return sum;
                }
            }
        }
        for title in self.layout.pennants {
            // The name of a province stands to the left of its pennant.
            let ((x, y), long) = (title.at.units(), 11.0 * title.name.len() as f64 + 12.0);
            sum += TITLE * shared(here, (x - long, y - 8.0, x + 10.0, y + 8.0));
        }
        for track in self.layout.tracks {
            sum += BEYOND * shared(here, of(track.zone));
        }
        let (_, _, width, height) = self.layout.view.units();
        let area = (here.2 - here.0) * (here.3 - here.1);
        sum + BEYOND * (area - shared(here, (0.0, 0.0, width, height)))
    }
}

/// Places around a space as offsets from -1 to 1 on each axis, those opposite each other in turn.
fn around() -> impl Iterator<Item = (f64, f64)> {
    let along = |n: i32| f64::from(n) * 2.0 / f64::from(PLACES) - 1.0;
    let half = (0..PLACES).flat_map(move |n| [(along(n), -1.0), (1.0, along(n))]);
    half.flat_map(|(dx, dy)| [(dx, dy), (-dx, -dy)])
}

/// Distance of the foot of a stack from the marker of a space, in map units.
fn foot(here: Edges, place: &Place) -> f64 {
    let ((x, y), (w, h)) = (place.at.units(), place.half.units());
    let dx = ((here.0 + here.2) / 2.0 - x).abs() - w;
    let dy = (here.3 - y).abs() - h;
    dx.max(0.0).hypot(dy.max(0.0))
}

/// The box of a space's marker.
fn marker(place: &Place) -> Edges {
    let ((x, y), (w, h)) = (place.at.units(), place.half.units());
    (x - w, y - h, x + w, y + h)
}

/// The area that two boxes share.
fn shared(a: Edges, b: Edges) -> f64 {
    let (w, h) = (a.2.min(b.2) - a.0.max(b.0), a.3.min(b.3) - a.1.max(b.1));
    w.max(0.0) * h.max(0.0)
}

fn of(zone: Zone) -> Edges {
    let (x, y, w, h) = zone.units();
    (x, y, x + w, y + h)
}
