//! The Political Isolation Removal Phase (5, 5; 19.4).

use crate::board::politics;
use crate::data::roads::supplying;
use crate::data::spaces::{self, space};
use crate::state::{Marker, Phase, Place};
use crate::{Board, State};
use engine::{Flow, Side, SpaceId, SpaceSet};

/// Rome first, both sides remove all their isolated PC markers.
///
/// # Errors
/// [`engine::Halt`].
pub fn political_isolation_phase(t: &mut Board<'_>) -> Flow<Phase> {
    for side in [Side::Rome, Side::Carthage] {
        for at in isolated(&t.state, side).iter() {
            politics::set_marker(t, at, Marker::None, "19.4")?;
        }
    }
    Ok(Phase::VictoryCheck)
}

/// The round PC markers of a side that no path joins with a friendly CU or a friendly Walled City, Tribe or port.
#[must_use]
pub fn isolated(s: &State, side: Side) -> SpaceSet {
    s.pcs(side).without(supplied(s, side))
}

/// The spaces from which a path leads to safety. No path crosses a mountain pass.
pub(crate) fn supplied(s: &State, side: Side) -> SpaceSet {
    Supply::of(s, side).joined()
}

/// What the paths of a side lead to and through (19.4).
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Supply {
    side: Side,
    /// What a path may lead to: a friendly CU, or a friendly controlled Walled City, Tribe or port, besieged or not.
    ends: SpaceSet,
    /// What a path may go through: an enemy PC marker or a neutral Tribe bars it unless a friendly CU is there, enemy CUs bar it unless a
    /// friendly PC marker is there.
    open: SpaceSet,
}

impl Supply {
    pub(crate) fn of(s: &State, side: Side) -> Self {
        let mut supply = Supply {
            side,
            ends: SpaceSet::EMPTY,
            open: SpaceSet::EMPTY,
        };
        for at in spaces::all() {
            supply.look_at(at, s.place(at));
        }
        supply
    }

    /// The same if a space were otherwise.
    pub(crate) fn with(mut self, at: SpaceId, place: &Place) -> Self {
        self.ends.remove(at);
        self.open.remove(at);
        self.look_at(at, place);
        self
    }

    fn look_at(&mut self, at: SpaceId, place: &Place) {
        let (controls, stands) = (place.control() == Some(self.side), !place.all(self.side).is_empty());
        let safe = matches!(place.marker, Marker::City(_) | Marker::Tribe(_)) || space(at).port.is_some();
        if controls && safe || stands {
            self.ends.insert(at);
        }
        let ground = !place.hostile(self.side) || stands;
        if ground && (controls || place.all(self.side.enemy()).is_empty()) {
            self.open.insert(at);
        }
    }

    /// The spaces from which a path leads to safety.
    pub(crate) fn joined(&self) -> SpaceSet {
        punic::joined_with(self.ends, self.open, supplying)
    }
}
