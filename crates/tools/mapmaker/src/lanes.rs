//! What lies on the sea: anchors of ports, coastal lanes, storms, and the lines of the open sea.

use crate::letters::name_width;
use crate::plane::{Area, Spot, along, between, dense, dot, gap, length, off_line, run, simple, spot, unit};
use crate::sea::Sea;
use testkit::map_spec::{Link, MapSpec, Room, Walk};

/// All of it.
pub struct Lanes {
    /// Anchor of each space, if it is a port.
    pub anchors: Vec<Option<Spot>>,
    /// Box of what is printed beside the anchor, if anything is.
    pub harbours: Vec<Option<Area>>,
    /// Each lane from anchor to anchor, in the spec's order.
    pub lines: Vec<Vec<Spot>>,
    /// Where storms stand, and how many.
    pub storms: Vec<(Spot, u8)>,
    /// Middle of the open sea's name.
    pub seat: Option<Spot>,
    /// From each of its ports to the edge of the name, in the spec's order.
    pub feelers: Vec<Vec<Spot>>,
}

/// Half the size of the open sea's name with its facts.
pub const SEAT: (f64, f64) = (60.0, 35.0);

/// Draws them all.
pub fn lanes(spec: &MapSpec, at: &[Spot], sea: &mut Sea) -> Lanes {
    let anchors = anchors(spec, at, sea);
    let harbours = harbours(spec, at, &anchors, sea);
    at.iter().for_each(|p| sea.crowd(*p, 17.0, 10.0));
    let lines = lines(spec, &anchors, sea);
    let storms = storms(spec, at, &anchors, &lines);
    let mut out = Lanes {
        anchors,
        harbours,
        lines,
        storms,
        seat: None,
        feelers: Vec::new(),
    };
    if let Some(open) = &spec.open_sea {
        let seat = spot(open.seat.0, open.seat.1);
        out.feelers = open
            .ports
            .iter()
            .map(|p| feeler(dock(&out.anchors, *p), seat, sea))
            .collect();
        out.seat = Some(seat);
    }
    out
}

/// The anchor of a space that must have one.
fn dock(anchors: &[Option<Spot>], space: usize) -> Spot {
    anchors[space].expect("lanes end in ports: checked when the spec is read")
}

/// The anchor of a port: the nearest roomy water, on the side its lanes leave.
fn anchors(spec: &MapSpec, at: &[Spot], sea: &Sea) -> Vec<Option<Spot>> {
    let mut out: Vec<Option<Spot>> = vec![None; at.len()];
    for (i, space) in spec.spaces.iter().enumerate().filter(|(_, s)| s.port) {
        let p = at[i];
        let mine = |r: &&Link| r.walk == Walk::Strait && (r.a == i || r.b == i) && spec.room == Room::Ample;
        let straits: Vec<Spot> = spec
            .roads
            .iter()
            .filter(mine)
            .map(|r| unit(at[r.a + r.b - i] - p))
            .collect();
        let mut want = spot(0.0, 0.0);
        for l in spec.lanes.iter().filter(|l| l.a == i || l.b == i) {
            want = want + unit(at[l.a + l.b - i] - p);
        }
        let pull = length(want).max(0.3);
        let (rx, _) = space.kind.half();
        let reach = rx + 9.5;
        out[i] = Some(sea.best(|c, off| {
            let r = gap(c, p);
            if r < reach - 1.5 {
                return f64::INFINITY;
            }
            let toward = dot(c - p, want) / r.max(1.0) / pull;
            let bell = |q: Spot, width: f64| libm::exp(-dot(c - q, c - q) / (width * width));
            let ports: f64 = out.iter().flatten().map(|q| 60.0 * bell(*q, 12.0)).sum();
            let spaces: f64 = (0..at.len())
                .filter(|j| *j != i)
                .map(|j| 40.0 * bell(at[j], 18.0))
                .sum();
            let crossing: f64 = straits
                .iter()
                .map(|way| (dot(unit(c - p), *way) - 0.5).max(0.0) * 40.0)
                .sum();
            crossing + (r - reach).abs() * 1.6 - toward * 7.0 - off.min(9.0) * 2.0 + ports + spaces
        }));
    }
    out
}

/// What is printed beside each anchor: on the side where it covers no marker and no other anchor, on the water if it can be.
fn harbours(spec: &MapSpec, at: &[Spot], anchors: &[Option<Spot>], sea: &Sea) -> Vec<Option<Area>> {
    let half = |i: usize| spec.spaces[i].kind.half();
    let markers = (0..at.len()).map(|i| Area::around(at[i], 2.0 * half(i).0, 2.0 * half(i).1));
    let docks = anchors.iter().flatten().map(|p| Area::around(*p, 15.0, 15.0));
    let taken: Vec<Area> = markers.chain(docks).collect();
    let place = |i: usize| {
        let (text, q) = (&spec.spaces[i].harbour, anchors[i]?);
        if text.is_empty() {
            return None;
        }
        let (w, h) = (name_width(text, true), 11.0);
        let aside = 8.0 + w / 2.0;
        let ways = [(aside, 0.0), (-aside, 0.0), (0.0, 13.0), (0.0, -13.0)];
        let tries = ways
            .map(|(x, y)| Area::around(q + spot(x, y), w, h))
            .into_iter()
            .enumerate();
        let priced = tries.map(|(k, area)| {
            let covered: f64 = taken.iter().map(|o| area.hit(*o, 1.0)).sum();
            let ashore = f64::from(u8::from(sea.dry(area.middle())));
            (covered * 4.0 + ashore * 12.0 + k as f64, area)
        });
        priced.min_by(|a, b| a.0.total_cmp(&b.0)).map(|(_, area)| area)
    };
    (0..at.len()).map(place).collect()
}

/// Coastal lanes, the shortest first; each makes its water busy for the next.
fn lines(spec: &MapSpec, anchors: &[Option<Spot>], sea: &mut Sea) -> Vec<Vec<Spot>> {
    let ends = |k: usize| (dock(anchors, spec.lanes[k].a), dock(anchors, spec.lanes[k].b));
    let mut order: Vec<usize> = (0..spec.lanes.len()).collect();
    let size = |k: &usize| gap(ends(*k).0, ends(*k).1);
    order.sort_by(|j, k| size(j).total_cmp(&size(k)));
    let mut out = vec![Vec::new(); order.len()];
    for k in order {
        let (a, b) = ends(k);
        let line = taut(&sea.path(a, b), sea, 60);
        for q in dense(&line, 6.0) {
            if gap(q, a).min(gap(q, b)) > 16.0 {
                sea.crowd(q, 7.0, 2.2);
            }
        }
        out[k] = line;
    }
    out
}

/// Pulls a path over the grid taut like a rubber band, but never ashore.
pub fn taut(path: &[Spot], sea: &Sea, rounds: u32) -> Vec<Spot> {
    let mut p = dense(&simple(path, 1.2), 10.0);
    for _ in 0..rounds {
        for i in 1..p.len() - 1 {
            let q = p[i] * 0.4 + (p[i - 1] + p[i + 1]) * 0.3;
            let keeps_off = |q: Spot| !sea.dry(q) && sea.off(q) >= sea.off(p[i]).min(4.0);
            if keeps_off(q) && keeps_off(between(p[i - 1], q, 0.5)) && keeps_off(between(q, p[i + 1], 0.5)) {
                p[i] = q;
            }
        }
    }
    p
}

/// Storms sit on their lane, at the point farthest from ports and from each other.
fn storms(spec: &MapSpec, at: &[Spot], anchors: &[Option<Spot>], lines: &[Vec<Spot>]) -> Vec<(Spot, u8)> {
    let mut out: Vec<(Spot, u8)> = Vec::new();
    for (k, lane) in spec.lanes.iter().enumerate().filter(|(_, l)| l.storms > 0) {
        let free = |q: Spot| {
            let spaces = at.iter().map(|p| (gap(q, *p) - 14.0).min(30.0));
            let ports = anchors.iter().flatten().map(|p| gap(q, *p).min(20.0));
            let storms = out.iter().map(|(p, _)| gap(q, *p).min(24.0));
            let others = (0..lines.len())
                .filter(|j| *j != k)
                .map(|j| off_line(q, &lines[j]).min(14.0));
            let mut d: Vec<f64> = spaces.chain(ports).chain(storms).chain(others).collect();
            d.sort_by(f64::total_cmp);
            d[0] + (d[0] + d[1] + d[2]) / 6.0
        };
        let tries = [
            0.5, 0.46, 0.54, 0.42, 0.58, 0.38, 0.62, 0.34, 0.66, 0.3, 0.7, 0.27, 0.73,
        ];
        let best = tries
            .iter()
            .map(|t: &f64| (along(&lines[k], run(&lines[k]) * t), (t - 0.5).abs() * 12.0))
            .map(|(q, far)| (free(q) - far, q))
            .max_by(|a, b| a.0.total_cmp(&b.0));
        out.push((best.expect("there are tries").1, lane.storms));
    }
    out
}

/// A fine line from a port to the edge of the open sea's name.
fn feeler(port: Spot, seat: Spot, sea: &Sea) -> Vec<Spot> {
    let line = taut(&sea.path(port, seat), sea, 90);
    let name = Area::around(seat, 2.0 * SEAT.0, 2.0 * SEAT.1);
    let fine = dense(&line, 2.0);
    let free: Vec<Spot> = fine.into_iter().take_while(|p| !name.holds(*p)).collect();
    simple(&free, 1.0)
}
