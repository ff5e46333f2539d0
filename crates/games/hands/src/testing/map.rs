//! What the map of Hands in the Sea needs beyond the game's own tables: where to magnify, colours, where the Sea Zones and the Home Ports lie.

use crate::data::locations::{Area, LOCATIONS, Location, Start, at};
use crate::data::ways::{self, WAYS};
use engine::Id;
use testkit::map_spec::{
    Berth, BerthKind, Clip, Frame, Kind, Lane, Link, MapSpec, Note, Province, Room, Space, Swell, Walk, Water,
};

/// The coast's file, and where it was clipped.
const COAST: &str = "central-mediterranean";
/// See [`COAST`].
const CLIPS: [Clip; 4] = [(0, 2.0, -12.0), (0, 20.5, 34.0), (1, 31.5, 20.0), (1, 46.0, 58.0)];

/// The sheet.
const FRAME: Frame = Frame {
    width: 840.0,
    height: 700.0,
    bleed: [-420.0, -350.0, 1260.0, 1050.0],
    margin: [46.0, 42.0, 46.0, 44.0],
    clear: (76.0, 62.0),
    parallel: 39.2,
    stretch: 1.25,
};

/// Longitude, latitude, gain, radius in degrees of latitude.
#[rustfmt::skip]
const SWELLS: [(f64, f64, f64, f64); 4] = [
    (14.00, 37.55, 2.15, 1.45), // Sicily
    (15.75, 38.15, 2.20, 0.34), // the straits of Messana
    (10.15, 36.95, 3.40, 0.36), // Carthage, Utica, Tunes, Hippo Acra
    (11.45, 37.50, 1.10, 0.85), // the Sicilian channel: room for Carthage's Home Port
];

/// Size of what stands beside a location: the sign of a battle, the tower of a Fortification.
const SIGN: (f64, f64) = (30.0, 26.0);

/// Land of no area: the Po valley, the Adriatic slope, Illyria, Greece, Mauretania, the desert.
#[rustfmt::skip]
const OUTSIDE: [[f64; 2]; 25] = [
    [8.0, 44.6], [9.6, 44.7], [11.2, 44.6], [12.6, 44.2], [12.9, 43.35], [13.4, 42.75], [14.0, 42.25],
    [15.2, 44.6], [16.2, 43.9], [17.2, 43.3], [18.3, 42.7], [19.3, 42.1], [19.6, 41.2], [19.6, 40.4], [20.2, 39.4],
    [22.5, 40.0], [26.0, 37.5], [30.0, 34.5],
    [4.8, 36.2], [5.4, 35.2], [6.4, 34.4], [9.4, 33.2], [10.6, 33.4], [7.6, 33.4], [8.6, 33.2],
];

/// Ridges: the Apennines down to Bruttium, Sicily, the islands, the Atlas, Illyria.
#[rustfmt::skip]
const RIDGES: [&[[f64; 2]]; 11] = [
    &[[7.2, 44.3], [8.3, 44.6], [9.6, 44.5], [10.6, 44.15], [11.9, 43.9], [12.6, 43.4], [13.2, 42.7], [13.8, 42.05], [14.2, 41.8]],
    &[[14.6, 41.3], [15.2, 40.95], [15.6, 40.35], [16.05, 39.9]],
    &[[16.35, 39.55], [16.45, 39.0], [16.15, 38.4]],
    &[[13.9, 37.8], [14.5, 37.9], [14.95, 37.85]],
    &[[9.0, 42.45], [9.1, 42.0]],
    &[[9.35, 40.55], [9.25, 39.9]],
    &[[4.6, 36.3], [5.4, 36.3], [6.1, 36.7], [7.0, 36.75], [8.3, 36.6]],
    &[[4.6, 35.0], [5.6, 35.3], [6.6, 35.5], [7.4, 35.4]],
    &[[8.3, 35.75], [9.0, 35.7], [9.8, 36.2]],
    &[[7.4, 34.7], [8.3, 34.9], [9.4, 35.0]],
    &[[15.3, 44.6], [16.6, 44.0], [17.8, 43.4], [18.8, 42.8], [19.8, 42.3]],
];

/// Where the Sea Zones lie, in the order of [`Area::ALL`].
const ZONES: [(f64, f64); 4] = [(322.0, 194.0), (478.0, 274.0), (178.0, 382.0), (256.0, 286.0)];
/// Where the Home Ports lie: Rome's and Carthage's.
const HOMES: [(f64, f64); 2] = [(460.0, 209.0), (238.0, 474.0)];

/// What is written on the water: the words, where, and turned how far.
const WATERS: [(&str, f64, f64, i32); 3] = [
    ("Mare Hadriaticum", 716.0, 134.0, 38),
    ("Mare Ionium", 768.0, 600.0, 0),
    ("Mare Libycum", 440.0, 640.0, 0),
];

/// Css class of an area.
const fn tint(area: Area) -> &'static str {
    match area {
        Area::Italy => "it",
        Area::Sicily => "si",
        Area::Africa => "af",
        Area::Corsica => "co",
    }
}

/// Where supply comes from (4.4).
const SUPPLY: [engine::SpaceId; 4] = [at::ROME, at::CARTHAGE, at::LILYBAEUM, at::SYRACUSE];

/// What is printed after a location's name.
fn notes(id: usize, row: &Location) -> Vec<Note> {
    let worth = Note::Worth {
        vp: row.vp,
        golden: row.can_become_city(),
    };
    let settlers = (row.colonist && !row.can_become_city()).then_some(Note::Colonist);
    let shields = (0..row.defence).map(|_| Note::Shield);
    let supply = SUPPLY.iter().filter(|s| s.index() == id).map(|_| Note::Supply);
    [worth]
        .into_iter()
        .chain(settlers)
        .chain(shields)
        .chain(supply)
        .collect()
}

/// What the map is drawn from.
pub(crate) fn spec() -> MapSpec {
    let provinces = Area::ALL.map(|area| Province {
        name: area.name(),
        region: area.name(),
        colour: tint(area),
        shade: 1,
        titles: match area {
            Area::Corsica => vec![("Sardinia", Some(0)), ("Corsica", Some(1))],
            _ => vec![(area.name(), None)],
        },
    });
    let spaces = LOCATIONS.iter().enumerate().map(|(id, row)| Space {
        name: row.name,
        lat: f64::from(row.lat) / 1000.0,
        lon: f64::from(row.lon) / 1000.0,
        kind: match row.start {
            Start::Capital(_) => Kind::LargeWalled,
            _ if row.can_become_city() => Kind::Walled,
            _ => Kind::Ordinary,
        },
        province: row.area as usize,
        port: row.coastal,
        major: false,
        harbour: String::new(),
        notes: notes(id, row),
    });
    let walk = |kind: ways::Kind| match kind {
        ways::Kind::Road => Some(Walk::Road),
        ways::Kind::Rough => Some(Walk::Rough),
        ways::Kind::Straits => Some(Walk::Strait),
        ways::Kind::Sea => None,
    };
    let roads = WAYS.iter().filter_map(|way| {
        Some(Link {
            a: way.a.index(),
            b: way.b.index(),
            walk: walk(way.kind)?,
        })
    });
    let lanes = WAYS.iter().filter(|way| way.kind == ways::Kind::Sea).map(|way| Lane {
        a: way.a.index(),
        b: way.b.index(),
        storms: 0,
    });
    let zones = Area::ALL.into_iter().zip(ZONES).map(|(area, (x, y))| Berth {
        lines: vec![area.name()],
        at: (x, y),
        kind: BerthKind::Zone,
    });
    let homes = ["rome", "carthage"].into_iter().zip(HOMES).map(|(side, (x, y))| Berth {
        lines: vec!["Home Port"],
        at: (x, y),
        kind: BerthKind::Home(side),
    });
    // The Sea Zones form a ring; from each Home Port a Fleet sails to the zone before it.
    let ring = (0..4).map(|k| (k, (k + 1) % 4));
    let out = engine::Side::BOTH.map(|side| (4 + side as usize, crate::data::tracks::home_zone(side) as usize));
    MapSpec {
        frame: FRAME,
        room: Room::Bare,
        force: SIGN,
        coast: COAST,
        clips: CLIPS.into(),
        spaces: spaces.collect(),
        provinces: provinces.into(),
        regions: Area::ALL.map(Area::name).into(),
        roads: roads.collect(),
        lanes: lanes.collect(),
        open_sea: None,
        swells: SWELLS
            .map(|(lon, lat, gain, radius)| Swell { lon, lat, gain, radius })
            .into(),
        outside: OUTSIDE.into(),
        ridges: RIDGES.map(<[_]>::to_vec).into(),
        waters: WATERS.map(|(text, x, y, turn)| Water { text, x, y, turn }).into(),
        tracks: Vec::new(),
        berths: zones.chain(homes).collect(),
        passages: ring.chain(out).collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::data::layout::LAYOUT;
    use crate::data::locations::COUNT;
    use engine::SpaceId;
    use engine::layout::WayKind;

    #[test]
    fn every_connection_is_drawn_as_what_it_is() {
        for way in &WAYS {
            let by_sea = way.kind == ways::Kind::Sea;
            let (drawn, _) = LAYOUT.way(way.a, way.b, by_sea).expect("every connection is drawn");
            let kind = match way.kind {
                ways::Kind::Road => WayKind::Road,
                ways::Kind::Rough => WayKind::Rough,
                ways::Kind::Straits => WayKind::Strait,
                ways::Kind::Sea => WayKind::Lane,
            };
            assert_eq!(drawn.kind, kind);
        }
    }

    #[test]
    fn sea_zones_and_home_ports_come_after_the_locations() {
        assert_eq!(LAYOUT.places.len(), COUNT + 6);
        let id = |k: usize| SpaceId((COUNT + k) as u8);
        let passage = |a: usize, b: usize| LAYOUT.way(id(a), id(b), true).map(|(way, _)| way.kind);
        for area in Area::ALL {
            for next in Area::ALL {
                let drawn = area.adjacent().contains(&next).then_some(WayKind::Passage);
                assert_eq!(passage(area as usize, next as usize), drawn, "{area:?} to {next:?}");
            }
        }
        for side in engine::Side::BOTH {
            let zone = crate::data::tracks::home_zone(side);
            assert_eq!(passage(4 + side as usize, zone as usize), Some(WayKind::Passage));
        }
    }

    #[test]
    fn sicily_has_the_width_it_needs() {
        let spots = Area::Sicily
            .locations()
            .iter()
            .map(|at| f64::from(LAYOUT.places[at.index()].at.x));
        let (west, east) = spots.fold((f64::INFINITY, 0.0_f64), |(w, e), x| (w.min(x), e.max(x)));
        assert!((east - west) / f64::from(LAYOUT.view.w) > 0.42);
    }
}
