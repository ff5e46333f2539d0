//! Who reacts to a move, and with what: by avoiding it or by intercepting it.

use crate::Units;
use kernel::{SpaceId, UnitId, UnitSet};
use serde::{Deserialize, Serialize};

/// A general with the generals and units he takes along from one space.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Party<F> {
    /// The general who rolls.
    pub general: UnitId,
    /// Other generals who go along.
    pub with: UnitSet,
    /// Units that go along.
    pub units: F,
    /// Where they stand when they declare.
    pub from: SpaceId,
}

impl<F: Units> Party<F> {
    /// A general alone.
    #[must_use]
    pub fn of(general: UnitId, from: SpaceId) -> Self {
        Party {
            general,
            with: UnitSet::EMPTY,
            units: F::default(),
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
    fn joined(&self, other: &Party<F>) -> Party<F> {
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
pub struct Parties<F> {
    list: [Option<Party<F>>; 8],
}

impl<F: Units> Parties<F> {
    /// How many there can be.
    pub const ROOM: usize = 8;

    /// The parties in the order in which they came.
    pub fn iter(&self) -> impl Iterator<Item = &Party<F>> {
        self.list.iter().flatten()
    }

    /// The party at this place of the order.
    #[must_use]
    pub fn get(&self, at: usize) -> Option<Party<F>> {
        self.list.get(at).copied().flatten()
    }

    /// The party that came last, to be changed.
    pub fn last_mut(&mut self) -> Option<&mut Party<F>> {
        self.list.iter_mut().flatten().last()
    }

    /// The party from a space.
    #[must_use]
    pub fn from(&self, space: SpaceId) -> Option<&Party<F>> {
        self.iter().find(|p| p.from == space)
    }

    /// Adds a party at the end, or lets it join the one that came from the same space before.
    pub fn push(&mut self, party: Party<F>) {
        if let Some(there) = self.list.iter_mut().flatten().find(|p| p.from == party.from) {
            *there = there.joined(&party);
        } else if let Some(free) = self.list.iter_mut().find(|p| p.is_none()) {
            *free = Some(party);
        }
    }
}
