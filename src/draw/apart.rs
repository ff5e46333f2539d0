//! Stacks that would lie on each other are moved apart: the larger keeps its seat, the other looks for the nearest free place.

use super::counters;
use kernel::layout::{Layout, Zone};
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

/// What covering a square unit costs: of another stack, of a marker, of a name.
const STACK: f64 = 3.0;
const MARKER: f64 = 2.0;
const NAME: f64 = 0.5;
/// What a unit of the way costs.
const WAY: f64 = 1.5;

/// Moves stacks apart, each as little as possible. The seats come in the order of the stacks.
pub fn apart(stacks: &[Stack], layout: &Layout, seats: &mut [(f64, f64)]) {
    let mut laid: Vec<Edges> = Vec::new();
    for large in [true, false] {
        for (stack, seat) in stacks.iter().zip(seats.iter_mut()) {
            // What lies inside walls stays on them.
            if stack.generals.is_empty() == large {
                continue;
            }
            let here = edges(stack, *seat);
            let inside = matches!(stack.seat, Seat::Inside(_)) && stack.generals.is_empty();
            if !inside && covered(here, &laid) > 12.0 {
                *seat = freed(stack, layout, *seat, &laid);
            }
            laid.push(edges(stack, *seat));
        }
    }
}

/// The best place near a seat that is taken.
fn freed(stack: &Stack, layout: &Layout, seat: (f64, f64), laid: &[Edges]) -> (f64, f64) {
    let mut best = (cost(edges(stack, seat), layout, laid), seat);
    for far in STEPS {
        for way in WAYS {
            let there = (seat.0 + far * way.0, seat.1 + far * way.1);
            let cost = far * WAY + cost(edges(stack, there), layout, laid);
            if cost < best.0 {
                best = (cost, (there.0.round(), there.1.round()));
            }
        }
    }
    best.1
}

/// What lying there costs.
fn cost(here: Edges, layout: &Layout, laid: &[Edges]) -> f64 {
    let mut sum = STACK * covered(here, laid);
    for place in layout.places {
        let ((x, y), (w, h)) = (place.at.units(), place.half.units());
        sum += MARKER * shared(here, (x - w, y - h, x + w, y + h)) + NAME * shared(here, of(place.label));
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
        let spot = (400.0, 300.0);
        let mut seats = [spot, (410.0, 306.0), (600.0, 500.0)];
        let stacks = [army.clone(), army.clone(), army];
        apart(&stacks, table.game.about().layout, &mut seats);
        assert_eq!((seats[0], seats[2]), (spot, (600.0, 500.0)));
        assert!(shared(edges(&stacks[0], seats[0]), edges(&stacks[1], seats[1])) < 1.0);
        let moved = (seats[1].0 - 410.0).hypot(seats[1].1 - 306.0);
        assert!(moved < 80.0, "{moved} units away");
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
            let boxes: Vec<Edges> = scene.stacks.iter().zip(seats).map(|(s, at)| edges(s, at)).collect();
            for (at, one) in boxes.iter().enumerate() {
                let others = &boxes[at + 1..];
                pairs += others.len();
                met += others.iter().filter(|other| shared(*one, **other) > 100.0).count();
            }
        }
        assert!(pairs > 5000 && met * 10_000 < pairs, "{met} of {pairs} pairs");
    }
}
