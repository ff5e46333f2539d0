//! Looks for what the eye would mind: words on words, armies on names, lanes ashore, targets too close.

use crate::afloat::{self, Afloat};
use crate::board::Board;
use crate::letters::{NAME, TITLE};
use crate::options::track;
use crate::plane::{Area, dense, gap};
use testkit::map_spec::{Frame, MapSpec, Room};

/// Screens, and the pane of the map on each: the pane holds the whole view, but on a phone, where it is read in parts.
const SIZES: [(&str, f64, f64); 4] = [
    ("1280x800", 852.0, 800.0),
    ("800x1280", 800.0, 762.0),
    ("390x844", 390.0, 372.0),
    ("1920x1080", 1492.0, 1080.0),
];

/// How far apart two spaces must be to be tapped without a second look, in CSS pixels.
const TAP: f64 = 44.0;

/// Something on the map with a name for the report.
struct Thing {
    kind: &'static str,
    name: String,
    /// Index of its space; titles have none.
    of: Option<usize>,
    area: Area,
}

fn things(spec: &MapSpec, board: &Board) -> Vec<Thing> {
    let mut out = Vec::new();
    for (i, space) in spec.spaces.iter().enumerate() {
        let mut add = |kind, area| {
            out.push(Thing {
                kind,
                name: space.name.to_owned(),
                of: Some(i),
                area,
            })
        };
        add("disc", board.marker(spec, i));
        add("label", board.names[i]);
        add("stack", board.stacks[i]);
        add("second", board.seconds[i]);
    }
    for ((text, _), area) in Board::titles_of(spec).into_iter().zip(&board.titles) {
        out.push(Thing {
            kind: "title",
            name: text.to_owned(),
            of: None,
            area: *area,
        });
    }
    out
}

/// Whether two things may share ground. A second force may stand on what is not its own space's, and a province's name
/// may lie under an army: it is printed on the land. An army stands on the marker of its own space.
fn may_meet(a: &Thing, b: &Thing) -> bool {
    let kinds = [a.kind, b.kind];
    let own = a.of.is_some() && a.of == b.of;
    let second = kinds.contains(&"second") && !own && !kinds.contains(&"disc");
    let under = kinds.contains(&"title") && kinds.contains(&"stack");
    let armies = |t: &Thing| matches!(t.kind, "stack" | "second");
    let stands = own && kinds.contains(&"disc") && (armies(a) || armies(b));
    second || under || stands
}

/// All faults, each in a line; none when the map is good.
pub fn faults(spec: &MapSpec, board: &Board) -> Vec<String> {
    let things = things(spec, board);
    let mut out = Vec::new();
    for (k, a) in things.iter().enumerate() {
        for b in &things[k + 1..] {
            let hit = a.area.hit(b.area, 0.0);
            if hit > 0.0 && !may_meet(a, b) {
                out.push(format!(
                    "{} {} meets {} {}: {hit:.0} square px",
                    a.kind, a.name, b.kind, b.name
                ));
            }
        }
    }
    let Frame { width, height, .. } = spec.frame;
    for a in &things {
        let off = spec.tracks.iter().map(track).find(|t| a.area.hit(*t, 0.0) > 0.0);
        if off.is_some() || a.area.hit(Area::new(0.0, 0.0, width, height), 0.0) < a.area.w() * a.area.h() - 0.01 {
            out.push(format!("{} {} runs under a track or out of the view", a.kind, a.name));
        }
    }
    for (a, berth) in things.iter().flat_map(|a| spec.berths.iter().map(move |b| (a, b))) {
        if berth.meets(a.area, 0.0) {
            out.push(format!("{} {} meets {}", a.kind, a.name, berth.lines.join(" ")));
        }
    }
    for (i, p) in board.map.at.iter().enumerate() {
        if !board.coast.dry(*p) && board.coast.off(*p) > 3.0 {
            out.push(format!("{} lies in the sea", spec.spaces[i].name));
        }
    }
    for (link, line) in spec.lanes.iter().zip(&board.lanes.lines) {
        let (a, b) = (line[0], line[line.len() - 1]);
        let ashore = dense(line, 1.0)
            .into_iter()
            .filter(|p| gap(*p, a).min(gap(*p, b)) > 9.0);
        let wet = ashore
            .filter(|p| board.coast.dry(*p) && board.coast.off(*p) > 0.8)
            .count();
        if wet > 0 {
            out.push(format!(
                "the lane {} to {} runs ashore for {wet} px",
                spec.spaces[link.a].name, spec.spaces[link.b].name
            ));
        }
    }
    if spec.room == Room::Bare {
        out.extend(walked(spec, board));
    }
    out.extend(afloat::faults(spec, &board.coast, &board.passages));
    out
}

/// Names that lie on roads.
fn walked(spec: &MapSpec, board: &Board) -> Vec<String> {
    let mut out = Vec::new();
    for (space, name) in spec.spaces.iter().zip(&board.names) {
        for road in &board.roads {
            let under: f64 = road.line().windows(2).map(|s| name.inside(s[0], s[1])).sum();
            if under > 0.0 {
                let link = &spec.roads[road.link];
                out.push(format!(
                    "label {} lies on the road {} to {} for {under:.0} px",
                    space.name, spec.spaces[link.a].name, spec.spaces[link.b].name
                ));
            }
        }
    }
    out
}

/// How far armies stand from their spaces: the mean and the farthest.
fn tethers(spec: &MapSpec, board: &Board) -> (f64, f64, String) {
    let all = (0..spec.spaces.len()).map(|i| (board.marker(spec, i).apart(board.stacks[i]), i));
    let far = all
        .clone()
        .max_by(|a, b| a.0.total_cmp(&b.0))
        .expect("a map has spaces");
    (
        all.map(|(d, _)| d).sum::<f64>() / spec.spaces.len() as f64,
        far.0,
        spec.spaces[far.1].name.to_owned(),
    )
}

/// The smallest distances, per screen.
pub fn report(spec: &MapSpec, board: &Board) -> String {
    let things = things(spec, board);
    let closest = |x: &str, y: &str| {
        let pairs = things
            .iter()
            .enumerate()
            .flat_map(|(k, a)| things[k + 1..].iter().map(move |b| (a, b)));
        let kinds = |a: &Thing, b: &Thing| (a.kind == x && b.kind == y) || (a.kind == y && b.kind == x);
        let fit = pairs.filter(|(a, b)| kinds(a, b) && (a.of.is_none() || a.of != b.of));
        fit.map(|(a, b)| a.area.apart(b.area)).fold(f64::INFINITY, f64::min)
    };
    let at = &board.map.at;
    let centres = (0..at.len())
        .flat_map(|i| (0..i).map(move |j| gap(at[i], at[j])))
        .fold(f64::INFINITY, f64::min);
    let near = |limit: f64| {
        let lonely = |i: &usize| (0..at.len()).all(|j| j == *i || gap(at[*i], at[j]) >= limit);
        at.len() - (0..at.len()).filter(lonely).count()
    };
    let pairs = [
        ("disc", "disc"),
        ("label", "label"),
        ("label", "disc"),
        ("stack", "stack"),
        ("stack", "label"),
        ("stack", "disc"),
    ];
    let found: Vec<_> = pairs.iter().map(|(x, y)| (x, y, closest(x, y))).collect();
    let mut out = String::new();
    for (screen, w, h) in SIZES {
        let scale = (w / spec.frame.width).min(h / spec.frame.height);
        out += &format!(
            "size={screen} scale={scale:.2} names={:.1} titles={:.1} centres={:.1} nearer-than-{TAP:.0}={}",
            NAME * scale,
            TITLE * scale,
            centres * scale,
            near(TAP / scale)
        );
        for (x, y, apart) in &found {
            out += &format!(" {x}-{y}={:.1}", apart * scale);
        }
        out.push('\n');
    }
    let (mean, far, name) = tethers(spec, board);
    out += &format!("stacks stand {mean:.1} px off their spaces on average, {far:.1} px at {name}\n");
    out
}
