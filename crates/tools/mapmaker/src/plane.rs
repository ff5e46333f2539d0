//! The plane: points, boxes and lines in map units. One unit is one CSS pixel when the whole map is shown at 1280x800.

use geo::{Coord, LineString, Simplify};

/// A point or a vector; x to the right, y downwards.
pub type Spot = Coord<f64>;

/// The point (x, y).
pub const fn spot(x: f64, y: f64) -> Spot {
    Coord { x, y }
}

/// Length of a vector. A plain square root is the same on every machine; `hypot` need not be.
pub fn length(v: Spot) -> f64 {
    dot(v, v).sqrt()
}

/// Distance of two points.
pub fn gap(a: Spot, b: Spot) -> f64 {
    length(a - b)
}

/// Scalar product.
pub fn dot(a: Spot, b: Spot) -> f64 {
    a.x * b.x + a.y * b.y
}

/// Positive when `b` lies clockwise of `a` on the screen.
pub fn cross(a: Spot, b: Spot) -> f64 {
    a.x * b.y - a.y * b.x
}

/// The vector of length 1 in this direction; the zero vector stays.
pub fn unit(v: Spot) -> Spot {
    v / length(v).max(1e-9)
}

/// The vector turned by a quarter.
pub fn turned(v: Spot) -> Spot {
    spot(-v.y, v.x)
}

/// The point at `t` (0 to 1) between two others.
pub fn between(a: Spot, b: Spot, t: f64) -> Spot {
    a + (b - a) * t
}

/// Distance of a point from a segment.
pub fn off_segment(p: Spot, a: Spot, b: Spot) -> f64 {
    let t = (dot(p - a, b - a) / dot(b - a, b - a).max(1e-12)).clamp(0.0, 1.0);
    gap(p, between(a, b, t))
}

/// Distance of a point from a line.
pub fn off_line(p: Spot, line: &[Spot]) -> f64 {
    line.windows(2)
        .map(|s| off_segment(p, s[0], s[1]))
        .fold(f64::INFINITY, f64::min)
}

/// Length of a line.
pub fn run(line: &[Spot]) -> f64 {
    line.windows(2).map(|s| gap(s[0], s[1])).sum()
}

/// The point of a line that lies `at` units from its start.
pub fn along(line: &[Spot], at: f64) -> Spot {
    let mut left = at;
    for s in line.windows(2) {
        let step = gap(s[0], s[1]);
        if left <= step {
            return between(s[0], s[1], left / step.max(1e-9));
        }
        left -= step;
    }
    line[line.len() - 1]
}

/// The same line with a point at least every `step` units.
pub fn dense(line: &[Spot], step: f64) -> Vec<Spot> {
    let mut out = vec![line[0]];
    for s in line.windows(2) {
        let parts = (gap(s[0], s[1]) / step).ceil().max(1.0) as u32;
        out.extend((1..=parts).map(|k| between(s[0], s[1], f64::from(k) / f64::from(parts))));
    }
    out
}

/// The line without points that lie less than `by` beside it (Douglas and Peucker).
pub fn simple(line: &[Spot], by: f64) -> Vec<Spot> {
    LineString::new(line.to_vec()).simplify(by).into_inner()
}

/// Corners cut off thrice (Chaikin); a ring stays a ring, the ends of an open line stay where they are.
pub fn smooth(line: &[Spot]) -> Vec<Spot> {
    let ring = line.len() > 3 && line[0] == line[line.len() - 1];
    let mut now = line.to_vec();
    for _ in 0..3 {
        let cut = now
            .windows(2)
            .flat_map(|s| [between(s[0], s[1], 0.25), between(s[0], s[1], 0.75)]);
        now = if ring {
            let mut out: Vec<_> = cut.collect();
            out.push(out[0]);
            out
        } else {
            [now[0]].into_iter().chain(cut).chain([now[now.len() - 1]]).collect()
        };
    }
    now
}

/// Whether two lines cross inside both.
pub fn crosses(a: &[Spot], b: &[Spot]) -> bool {
    a.windows(2).any(|s| {
        b.windows(2).any(|t| {
            let side = |p, q, r| cross(q - p, r - p);
            side(s[0], s[1], t[0]) * side(s[0], s[1], t[1]) < -1e-9
                && side(t[0], t[1], s[0]) * side(t[0], t[1], s[1]) < -1e-9
        })
    })
}

/// A quadratic curve from `a` to `b` with this handle, as `n` points.
pub fn curve(a: Spot, handle: Spot, b: Spot, n: u32) -> Vec<Spot> {
    (0..n)
        .map(|k| f64::from(k) / f64::from(n - 1))
        .map(|t| between(between(a, handle, t), between(handle, b, t), t))
        .collect()
}

/// An upright box.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Area {
    /// Left edge.
    pub x0: f64,
    /// Upper edge.
    pub y0: f64,
    /// Right edge.
    pub x1: f64,
    /// Lower edge.
    pub y1: f64,
}

impl Area {
    /// The box with these edges.
    pub const fn new(x0: f64, y0: f64, x1: f64, y1: f64) -> Self {
        Area { x0, y0, x1, y1 }
    }

    /// The box of this size around a point.
    pub fn around(at: Spot, w: f64, h: f64) -> Self {
        Area::new(at.x - w / 2.0, at.y - h / 2.0, at.x + w / 2.0, at.y + h / 2.0)
    }

    /// The smallest box around all of these; there must be one at least.
    pub fn hull(areas: impl IntoIterator<Item = Area>) -> Self {
        areas
            .into_iter()
            .reduce(|a, b| Area::new(a.x0.min(b.x0), a.y0.min(b.y0), a.x1.max(b.x1), a.y1.max(b.y1)))
            .expect("a hull is asked for of something")
    }

    /// The box with every edge moved outwards.
    pub fn grown(self, by: f64) -> Self {
        Area::new(self.x0 - by, self.y0 - by, self.x1 + by, self.y1 + by)
    }

    /// Middle.
    pub fn middle(self) -> Spot {
        spot((self.x0 + self.x1) / 2.0, (self.y0 + self.y1) / 2.0)
    }

    /// Width.
    pub fn w(self) -> f64 {
        self.x1 - self.x0
    }

    /// Height.
    pub fn h(self) -> f64 {
        self.y1 - self.y0
    }

    /// Whether the point lies in it.
    pub fn holds(self, p: Spot) -> bool {
        (self.x0..=self.x1).contains(&p.x) && (self.y0..=self.y1).contains(&p.y)
    }

    /// Overlap with another box whose edges are moved outwards by `pad`, in square units.
    pub fn hit(self, other: Area, pad: f64) -> f64 {
        let w = self.x1.min(other.x1) - self.x0.max(other.x0) + pad;
        let h = self.y1.min(other.y1) - self.y0.max(other.y0) + pad;
        if w > 0.0 && h > 0.0 { w * h } else { 0.0 }
    }

    /// Distance of a point from the box, 0 inside.
    pub fn off(self, p: Spot) -> f64 {
        length(spot(
            (self.x0 - p.x).max(p.x - self.x1).max(0.0),
            (self.y0 - p.y).max(p.y - self.y1).max(0.0),
        ))
    }

    /// Distance of two boxes, 0 when they meet.
    pub fn apart(self, other: Area) -> f64 {
        let dx = (self.x0 - other.x1).max(other.x0 - self.x1).max(0.0);
        let dy = (self.y0 - other.y1).max(other.y0 - self.y1).max(0.0);
        length(spot(dx, dy))
    }

    /// Length of the part of a segment that lies in the box (Liang and Barsky).
    pub fn inside(self, a: Spot, b: Spot) -> f64 {
        let d = b - a;
        let (mut from, mut to) = (0.0_f64, 1.0_f64);
        for (p, q) in [
            (-d.x, a.x - self.x0),
            (d.x, self.x1 - a.x),
            (-d.y, a.y - self.y0),
            (d.y, self.y1 - a.y),
        ] {
            if p == 0.0 {
                if q < 0.0 {
                    return 0.0;
                }
            } else if p < 0.0 {
                from = from.max(q / p);
            } else {
                to = to.min(q / p);
            }
        }
        if to > from { (to - from) * length(d) } else { 0.0 }
    }
}
