//! The coast: read, clipped, simplified to what the eye sees, and asked where land is.

use crate::plane::{Area, Spot, gap, off_segment, simple, spot};
use geo::{Area as _, BooleanOps, LineString, MultiPolygon, Polygon, Rect};
use geojson::{FeatureCollection, GeoJson, GeometryValue};
use testkit::map_spec::{Clip, Frame};

/// Coast rings of a GeoJSON file of land polygons, longitude and latitude; beyond the edges at which it was clipped the land runs on.
///
/// # Errors
/// What the file is not: no GeoJSON, no collection of polygons.
pub fn read(text: &str, clips: &[Clip]) -> Result<Vec<Vec<[f64; 2]>>, String> {
    let json: GeoJson = text.parse().map_err(|e| format!("the coast is no GeoJSON: {e}"))?;
    let lands =
        FeatureCollection::try_from(json).map_err(|e| format!("the coast is no collection of features: {e}"))?;
    let mut rings = Vec::new();
    for feature in lands.features {
        let Some(GeometryValue::Polygon { coordinates }) = feature.geometry.map(|g| g.value) else {
            return Err("a coast is no polygon".into());
        };
        let outer = coordinates.first().ok_or("a coast has no ring")?;
        rings.push(run_on(outer.iter().map(|p| [p[0], p[1]]).collect(), clips));
    }
    Ok(rings)
}

/// Where the coast was clipped the land runs on, so that no pane shows a straight cut.
fn run_on(mut ring: Vec<[f64; 2]>, clips: &[Clip]) -> Vec<[f64; 2]> {
    let west = ring.iter().map(|p| p[0]).fold(f64::INFINITY, f64::min);
    let east = ring.iter().map(|p| p[0]).fold(f64::NEG_INFINITY, f64::max);
    let at = |edge: &&Clip| ring.iter().any(|p| (p[edge.0] - edge.1).abs() < 1e-3);
    if east - west < 3.0 && clips.iter().filter(at).count() < 2 {
        return ring; // an island cut by one edge of the frame stays an island
    }
    let cut = |p: &[f64; 2]| clips.iter().any(|(axis, edge, _)| (p[*axis] - edge).abs() < 1e-3);
    let known: Vec<bool> = ring.iter().map(|p| !cut(p)).collect();
    for &(axis, edge, far) in clips {
        for p in ring.iter_mut().filter(|p| (p[axis] - edge).abs() < 1e-3) {
            p[axis] = far;
        }
    }
    let mut out = vec![ring[0]];
    for k in 1..ring.len() {
        // Only the two ends of a cut show: the coast leaves the known land there.
        if known[k] != known[k - 1] {
            let from = if known[k] { ring[k] } else { ring[k - 1] };
            let steps = (1..50).map(|n| f64::from(if known[k] { 50 - n } else { n }) / 50.0);
            let to = if known[k] { ring[k - 1] } else { ring[k] };
            out.extend(steps.map(|t| thought(from, to, t)));
        }
        out.push(ring[k]);
    }
    out
}

/// A point of a coast nobody surveyed: it leaves the known one at `from` for `to`, and bears south where Greece does.
fn thought(from: [f64; 2], to: [f64; 2], t: f64) -> [f64; 2] {
    let [x, y] = [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
    let ripple = (libm::sin(37.0 * t) * 0.5 + libm::sin(91.0 * t + 1.0) * 0.3) * (t * 30.0).min(1.0) * 0.45;
    let south = if from[0] > 19.0 && to[0] > from[0] && from[1] < 42.0 {
        (x - from[0]) * 0.8
    } else {
        0.0
    };
    let across = (to[0] - from[0]).abs() > (to[1] - from[1]).abs();
    if across {
        [x, y + ripple - south]
    } else {
        [x + ripple, y]
    }
}

/// One landmass: its ring is closed, the first point stands at the end again.
pub struct Land {
    /// The ring.
    pub ring: Vec<Spot>,
    /// Square units.
    pub size: f64,
    bounds: Area,
}

impl Land {
    fn new(ring: Vec<Spot>) -> Self {
        let size = Polygon::new(LineString::new(ring.clone()), vec![]).unsigned_area();
        let bounds = Area::hull(ring.iter().map(|p| Area::new(p.x, p.y, p.x, p.y)));
        Land { ring, size, bounds }
    }

    /// Whether the point lies on it.
    pub fn holds(&self, p: Spot) -> bool {
        self.bounds.holds(p) && holds(&self.ring, p)
    }

    /// Distance of a point from its shore.
    pub fn off(&self, p: Spot) -> f64 {
        self.ring
            .windows(2)
            .map(|s| off_segment(p, s[0], s[1]))
            .fold(f64::INFINITY, f64::min)
    }

    /// As a polygon of `geo`.
    pub fn polygon(&self) -> Polygon<f64> {
        Polygon::new(LineString::new(self.ring.clone()), vec![])
    }
}

/// Whether a closed ring holds a point (even and odd).
pub fn holds(ring: &[Spot], p: Spot) -> bool {
    let over = ring.windows(2).filter(|s| {
        (s[0].y > p.y) != (s[1].y > p.y) && p.x < (s[1].x - s[0].x) * (p.y - s[0].y) / (s[1].y - s[0].y) + s[0].x
    });
    over.count() % 2 == 1
}

/// All land, with an index of its shore.
pub struct Coast {
    /// Landmasses.
    pub lands: Vec<Land>,
    cells: Vec<Vec<(Spot, Spot)>>,
    index: Index,
}

/// Side of a cell of the index.
const CELL: f64 = 40.0;

/// Which cell of the index a point lies in.
struct Index {
    left: f64,
    top: f64,
    columns: usize,
    rows: usize,
}

impl Index {
    fn new(frame: &Frame) -> Self {
        let [left, top, right, below] = frame.bleed;
        Index {
            left,
            top,
            columns: ((right - left) / CELL) as usize + 1,
            rows: ((below - top) / CELL) as usize + 1,
        }
    }

    fn column(&self, x: f64) -> usize {
        (((x - self.left) / CELL).max(0.0) as usize).min(self.columns - 1)
    }

    fn row(&self, y: f64) -> usize {
        (((y - self.top) / CELL).max(0.0) as usize).min(self.rows - 1)
    }

    /// All cells that a box touches.
    fn cells(&self, area: Area) -> impl Iterator<Item = usize> + use<> {
        let (rows, columns) = (
            self.row(area.y0)..=self.row(area.y1),
            self.column(area.x0)..=self.column(area.x1),
        );
        let all = self.columns;
        rows.flat_map(move |r| columns.clone().map(move |c| r * all + c))
    }
}

impl Coast {
    /// Clips and simplifies the rings. Islands too small to see go, unless they carry one of the spaces.
    pub fn new(rings: &[Vec<Spot>], spaces: &[Spot], frame: &Frame) -> Self {
        let [left, top, right, below] = frame.bleed;
        let sheet = Rect::new(spot(left, top), spot(right, below)).to_polygon();
        let mut lands = Vec::new();
        for ring in rings {
            let whole = Polygon::new(LineString::new(ring.clone()), vec![]);
            let MultiPolygon(parts) = whole.intersection(&sheet);
            for part in parts {
                let land = Land::new(part.exterior().0.clone());
                let settled = spaces.iter().any(|p| land.holds(*p) || land.off(*p) < 8.0);
                if land.size >= 16.0 || settled {
                    lands.push(Land::new(eased(&land.ring, frame)));
                }
            }
        }
        let index = Index::new(frame);
        let mut cells = vec![Vec::new(); index.columns * index.rows];
        for s in lands.iter().flat_map(|land| land.ring.windows(2)) {
            let around = Area::hull([Area::around(s[0], 0.0, 0.0), Area::around(s[1], 0.0, 0.0)]);
            for cell in index.cells(around) {
                cells[cell].push((s[0], s[1]));
            }
        }
        Coast { lands, cells, index }
    }

    /// Whether the point is dry.
    pub fn dry(&self, p: Spot) -> bool {
        self.lands.iter().any(|land| land.holds(p))
    }

    /// Distance from the nearest shore, at most [`CELL`]: beyond that it does not matter.
    pub fn off(&self, p: Spot) -> f64 {
        self.near(Area::around(p, 2.0 * CELL, 2.0 * CELL))
            .map(|(a, b)| off_segment(p, a, b))
            .fold(CELL, f64::min)
    }

    /// Length of shore inside a box; a segment that lies in two cells may count twice.
    pub fn shore(&self, area: Area) -> f64 {
        self.near(area).map(|(a, b)| area.inside(a, b)).sum()
    }

    fn near(&self, area: Area) -> impl Iterator<Item = (Spot, Spot)> {
        self.index.cells(area).flat_map(|k| self.cells[k].iter().copied())
    }

    /// The landmass a space stands on, or would stand on if the shore were drawn a little wider.
    pub fn home(&self, p: Spot) -> Option<usize> {
        let inside = self.lands.iter().position(|land| land.holds(p));
        inside.or_else(|| {
            let nearest = (0..self.lands.len())
                .map(|k| (self.lands[k].off(p), k))
                .min_by(|a, b| a.0.total_cmp(&b.0));
            nearest.filter(|(off, _)| *off < 12.0).map(|(_, k)| k)
        })
    }
}

/// A ring as the eye needs it: fine in the view, coarser beyond.
fn eased(ring: &[Spot], frame: &Frame) -> Vec<Spot> {
    let view = Area::new(-20.0, -20.0, frame.width + 20.0, frame.height + 20.0);
    let mut out: Vec<Spot> = Vec::new();
    let mut part: Vec<Spot> = Vec::new();
    let flush = |part: &mut Vec<Spot>, out: &mut Vec<Spot>, inside: bool| {
        if part.len() > 1 {
            let kept = simple(part, if inside { 0.5 } else { 1.6 });
            out.extend_from_slice(&kept[usize::from(!out.is_empty())..]);
        }
        part.drain(..part.len().saturating_sub(1));
    };
    // A ring is cut into halves first: a closed line has no ends to keep.
    let far = (0..ring.len())
        .max_by(|a, b| gap(ring[*a], ring[0]).total_cmp(&gap(ring[*b], ring[0])))
        .unwrap_or(0);
    for (k, p) in ring.iter().enumerate() {
        part.push(*p);
        let inside = view.holds(*p);
        let turns = ring.get(k + 1).is_none_or(|q| view.holds(*q) != inside);
        if turns || k == far {
            flush(&mut part, &mut out, inside);
        }
    }
    out
}
