//! What a game says about its map: the input of all drawing, in degrees and names.

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

/// A way between two spaces (indices).
pub struct Link {
    /// One end.
    pub a: usize,
    /// The other end.
    pub b: usize,
    /// Storms on it, for lanes.
    pub storms: u8,
    /// Whether it crosses a strait, for roads; a lane beside such a road is not drawn.
    pub strait: bool,
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

/// All of it.
pub struct Source {
    /// Short name: of the files written.
    pub game: &'static str,
    /// Coast rings, longitude and latitude.
    pub coast: Vec<Vec<[f64; 2]>>,
    /// In the order of their ids.
    pub spaces: Vec<Space>,
    /// In the data's order.
    pub provinces: Vec<Province>,
    /// Regions, in the order of their zoom buttons.
    pub regions: Vec<&'static str>,
    /// Roads and straits.
    pub roads: Vec<Link>,
    /// Coastal lanes.
    pub lanes: Vec<Link>,
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
}
