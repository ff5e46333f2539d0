//! A grid of the water: how far each cell is from land, how busy it is, and the cheapest way over it.

use crate::coast::Coast;
use crate::plane::{Spot, dot, gap, length, spot};
use std::cmp::Reverse;
use std::collections::BinaryHeap;
use testkit::map_spec::Frame;

/// Side of a cell.
const CELL: f64 = 3.0;
/// Upper left corner of the grid.
const START: f64 = -40.0;

/// The water.
pub struct Sea {
    columns: usize,
    rows: usize,
    dry: Vec<bool>,
    off: Vec<f64>,
    busy: Vec<f64>,
}

/// A cost with its cell, in an order a heap can use.
#[derive(PartialEq)]
struct Cost(f64, usize);

impl Eq for Cost {}
impl PartialOrd for Cost {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}
impl Ord for Cost {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        self.0.total_cmp(&other.0).then(self.1.cmp(&other.1))
    }
}

impl Sea {
    /// The grid over the view and a little more.
    pub fn new(coast: &Coast, frame: &Frame) -> Self {
        let columns = ((frame.width - 2.0 * START) / CELL) as usize;
        let rows = ((frame.height - 2.0 * START) / CELL) as usize;
        let mut sea = Sea {
            columns,
            rows,
            dry: Vec::new(),
            off: Vec::new(),
            busy: vec![0.0; columns * rows],
        };
        sea.dry = sea.cells().map(|c| coast.dry(sea.middle(c))).collect();
        sea.off = sea
            .cells()
            .map(|c| if sea.dry[c] { 0.0 } else { coast.off(sea.middle(c)) })
            .collect();
        sea
    }

    fn cells(&self) -> std::ops::Range<usize> {
        0..self.columns * self.rows
    }

    fn middle(&self, cell: usize) -> Spot {
        spot((cell % self.columns) as f64, (cell / self.columns) as f64) * CELL + spot(START, START)
    }

    fn cell(&self, p: Spot) -> usize {
        let along = |v: f64, n: usize| (((v - START) / CELL).round().max(0.0) as usize).min(n - 1);
        along(p.y, self.rows) * self.columns + along(p.x, self.columns)
    }

    /// Whether the cell of the point is land.
    pub fn dry(&self, p: Spot) -> bool {
        self.dry[self.cell(p)]
    }

    /// Distance of the point's cell from land, 0 ashore.
    pub fn off(&self, p: Spot) -> f64 {
        self.off[self.cell(p)]
    }

    /// Makes the water around a point dearer.
    pub fn crowd(&mut self, p: Spot, radius: f64, weight: f64) {
        let reach = radius * 3.5;
        for c in self.cells() {
            let d = self.middle(c) - p;
            if d.x.abs() < reach && d.y.abs() < reach {
                self.busy[c] += weight * libm::exp(-dot(d, d) / (radius * radius));
            }
        }
    }

    /// Closes an oval of water, as if it were an island.
    pub fn shut(&mut self, at: Spot, (rx, ry): (f64, f64)) {
        for c in self.cells() {
            let d = self.middle(c) - at;
            let depth = length(spot(d.x / rx, d.y / ry));
            if depth <= 1.0 {
                self.dry[c] = true;
                self.off[c] = 0.0;
            } else {
                self.off[c] = self.off[c].min(length(d) * (1.0 - 1.0 / depth));
            }
        }
    }

    /// The wet cell near `p` with the least cost; `cost` is told the cell's middle and its distance from land.
    pub fn best(&self, cost: impl Fn(Spot, f64) -> f64) -> Spot {
        let wet = self.cells().filter(|c| !self.dry[*c]);
        let best = wet
            .map(|c| (cost(self.middle(c), self.off[c]), c))
            .min_by(|a, b| a.0.total_cmp(&b.0).then(a.1.cmp(&b.1)));
        self.middle(best.expect("a map has water").1)
    }

    /// The cheapest way over water (A*): land, shallows and busy water are dear.
    pub fn path(&self, a: Spot, b: Spot) -> Vec<Spot> {
        let (start, goal) = (self.cell(a), self.cell(b));
        let price = |c: usize| {
            if self.dry[c] {
                400.0
            } else {
                1.0 + 7.0 * libm::exp(-self.off[c] / 7.0) + self.busy[c]
            }
        };
        let mut best = vec![f64::INFINITY; self.dry.len()];
        let mut came = vec![start; self.dry.len()];
        let mut heap = BinaryHeap::from([Reverse(Cost(0.0, start))]);
        best[start] = 0.0;
        while let Some(Reverse(Cost(_, c))) = heap.pop() {
            if c == goal {
                break;
            }
            let (x, y) = ((c % self.columns) as i32, (c / self.columns) as i32);
            for (dx, dy) in [(1, 0), (0, 1), (-1, 0), (0, -1), (1, 1), (-1, 1), (1, -1), (-1, -1)] {
                let (u, v) = (x + dx, y + dy);
                if u < 0 || v < 0 || u >= self.columns as i32 || v >= self.rows as i32 {
                    continue;
                }
                let n = v as usize * self.columns + u as usize;
                let step = length(spot(f64::from(dx), f64::from(dy)));
                let cost = best[c] + step * (price(c) + price(n)) / 2.0;
                if cost < best[n] {
                    best[n] = cost;
                    came[n] = c;
                    heap.push(Reverse(Cost(cost + gap(self.middle(n), self.middle(goal)) / CELL, n)));
                }
            }
        }
        let mut cells = vec![goal];
        while cells[cells.len() - 1] != start {
            cells.push(came[cells[cells.len() - 1]]);
        }
        cells.into_iter().rev().map(|c| self.middle(c)).collect()
    }
}
