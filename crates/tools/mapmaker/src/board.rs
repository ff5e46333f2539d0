//! The finished geometry of one map.

use crate::afloat::passages;
use crate::coast::Coast;
use crate::lanes::{Lanes, SEAT, lanes};
use crate::options::Ground;
use crate::place::{What, settle};
use crate::plane::{Area, Spot, between, spot};
use crate::provinces::{Provinces, provinces};
use crate::roads::{Road, roads};
use crate::sea::Sea;
use crate::warp::{Warped, warp};
use testkit::map_spec::{MapSpec, Walk};

/// Everything that is drawn or told to the page, in map units.
pub struct Board {
    /// Spaces, ridges.
    pub map: Warped,
    /// Land.
    pub coast: Coast,
    /// Provinces and their borders.
    pub provinces: Provinces,
    /// Roads.
    pub roads: Vec<Road>,
    /// Ports, lanes, storms, open sea.
    pub lanes: Lanes,
    /// Where Fleets sail between the berths, in the spec's order.
    pub passages: Vec<Vec<Spot>>,
    /// Names of the spaces.
    pub names: Vec<Area>,
    /// Where armies stand.
    pub stacks: Vec<Area>,
    /// Where second forces stand.
    pub seconds: Vec<Area>,
    /// Names of provinces with their pennants, in the order of [`Board::titles_of`].
    pub titles: Vec<Area>,
}

impl Board {
    /// Draws a map from its spec and the rings of its coast.
    pub fn new(spec: &MapSpec, rings: &[Vec<[f64; 2]>]) -> Self {
        let map = warp(spec, rings);
        let coast = Coast::new(&map.rings, &map.at, &spec.frame);
        let provinces = provinces(spec, &map, &coast);
        let roads = roads(spec, &map.at, &coast);
        let mut sea = Sea::new(&coast, &spec.frame);
        let passages = passages(spec, &mut sea);
        let lanes = lanes(spec, &map.at, &mut sea);
        let mut walked: Vec<Vec<Spot>> = roads.iter().map(Road::line).collect();
        let mut lines = walked.clone();
        lines.extend(lanes.lines.iter().cloned());
        lines.extend(lanes.feelers.iter().cloned());
        lines.extend(passages.iter().cloned());
        let straits = spec.roads.iter().filter(|r| r.walk == Walk::Strait);
        walked.extend(straits.map(|r| vec![map.at[r.a], map.at[r.b]]));
        let marks = marks(spec, &map.at, &roads, &lanes);
        let ground = Ground {
            spec,
            at: &map.at,
            coast: &coast,
            provinces: &provinces,
            lines,
            roads: walked,
            marks,
        };
        let items = ground.items();
        let found = settle(&items);
        let of = |what: What| {
            let mut all: Vec<_> = items
                .iter()
                .zip(&found)
                .filter(|(i, _)| i.what == what)
                .map(|(i, a)| (i.owner, *a))
                .collect();
            all.sort_by_key(|(owner, _)| *owner);
            all.into_iter().map(|(_, area)| area).collect::<Vec<Area>>()
        };
        let (names, stacks, seconds, titles) = (of(What::Name), of(What::Stack), of(What::Second), of(What::Title));
        Board {
            map,
            coast,
            provinces,
            roads,
            lanes,
            passages,
            names,
            stacks,
            seconds,
            titles,
        }
    }

    /// The marker of a space.
    pub fn marker(&self, spec: &MapSpec, i: usize) -> Area {
        let (rx, ry) = spec.spaces[i].kind.half();
        Area::around(self.map.at[i], 2.0 * rx, 2.0 * ry)
    }

    /// Every printed province name with its province, in the order of [`Board::titles`].
    pub fn titles_of(spec: &MapSpec) -> Vec<(&str, usize)> {
        let all = spec.provinces.iter().enumerate();
        all.flat_map(|(k, p)| p.titles.iter().map(move |(text, _)| (*text, k)))
            .collect()
    }
}

/// Boxes of what is printed at fixed places, each with how much it must stay in sight: anchors, storms, straits, the
/// open sea, names of waters.
fn marks(spec: &MapSpec, at: &[Spot], roads: &[Road], lanes: &Lanes) -> Vec<(Area, f64)> {
    let docks = lanes.anchors.iter().flatten();
    let anchors = docks.map(|p| (Area::around(*p, 16.0, 16.0), 1.0));
    let words = lanes.harbours.iter().flatten().map(|a| (*a, 3.0));
    let storms = lanes
        .storms
        .iter()
        .map(|(p, n)| (Area::around(*p, 8.0 + 8.0 * f64::from(*n), 16.0), 1.0));
    let seat = lanes.seat.map(|p| (Area::around(p, 2.0 * SEAT.0, 2.0 * SEAT.1), 1.0));
    let mut out: Vec<(Area, f64)> = anchors.chain(storms).chain(seat).chain(words).collect();
    for strait in spec.roads.iter().filter(|r| r.walk == Walk::Strait) {
        let tries = [0.35, 0.5, 0.65].map(|t| between(at[strait.a], at[strait.b], t));
        out.extend(tries.map(|p| (Area::around(p, 14.0, 14.0), 4.0)));
    }
    let passes = roads
        .iter()
        .filter(|r| matches!(spec.roads[r.link].walk, Walk::Pass | Walk::HighPass));
    out.extend(passes.map(|r| (Area::around(r.middle(), 20.0, 15.0), 2.0)));
    for water in &spec.waters {
        let reach = water.text.chars().count() as f64 * 3.9;
        let turn = f64::from(water.turn).to_radians();
        let middle = spot(water.x, water.y - 4.0);
        out.extend([-0.66, 0.0, 0.66].map(|t: f64| {
            let c = middle + spot(libm::cos(turn), libm::sin(turn)) * (t * reach);
            (
                Area::around(c, reach * 0.7, 16.0 + f64::from(water.turn.abs()) * 0.5),
                0.6,
            )
        }));
    }
    out
}
