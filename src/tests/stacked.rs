//! Stacks on the map lie by their spaces, not on each other, and seldom on what other spaces are known by: in each game, at set-up and in wars.

use crate::games::{FIELD, FIRST, ROUNDS};
use crate::map::counters::{Edges, edges};
use crate::map::origins::origins;
use crate::tests::marching::answer;
use crate::tests::*;
use engine::layout::{Layout, Place};
use engine::scene::{Scene, Seat, Shape, Stack};

/// Letters of names on the map at its own scale, in map units.
const LETTERS: f64 = 12.0;

/// What a stack covers, and the share of it; all of it where the stack seems to stand elsewhere.
#[derive(Clone, Debug)]
struct Fault {
    what: &'static str,
    on: String,
    share: f64,
}

fn shared(a: Edges, b: Edges) -> f64 {
    let (w, h) = (a.2.min(b.2) - a.0.max(b.0), a.3.min(b.3) - a.1.max(b.1));
    w.max(0.0) * h.max(0.0)
}

/// The box of a name whose letters are so many times as large: its foot stays, and its end beside the marker.
fn name(place: &Place, times: f64) -> Edges {
    let (x, y, w, h) = place.label.units();
    let y = (y + h - h * times, y + h);
    if x + w <= place.at.units().0 {
        (x + w - w * times, y.0, x + w, y.1)
    } else {
        (x, y.0, x + w * times, y.1)
    }
}

fn known(stack: &Stack) -> String {
    let who = stack.generals.first().map_or("units", |g| g.name);
    format!("{who} of {:?}", stack.seat)
}

/// The share of a thing that a stack covers.
fn share(here: Edges, thing: Edges) -> f64 {
    shared(here, thing) / ((thing.2 - thing.0) * (thing.3 - thing.1))
}

/// The box of a space's marker.
fn marker(place: &Place) -> Edges {
    let ((x, y), (w, h)) = (place.at.units(), place.half.units());
    (x - w, y - h, x + w, y + h)
}

/// Distance of the middle of a stack's lower edge from the marker of a space.
fn foot(here: Edges, place: &Place) -> f64 {
    let (x, (left, top, right, low)) = ((here.0 + here.2) / 2.0, marker(place));
    let dx = (left - x).max(x - right).max(0.0);
    let dy = (top - here.3).max(here.3 - low).max(0.0);
    dx.hypot(dy)
}

/// What is wrong with where stacks stand, drawn at a scale of so many CSS pixels to a unit of the map: from afar names of cities alone are
/// written, larger.
fn faults(scene: &Scene, layout: &'static Layout, seats: &[(f64, f64)], scale: f64) -> Vec<Fault> {
    let far = scale < 0.88;
    let times = if far {
        (12.0 / scale).clamp(13.5, 24.0) / LETTERS
    } else {
        1.0
    };
    let boxes: Vec<Edges> = seats.iter().map(|at| edges(*at)).collect();
    let mut all = Vec::new();
    for (n, (stack, here)) in scene.stacks.iter().zip(&boxes).enumerate() {
        let mut add = |what, on: &str, share: f64| {
            let on = format!("{} on {on}", known(stack));
            all.push(Fault { what, on, share });
        };
        for (other, there) in scene.stacks[n + 1..].iter().zip(&boxes[n + 1..]) {
            add("stack", &known(other), share(*here, *there));
        }
        let home = stack.seat.space();
        let own = &layout.places[usize::from(home.0)];
        add(
            "astray",
            "no marker of its own",
            f64::from(shared(*here, marker(own)) <= 0.0),
        );
        for space in scene.spaces.iter().filter(|s| s.id != home) {
            let place = &layout.places[usize::from(space.id.0)];
            let nearer = foot(*here, place) <= foot(*here, own);
            // A part of the sea is no marker, and a Fleet lies in it.
            if !matches!(space.shape, Shape::Water | Shape::Harbour) {
                add("astray", space.name, f64::from(nearer));
                add("marker", space.name, share(*here, marker(place)));
            }
            let walled = matches!(space.shape, Shape::Square | Shape::LargeSquare);
            if !far || walled {
                add("name", space.name, share(*here, name(place, times)));
            }
        }
    }
    all.retain(|fault| fault.share > TENTH);
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

/// What is covered by no more than this share is only touched.
const TENTH: f64 = 0.1;

/// Plays wars of a game, random and fighting, until so many positions have been seen, and looks at where all stacks stand whenever one has
/// changed: of 1,000 stacks one may seem to stand elsewhere, of 100 one may cover more than a tenth of another stack, a marker or a name.
fn looked_at(game: usize) {
    // No armies stand in a game of cards.
    let armies = game != ROUNDS;
    let (mut stood, mut fought, mut seen) = (0, 0, 0);
    let mut found: Vec<(f64, Fault)> = Vec::new();
    for seed in 1.. {
        if seen >= positions() {
            break;
        }
        let envelope = Envelope {
            id: 1,
            ..Envelope::default()
        };
        let mut game = AnyGame::new(game, 0, Seed(seed), envelope);
        let (layout, mut lots, mut last) = (game.layout(), Lots(seed), Vec::new());
        for _ in 0..4000 {
            let Some(asked) = game.preview().asked() else { break };
            let scene = game.scene(Viewer::Public);
            fought += usize::from(fights(&scene));
            if scene.stacks != last {
                let seats = origins(&scene, layout);
                for scale in [1.0, 0.8] {
                    found.extend(faults(&scene, layout, &seats, scale).into_iter().map(|f| (scale, f)));
                }
                seen += 1;
                stood += scene.stacks.len();
                last = scene.stacks;
            }
            let choice = answer(&game, &asked, seed % 2 == 0, &mut lots);
            game.answer(choice);
        }
    }
    assert!(fought > 10 || !armies, "{fought} questions in fights");
    let mut wrong = Vec::new();
    for (scale, what) in [1.0, 0.8]
        .into_iter()
        .flat_map(|s| ["astray", "stack", "marker", "name"].map(|w| (s, w)))
    {
        let of = found.iter().filter(|(at, f)| *at == scale && f.what == what);
        let mut kinds = std::collections::BTreeMap::new();
        of.clone().for_each(|(_, f)| *kinds.entry(&f.on).or_insert(0) += 1);
        let mut kinds: Vec<_> = kinds.into_iter().map(|(on, times)| (times, on)).collect();
        kinds.sort_unstable_by(|a, b| b.cmp(a));
        kinds.truncate(12);
        let count = of.count();
        let words = format!("{what} at {scale}: {count} of {stood} stacks in {seen} positions: {kinds:?}");
        println!("{words}");
        let most = if what == "astray" { stood / 1000 } else { stood / 100 };
        wrong.extend((count > most).then_some(words));
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// Ten times as many with `CORVUS_DEEP`.
fn positions() -> usize {
    if std::env::var_os("CORVUS_DEEP").is_some() {
        30_000
    } else {
        3_000
    }
}

#[test]
fn stacks_of_the_first_war_cover_little_and_stand_by_their_spaces() {
    looked_at(FIRST);
}

#[test]
fn stacks_of_the_second_war_cover_little_and_stand_by_their_spaces() {
    looked_at(FIELD);
}

/// Fleets alone are stacks: of each side one, in the waters where it lies.
#[test]
fn stacks_of_the_third_war_cover_little_and_stand_by_their_spaces() {
    looked_at(ROUNDS);
}
