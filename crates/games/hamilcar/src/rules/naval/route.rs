//! The ways of an Intercepting Fleet: from a Major Port along coastal lanes to the interception port, with a General on the way (8.1, 8.4).

use super::aboard::Port;
use crate::data::lanes::{by_sea, sea_set};
use crate::data::provinces::{Region, region_of};
use crate::data::spaces::{all, space};
use crate::protocol::refusals::naval as refusals;
use crate::rules::movement::range;
use crate::state::State;
use engine::{Legality, Side, SpaceId, SpaceSet, UnitId};

/// What a Fleet on its way still needs.
#[derive(Clone, Copy)]
pub(super) struct Way {
    /// The Intercepting side.
    pub by: Side,
    /// The interception port.
    pub to: SpaceId,
    /// Lanes it may still use.
    pub left: u8,
    /// Whether a General is aboard.
    pub led: bool,
    /// Whether Units are aboard that may not leave Africa (15.3.C).
    pub bound: bool,
}

/// The Major Ports from which a Fleet of the side could answer: those it controls (8.3).
pub(super) fn major_ports(s: &State, by: Side) -> impl Iterator<Item = SpaceId> {
    all().filter(move |at| space(*at).major_port && s.control(*at) == Some(by))
}

/// Whether a Fleet that sets out from this Major Port reaches the interception port with a General (8.1, 8.4).
pub(super) fn answers(s: &State, by: Side, from: SpaceId, to: SpaceId) -> bool {
    let way = Way {
        by,
        to,
        left: range(s, by),
        led: false,
        bound: false,
    };
    way.arrives(s, from)
}

/// Whether a Fleet that sets out from one of these ports can take this General aboard where he stands, and still comes to `to` (8.4).
pub(super) fn calls(s: &State, by: Side, from: SpaceSet, at: SpaceId, to: SpaceId, unit: UnitId) -> bool {
    let near = |from| lanes_between(from, at) + lanes_between(at, to) <= range(s, by);
    Port::of(s, by, at).has(unit) && from.iter().any(near)
}

impl Way {
    /// Whether a Fleet that lies in this port comes to the interception port with a General.
    pub(super) fn arrives(self, s: &State, at: SpaceId) -> bool {
        let led = self.led || Port::of(s, self.by, at).leads();
        if at == self.to {
            return led;
        }
        let on = Way {
            left: self.left.saturating_sub(1),
            led,
            ..self
        };
        self.left > 0
            && by_sea(at)
                .iter()
                .any(|next| self.open(at, *next) && on.arrives(s, *next))
    }

    /// Whether the Fleet as it is comes to the interception port with a General, if it takes none aboard in this port.
    pub(super) fn goes_on(self, s: &State, at: SpaceId) -> bool {
        match at == self.to {
            true => self.led,
            false => by_sea(at).iter().any(|next| self.may_sail(s, at, *next).is_ok()),
        }
    }

    /// Whether what is aboard may sail this lane.
    fn open(self, from: SpaceId, to: SpaceId) -> bool {
        let [from, to] = [from, to].map(|at| region_of(at) == Region::Africa);
        !self.bound || !from || to
    }

    /// Whether the Fleet may sail on from a port to one next to it along the coast.
    pub(super) fn may_sail(self, s: &State, from: SpaceId, to: SpaceId) -> Legality {
        let on = Way {
            left: self.left.saturating_sub(1),
            ..self
        };
        refusals::OUT_OF_REACH.unless(self.left > 0 && self.open(from, to) && on.arrives(s, to))
    }
}

/// Lanes between two ports: the next port on the shortest way comes first.
pub(super) fn lanes_between(from: SpaceId, to: SpaceId) -> u8 {
    let mut reached: SpaceSet = [from].into_iter().collect();
    let mut lanes = 0;
    while !reached.contains(to) && lanes < 20 {
        reached = reached.iter().fold(reached, |all, at| all.or(sea_set(at)));
        lanes += 1;
    }
    lanes
}
