//! Roads: each takes the bow that wets it least, keeps off other spaces and crosses nothing.

use crate::coast::Coast;
use crate::plane::{Spot, between, crosses, curve, gap, off_line, run, turned};
use testkit::map_spec::{MapSpec, Walk};

/// A road as drawn: a quadratic curve.
pub struct Road {
    /// Index in the spec's roads.
    pub link: usize,
    /// One end.
    pub a: Spot,
    /// The handle.
    pub handle: Spot,
    /// The other end.
    pub b: Spot,
}

impl Road {
    /// The middle of the curve.
    pub fn middle(&self) -> Spot {
        between(between(self.a, self.b, 0.5), self.handle, 0.5)
    }

    /// As points.
    pub fn line(&self) -> Vec<Spot> {
        curve(self.a, self.handle, self.b, 18)
    }
}

/// How far the belly of a road may swell, as part of its length, the least first.
const BOWS: [f64; 12] = [
    0.07, -0.07, 0.14, -0.14, 0.22, -0.22, 0.32, -0.32, 0.44, -0.44, 0.6, -0.6,
];

/// All roads but the straits, the shortest drawn first.
pub fn roads(spec: &MapSpec, at: &[Spot], coast: &Coast) -> Vec<Road> {
    let mut order: Vec<usize> = (0..spec.roads.len())
        .filter(|k| spec.roads[*k].walk != Walk::Strait)
        .collect();
    let size = |k: &usize| gap(at[spec.roads[*k].a], at[spec.roads[*k].b]);
    order.sort_by(|j, k| size(j).total_cmp(&size(k)));
    let mut drawn: Vec<Vec<Spot>> = Vec::new();
    let mut out = Vec::new();
    for link in order {
        let r = &spec.roads[link];
        let (a, b) = (at[r.a], at[r.b]);
        let others: Vec<Spot> = (0..at.len())
            .filter(|i| *i != r.a && *i != r.b)
            .map(|i| at[i])
            .collect();
        let bows = BOWS.iter().map(|bow| {
            let handle = between(a, b, 0.5) + turned(b - a) * *bow;
            let line = curve(a, handle, b, 18);
            let wet = line.iter().filter(|p| !coast.dry(**p)).count() as f64 / 18.0 * run(&line);
            let near: f64 = others.iter().map(|p| (26.0 - off_line(*p, &line)).max(0.0)).sum();
            let crossed = drawn.iter().filter(|o| crosses(&line, o)).count() as f64;
            (wet * 2.0 + near * 3.0 + crossed * 60.0 + bow.abs() * 30.0, handle, line)
        });
        let (_, handle, line) = bows.min_by(|x, y| x.0.total_cmp(&y.0)).expect("there are bows");
        drawn.push(line);
        out.push(Road { link, a, handle, b });
    }
    out
}
