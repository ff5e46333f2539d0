//! What Hannibal's map needs beyond the game's own tables: where to magnify, colours, names of waters, boxes for tracks.

use crate::data::roads::{ROADS, Way};
use crate::data::{provinces::Province as Named, provinces::Region, spaces};
use engine::Id;
use testkit::map_spec::{Clip, Frame, Kind, Link, MapSpec, Province, Room, STACK, Space, Swell, Walk, Water};

/// The coast's file, and where it was clipped.
const COAST: &str = "western-mediterranean";
/// See [`COAST`].
const CLIPS: [Clip; 3] = [(0, 21.0, 34.0), (1, 31.0, 20.0), (1, 47.5, 60.0)];

/// The sheet. Tracks lie above and in the two lower corners, where no space is.
const FRAME: Frame = Frame {
    width: 966.0,
    height: 908.0,
    bleed: [-483.0, -390.0, 1449.0, 1300.0],
    margin: [40.0, 94.0, 46.0, 40.0],
    clear: (74.0, 67.0),
    parallel: 40.5,
    stretch: 1.25,
};

/// Longitude, latitude, gain, radius in degrees of latitude.
#[rustfmt::skip]
const SWELLS: [(f64, f64, f64, f64); 8] = [
    (-4.80, 41.00, 0.40, 1.60), // the Duero: room for names between the armies
    (13.60, 41.90, 1.50, 2.40), // Italy
    ( 9.90, 44.60, 0.90, 1.60), // the Po and Etruria
    (15.00, 37.80, 1.20, 1.30), // Sicily and the Strait
    (10.00, 36.40, 1.10, 1.20), // Carthage
    ( 5.60, 44.60, 0.50, 1.60), // the Rhone and the Alps
    (11.60, 37.00, 0.90, 0.80), // the Sicilian channel: room for the armies of Carthage and Lilybaeum
    ( 6.00, 36.20, 0.40, 1.40), // Numidia
];

/// Land of no province: Lusitania and Gallaecia, the north of Gaul, the Veneti, Illyria, Greece, Mauretania, the desert.
#[rustfmt::skip]
const OUTSIDE: [[f64; 2]; 48] = [
    [-8.6, 38.6], [-8.0, 37.4], [-8.4, 40.2], [-7.9, 41.6], [-8.2, 43.0], [-6.6, 43.2], [-5.0, 43.2], [-3.6, 43.3], [-7.2, 39.6], [-7.0, 42.2],
    [-1.2, 46.2], [0.4, 46.6], [1.6, 47.4], [3.4, 47.6], [5.2, 47.3], [6.8, 47.4], [8.2, 46.9], [9.8, 46.7], [11.4, 46.5], [12.8, 46.0], [13.6, 46.4],
    [0.2, 49.0], [5.0, 49.5], [10.0, 48.5], [14.4, 45.5],
    [15.2, 44.6], [16.2, 43.9], [17.2, 43.3], [18.3, 42.7], [19.3, 42.1], [19.6, 41.2], [19.6, 40.4], [20.2, 39.4], [22.5, 40.0], [26.0, 37.5],
    [-5.6, 35.2], [-4.0, 34.9], [-2.4, 34.8], [-0.6, 35.4], [0.4, 35.6], [1.0, 34.4], [2.4, 34.0], [4.2, 33.6], [6.0, 33.4], [7.8, 33.4], [10.6, 32.6], [13.0, 32.0],
    [15.5, 31.0],
];

/// Ridges: Spain and the Pyrenees, the Cevennes, the Alps, the Apennines, the islands, the Atlas, Illyria.
#[rustfmt::skip]
const RIDGES: [&[[f64; 2]]; 21] = [
    &[[-6.8, 43.0], [-5.6, 43.05], [-4.2, 43.05], [-3.0, 42.95]],
    &[[-1.6, 42.95], [-0.6, 42.75], [0.5, 42.65], [1.5, 42.5], [2.4, 42.4]],
    &[[-7.0, 40.3], [-6.0, 40.3], [-5.1, 40.4], [-4.3, 40.75], [-3.6, 41.1]],
    &[[-6.4, 38.1], [-5.4, 38.25], [-4.4, 38.4], [-3.4, 38.4]],
    &[[-5.2, 36.75], [-4.1, 37.05], [-3.3, 37.05], [-2.4, 37.15]],
    &[[-3.1, 41.6], [-2.2, 40.9], [-1.5, 40.6], [-0.8, 40.3]],
    &[[2.9, 43.6], [3.4, 44.1], [3.9, 44.6], [4.3, 45.2]],
    &[[2.4, 45.3], [2.7, 45.8]],
    &[[7.2, 44.05], [6.95, 44.4], [6.85, 44.9], [6.95, 45.3], [7.1, 45.8], [7.6, 46.0], [8.4, 46.4], [9.4, 46.4], [10.4, 46.5], [11.6, 46.4], [12.6, 46.4], [13.6, 46.2]],
    &[[5.6, 46.2], [6.1, 46.6], [6.6, 47.0]],
    &[[7.6, 44.2], [8.3, 44.6], [9.2, 44.6], [9.9, 44.45], [10.6, 44.2], [11.3, 44.05], [11.9, 43.85], [12.4, 43.4], [12.9, 42.85], [13.4, 42.4], [13.9, 41.9]],
    &[[14.4, 41.5], [14.9, 41.2], [15.3, 40.8], [15.8, 40.2]],
    &[[16.2, 39.8], [16.5, 39.2], [16.2, 38.4]],
    &[[13.9, 37.8], [14.5, 37.9], [14.95, 37.85]],
    &[[9.0, 42.45], [9.1, 41.9]],
    &[[9.35, 40.55], [9.25, 39.9]],
    &[[-5.2, 35.1], [-4.4, 34.9], [-3.4, 34.9]],
    &[[0.0, 35.3], [1.2, 35.8], [2.6, 36.4], [3.8, 36.5], [4.4, 36.5]],
    &[[0.4, 33.8], [2.0, 34.1], [3.4, 34.6], [4.4, 34.9]],
    &[[6.0, 35.3], [6.9, 35.2], [7.6, 35.1]],
    &[[15.3, 44.6], [16.6, 44.0], [17.8, 43.4], [18.8, 42.8], [19.8, 42.3]],
];

/// What is written on the water: the words, where, and turned how far.
const WATERS: [(&str, f64, f64, i32); 6] = [
    ("Oceanus", 57.0, 151.0, 0),
    ("Mare Ibericum", 369.0, 600.0, 0),
    ("Mare Gallicum", 398.0, 408.0, 0),
    ("Mare Tyrrhenum", 606.0, 535.0, 0),
    ("Mare Hadriaticum", 847.0, 257.0, 34),
    ("Mare Ionium", 906.0, 676.0, 0),
];

/// Turns above, the others below.
#[rustfmt::skip]
const TRACKS: [(&str, f64, f64, f64, f64); 4] = [
    ("turns",    451.0,   5.0, 510.0,  58.0),
    ("provinces",  5.0, 748.0, 316.0, 155.0),
    ("generals", 660.0, 748.0, 156.0, 155.0),
    ("effects",  821.0, 748.0, 140.0, 155.0),
];

/// Css class and step of lightness of a province.
const fn tint(province: Named) -> (&'static str, u8) {
    match province {
        Named::Baetica | Named::Idubeda => ("hi", 1),
        Named::Orospeda => ("hi", 2),
        Named::Celtiberia => ("hi", 3),
        Named::Massilia => ("ga", 2),
        Named::GalliaTransalpinia => ("ga", 1),
        Named::Liguria => ("ga", 3),
        Named::GalliaCisalpinia | Named::Campania | Named::Lucania => ("it", 1),
        Named::Etruria | Named::Apulia => ("it", 2),
        Named::Samnium => ("it", 3),
        Named::Latium => ("it", 1),
        Named::Sicilia => ("si", 1),
        Named::Syracuse => ("si", 2),
        Named::CorsicaSardinia | Named::BalearicIslands => ("co", 1),
        Named::WesternNumidia | Named::Carthage => ("af", 1),
        Named::EasternNumidia => ("af", 2),
        Named::Carthaginia => ("af", 3),
    }
}

/// The button of the map that shows a province: the islands have one for Sicily.
const fn region(province: Named) -> &'static str {
    match (province, province.region()) {
        (Named::Sicilia | Named::Syracuse, _) => "Sicilia",
        (_, Region::Hispania) => "Hispania",
        (_, Region::Gallia) => "Gallia",
        (_, Region::Italia) => "Italia",
        (_, Region::Africa) => "Africa",
        (_, Region::Islands) => "",
    }
}

/// What Hannibal's map is drawn from.
pub(crate) fn spec() -> MapSpec {
    let provinces = Named::ALL.map(|p| Province {
        name: p.name(),
        region: region(p),
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
        lat: f64::from(s.draw_lat) / 1000.0,
        lon: f64::from(s.draw_lon) / 1000.0,
        kind: match s.kind {
            spaces::Kind::Ordinary => Kind::Ordinary,
            spaces::Kind::WalledCity => Kind::Walled,
            spaces::Kind::LargeCity => Kind::LargeWalled,
            spaces::Kind::Tribe => Kind::Tribe,
        },
        province: s.province as usize,
        port: s.port.is_some(),
        major: false,
        harbour: s.port.map_or_else(String::new, modifier),
        notes: Vec::new(),
    });
    let roads = ROADS.iter().map(|r| Link {
        a: r.a.index(),
        b: r.b.index(),
        walk: match r.way {
            Way::Road => Walk::Road,
            Way::Strait => Walk::Strait,
            Way::Pass => Walk::Pass,
            Way::Alps => Walk::HighPass,
        },
    });
    MapSpec {
        frame: FRAME,
        room: Room::Ample,
        force: STACK,
        coast: COAST,
        clips: CLIPS.into(),
        spaces: spaces.collect(),
        provinces: provinces.into(),
        regions: vec!["Hispania", "Gallia", "Italia", "Sicilia", "Africa"],
        roads: roads.collect(),
        lanes: Vec::new(),
        open_sea: None,
        swells: SWELLS
            .map(|(lon, lat, gain, radius)| Swell { lon, lat, gain, radius })
            .into(),
        outside: OUTSIDE.into(),
        ridges: RIDGES.map(<[_]>::to_vec).into(),
        waters: WATERS.map(|(text, x, y, turn)| Water { text, x, y, turn }).into(),
        tracks: TRACKS.into(),
        berths: Vec::new(),
        passages: Vec::new(),
    }
}

/// The number beside a port's ship, with a true minus.
fn modifier(add: i8) -> String {
    match add {
        0 => "0".to_owned(),
        more if more > 0 => format!("+{more}"),
        less => format!("\u{2212}{}", -less),
    }
}
