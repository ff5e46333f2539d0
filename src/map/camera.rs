//! Pan and zoom as pure functions on one value: a point `u` of the map is drawn at `x + scale * u` of the pane.

use crate::map::within;

/// Largest scale, in CSS pixels per map unit: the discs are as large as a thumb then.
const CLOSEST: f64 = 4.0;

/// Share of the pane that may stay without map at an edge, so that a space at the edge of the map comes within reach of a thumb.
const SLACK: f64 = 60.0;

/// Distance from the edges of the pane, in CSS pixels, at which a space is still seen.
const SEEN: f64 = 10.0;

/// The part of the map that the pane shows.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Camera {
    /// CSS pixels per map unit.
    pub scale: f64,
    /// Where the map's left edge lies in the pane.
    pub x: f64,
    /// The y of its upper edge.
    pub y: f64,
}

/// The pane and the map: sizes in CSS pixels and map units.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sizes {
    /// The pane's width and height.
    pub pane: (f64, f64),
    /// The map's width and height.
    pub map: (f64, f64),
}

/// Points of the map that lie outside the pane: to the left, to the right, above, below.
pub type Beyond = [Vec<(f64, f64)>; 4];

impl Sizes {
    /// The scale at which the whole map is shown.
    pub fn fit(&self) -> f64 {
        (self.pane.0 / self.map.0).min(self.pane.1 / self.map.1).max(0.05)
    }
}

/// The box around points of the map, with room for a finger.
fn around(points: &[(f64, f64)]) -> Option<(f64, f64, f64, f64)> {
    let edge = |pick: fn(f64, f64) -> f64, of: fn(&(f64, f64)) -> f64| points.iter().map(of).reduce(pick);
    let (left, top) = (edge(f64::min, |p| p.0)?, edge(f64::min, |p| p.1)?);
    let (right, bottom) = (edge(f64::max, |p| p.0)?, edge(f64::max, |p| p.1)?);
    Some((left - 36.0, top - 36.0, right - left + 72.0, bottom - top + 72.0))
}

impl Camera {
    /// The whole map, in the middle of the pane.
    pub fn whole(sizes: Sizes) -> Self {
        let scale = sizes.fit();
        Camera {
            scale,
            x: (sizes.pane.0 - sizes.map.0 * scale) / 2.0,
            y: (sizes.pane.1 - sizes.map.1 * scale) / 2.0,
        }
    }

    /// The point of the map under a point of the pane.
    pub fn map(self, pane: (f64, f64)) -> (f64, f64) {
        ((pane.0 - self.x) / self.scale, (pane.1 - self.y) / self.scale)
    }

    /// The map moved by so many pixels.
    pub fn pan(self, dx: f64, dy: f64, sizes: Sizes) -> Self {
        Camera {
            x: self.x + dx,
            y: self.y + dy,
            ..self
        }
        .hold(sizes)
    }

    /// Zoomed by a factor, with the point under `at` staying where it is.
    pub fn zoom(self, factor: f64, at: (f64, f64), sizes: Sizes) -> Self {
        let scale = within(self.scale * factor, sizes.fit(), CLOSEST);
        let (u, v) = self.map(at);
        Camera {
            scale,
            x: at.0 - u * scale,
            y: at.1 - v * scale,
        }
        .hold(sizes)
    }

    /// Two fingers that began at `from` and are now at `to`: always worked out from the camera as it was when they came down.
    pub fn pinch(self, from: [(f64, f64); 2], to: [(f64, f64); 2], sizes: Sizes) -> Self {
        let middle = |p: [(f64, f64); 2]| ((p[0].0 + p[1].0) / 2.0, (p[0].1 + p[1].1) / 2.0);
        let apart = |p: [(f64, f64); 2]| ((p[0].0 - p[1].0).powi(2) + (p[0].1 - p[1].1).powi(2)).sqrt().max(1.0);
        let (a, b) = (middle(from), middle(to));
        self.zoom(apart(to) / apart(from), a, sizes)
            .pan(b.0 - a.0, b.1 - a.1, sizes)
    }

    /// A box of the map (left, top, width, height) filling the pane.
    pub fn show(zone: (f64, f64, f64, f64), sizes: Sizes) -> Self {
        let scale = (sizes.pane.0 / zone.2).min(sizes.pane.1 / zone.3);
        let scale = within(scale, sizes.fit(), CLOSEST);
        Camera {
            scale,
            x: sizes.pane.0 / 2.0 - (zone.0 + zone.2 / 2.0) * scale,
            y: sizes.pane.1 / 2.0 - (zone.1 + zone.3 / 2.0) * scale,
        }
        .hold(sizes)
    }

    /// Whether a point of the map lies in the pane, with what is drawn around it.
    pub fn sees(self, at: (f64, f64), sizes: Sizes) -> bool {
        let inside = |p: f64, size: f64| p > SEEN && p < size - SEEN;
        inside(self.x + at.0 * self.scale, sizes.pane.0) && inside(self.y + at.1 * self.scale, sizes.pane.1)
    }

    /// Moved so that a point of the map lies in the middle of the pane, or as near to it as the map goes; unchanged if it is seen already.
    pub fn reveal(self, at: (f64, f64), sizes: Sizes) -> Self {
        if self.sees(at, sizes) {
            return self;
        }
        self.centre((at.0, at.1, 0.0, 0.0), sizes)
    }

    /// Those of these points that lie outside the pane: to the left, to the right, above, below. Each stands once.
    pub fn beyond(self, points: &[(f64, f64)], pane: (f64, f64)) -> Beyond {
        let mut found = Beyond::default();
        for (u, v) in points {
            let (x, y) = (self.x + u * self.scale, self.y + v * self.scale);
            let edges = [x < 0.0, x > pane.0, y < 0.0, y > pane.1];
            if let Some(edge) = edges.iter().position(|outside| *outside) {
                found[edge].push((*u, *v));
            }
        }
        found
    }

    /// The middle of a box of the map in the middle of the pane.
    pub fn centre(self, zone: (f64, f64, f64, f64), sizes: Sizes) -> Self {
        let (x, y) = (zone.0 + zone.2 / 2.0, zone.1 + zone.3 / 2.0);
        let by = (
            sizes.pane.0 / 2.0 - self.x - x * self.scale,
            sizes.pane.1 / 2.0 - self.y - y * self.scale,
        );
        self.pan(by.0, by.1, sizes)
    }

    /// Shows all of these points, with the place that the question is about (`asked`). If they would be too small to read, it shows as many
    /// as there is room for, those nearest to that place, or to the middle of the pane. Unchanged if all are seen already, or, where not all
    /// can be, three of them with the place.
    pub fn gather(self, points: &[(f64, f64)], asked: Option<(f64, f64)>, readable: f64, sizes: Sizes) -> Self {
        let points: Vec<(f64, f64)> = asked.into_iter().chain(points.iter().copied()).collect();
        let Some(all) = around(&points) else { return self };
        if points.iter().all(|at| self.sees(*at, sizes)) {
            return self;
        }
        let near = Camera::show(all, sizes);
        if near.scale >= readable {
            return if near.scale < self.scale {
                near
            } else {
                self.centre(all, sizes)
            };
        }
        let middle = (sizes.pane.0 / 2.0, sizes.pane.1 / 2.0);
        let here = self.zoom((readable / self.scale).max(1.0), middle, sizes);
        let seen = points.iter().filter(|at| here.sees(**at, sizes)).count();
        if asked.is_none_or(|at| here.sees(at, sizes)) && seen >= points.len().min(3) {
            return here;
        }
        let from = |a: (f64, f64), b: &(f64, f64)| ((a.0 - b.0).powi(2) + (a.1 - b.1).powi(2)) as i64;
        let looked = asked.unwrap_or(here.map(middle));
        let mut sorted: Vec<(f64, f64)> = points.to_vec();
        sorted.sort_by_key(|p| from(looked, p));
        let nearest = sorted[0];
        sorted.sort_by_key(|p| from(nearest, p));
        let fits =
            |zone: &(f64, f64, f64, f64)| zone.2 * here.scale <= sizes.pane.0 && zone.3 * here.scale <= sizes.pane.1;
        let zones = (1..=sorted.len()).filter_map(|n| around(&sorted[..n]));
        let zone = zones.take_while(fits).last().or(around(&sorted[..1]));
        zone.map_or(here, |zone| here.centre(zone, sizes))
    }

    /// Moved so that the map covers the pane, or lies in its middle where it is smaller.
    fn hold(self, sizes: Sizes) -> Self {
        let hold = |at: f64, pane: f64, map: f64| {
            let size = map * self.scale;
            if size <= pane {
                (pane - size) / 2.0
            } else {
                within(at, pane - size - SLACK, SLACK)
            }
        };
        Camera {
            x: hold(self.x, sizes.pane.0, sizes.map.0),
            y: hold(self.y, sizes.pane.1, sizes.map.1),
            ..self
        }
    }
}

/// The view of a player, as it is kept: the point of the map in the middle of his pane and the scale, and whether the table is turned for him.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct View {
    /// The middle in tenths of a map unit and the scale in thousandths; none for the first view.
    pub at: Option<(i32, i32, i32)>,
    /// Whether the page is turned.
    pub turned: bool,
    /// Whether the map is turned with it.
    pub with_map: bool,
}

impl View {
    /// This view with what a camera shows.
    pub fn through(self, camera: Camera, sizes: Sizes) -> Self {
        let (u, v) = camera.map((sizes.pane.0 / 2.0, sizes.pane.1 / 2.0));
        let whole = |value: f64, times: f64| (value * times).round() as i32;
        View {
            at: Some((whole(u, 10.0), whole(v, 10.0), whole(camera.scale, 1000.0))),
            ..self
        }
    }

    /// The camera that shows this view in a pane of this size.
    pub fn camera(self, sizes: Sizes) -> Option<Camera> {
        let (u, v, scale) = self.at?;
        let scale = within(f64::from(scale) / 1000.0, sizes.fit(), CLOSEST);
        let camera = Camera {
            scale,
            x: sizes.pane.0 / 2.0 - f64::from(u) / 10.0 * scale,
            y: sizes.pane.1 / 2.0 - f64::from(v) / 10.0 * scale,
        };
        Some(camera.hold(sizes))
    }

    /// The view of a text; the first view if the text is none.
    pub fn of(text: &str) -> Self {
        let mut parts = text.split(' ');
        let (turned, with_map) = match parts.next() {
            Some("turned") => (true, false),
            Some("turned-map") => (true, true),
            _ => (false, false),
        };
        let mut number = || {
            parts
                .next()?
                .parse::<i32>()
                .ok()
                .filter(|n| n.unsigned_abs() < 1_000_000)
        };
        let at = number()
            .zip(number())
            .zip(number())
            .map(|((u, v), scale)| (u, v, scale));
        View { at, turned, with_map }
    }

    /// Its text.
    pub fn to_text(self) -> String {
        let turned = match (self.turned, self.with_map) {
            (false, _) => "plain",
            (true, false) => "turned",
            (true, true) => "turned-map",
        };
        match self.at {
            Some((u, v, scale)) => format!("{turned} {u} {v} {scale}"),
            None => turned.into(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FRAME: Sizes = Sizes {
        pane: (400.0, 400.0),
        map: (840.0, 800.0),
    };

    #[test]
    fn the_whole_map_fits_and_lies_in_the_middle() {
        let whole = Camera::whole(FRAME);
        assert!((whole.scale - 400.0 / 840.0).abs() < 1e-9);
        assert!(whole.x.abs() < 1e-9 && whole.y > 0.0);
    }

    #[test]
    fn zoom_keeps_the_point_under_the_finger() {
        let at = (210.0, 190.0);
        let before = Camera::whole(FRAME);
        let after = before.zoom(2.0, at, FRAME);
        let (a, b) = (before.map(at), after.map(at));
        assert!((a.0 - b.0).abs() < 1e-6 && (a.1 - b.1).abs() < 1e-6);
    }

    #[test]
    fn a_pan_stops_at_the_edge() {
        let near = Camera::whole(FRAME)
            .zoom(3.0, (200.0, 200.0), FRAME)
            .pan(9999.0, 9999.0, FRAME);
        assert_eq!((near.x, near.y), (SLACK, SLACK));
    }

    #[test]
    fn what_a_player_looks_at_is_kept_as_text_and_nonsense_is_the_first_look() {
        let near = Camera::whole(FRAME).zoom(3.0, (210.0, 190.0), FRAME);
        let turned = View {
            turned: true,
            ..View::default()
        };
        let view = turned.through(near, FRAME);
        assert_eq!(View::of(&view.to_text()), view);
        let again = view.camera(FRAME).expect("a camera was kept");
        assert!((again.x - near.x).abs() < 1.0 && (again.y - near.y).abs() < 1.0);
        for nonsense in [
            "",
            "x",
            "plain 1 2",
            "plain 1 2 x",
            "plain 99999999999 1 1",
            "plain 2000000 1 1",
        ] {
            assert_eq!(View::of(nonsense), View::default(), "{nonsense}");
        }
    }

    #[test]
    fn far_apart_targets_bring_the_nearest_of_them_into_a_small_pane() {
        let sizes = Sizes {
            pane: (390.0, 300.0),
            map: (840.0, 800.0),
        };
        let seen = |camera: Camera, p: (f64, f64)| {
            let (x, y) = (camera.x + p.0 * camera.scale, camera.y + p.1 * camera.scale);
            x > 0.0 && y > 0.0 && x < sizes.pane.0 && y < sizes.pane.1
        };
        let south = Camera::show((200.0, 600.0, 300.0, 180.0), sizes);
        let targets = [(60.0, 60.0), (400.0, 300.0), (450.0, 330.0), (780.0, 40.0)];
        assert!(!targets.iter().any(|p| seen(south, *p)));
        let there = south.gather(&targets, None, 0.7, sizes);
        assert!(there.scale >= 0.7, "they can be read");
        assert!(
            seen(there, targets[1]) && seen(there, targets[2]),
            "the nearest are in sight"
        );
        assert_eq!(there.gather(&targets[1..3], None, 0.7, sizes), there, "and it stays");
        let asked = there.gather(&targets, Some(targets[3]), 0.7, sizes);
        assert!(seen(asked, targets[3]), "a place that is asked about comes first");
    }

    #[test]
    fn points_outside_the_pane_count_at_one_edge_each() {
        let camera = Camera {
            scale: 2.0,
            x: -100.0,
            y: 0.0,
        };
        let points = [
            (40.0, 10.0),
            (60.0, 10.0),
            (140.0, 10.0),
            (160.0, 900.0),
            (60.0, -1.0),
            (60.0, 51.0),
        ];
        let counts = |points| camera.beyond(points, (200.0, 100.0)).map(|edge| edge.len());
        assert_eq!(counts(&points), [1, 1, 1, 1]);
        assert_eq!(counts(&points[1..3]), [0; 4]);
    }

    #[test]
    fn two_fingers_apart_zoom_in() {
        let near = Camera::whole(FRAME).pinch(
            [(150.0, 200.0), (250.0, 200.0)],
            [(100.0, 200.0), (300.0, 200.0)],
            FRAME,
        );
        assert!((near.scale / Camera::whole(FRAME).scale - 2.0).abs() < 1e-9);
    }
}
