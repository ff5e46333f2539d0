//! What a game says about its map: the input of the map maker, in degrees and names.

/// Size of an army beside its space: general, units, wagon and ribbon.
pub const STACK: (f64, f64) = (38.0, 36.0);

/// Outline of a space's marker.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A disc.
    Ordinary,
    /// A square.
    Walled,
    /// A larger square.
    LargeWalled,
    /// An oval.
    Tribe,
}

impl Kind {
    /// Half the marker's width and height.
    pub const fn half(self) -> (f64, f64) {
        match self {
            Kind::Ordinary => (10.5, 10.5),
            Kind::Walled => (12.0, 12.0),
            Kind::LargeWalled => (14.0, 14.0),
            Kind::Tribe => (15.0, 11.0),
        }
    }

    /// Middle of the chip with the capacity of its walls, from the marker's centre, if it has one.
    pub const fn chip(self) -> Option<(f64, f64)> {
        if self.walled() {
            Some((self.half().0 - 1.0, self.half().1 - 2.0))
        } else {
            None
        }
    }

    /// Whether garrisons stand in it.
    pub const fn walled(self) -> bool {
        matches!(self, Kind::Walled | Kind::LargeWalled)
    }

    /// Css class of its name.
    pub const fn class(self) -> &'static str {
        match self {
            Kind::Ordinary => "ordinary",
            Kind::Walled => "walled",
            Kind::LargeWalled => "walled large",
            Kind::Tribe => "tribe",
        }
    }
}

/// A space.
pub struct Space {
    /// Printed name.
    pub name: &'static str,
    /// Degrees north.
    pub lat: f64,
    /// Degrees east.
    pub lon: f64,
    /// Outline.
    pub kind: Kind,
    /// Index of its province.
    pub province: usize,
    /// Whether ships can lie here.
    pub port: bool,
    /// Whether it is a major port.
    pub major: bool,
    /// What is printed beside its anchor.
    pub harbour: String,
    /// What is printed after its name.
    pub notes: Vec<Note>,
}

/// A small mark printed after the name of a space.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Note {
    /// What it is worth, in a coin: a golden one where it can become a City.
    Worth {
        /// The number.
        vp: u8,
        /// Whether the coin is golden.
        golden: bool,
    },
    /// A figure: whoever settles it needs people for it.
    Colonist,
    /// A shield: it is easier to defend.
    Shield,
    /// A standard: supply comes from it.
    Supply,
}

/// What lies on the water for Fleets.
pub struct Berth {
    /// Its name, a line each.
    pub lines: Vec<&'static str>,
    /// Its centre, in map units.
    pub at: (f64, f64),
    /// What it is.
    pub kind: BerthKind,
}

/// What a berth is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BerthKind {
    /// A Sea Zone: an oval with room for a Fleet of each side.
    Zone,
    /// The Home Port of a side (its css class): room for one Fleet.
    Home(&'static str),
}

impl BerthKind {
    /// Half its width and height.
    pub const fn half(self) -> (f64, f64) {
        match self {
            BerthKind::Zone => (68.0, 34.0),
            BerthKind::Home(_) => (32.0, 24.0),
        }
    }
}

/// A province.
pub struct Province {
    /// Name in the data.
    pub name: &'static str,
    /// Region in the data.
    pub region: &'static str,
    /// Css class of its colours.
    pub colour: &'static str,
    /// Step of lightness, 1 to 3; neighbours differ.
    pub shade: u8,
    /// Names printed for it: its own, or one per part (a piece of it, by its rank in size).
    pub titles: Vec<(&'static str, Option<usize>)>,
}

/// What a way by land is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Walk {
    /// A road.
    Road,
    /// Over a strait.
    Strait,
    /// Over a mountain pass.
    Pass,
    /// Over the highest of the mountains.
    HighPass,
    /// A rough road.
    Rough,
}

/// A way by land between two spaces (indices).
pub struct Link {
    /// One end.
    pub a: usize,
    /// The other end.
    pub b: usize,
    /// What it is.
    pub walk: Walk,
}

/// A coastal lane between two spaces (indices).
pub struct Lane {
    /// One end.
    pub a: usize,
    /// The other end.
    pub b: usize,
    /// Storms on it.
    pub storms: u8,
}

/// A magnifier: at its centre the map is enlarged by `1 + gain`.
///
/// The kernel `1 / (1 + s)` keeps its Jacobian positive for gains below 8, so nothing folds.
pub struct Swell {
    /// Degrees east.
    pub lon: f64,
    /// Degrees north.
    pub lat: f64,
    /// Enlargement beyond 1.
    pub gain: f64,
    /// Radius in degrees of latitude.
    pub radius: f64,
}

/// The name of a sea.
pub struct Water {
    /// What is written.
    pub text: &'static str,
    /// Where, in map units.
    pub x: f64,
    /// Where, in map units.
    pub y: f64,
    /// Degrees clockwise.
    pub turn: i32,
}

/// An open sea: any of its ports is one voyage from every other.
pub struct OpenSea {
    /// Its name, a line each.
    pub lines: [&'static str; 2],
    /// What a voyage costs, as printed.
    pub cost: &'static str,
    /// Its storms.
    pub storms: u8,
    /// Its ports.
    pub ports: Vec<usize>,
    /// Middle of its name, in map units.
    pub seat: (f64, f64),
}

/// A box of the board printed on the sea, in map units: id, left, top, width, height.
pub type Track = (&'static str, f64, f64, f64, f64);

/// The sheet that the map is drawn on, and how the earth is laid on it.
#[derive(Clone, Copy)]
pub struct Frame {
    /// Width of the part that is always shown.
    pub width: f64,
    /// Height of the part that is always shown.
    pub height: f64,
    /// How far the drawing goes on beyond it: left, top, right, bottom.
    pub bleed: [f64; 4],
    /// Room kept free of spaces: left, top, right, and below.
    pub margin: [f64; 4],
    /// Two spaces closer than this ellipse push each other away.
    pub clear: (f64, f64),
    /// The parallel that is drawn true, in degrees.
    pub parallel: f64,
    /// How much longer one axis may be drawn than the other.
    pub stretch: f64,
}

/// An edge at which the coast was clipped, and how far the land is thought to run on there: axis (0 longitude), the edge, where it goes,
/// all in degrees.
pub type Clip = (usize, f64, f64);

/// How near a pane comes that holds everything: what may meet there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Room {
    /// Every army has a seat of its own.
    Ample,
    /// No armies stand on land, only a sign or two: names keep off roads and lanes.
    Bare,
}

/// All of it.
pub struct MapSpec {
    /// The sheet.
    pub frame: Frame,
    /// How much room there is.
    pub room: Room,
    /// Size of what stands beside a space: an army, or a sign.
    pub force: (f64, f64),
    /// The coast's file in `assets/coast`, without its ending.
    pub coast: &'static str,
    /// Where that coast was clipped.
    pub clips: Vec<Clip>,
    /// In the order of their ids.
    pub spaces: Vec<Space>,
    /// In the data's order.
    pub provinces: Vec<Province>,
    /// Regions, in the order of their zoom buttons.
    pub regions: Vec<&'static str>,
    /// Roads and straits.
    pub roads: Vec<Link>,
    /// Coastal lanes.
    pub lanes: Vec<Lane>,
    /// The open sea, if there is one.
    pub open_sea: Option<OpenSea>,
    /// Magnifiers.
    pub swells: Vec<Swell>,
    /// Places that belong to no province, longitude and latitude.
    pub outside: Vec<[f64; 2]>,
    /// Ridges, longitude and latitude.
    pub ridges: Vec<Vec<[f64; 2]>>,
    /// Names of seas.
    pub waters: Vec<Water>,
    /// Boxes for tracks.
    pub tracks: Vec<Track>,
    /// Sea Zones and Home Ports; their ids come after those of the spaces.
    pub berths: Vec<Berth>,
    /// Berths between which Fleets sail (indices).
    pub passages: Vec<(usize, usize)>,
}
