//! Stacks stand beside their spaces and apart from each other: the larger keeps its seat, the other looks for the nearest free place.
//! A seat that lies far from its space is taken only where nothing nearer is free.

use super::counters;
use kernel::layout::{Layout, Place, Zone};
use kernel::scene::{Seat, Stack};

/// Left, top, right and lower edge, in map units.
type Edges = (f64, f64, f64, f64);

/// How far a stack may be moved, in map units, step by step.
const STEPS: [f64; 6] = [9.0, 18.0, 27.0, 38.0, 50.0, 64.0];
/// Where to: eight ways.
const WAYS: [(f64, f64); 8] = [
    (1.0, 0.0),
    (-1.0, 0.0),
    (0.0, 1.0),
    (0.0, -1.0),
    (0.7, 0.7),
    (-0.7, 0.7),
    (0.7, -0.7),
    (-0.7, -0.7),
];

/// Half of the way around a space; the other half lies across.
const AROUND: [(f64, f64); 8] = [
    (1.0, 0.0),
    (1.0, 0.5),
    (1.0, 1.0),
    (0.5, 1.0),
    (0.0, 1.0),
    (-0.5, 1.0),
    (-1.0, 1.0),
    (-1.0, 0.5),
];
/// How far from its space a stack may stand, in map units, step by step.
const GAPS: [f64; 5] = [3.0, 7.0, 12.0, 18.0, 26.0];

/// What covering a square unit costs: of another stack, of a marker, of a name, of a province's name.
const STACK: f64 = 3.0;
const MARKER: f64 = 5.0;
const NAME: f64 = 1.2;
const TITLE: f64 = 0.5;
/// What a unit of the way costs: off the seat, off the space, nearer to another space than to its own.
const WAY: f64 = 1.5;
const GAP: f64 = 2.8;
const STRAY: f64 = 12.0;
/// A seat that costs more than this is looked at again.
const GOOD: f64 = 60.0;

/// Moves stacks to their spaces and apart, each as little as possible. The seats come in the order of the stacks.
pub fn apart(stacks: &[Stack], layout: &Layout, seats: &mut [(f64, f64)]) {
    let mut laid: Vec<Edges> = Vec::new();
    for large in [true, false] {
        for (stack, seat) in stacks.iter().zip(seats.iter_mut()) {
            // What lies inside walls stays on them.
            if stack.generals.is_empty() == large {
                continue;
            }
            let inside = matches!(stack.seat, Seat::Inside(_)) && stack.generals.is_empty();
            if !inside {
                *seat = best(stack, layout, *seat, &laid);
            }
            laid.push(edges(stack, *seat));
        }
    }
}

/// The best place for a stack: its seat, or around its seat, or around its space.
fn best(stack: &Stack, layout: &Layout, seat: (f64, f64), laid: &[Edges]) -> (f64, f64) {
    let home = match stack.seat {
        Seat::AtSea(_) => None,
        at => layout.places.get(usize::from(at.space().0)),
    };
    let price = |there| {
        let here = edges(stack, there);
        cost(here, layout, laid) + home.map_or(0.0, |home| astray(here, home, layout))
    };
    let mut best = (price(seat), seat);
    if best.0 < GOOD {
        return seat;
    }
    let mut try_at = |there: (f64, f64), way: f64| {
        let cost = way + price(there);
        if cost < best.0 {
            best = (cost, (there.0.round(), there.1.round()));
        }
    };
    for (dx, dy) in WAYS {
        for far in STEPS {
            try_at((seat.0 + far * dx, seat.1 + far * dy), far * WAY);
        }
    }
    let Some(home) = home else { return best.1 };
    let ((x, y), (w, h)) = (home.at.units(), home.half.units());
    let own = edges(stack, (0.0, 0.0));
    for gap in GAPS {
        // Around the marker: at -1 and 1 the box lies beside it, at 0 level with it.
        let there = |way: f64, half: f64, low: f64, high: f64| {
            let level = -(low + high) / 2.0;
            level + way * (half + gap + (high - low) / 2.0)
        };
        for (dx, dy) in AROUND.into_iter().flat_map(|(dx, dy)| [(dx, dy), (-dx, -dy)]) {
            try_at((x + there(dx, w, own.0, own.2), y + there(dy, h, own.1, own.3)), WAY);
        }
    }
    best.1
}

/// What it costs to stand off one's own space, and nearer to another.
fn astray(here: Edges, home: &Place, layout: &Layout) -> f64 {
    let own = off(here, home);
    let nearer = layout.places.iter().filter(|place| place.at != home.at);
    own * GAP
        + nearer
            .map(|place| (own + 3.0 - off(here, place)).max(0.0) * STRAY)
            .sum::<f64>()
}

/// How far a box is from a space's marker.
fn off(here: Edges, place: &Place) -> f64 {
    let ((x, y), (w, h)) = (place.at.units(), place.half.units());
    let dx = (here.0 - x - w).max(x - w - here.2).max(0.0);
    let dy = (here.1 - y - h).max(y - h - here.3).max(0.0);
    dx.hypot(dy)
}

/// What lying there costs.
fn cost(here: Edges, layout: &Layout, laid: &[Edges]) -> f64 {
    let mut sum = STACK * covered(here, laid);
    for place in layout.places {
        let ((x, y), (w, h)) = (place.at.units(), place.half.units());
        sum += MARKER * shared(here, (x - w, y - h, x + w, y + h)) + NAME * shared(here, of(place.label));
    }
    for title in layout.pennants {
        // A province's name ends before its pennant.
        let ((x, y), long) = (title.at.units(), 11.0 * title.name.len() as f64 + 12.0);
        sum += TITLE * shared(here, (x - long, y - 8.0, x + 10.0, y + 8.0));
    }
    for track in layout.tracks {
        sum += STACK * shared(here, of(track.zone));
    }
    let (_, _, width, height) = layout.view.units();
    let area = (here.2 - here.0) * (here.3 - here.1);
    sum + STACK * (area - shared(here, (0.0, 0.0, width, height)))
}

/// How much of it lies on others.
fn covered(here: Edges, laid: &[Edges]) -> f64 {
    laid.iter().map(|other| shared(here, *other)).sum()
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

/// The box of a stack's drawing around its seat.
fn edges(stack: &Stack, (x, y): (f64, f64)) -> Edges {
    if stack.generals.is_empty() {
        let wagon = stack.units.iter().any(|u| u.symbol == "wagon" && u.count > 0);
        return (x - if wagon { 22.0 } else { 15.0 }, y - 15.0, x + 22.0, y + 21.0);
    }
    let half = counters::ribbon_half(&stack.generals).max(29.0);
    (x - half, y - 26.0, x + half, y + 28.0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::{Model, Msg, update};
    use crate::draw::seat::seats;
    use kernel::SpaceId;

    /// The table of a war that plays itself, after so many answers.
    fn watched(answers: usize) -> Model {
        let mut model = Model::default();
        update(&mut model, Msg::Watch(3));
        for _ in 0..answers {
            update(&mut model, Msg::Tick);
        }
        model
    }

    #[test]
    fn of_two_armies_on_one_spot_the_second_makes_room() {
        let model = watched(40);
        let table = model.table.as_ref().expect("a war is watched");
        let army = table.desk.scene.stacks.iter().find(|s| !s.generals.is_empty());
        let army = army.expect("generals stand on the map").clone();
        let layout = table.game.about().layout;
        let (x, y) = layout.places[usize::from(army.seat.space().0)].at.units();
        let mut seats = [(x, y), (x + 10.0, y + 6.0)];
        let stacks = [army.clone(), army];
        apart(&stacks, layout, &mut seats);
        assert!(shared(edges(&stacks[0], seats[0]), edges(&stacks[1], seats[1])) < 1.0);
        for seat in seats {
            let gone = (seat.0 - x).hypot(seat.1 - y);
            assert!(gone < 110.0, "{gone} units away");
        }
    }

    #[test]
    fn an_army_alone_in_its_space_stands_beside_it_wherever_it_is() {
        let model = watched(40);
        let table = model.table.as_ref().expect("a war is watched");
        let army = table.desk.scene.stacks.iter().find(|s| s.generals.len() == 1);
        let mut army = army.expect("generals stand on the map").clone();
        let layout = table.game.about().layout;
        for (at, place) in layout.places.iter().enumerate() {
            army.seat = Seat::Outside(SpaceId(at as u8));
            let (left, top, width, height) = place.stack.units();
            let mut seats = [(left + width / 2.0, top + height / 2.0)];
            apart(std::slice::from_ref(&army), layout, &mut seats);
            let here = edges(&army, seats[0]);
            assert!(off(here, place) < 21.0, "space {at}: {} off", off(here, place));
            let marker = |p: &Place| {
                let ((x, y), (w, h)) = (p.at.units(), p.half.units());
                shared(here, (x - w, y - h, x + w, y + h))
            };
            let covers = layout.places.iter().map(marker).sum::<f64>();
            assert!(covers < 40.0, "space {at} covers {covers} of markers");
        }
    }

    #[test]
    fn in_a_war_played_at_random_hardly_a_stack_lies_on_another() {
        let (mut met, mut pairs) = (0, 0);
        let mut model = watched(0);
        for _ in 0..600 {
            update(&mut model, Msg::Tick);
            let Some(table) = &model.table else { continue };
            let scene = &table.desk.scene;
            let seats = seats(scene, table.game.about().layout);
            let boxes: Vec<Edges> = scene
                .stacks
                .iter()
                .zip(seats.iter().copied())
                .map(|(s, at)| edges(s, at))
                .collect();
            for (at, one) in boxes.iter().enumerate() {
                let others = &boxes[at + 1..];
                pairs += others.len();
                met += others.iter().filter(|other| shared(*one, **other) > 100.0).count();
            }
        }
        assert!(pairs > 5000 && met * 10_000 < pairs, "{met} of {pairs} pairs");
    }
}
