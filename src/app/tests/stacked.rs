//! Stacks on the map lie by their spaces, not on each other, and seldom on what other spaces are known by: in each game, at set-up and in wars.

use super::marching::answer;
use super::*;
use crate::draw::counters::{Edges, edges};
use crate::draw::origins::origins;
use crate::games::{FIELD, FIRST, ROUNDS};
use kernel::layout::{Layout, Zone};
use kernel::scene::{Scene, Seat, Shape, Stack};

/// Letters of names on the map at its own scale, in map units.
const LETTERS: f64 = 12.0;

/// A stack that lies farther than this from its space's marker, in map units, is some way off.
const ADRIFT: f64 = 36.0;
/// None lies farther off than this: it would seem to stand elsewhere.
const LOST: f64 = 66.0;

/// What a stack covers, and how many square units of it.
#[derive(Clone, Debug)]
struct Fault {
    what: &'static str,
    on: String,
    area: f64,
}

fn shared(a: Edges, b: Edges) -> f64 {
    let (w, h) = (a.2.min(b.2) - a.0.max(b.0), a.3.min(b.3) - a.1.max(b.1));
    w.max(0.0) * h.max(0.0)
}

/// How far two boxes lie apart in map units, the longer of across and along.
fn between(a: Edges, b: Edges) -> f64 {
    (a.0 - b.2).max(b.0 - a.2).max(a.1 - b.3).max(b.1 - a.3).max(0.0)
}

/// The box of a name whose letters are so many times as large: it begins at the left, and its foot stays.
fn name(zone: Zone, times: f64) -> Edges {
    let (x, y, w, h) = zone.units();
    (x, y + h - h * times, x + w * times, y + h)
}

fn known(stack: &Stack) -> String {
    let who = stack.generals.first().map_or("units", |g| g.name);
    format!("{who} of {:?}", stack.seat)
}

/// All that stacks cover, drawn at a scale of so many CSS pixels to a unit of the map: from afar names of cities alone are written, larger.
fn faults(scene: &Scene, layout: &'static Layout, seats: &[(f64, f64)], scale: f64) -> Vec<Fault> {
    let far = scale < 0.88;
    let times = if far {
        (12.0 / scale).clamp(13.5, 24.0) / LETTERS
    } else {
        1.0
    };
    let boxes: Vec<Edges> = scene.stacks.iter().zip(seats).map(|(s, at)| edges(s, *at)).collect();
    let mut all = Vec::new();
    for (n, (stack, here)) in scene.stacks.iter().zip(&boxes).enumerate() {
        let mut add = |what, on: &str, area: f64| {
            if area > 0.0 {
                let on = format!("{} on {on}", known(stack));
                all.push(Fault { what, on, area });
            }
        };
        for (other, there) in scene.stacks[n + 1..].iter().zip(&boxes[n + 1..]) {
            add("stack", &known(other), shared(*here, *there));
        }
        let own = &layout.places[usize::from(stack.seat.space().0)];
        let ((x, y), (w, h)) = (own.at.units(), own.half.units());
        let off = between(*here, (x - w, y - h, x + w, y + h));
        // Not an area: the way in map units, told where it is long.
        add("adrift", "", if off > ADRIFT { off } else { 0.0 });
        for space in scene.spaces.iter().filter(|s| s.id != stack.seat.space()) {
            let place = &layout.places[usize::from(space.id.0)];
            let ((x, y), (w, h)) = (place.at.units(), place.half.units());
            add("marker", space.name, shared(*here, (x - w, y - h, x + w, y + h)));
            let walled = matches!(space.shape, Shape::Square | Shape::LargeSquare);
            if !far || walled {
                add("name", space.name, shared(*here, name(place.label, times)));
            }
        }
    }
    all
}

/// Whether a fight or a siege goes on, and each side stands there in one stack.
fn fights(scene: &Scene) -> bool {
    let boards = scene.boards.iter().filter(|b| matches!(b.id, "battle" | "siege"));
    let mut fought = boards.filter_map(|b| b.title.split_once(" of ")).filter_map(|(_, at)| {
        let mut spaces = scene.spaces.iter();
        spaces.find(|s| s.name == at)
    });
    fought.next().is_some_and(|space| {
        for side in Side::BOTH {
            let here = |s: &&Stack| s.side == side && s.seat == Seat::Outside(space.id);
            let stacks = scene.stacks.iter().filter(here).count();
            assert!(
                stacks < 2,
                "{side:?} is torn apart in {}: {:?}",
                space.name,
                scene.stacks
            );
        }
        true
    })
}

/// What is covered by no more is only touched: a badge or the end of a ribbon on an edge. A disc has 441 square units.
const TOUCHED: f64 = 30.0;

/// At set-up no more than this is covered of anything: an end of a ribbon on a name.
const AT_SET_UP: f64 = 120.0;

/// So many of 10,000 stacks may cover a stack, a marker or a name of another space: where a crowd stands closer than its counters are large.
type Rare = [(&'static str, usize); 4];

/// Plays wars of a game, random and fighting, and looks at where all stacks stand whenever one has changed.
fn looked_at(game: usize, wars: u64, near: Rare, far: Rare) {
    // No armies stand in a game of cards.
    let armies = game != ROUNDS;
    let (mut stood, mut fought) = (0, 0);
    let mut found: Vec<(f64, Fault)> = Vec::new();
    for seed in 1..=wars {
        let envelope = Envelope {
            id: 1,
            ..Envelope::default()
        };
        let mut game = AnyGame::new(game, 0, Seed(seed), envelope);
        let (layout, mut lots, mut last) = (game.layout(), Lots(seed), Vec::new());
        for _ in 0..4000 {
            let Some(asked) = game.sketch().asked() else { break };
            let scene = game.scene(Viewer::Public);
            fought += usize::from(fights(&scene));
            if scene.stacks != last {
                let seats = origins(&scene, layout);
                for scale in [1.0, 0.6] {
                    let covers = faults(&scene, layout, &seats, scale);
                    found.extend(covers.into_iter().filter(|f| f.area > TOUCHED).map(|f| (scale, f)));
                }
                if last.is_empty() {
                    let plain = |f: &&(f64, Fault)| f.0 == 1.0 && f.1.area > AT_SET_UP;
                    let near: Vec<_> = found.iter().filter(plain).collect();
                    assert!(near.is_empty() || seed > 1, "at set-up: {near:?}");
                }
                stood += scene.stacks.len();
                last = scene.stacks;
            }
            let choice = answer(&game, &asked, seed % 2 == 0, &mut lots);
            game.answer(choice);
        }
        if seed == 1 && armies {
            assert!(stood > 1000, "{stood} stacks stood in a war");
        }
    }
    assert!(fought > 10 || !armies, "{fought} questions in fights");
    let lost = found.iter().filter(|(_, f)| f.what == "adrift" && f.area > LOST);
    assert_eq!(lost.count(), 0, "stacks seem to stand elsewhere");
    let mut wrong = Vec::new();
    for (scale, rare) in [(1.0, near), (0.6, far)] {
        for (what, most) in rare {
            let of = found.iter().filter(|(at, f)| *at == scale && f.what == what);
            let worst = of.clone().max_by(|a, b| a.1.area.total_cmp(&b.1.area));
            let worst = worst.map(|(_, f)| (f.area, &f.on));
            let count = of.count();
            let words = format!("{what} at {scale}: {count} of {stood} stacks, the worst {worst:?}");
            println!("{words}");
            wrong.extend((count * 10_000 > most * stood).then_some(words));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// Ten times as many with `CORVUS_DEEP`.
fn wars() -> u64 {
    if std::env::var_os("CORVUS_DEEP").is_some() {
        40
    } else {
        4
    }
}

#[test]
fn stacks_of_the_first_war_cover_little_and_stand_by_their_spaces() {
    let near = [("stack", 1), ("marker", 5), ("name", 13), ("adrift", 15)];
    let far = [("stack", 1), ("marker", 5), ("name", 720), ("adrift", 15)];
    looked_at(FIRST, wars(), near, far);
}

#[test]
fn stacks_of_the_second_war_cover_little_and_stand_by_their_spaces() {
    let near = [("stack", 1), ("marker", 70), ("name", 850), ("adrift", 260)];
    let far = [("stack", 1), ("marker", 70), ("name", 480), ("adrift", 260)];
    looked_at(FIELD, wars(), near, far);
}

/// Fleets alone are stacks: of each side one, in the waters where it lies.
#[test]
fn stacks_of_the_third_war_cover_little_and_stand_by_their_spaces() {
    let near = [("stack", 0), ("marker", 0), ("name", 0), ("adrift", 0)];
    let far = [("stack", 0), ("marker", 0), ("name", 1800), ("adrift", 0)];
    looked_at(ROUNDS, wars(), near, far);
}
