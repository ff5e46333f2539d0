//! 4.4 Supply.

use crate::State;
use crate::data::locations::{self, Area, at};
use crate::data::ways::{Kind, joined, raided_from};
use engine::{Side, SpaceId, SpaceSet};

/// Locations beyond the straits that a line may enter (4.4).
const BEYOND_STRAITS: u32 = 2;

/// 4.4: the Supply Points of a side. Who controls one, whose it is; a side's own city supplies it also while it is unoccupied.
fn points(s: &State, side: Side) -> SpaceSet {
    let own = s.owned(side);
    let free = s.unoccupied();
    let home: &[SpaceId] = match side {
        Side::Rome => &[at::ROME],
        Side::Carthage => &[at::CARTHAGE, at::LILYBAEUM],
    };
    let mut all = SpaceSet::EMPTY;
    for point in [at::ROME, at::CARTHAGE, at::LILYBAEUM, at::SYRACUSE] {
        if own.contains(point) || free.contains(point) && home.contains(&point) {
            all.insert(point);
        }
    }
    all
}

/// 4.4: the locations from which a side can trace a line of supply. A line enters what is its own, what is unoccupied and where a battle
/// takes place, and no Sea Zone that the enemy controls.
#[must_use]
pub fn supplied(s: &State, side: Side) -> SpaceSet {
    let open = s.owned(side).or(s.unoccupied()).or(s.embattled());
    let reached = spread(s, side, points(s, side), open);
    reached.or(beyond_straits(reached, open))
}

/// What lines reach over roads and open Sea Zones, without the straits.
fn spread(s: &State, side: Side, from: SpaceSet, open: SpaceSet) -> SpaceSet {
    let (mut reached, mut fresh) = (from, from);
    let mut zones = [false; 4];
    while !fresh.is_empty() {
        let mut next = SpaceSet::EMPTY;
        for at in fresh.iter() {
            next = next.or(raided_from(at));
        }
        for zone in Area::ALL {
            let sails = !zones[zone as usize] && !s.is_hostile(zone, side) && !zone.coasts().and(fresh).is_empty();
            if sails {
                next = next.or(sail(s, side, zone, &mut zones));
            }
        }
        fresh = next.and(open).without(reached);
        reached = reached.or(fresh);
    }
    reached
}

/// The coasts of a Sea Zone, and of those that can be reached from it; these zones are entered.
fn sail(s: &State, side: Side, zone: Area, zones: &mut [bool; 4]) -> SpaceSet {
    zones[zone as usize] = true;
    let onward = zone.adjacent().into_iter().filter(|next| !s.is_hostile(*next, side));
    let mut coasts = zone.coasts();
    for next in onward {
        if !zones[next as usize] {
            coasts = coasts.or(sail(s, side, next, zones));
        }
    }
    coasts
}

/// 4.4: what lies beyond the straits, two locations at most, and no ship.
fn beyond_straits(reached: SpaceSet, open: SpaceSet) -> SpaceSet {
    let (mut all, mut here) = (SpaceSet::EMPTY, SpaceSet::EMPTY);
    for shore in [at::RHEGIUM, at::MESSANA] {
        if reached.contains(shore) {
            here = here.or(joined(shore, Kind::Straits).and(open));
        }
    }
    for _ in 0..BEYOND_STRAITS {
        all = all.or(here);
        here = here
            .iter()
            .fold(SpaceSet::EMPTY, |next, at| next.or(raided_from(at)))
            .and(open);
    }
    all.and(locations::ALL)
}
