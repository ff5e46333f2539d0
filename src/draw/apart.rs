//! Moves stacks so that they stand beside their spaces and cover neither each other nor other spaces and their names. Every place has a cost,
//! and each stack takes the cheapest. Stacks inside walls choose first, then armies, then the rest; then all choose again, [`ROUNDS`] times at
//! most. Places far from the space cost so much that they are taken only where nothing nearer is free.

use super::counters::{Edges, edges};
use kernel::layout::{Layout, Place, Zone};
use kernel::scene::{Seat, Stack};

/// Distances from the marker of its space at which a stack may stand, in map units, tried in this order. Below 0 it covers a part of the
/// marker. A stack farther off would seem to be elsewhere, so it covers a name before that.
const GAPS: [f64; 14] = [
    -14.0, -10.0, -6.0, -2.0, 2.0, 5.0, 9.0, 14.0, 20.0, 27.0, 35.0, 44.0, 54.0, 65.0,
];
/// Number of places that are tried on each side of a space.
const PLACES: i32 = 16;
/// How often each stack chooses at most.
const ROUNDS: usize = 3;
/// Distance from a space, in map units, beyond which its stacks meet nothing.
const NEAR: f64 = 260.0;

/// Cost of covering a square map unit: of another stack, of another space's marker or name, of the own space's marker or name, of the name of
/// a province, of what lies beyond the map.
const STACK: f64 = 24.0;
const MARKER: f64 = 30.0;
const NAME: f64 = 4.0;
const OWN_MARKER: f64 = 2.0;
const OWN_NAME: f64 = 2.5;
const TITLE: f64 = 0.5;
const BEYOND: f64 = 20.0;
/// Cost of a map unit of distance: from the own space (less for a Fleet, which may lie off its port), and of being nearer to another space.
const GAP: f64 = 2.0;
const AFLOAT: f64 = 0.8;
const STRAY: f64 = 15.0;
/// Cost of the square of the distance: an army that seems to stand elsewhere is worse than a name that is covered.
const FAR: f64 = 0.25;
/// Cost of any place but the one that the layout has for the stack.
const MOVED: f64 = 12.0;

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
            origins[at] = grounds[at].best(&stacks[at], kept[at], &laid);
            laid[at] = Some(edges(&stacks[at], origins[at]));
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
    afloat: bool,
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
            afloat: matches!(stack.seat, Seat::AtSea(_)),
        }
    }

    /// The cheapest place for a stack: that of the layout (`kept`), or one around its space.
    fn best(&self, stack: &Stack, kept: (f64, f64), laid: &[Option<Edges>]) -> (f64, f64) {
        let Some(home) = self.home else { return kept };
        let ((x, y), (w, h)) = (home.at.units(), home.half.units());
        // What is as large as a part of the sea has its seats within itself.
        if (kept.0 - x).abs() < w && (kept.1 - y).abs() < h {
            return kept;
        }
        let mut best = (self.price(edges(stack, kept), laid, f64::INFINITY), kept);
        let own = edges(stack, (0.0, 0.0));
        // The offset of the box from the middle of the marker on one axis: at -1 and 1 it lies beside the marker, at 0 level with it.
        let there = |way: f64, half: f64, low: f64, high: f64| way * (half + (high - low) / 2.0) - (low + high) / 2.0;
        for gap in GAPS {
            if gap * self.off() + MOVED >= best.0 {
                break;
            }
            for (dx, dy) in around() {
                let at = (
                    x + there(dx, w + gap, own.0, own.2),
                    y + there(dy, h + gap, own.1, own.3),
                );
                let at = (at.0.round(), at.1.round());
                let cost = MOVED + self.price(edges(stack, at), laid, best.0);
                if cost < best.0 {
                    best = (cost, at);
                }
            }
        }
        best.1
    }

    /// Cost of a map unit of distance from the own space.
    fn off(&self) -> f64 {
        if self.afloat { AFLOAT } else { GAP }
    }

    /// Cost of a place. Adding up ends where it is more than `most`.
    fn price(&self, here: Edges, laid: &[Option<Edges>], most: f64) -> f64 {
        let others = laid.iter().flatten();
        let mut sum = STACK * others.map(|other| shared(here, *other)).sum::<f64>();
        if sum > most {
            return sum;
        }
        if let Some(home) = self.home {
            let own = off(here, home);
            sum += own * self.off()
                + own * own * FAR
                + OWN_MARKER * shared(here, marker(home))
                + OWN_NAME * shared(here, of(home.label));
            let mut nearer: f64 = 0.0;
            for place in &self.others {
                sum += MARKER * shared(here, marker(place)) + NAME * shared(here, of(place.label));
                nearer = nearer.max(own + 3.0 - off(here, place));
                if sum > most {
                    return sum;
                }
            }
            if !self.afloat {
                sum += STRAY * nearer;
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

/// Distance of a box from the marker of a space, in map units.
fn off(here: Edges, place: &Place) -> f64 {
    let ((x, y), (w, h)) = (place.at.units(), place.half.units());
    let dx = (here.0 - x - w).max(x - w - here.2).max(0.0);
    let dy = (here.1 - y - h).max(y - h - here.3).max(0.0);
    dx.hypot(dy)
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
