//! What Hamilcar's map needs beyond the game's own tables: where to magnify, colours, names of waters, boxes for tracks.

use crate::data::{lanes, provinces::Province as Named, roads, spaces};
use engine::Id;
use testkit::map_spec::{
    Clip, Frame, Kind, Lane, Link, MapSpec, OpenSea, Province, Room, STACK, Space, Swell, Walk, Water,
};

/// The coast's file, and where it was clipped.
const COAST: &str = "central-mediterranean";
/// See [`COAST`].
const CLIPS: [Clip; 4] = [(0, 2.0, -12.0), (0, 20.5, 34.0), (1, 31.5, 20.0), (1, 46.0, 58.0)];

/// The sheet; below lies the shelf of tracks.
const FRAME: Frame = Frame {
    width: 840.0,
    height: 800.0,
    bleed: [-420.0, -340.0, 1260.0, 1140.0],
    margin: [44.0, 46.0, 60.0, 120.0],
    clear: (90.0, 76.0),
    parallel: 39.2,
    stretch: 1.12,
};

/// Longitude, latitude, gain, radius in degrees of latitude.
#[rustfmt::skip]
const SWELLS: [(f64, f64, f64, f64); 7] = [
    (14.10, 37.50, 1.65, 1.35), // Sicily
    (15.60, 38.15, 3.20, 0.34), // the Strait
    (10.25, 36.92, 3.40, 0.34), // Carthago, Utica, Tunes
    (14.45, 41.15, 1.30, 0.70), // Campania and Samnium
    (12.70, 41.85, 0.90, 0.45), // Roma and Praeneste
    ( 8.90, 40.10, 0.25, 1.20), // Sardinia
    (11.60, 37.35, 1.10, 0.75), // the Sicilian channel: room for the armies of Carthago and Lilybaeum
];

/// Land of no province: the Po valley, the Adriatic slope, Illyria, Greece, Mauretania, the desert.
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

const WATERS: [Water; 4] = [
    Water {
        text: "Mare Ligusticum",
        x: 168.0,
        y: 96.0,
        turn: 0,
    },
    Water {
        text: "Mare Hadriaticum",
        x: 716.0,
        y: 134.0,
        turn: 38,
    },
    Water {
        text: "Mare Ionium",
        x: 768.0,
        y: 610.0,
        turn: 0,
    },
    Water {
        text: "Mare Sardoum",
        x: 64.0,
        y: 330.0,
        turn: 0,
    },
];

/// Turns above, all others on a shelf below.
#[rustfmt::skip]
const TRACKS: [(&str, f64, f64, f64, f64); 5] = [
    ("turns",      436.0,   5.0, 404.0, 58.0),
    ("miat",         0.0, 703.0, 162.0, 92.0),
    ("provinces",  167.0, 703.0, 368.0, 92.0),
    ("seamanship", 540.0, 703.0, 158.0, 92.0),
    ("fleets",     698.0, 703.0, 142.0, 92.0),
];

/// Css class and step of lightness of a province.
const fn tint(province: Named) -> (&'static str, u8) {
    match province {
        Named::Etruria | Named::Campania | Named::Lucania => ("it", 1),
        Named::Latium | Named::Apulia => ("it", 2),
        Named::Samnium => ("it", 3),
        Named::Sicilia => ("si", 1),
        Named::Syracuse => ("si", 2),
        Named::Numidia => ("af", 1),
        Named::Libya => ("af", 2),
        Named::Carthago => ("af", 3),
        Named::CorsicaSardinia => ("co", 1),
    }
}

/// What Hamilcar's map is drawn from.
pub(crate) fn spec() -> MapSpec {
    let provinces = Named::ALL.map(|p| Province {
        name: p.name(),
        region: p.region().name(),
        colour: tint(p).0,
        shade: tint(p).1,
        titles: if p == Named::CorsicaSardinia {
            vec![("Sardinia", Some(0)), ("Corsica", Some(1))]
        } else {
            vec![(p.name(), None)]
        },
    });
    let spaces = spaces::SPACES.iter().map(|s| Space {
        name: s.name,
        lat: f64::from(s.lat) / 1000.0,
        lon: f64::from(s.lon) / 1000.0,
        kind: match s.kind {
            spaces::Kind::Ordinary => Kind::Ordinary,
            spaces::Kind::WalledCity => Kind::Walled,
            spaces::Kind::LargeWalledCity => Kind::LargeWalled,
            spaces::Kind::Tribe => Kind::Tribe,
        },
        province: s.province as usize,
        port: s.port,
        major: s.major_port,
        harbour: String::new(),
        notes: Vec::new(),
    });
    let roads = roads::ROADS.iter().map(|r| Link {
        a: r.a.index(),
        b: r.b.index(),
        walk: if r.strait { Walk::Strait } else { Walk::Road },
    });
    let lanes = lanes::LANES.iter().map(|l| Lane {
        a: l.a.index(),
        b: l.b.index(),
        storms: l.storms,
    });
    MapSpec {
        frame: FRAME,
        room: Room::Ample,
        force: STACK,
        coast: COAST,
        clips: CLIPS.into(),
        spaces: spaces.collect(),
        provinces: provinces.into(),
        regions: vec!["Italia", "Sicilia", "Africa", "Corsica & Sardinia"],
        roads: roads.collect(),
        lanes: lanes.collect(),
        open_sea: Some(OpenSea {
            lines: ["Mare", "Tyrrhenum"],
            cost: "2 MP",
            storms: lanes::TYRRHENUM_STORMS,
            ports: (0..spaces::COUNT).filter(|i| spaces::SPACES[*i].tyrrhenum).collect(),
            seat: (348.0, 268.0),
        }),
        swells: SWELLS
            .map(|(lon, lat, gain, radius)| Swell { lon, lat, gain, radius })
            .into(),
        outside: OUTSIDE.into(),
        ridges: RIDGES.map(<[_]>::to_vec).into(),
        waters: WATERS.into(),
        tracks: TRACKS.into(),
        berths: Vec::new(),
        passages: Vec::new(),
    }
}
