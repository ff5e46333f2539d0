//! What lies on the water for Fleets: Sea Zones, Home Ports, and the passages between them.

use crate::coast::Coast;
use crate::lanes::taut;
use crate::letters::BASELINE;
use crate::path::{Path, number as n};
use crate::plane::{Area, Spot, along, dense, length, run, simple, spot, turned, unit};
use crate::sea::Sea;
use testkit::map_spec::{Berth, BerthKind, MapSpec};

/// Space between a berth and the passages that leave it.
const OFF: f64 = 5.0;
/// Size of a Fleet's seat.
const FLEET: (f64, f64) = (44.0, 30.0);
/// A passage shorter than this has no room for the heads of arrows.
const SHORT: f64 = 22.0;
/// Height of a line of a berth's name.
const LINE: f64 = 15.0;

/// A berth on the water.
pub trait Afloat {
    /// Its centre.
    fn centre(&self) -> Spot;
    /// Its box.
    fn area(&self) -> Area;
    /// Whether the point lies in it, or not farther from it than `by`.
    fn holds(&self, p: Spot, by: f64) -> bool;
    /// Whether a box comes nearer to it than `by`.
    fn meets(&self, area: Area, by: f64) -> bool;
    /// Box of its name: the upper part of a Sea Zone, the lower part of a Home Port.
    fn name(&self) -> Area;
    /// Where the Fleets lie: Rome's and Carthage's in a Sea Zone, the only one in a Home Port.
    fn seats(&self) -> [Area; 2];
}

impl Afloat for Berth {
    fn centre(&self) -> Spot {
        spot(self.at.0, self.at.1)
    }

    fn area(&self) -> Area {
        let (rx, ry) = self.kind.half();
        Area::around(self.centre(), 2.0 * rx, 2.0 * ry)
    }

    fn holds(&self, p: Spot, by: f64) -> bool {
        let (rx, ry) = self.kind.half();
        match self.kind {
            BerthKind::Zone => {
                length(spot(
                    (p.x - self.centre().x) / (rx + by),
                    (p.y - self.centre().y) / (ry + by),
                )) < 1.0
            }
            BerthKind::Home(_) => self.area().grown(by).holds(p),
        }
    }

    fn meets(&self, area: Area, by: f64) -> bool {
        let nearest = spot(
            self.centre().x.clamp(area.x0, area.x1),
            self.centre().y.clamp(area.y0, area.y1),
        );
        self.holds(nearest, by)
    }

    fn name(&self) -> Area {
        let (rx, ry) = self.kind.half();
        let height = LINE * self.lines.len() as f64;
        let top = match self.kind {
            BerthKind::Zone => self.centre().y - ry + 4.0,
            BerthKind::Home(_) => self.centre().y + ry - height - 1.0,
        };
        Area::new(
            self.centre().x - rx * 0.8,
            top,
            self.centre().x + rx * 0.8,
            top + height,
        )
    }

    fn seats(&self) -> [Area; 2] {
        let name = self.name();
        let seat = |dx: f64, y: f64| Area::around(self.centre() + spot(dx, y), FLEET.0, FLEET.1);
        match self.kind {
            BerthKind::Zone => {
                let y = name.y1 - self.centre().y + FLEET.1 / 2.0 + 1.0;
                [seat(-FLEET.0 / 2.0 - 1.0, y), seat(FLEET.0 / 2.0 + 1.0, y)]
            }
            BerthKind::Home(_) => [seat(0.0, name.y0 - self.centre().y - FLEET.1 / 2.0); 2],
        }
    }
}

/// The passages, in the spec's order, from the edge of one berth to the edge of the other. They make their water busy for the lanes; the
/// berths themselves are closed to them.
pub fn passages(spec: &MapSpec, sea: &mut Sea) -> Vec<Vec<Spot>> {
    let mut out = Vec::new();
    for (a, b) in &spec.passages {
        let (a, b) = (&spec.berths[*a], &spec.berths[*b]);
        let line = taut(&sea.path(a.centre(), b.centre()), sea, 600);
        let open = dense(&line, 2.0).into_iter();
        let mut open: Vec<Spot> = open.filter(|p| !a.holds(*p, OFF) && !b.holds(*p, OFF)).collect();
        if open.len() < 2 {
            open = vec![a.centre(), b.centre()]; // the berths touch, which is a fault
        }
        dense(&open, 6.0).into_iter().for_each(|p| sea.crowd(p, 7.0, 2.2));
        out.push(simple(&open, 0.8));
    }
    for berth in &spec.berths {
        // An oval around the corners of a Home Port.
        let (rx, ry) = berth.kind.half();
        let by = if berth.kind == BerthKind::Zone { 0.0 } else { 6.0 };
        sea.shut(berth.centre(), (rx + by, ry + by));
    }
    out
}

/// What is wrong with them: ground under a berth, a passage ashore or through another berth.
pub fn faults(spec: &MapSpec, coast: &Coast, passages: &[Vec<Spot>]) -> Vec<String> {
    let mut out = Vec::new();
    for (k, berth) in spec.berths.iter().enumerate() {
        let others = spec.berths[k + 1..].iter().filter(|o| o.meets(berth.area(), 0.0));
        out.extend(others.map(|o| format!("{} meets {}", berth.lines.join(" "), o.lines.join(" "))));
        let Area { x0, y0, x1, y1 } = berth.area();
        let rows = (0..=((y1 - y0) / 3.0) as u32).map(|k| y0 + 3.0 * f64::from(k));
        let spots = rows.flat_map(|y| (0..=((x1 - x0) / 3.0) as u32).map(move |k| spot(x0 + 3.0 * f64::from(k), y)));
        let ground = spots.filter(|p| berth.holds(*p, 0.0) && coast.dry(*p)).count();
        if ground > 0 && berth.kind == BerthKind::Zone {
            out.push(format!("{} lies ashore in {ground} spots", berth.lines.join(" ")));
        }
    }
    for ((a, b), line) in spec.passages.iter().zip(passages) {
        let name = |k: &usize| spec.berths[*k].lines.join(" ");
        let ashore = dense(line, 1.0).into_iter().filter(|p| coast.dry(*p)).count();
        if ashore > 0 {
            out.push(format!(
                "the passage {} to {} runs ashore for {ashore} px",
                name(a),
                name(b)
            ));
        }
        let others = spec.berths.iter().enumerate().filter(|(k, _)| k != a && k != b);
        for (k, berth) in others {
            if dense(line, 1.0).iter().any(|p| berth.holds(*p, 2.0)) {
                out.push(format!("the passage {} to {} meets {}", name(a), name(b), name(&k)));
            }
        }
    }
    out
}

/// The berths and passages as drawn on the water.
pub fn drawn(spec: &MapSpec, passages: &[Vec<Spot>]) -> String {
    let (mut lines, mut heads) = (Path::default(), Path::default());
    for line in passages.iter().filter(|line| line.len() > 1) {
        lines.spline(line, false);
        if run(line) < SHORT {
            continue;
        }
        let back: Vec<Spot> = line.iter().rev().copied().collect();
        for way in [line, &back] {
            let tip = way[0];
            let ahead = unit(tip - along(way, 10.0));
            let foot = tip - ahead * 6.0;
            heads
                .to(tip + ahead * 3.0)
                .line(foot + turned(ahead) * 5.0)
                .line(foot - turned(ahead) * 5.0)
                .close();
        }
    }
    let mut out = String::new();
    if !passages.is_empty() {
        out += &format!(
            "<path class=\"passage\" d=\"{}\"/><path class=\"passage-head\" d=\"{}\"/>",
            lines.data(),
            heads.data()
        );
    }
    for berth in &spec.berths {
        let (rx, ry) = berth.kind.half();
        match berth.kind {
            BerthKind::Zone => {
                for (class, less) in [("zone", 0.0), ("zone-line", 4.0)] {
                    out += &format!(
                        "<ellipse class=\"{class}\" cx=\"{}\" cy=\"{}\" rx=\"{}\" ry=\"{}\"/>",
                        n(berth.centre().x),
                        n(berth.centre().y),
                        n(rx - less),
                        n(ry - less)
                    );
                }
            }
            BerthKind::Home(side) => {
                let area = berth.area();
                out += &format!(
                    "<rect class=\"home {side}\" x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" rx=\"9\"/>",
                    n(area.x0),
                    n(area.y0),
                    n(area.w()),
                    n(area.h())
                );
            }
        }
    }
    out
}

/// The names of the berths.
pub fn names(spec: &MapSpec) -> String {
    let mut out = String::new();
    for (k, berth) in spec.berths.iter().enumerate() {
        let (id, name) = (spec.spaces.len() + k, berth.name());
        let class = if berth.kind == BerthKind::Zone {
            "zone-name"
        } else {
            "home-name"
        };
        out += &format!("<text id=\"map-name-{id}\" class=\"{class}\">");
        for (row, line) in berth.lines.iter().enumerate() {
            out += &format!(
                "<tspan x=\"{}\" y=\"{}\">{line}</tspan>",
                n(berth.centre().x),
                n(name.y0 + LINE * (row as f64 + 1.0) - BASELINE)
            );
        }
        out += "</text>";
    }
    out
}
