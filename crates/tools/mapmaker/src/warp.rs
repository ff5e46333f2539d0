//! From longitude and latitude to map units: project, swell, fit, ease.

use crate::options::track;
use crate::plane::{Spot, dot, length, spot};
use testkit::map_spec::{Frame, MapSpec, Swell, Track};

/// Everything of the spec that has a place on earth, in map units.
pub struct Warped {
    /// Centres of the spaces.
    pub at: Vec<Spot>,
    /// Coast rings near the view.
    pub rings: Vec<Vec<Spot>>,
    /// Places that belong to no province.
    pub outside: Vec<Spot>,
    /// Ridges.
    pub ridges: Vec<Vec<Spot>>,
}

/// Takes the spec and the rings of its coast through all steps.
pub fn warp(spec: &MapSpec, rings: &[Vec<[f64; 2]>]) -> Warped {
    let frame = &spec.frame;
    let flat = |lonlat: &[f64; 2]| swell(project(*lonlat, frame), &spec.swells, frame);
    let spaces: Vec<Spot> = spec.spaces.iter().map(|s| flat(&[s.lon, s.lat])).collect();
    let fit = fit(&spaces, frame);
    let mut at: Vec<Spot> = spaces.into_iter().map(&fit).collect();
    let carry = |line: &Vec<[f64; 2]>| -> Vec<Spot> { line.iter().map(flat).map(&fit).collect() };

    let coast = rings
        .iter()
        .map(|ring| carry(&thicken(ring, 0.08)))
        .filter(|ring| near_view(ring, frame));
    let mut lines: Vec<Vec<Spot>> = coast.collect();
    let coasts = lines.len();
    lines.push(carry(&spec.outside));
    lines.extend(spec.ridges.iter().map(carry));
    ease(&mut at, &mut lines, &spec.tracks, frame);

    let ridges = lines.split_off(coasts + 1);
    let outside = lines.pop().expect("pushed above");
    Warped {
        at,
        rings: lines,
        outside,
        ridges,
    }
}

/// Equirectangular, in degrees of latitude, y downwards.
fn project([lon, lat]: [f64; 2], frame: &Frame) -> Spot {
    spot(lon * libm::cos(frame.parallel.to_radians()), -lat)
}

/// All magnifiers at once.
fn swell(p: Spot, swells: &[Swell], frame: &Frame) -> Spot {
    swells.iter().fold(p, |out, s| {
        let d = p - project([s.lon, s.lat], frame);
        out + d * (s.gain / (1.0 + dot(d, d) / (s.radius * s.radius)))
    })
}

/// More points on long edges, so that a warped edge can bend.
fn thicken(ring: &[[f64; 2]], step: f64) -> Vec<[f64; 2]> {
    let mut out = Vec::new();
    for s in ring.windows(2) {
        let ([x, y], [u, v]) = (s[0], s[1]);
        let parts = (length(spot(u - x, v - y)) / step).floor().max(1.0) as u32;
        out.extend(
            (0..parts)
                .map(|k| f64::from(k) / f64::from(parts))
                .map(|t| [x + (u - x) * t, y + (v - y) * t]),
        );
    }
    out.extend(ring.last());
    out
}

/// Scale and offset that bring the spaces into the view, inside its margins; stretched no more than the frame allows.
fn fit(spaces: &[Spot], frame: &Frame) -> impl Fn(Spot) -> Spot + use<> {
    let [left, top, right, below] = frame.margin;
    let least = spaces.iter().fold(spaces[0], |a, b| spot(a.x.min(b.x), a.y.min(b.y)));
    let most = spaces.iter().fold(spaces[0], |a, b| spot(a.x.max(b.x), a.y.max(b.y)));
    let size = most - least;
    let room = spot(frame.width - left - right, frame.height - top - below);
    let (kx, ky) = (room.x / size.x, room.y / size.y);
    let limit = kx.min(ky) * frame.stretch;
    let (kx, ky) = (kx.min(limit), ky.min(limit));
    let slack = room - spot(size.x * kx, size.y * ky);
    let start = spot(left, top) - spot(least.x * kx, least.y * ky) + slack / 2.0;
    move |p| spot(p.x * kx, p.y * ky) + start
}

fn near_view(ring: &[Spot], frame: &Frame) -> bool {
    let [x0, y0, x1, y1] = frame.bleed;
    ring.iter().any(|p| p.x > x0)
        && ring.iter().any(|p| p.x < x1)
        && ring.iter().any(|p| p.y > y0)
        && ring.iter().any(|p| p.y < y1)
}

/// Flows spaces and lines together along smooth velocity fields until the spaces stand clear.
///
/// A flow of small smooth steps cannot fold the plane: a coast stays a coast, a port stays on its own shore.
fn ease(spaces: &mut [Spot], lines: &mut [Vec<Spot>], tracks: &[Track], frame: &Frame) {
    const STEPS: u32 = 500;
    const STEP: f64 = 0.7;
    const REACH: f64 = 60.0;
    let kernel = |d: Spot| libm::exp(-dot(d, d) / (REACH * REACH));
    let home = spaces.to_vec();
    for _ in 0..STEPS {
        let force = forces(spaces, &home, tracks, frame);
        let peak = force.iter().map(|f| f.x.abs().max(f.y.abs())).fold(0.0, f64::max);
        if peak < 0.05 {
            break;
        }
        let field: Vec<Vec<f64>> = (0..spaces.len())
            .map(|i| {
                (0..spaces.len())
                    .map(|j| kernel(spaces[i] - spaces[j]) + if i == j { 0.08 } else { 0.0 })
                    .collect()
            })
            .collect();
        let weight = solve(field, force);
        let dt = STEP / peak.max(0.7);
        let centres = spaces.to_vec();
        let flow = |x: &mut Spot| {
            let mut v = spot(0.0, 0.0);
            for (c, w) in centres.iter().zip(&weight) {
                let d = *x - *c;
                if dot(d, d) < 16.0 * REACH * REACH {
                    v = v + *w * kernel(d);
                }
            }
            *x = *x + spot((v.x * dt).clamp(-1.2, 1.2), (v.y * dt).clamp(-1.2, 1.2));
        };
        lines.iter_mut().flatten().for_each(flow);
        spaces.iter_mut().for_each(flow);
    }
}

/// What pulls at each space: neighbours too close, its true place, the edges of the view, tracks printed there.
fn forces(spaces: &[Spot], home: &[Spot], tracks: &[Track], frame: &Frame) -> Vec<Spot> {
    let [left, top, right, below] = frame.margin;
    let outside = |v: f64, lo: f64, hi: f64| ((lo - v).max(0.0) - (v - hi).max(0.0)) * 0.2;
    let mut out = Vec::with_capacity(spaces.len());
    for (i, p) in spaces.iter().enumerate() {
        let mut force = (home[i] - *p) * 0.004;
        for (j, q) in spaces.iter().enumerate() {
            let d = *p - *q;
            let push = 1.0 - length(spot(d.x / frame.clear.0, d.y / frame.clear.1));
            if i != j && push > 0.0 {
                force = force + d / length(d).max(1e-6) * (push * 3.0);
            }
        }
        for area in tracks.iter().map(track) {
            let away = if area.middle().y < frame.height / 2.0 {
                0.15
            } else {
                -0.15
            };
            force.y += (26.0 - area.off(*p)).max(0.0) * away;
        }
        force.x += outside(p.x, left, frame.width - right);
        force.y += outside(p.y, top, frame.height - below);
        out.push(force);
    }
    out
}

/// Solves `a x = b` for a symmetric positive matrix: elimination without pivots.
fn solve(mut a: Vec<Vec<f64>>, mut b: Vec<Spot>) -> Vec<Spot> {
    let n = b.len();
    for i in 0..n {
        let (upper, lower) = a.split_at_mut(i + 1);
        let row = &upper[i];
        for (k, other) in lower.iter_mut().enumerate() {
            let f = other[i] / row[i];
            for (x, y) in other.iter_mut().zip(row).skip(i) {
                *x -= f * y;
            }
            b[i + 1 + k] = b[i + 1 + k] - b[i] * f;
        }
    }
    for i in (0..n).rev() {
        let known = (i + 1..n).fold(spot(0.0, 0.0), |sum, j| sum + b[j] * a[i][j]);
        b[i] = (b[i] - known) / a[i][i];
    }
    b
}
