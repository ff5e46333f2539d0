//! Who reacts to a move, and with what: by avoiding it or by intercepting it.

use crate::Force;
use engine::{SpaceId, UnitId, UnitSet};
use serde::{Deserialize, Serialize};

/// A general with the generals and units he takes along from one space.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Party {
    /// The general who rolls.
    pub general: UnitId,
    /// Other generals who go along.
    pub with: UnitSet,
    /// Units that go along.
    pub units: Force,
    /// Where they stand when they declare.
    pub from: SpaceId,
}

impl Party {
    /// A general alone.
    #[must_use]
    pub fn of(general: UnitId, from: SpaceId) -> Self {
        Party {
            general,
            with: UnitSet::EMPTY,
            units: Force::NONE,
            from,
        }
    }

    /// All generals of the party.
    #[must_use]
    pub fn generals(&self) -> UnitSet {
        let mut all = self.with;
        all.insert(self.general);
        all
    }

    /// Both parties of one space: units are added if no general is in both, else the larger number of each kind counts.
    fn joined(&self, other: &Party) -> Party {
        let apart = self.generals().and(other.generals()).is_empty();
        let mut with = self.generals().or(other.generals());
        with.remove(self.general);
        Party {
            with,
            units: self
                .units
                .by_kind(other.units, |a, b| if apart { a + b } else { a.max(b) }),
            ..*self
        }
    }
}

/// Parties from different spaces. No space has more than seven neighbours.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Parties {
    list: [Option<Party>; 8],
}

impl Parties {
    /// How many there can be.
    pub const ROOM: usize = 8;

    /// The parties in the order in which they came.
    pub fn iter(&self) -> impl Iterator<Item = &Party> {
        self.list.iter().flatten()
    }

    /// The party at this place of the order.
    #[must_use]
    pub fn get(&self, at: usize) -> Option<Party> {
        self.list.get(at).copied().flatten()
    }

    /// The party that came last, to be changed.
    pub fn last_mut(&mut self) -> Option<&mut Party> {
        self.list.iter_mut().flatten().last()
    }

    /// The party from a space.
    #[must_use]
    pub fn from(&self, space: SpaceId) -> Option<&Party> {
        self.iter().find(|p| p.from == space)
    }

    /// Adds a party at the end, or lets it join the one that came from the same space before.
    pub fn push(&mut self, party: Party) {
        if let Some(there) = self.list.iter_mut().flatten().find(|p| p.from == party.from) {
            *there = there.joined(&party);
        } else if let Some(free) = self.list.iter_mut().find(|p| p.is_none()) {
            *free = Some(party);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parties_of_one_space_join() {
        let (a, b, here) = (UnitId(17), UnitId(18), SpaceId(3));
        let mut all = Parties::default();
        all.push(Party {
            units: Force::new(3, 0, 0),
            ..Party::of(a, here)
        });
        all.push(Party {
            units: Force::new(2, 1, 0),
            ..Party::of(b, here)
        });
        assert_eq!(all.from(here).map(|p| p.units), Some(Force::new(5, 1, 0)));
        all.push(Party {
            units: Force::new(4, 0, 0),
            ..Party::of(b, here)
        });
        assert_eq!(all.from(here).map(|p| p.units), Some(Force::new(5, 1, 0)));
        all.push(Party::of(a, SpaceId(4)));
        assert_eq!(all.iter().count(), 2);
        assert_eq!(all.get(1).map(|p| p.from), Some(SpaceId(4)));
    }
}
