//! What could stand where, and what each place costs by itself: markers and printed marks covered, lines crossed,
//! edges overrun, a neighbour nearer than the owner.

use crate::afloat::Afloat;
use crate::coast::{Coast, holds};
use crate::letters::{self, name_width, notes_width, title_width};
use crate::place::{Item, What, around};
use crate::plane::{Area, Spot, gap, spot};
use crate::provinces::{Provinces, owner_at, pieces};
use geo::{Centroid, Polygon};
use testkit::map_spec::{MapSpec, Room, Track};

/// Room for a province's pennant beside its name.
pub const PENNANT: f64 = 22.0;

/// How deep an army stands on the marker of its space, as distances below 0: it always touches it.
const DEPTHS: [f64; 3] = [-5.0, -3.0, -1.5];

/// Radius of the chip with a city's capacity.
const CHIP: f64 = 7.5;

/// The box of a track.
pub fn track((_, x, y, w, h): &Track) -> Area {
    Area::new(*x, *y, x + w, y + h)
}

/// All that is fixed before anything is placed.
pub struct Ground<'a> {
    /// The spec.
    pub spec: &'a MapSpec,
    /// Centres of the spaces.
    pub at: &'a [Spot],
    /// The coast.
    pub coast: &'a Coast,
    /// The provinces.
    pub provinces: &'a Provinces,
    /// Roads, lanes and feelers.
    pub lines: Vec<Vec<Spot>>,
    /// Roads and straits alone.
    pub roads: Vec<Vec<Spot>>,
    /// Anchors, storms, straits, names of waters, each with its weight.
    pub marks: Vec<(Area, f64)>,
}

/// Length of the lines under a box.
pub fn under(lines: &[Vec<Spot>], area: Area) -> f64 {
    let length = |line: &Vec<Spot>| line.windows(2).map(|s| area.inside(s[0], s[1])).sum::<f64>();
    lines.iter().map(length).sum()
}

impl Ground<'_> {
    /// The marker of a space.
    pub fn marker(&self, i: usize) -> Area {
        let (rx, ry) = self.spec.spaces[i].kind.half();
        Area::around(self.at[i], 2.0 * rx, 2.0 * ry)
    }

    /// All names, stacks and second forces, then the titles.
    pub fn items(&self) -> Vec<Item> {
        let mut names: Vec<usize> = (0..self.at.len()).collect();
        names.sort_by(|a, b| self.name_size(*b).0.total_cmp(&self.name_size(*a).0));
        let mut out: Vec<Item> = names.iter().map(|i| self.name(*i)).collect();
        out.extend(names.iter().map(|i| self.force(*i, What::Stack)));
        out.extend(self.titles());
        out.extend(names.iter().map(|i| self.force(*i, What::Second)));
        // What has no place at all lies across a space, and is found there as a fault.
        for item in out.iter_mut().filter(|item| item.options.is_empty()) {
            let at = self.at[item.owner.min(self.at.len() - 1)];
            item.options.push((Area::around(at, 40.0, 14.0), 0.0));
        }
        out
    }

    /// Every printed province name: its text, province, and piece of it.
    pub fn title_list(&self) -> Vec<(&str, usize, Option<usize>)> {
        let all = self.spec.provinces.iter().enumerate();
        all.flat_map(|(k, p)| p.titles.iter().map(move |(text, piece)| (*text, k, *piece)))
            .collect()
    }

    fn name_size(&self, i: usize) -> (f64, f64) {
        let space = &self.spec.spaces[i];
        (
            name_width(space.name, space.kind.walled()) + notes_width(&space.notes) + 2.0,
            if space.notes.is_empty() {
                letters::NAME_HEIGHT
            } else {
                letters::NOTED_HEIGHT
            },
        )
    }

    fn name(&self, i: usize) -> Item {
        let half = self.spec.spaces[i].kind.half();
        let gaps: &[f64] = match self.spec.room {
            Room::Ample => &[3.0, 5.0, 8.0],
            Room::Bare => &[3.0, 5.0, 8.0, 12.0],
        };
        let places = around(self.at[i], half, self.name_size(i), gaps, 10);
        let options = places
            .into_iter()
            .filter(|p| self.allowed(&p.0))
            .map(|(area, gap, way)| {
                // Best beside the marker, then straight above or below, the corners last.
                let beside = if way.x.abs() == 1.0 {
                    way.y.abs() * 10.0
                } else {
                    7.0 + way.x.abs() * 6.0
                };
                let left = if way.x < 0.0 { 2.0 } else { 0.0 };
                let lines = self.walked(area) + self.coast.shore(area) * 0.6;
                (
                    area,
                    (gap - 3.0) * 7.0
                        + beside
                        + left
                        + lines
                        + self.covers(area, 9.0, 14.0)
                        + 3.0 * self.strays(area, i, 18.0),
                )
            });
        Item {
            what: What::Name,
            owner: i,
            likely: true,
            options: options.collect(),
        }
    }

    fn force(&self, i: usize, what: What) -> Item {
        let kind = self.spec.spaces[i].kind;
        // A second force is rare: it may stand farther off.
        let (weight, astray) = if what == What::Stack { (1.0, 2.0) } else { (0.8, 0.6) };
        let places = around(self.at[i], kind.half(), self.spec.force, &DEPTHS, 12);
        let options = places
            .into_iter()
            .filter(|p| self.stands(&p.0, i))
            .map(|(area, gap, way)| {
                let corner = if way.x.abs() > 0.8 && way.y.abs() > 0.8 {
                    8.0
                } else {
                    0.0
                };
                let lines = self.crossed(area) * 0.7;
                (
                    area,
                    (gap + 5.0) * 5.0
                        + corner
                        + lines
                        + self.covers(area, 10.0, 2.0) * weight
                        + astray * self.strays(area, i, 6.0),
                )
            });
        Item {
            what,
            owner: i,
            likely: kind.walled(),
            options: options.collect(),
        }
    }

    /// Whether an army may stand there: on its own marker, and with its foot nearer to that than to any other.
    fn stands(&self, area: &Area, own: usize) -> bool {
        let foot = spot((area.x0 + area.x1) / 2.0, area.y1);
        let off = |i: usize| self.marker(i).off(foot);
        let half = self.spec.spaces[own].kind.half();
        self.clear(area, Some(own))
            && area.off(self.at[own]) < half.0.min(half.1) - 1.0
            && (0..self.at.len()).all(|i| i == own || off(own) + 1.0 < off(i))
    }

    /// Whether a box keeps off all markers and tracks and stays in the view.
    fn allowed(&self, area: &Area) -> bool {
        self.clear(area, None)
    }

    /// Whether a box keeps off all tracks and markers, but for one, and stays in the view.
    fn clear(&self, area: &Area, but: Option<usize>) -> bool {
        let marker = (0..self.at.len()).any(|i| Some(i) != but && area.hit(self.marker(i), 1.0) > 0.0);
        let chips =
            (0..self.at.len()).filter_map(|i| self.spec.spaces[i].kind.chip().map(|(x, y)| self.at[i] + spot(x, y)));
        let marker = marker
            || chips
                .into_iter()
                .any(|c| area.hit(Area::around(c, 2.0 * CHIP, 2.0 * CHIP), 0.0) > 0.0);
        let track = self.spec.tracks.iter().any(|t| area.hit(track(t), 1.0) > 0.0)
            || self.spec.berths.iter().any(|b| b.meets(*area, 2.0));
        let frame = &self.spec.frame;
        !marker
            && !track
            && area.x0 > 3.0
            && area.y0 > 3.0
            && area.x1 < frame.width - 3.0
            && area.y1 < frame.height - 3.0
    }

    /// What a name pays for the ways under it: where no armies take the room, it keeps off roads, and off lanes if it can.
    fn walked(&self, area: Area) -> f64 {
        match self.spec.room {
            Room::Ample => self.crossed(area) * 1.2,
            Room::Bare => self.crossed(area) * 3.0 + under(&self.roads, area.grown(1.5)) * 14.0,
        }
    }

    /// Length of roads and lanes under a box.
    fn crossed(&self, area: Area) -> f64 {
        under(&self.lines, area)
    }

    /// Markers too close to a box, and marks under it.
    fn covers(&self, area: Area, marker: f64, mark: f64) -> f64 {
        let markers: f64 = (0..self.at.len()).map(|i| area.hit(self.marker(i), 3.0) * marker).sum();
        let marks = self
            .marks
            .iter()
            .map(|(m, weight)| (area.hit(*m, 1.0), weight))
            .filter(|(hit, _)| *hit > 0.0);
        markers + marks.map(|(hit, weight)| (hit + 6.0) * mark * weight).sum::<f64>()
    }

    /// Neither a name nor an army may seem to belong to a neighbour.
    fn strays(&self, area: Area, i: usize, by: f64) -> f64 {
        let own = area.off(self.at[i]);
        let others = (0..self.at.len()).filter(|j| *j != i);
        others.map(|j| (own + by - area.off(self.at[j])).max(0.0) * 14.0).sum()
    }

    /// Province names: on their land or on the sea beside it, where least is covered.
    fn titles(&self) -> Vec<Item> {
        const STEP: f64 = 4.0;
        let (columns, rows) = (
            (self.spec.frame.width / STEP) as usize,
            (self.spec.frame.height / STEP) as usize,
        );
        let middle = |c: usize, r: usize| spot(c as f64 + 0.5, r as f64 + 0.5) * STEP;
        let owners: Vec<Option<usize>> = (0..rows * columns)
            .map(|k| owner_at(&self.provinces.areas, middle(k % columns, k / columns)))
            .collect();
        let list = self.title_list();
        let item = |(k, (text, province, piece)): (usize, &(&str, usize, Option<usize>))| {
            let parts = pieces(&self.provinces.areas[*province]);
            let lands: Vec<&Polygon<f64>> = piece.map_or(parts.clone(), |p| vec![parts[p]]);
            let home = lands[0].centroid().map_or(spot(0.0, 0.0), |c| c.0);
            let reach = Area::hull(
                lands
                    .iter()
                    .flat_map(|l| &l.exterior().0)
                    .map(|p| Area::new(p.x, p.y, p.x, p.y)),
            );
            let (w, h) = (title_width(text) + PENNANT, 14.0);
            let mut options = Vec::new();
            for r in 0..rows {
                for c in 0..columns {
                    let at = middle(c, r);
                    let area = Area::around(at, w, h);
                    let near = reach.apart(area) < 30.0;
                    if !near || !self.allowed(&area) {
                        continue;
                    }
                    let Some(cost) = self.title_cost(area, *province, &lands, &owners, columns, STEP) else {
                        continue;
                    };
                    options.push((area, cost + gap(at, home) * 1.6));
                }
            }
            options.sort_by(|a, b| a.1.total_cmp(&b.1));
            options.truncate(400);
            Item {
                what: What::Title,
                owner: k,
                likely: true,
                options,
            }
        };
        list.iter().enumerate().map(item).collect()
    }

    /// What a place costs a province's name, or nothing when it lies too far off or too much on others' land.
    fn title_cost(
        &self,
        area: Area,
        province: usize,
        lands: &[&Polygon<f64>],
        owners: &[Option<usize>],
        columns: usize,
        step: f64,
    ) -> Option<f64> {
        let (mut own, mut foreign, mut all) = (0.0, 0.0, 0.0);
        for r in (area.y0 / step) as usize..=(area.y1 / step) as usize {
            for c in (area.x0 / step) as usize..=(area.x1 / step) as usize {
                let owner = owners.get(r * columns + c).copied().flatten();
                let here = owner == Some(province)
                    && lands
                        .iter()
                        .any(|l| holds(&l.exterior().0, spot(c as f64, r as f64) * step));
                all += 1.0;
                own += f64::from(u8::from(here));
                foreign += f64::from(u8::from(owner.is_some() && !here));
            }
        }
        let shore = |l: &&Polygon<f64>| {
            l.exterior()
                .0
                .iter()
                .map(|p| area.off(*p))
                .fold(f64::INFINITY, f64::min)
        };
        let away = if own > 0.0 {
            0.0
        } else {
            lands.iter().map(shore).fold(f64::INFINITY, f64::min)
        };
        if away > 26.0 || foreign > all * 0.25 {
            return None;
        }
        let wet = (all - own) / all;
        Some(away * 8.0 + wet * 200.0 + foreign / all * 700.0 + self.crossed(area) * 1.2 + self.covers(area, 12.0, 5.0))
    }
}
