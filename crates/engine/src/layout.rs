//! Where things lie on a drawn map, for any game: written by the map maker, read by the page.
//!
//! All numbers are **tenths of a map unit**; the map's svg has whole units, so `Spot { x: 4013, y: 268 }` is drawn at
//! `(401.3, 26.8)`. One map unit is one CSS pixel when the whole map is shown in its design size. Path data
//! ([`Way::path`], [`Feeler::path`]) is in map units and goes into an svg `d` as it is.

use crate::SpaceId;

/// A point, in tenths of a map unit from the upper left corner of the view.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Spot {
    /// To the right.
    pub x: i16,
    /// Downwards.
    pub y: i16,
}

impl Spot {
    /// The point in map units, for svg attributes.
    ///
    /// ```
    /// use engine::layout::Spot;
    /// assert_eq!(Spot { x: 4013, y: -5 }.units(), (401.3, -0.5));
    /// ```
    #[must_use]
    pub fn units(self) -> (f64, f64) {
        (f64::from(self.x) / 10.0, f64::from(self.y) / 10.0)
    }
}

/// An upright box, in tenths of a map unit.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Zone {
    /// Left edge.
    pub x: i16,
    /// Upper edge.
    pub y: i16,
    /// Width.
    pub w: i16,
    /// Height.
    pub h: i16,
}

impl Zone {
    /// The middle of the box.
    ///
    /// ```
    /// use engine::layout::{Spot, Zone};
    /// assert_eq!(Zone { x: 10, y: 20, w: 40, h: 60 }.middle(), Spot { x: 30, y: 50 });
    /// ```
    #[must_use]
    pub const fn middle(self) -> Spot {
        Spot {
            x: self.x + self.w / 2,
            y: self.y + self.h / 2,
        }
    }

    /// Whether the two boxes share more than an edge.
    #[must_use]
    pub const fn meets(self, other: Zone) -> bool {
        self.x < other.x + other.w
            && other.x < self.x + self.w
            && self.y < other.y + other.h
            && other.y < self.y + self.h
    }

    /// Left, top, width and height in map units, as an svg `viewBox` wants them.
    #[must_use]
    pub fn units(self) -> (f64, f64, f64, f64) {
        let Spot { x, y } = Spot { x: self.w, y: self.h };
        (
            f64::from(self.x) / 10.0,
            f64::from(self.y) / 10.0,
            f64::from(x) / 10.0,
            f64::from(y) / 10.0,
        )
    }
}

/// Where one space and all that belongs to it is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Place {
    /// Centre of its marker.
    pub at: Spot,
    /// Half the marker's width and height (a disc's radius twice).
    pub half: Spot,
    /// Box of its printed name: the text starts at the left edge, its baseline is [`Layout::BASELINE`] above the lower edge.
    pub label: Zone,
    /// Where an army stands.
    pub stack: Zone,
    /// Where a second force stands: a besieger beside a garrison, or the other side during a battle.
    pub second: Zone,
    /// Its anchor, if it is a port.
    pub port: Option<Spot>,
}

/// What kind of way it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum WayKind {
    /// A road.
    Road,
    /// A strait that armies cross on foot.
    Strait,
    /// A mountain pass.
    Pass,
    /// A coastal sea lane.
    Lane,
    /// A rough road.
    Rough,
    /// A passage between two Sea Zones, or between a Home Port and the Sea Zone before it: Fleets sail it.
    Passage,
}

impl WayKind {
    /// Whether it runs over the water, for ships.
    ///
    /// ```
    /// use engine::layout::WayKind;
    /// assert!(WayKind::Passage.by_sea() && !WayKind::Strait.by_sea());
    /// ```
    #[must_use]
    pub const fn by_sea(self) -> bool {
        matches!(self, WayKind::Lane | WayKind::Passage)
    }
}

/// A way between two spaces, as drawn: counters glide along it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Way {
    /// Kind.
    pub kind: WayKind,
    /// The space the path starts from.
    pub from: SpaceId,
    /// The space the path ends at.
    pub to: SpaceId,
    /// Svg path data from marker to marker; a lane leaves and enters through the anchors.
    pub path: &'static str,
}

/// A line from a port to the seat of an open sea; a voyage is one feeler out and another back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Feeler {
    /// The port.
    pub from: SpaceId,
    /// Svg path data from the port's marker through its anchor to [`Layout::open_sea`].
    pub path: &'static str,
}

/// A named spot: the seat of a province's pennant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NamedSpot {
    /// Name of the province as in the game's data.
    pub name: &'static str,
    /// Centre of the pennant.
    pub at: Spot,
}

/// A named box: a region to zoom to, a place for a track.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NamedZone {
    /// Name of the region as in the game's data, or the id of the track's board.
    pub name: &'static str,
    /// The box.
    pub zone: Zone,
}

/// Everything the page must know to lay counters on a drawn map.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Layout {
    /// The part that is always shown: the svg's `viewBox`.
    pub view: Zone,
    /// How far the drawing goes on beyond the view, so that no pane shows a bare edge.
    pub bleed: Zone,
    /// All spaces, in the order of [`SpaceId`].
    pub places: &'static [Place],
    /// All roads, straits and lanes.
    pub ways: &'static [Way],
    /// Seat of the open sea, or the middle of the view where a game has none.
    pub open_sea: Spot,
    /// Lines of the open sea, one per port.
    pub feelers: &'static [Feeler],
    /// Seats of the provinces' pennants; a province in two parts has one in each.
    pub pennants: &'static [NamedSpot],
    /// Boxes of the regions, for the zoom buttons.
    pub regions: &'static [NamedZone],
    /// Boxes on the empty sea where the tracks are laid in landscape.
    pub tracks: &'static [NamedZone],
}

impl Layout {
    /// No map: nothing lies anywhere.
    pub const EMPTY: Layout = Layout {
        view: zone(0, 0, 0, 0),
        bleed: zone(0, 0, 0, 0),
        places: &[],
        ways: &[],
        open_sea: at(0, 0),
        feelers: &[],
        pennants: &[],
        regions: &[],
        tracks: &[],
    };

    /// From a label's lower edge up to its baseline, in tenths of a map unit.
    pub const BASELINE: i16 = 22;

    /// The way of this kind of travel between two spaces, and whether it runs backwards (from its `to` to its `from`).
    #[must_use]
    pub fn way(&self, a: SpaceId, b: SpaceId, by_sea: bool) -> Option<(&'static Way, bool)> {
        self.ways
            .iter()
            .filter(|way| way.kind.by_sea() == by_sea)
            .find_map(|way| match (way.from, way.to) {
                ends if ends == (a, b) => Some((way, false)),
                ends if ends == (b, a) => Some((way, true)),
                _ => None,
            })
    }
}

/// A spot, in tenths of a map unit. This and the following write the rows of a drawn map.
///
/// ```
/// use engine::layout::{Place, at, place, zone};
/// static PORT: Place = place(at(90, 80), at(9, 9), zone(70, 95, 40, 12), zone(50, 20, 57, 53), zone(120, 20, 57, 53), Some(at(90, 110)));
/// assert_eq!(PORT.port.map(|anchor| anchor.y), Some(110));
/// ```
#[must_use]
pub const fn at(x: i16, y: i16) -> Spot {
    Spot { x, y }
}

/// A box by its corner and its size, in tenths of a map unit.
#[must_use]
pub const fn zone(x: i16, y: i16, w: i16, h: i16) -> Zone {
    Zone { x, y, w, h }
}

/// A space: centre, half size, box of the name, where an army and a second one stand, and the anchor of a port.
#[must_use]
pub const fn place(at: Spot, half: Spot, label: Zone, stack: Zone, second: Zone, port: Option<Spot>) -> Place {
    Place {
        at,
        half,
        label,
        stack,
        second,
        port,
    }
}

/// A way between two spaces, given by the rows of the game's table.
#[must_use]
pub const fn way(kind: WayKind, from: u8, to: u8, path: &'static str) -> Way {
    Way {
        kind,
        from: SpaceId(from),
        to: SpaceId(to),
        path,
    }
}

/// A line of the open sea from a port, given by its row in the game's table.
#[must_use]
pub const fn feeler(from: u8, path: &'static str) -> Feeler {
    Feeler {
        from: SpaceId(from),
        path,
    }
}

/// The seat of a province's pennant.
#[must_use]
pub const fn seat(name: &'static str, at: Spot) -> NamedSpot {
    NamedSpot { name, at }
}

/// A named box.
#[must_use]
pub const fn named(name: &'static str, zone: Zone) -> NamedZone {
    NamedZone { name, zone }
}
