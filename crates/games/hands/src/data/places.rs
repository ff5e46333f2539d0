//! The numbers of all places on the map: the locations, then the Sea Zones, then the Home Ports.

use super::locations::{Area, COUNT};
use engine::{Side, SpaceId};

/// How many places the map has: the locations, the Sea Zones, the Home Ports.
pub(crate) const PLACES: usize = COUNT + Area::ALL.len() + 2;

/// The number of a Fleet's place among spaces: the Sea Zones come after the locations, the Home Ports after them.
#[must_use]
pub(crate) fn place_of(side: Side, fleet: Option<Area>) -> SpaceId {
    let after = match fleet {
        Some(zone) => zone as usize,
        None => Area::ALL.len() + usize::from(side == Side::Carthage),
    };
    SpaceId((COUNT + after) as u8)
}

/// The place of a Fleet with this number: a Sea Zone, or `None` for a Home Port.
#[must_use]
pub(crate) fn fleet_at(place: SpaceId) -> Option<Area> {
    Area::ALL.get(usize::from(place.0) - COUNT).copied()
}
