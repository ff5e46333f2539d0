//! What an army may be made of: ten Units, and no Consul left with fewer than three CUs (2.2.A, 2.3.E3, 7.1).

use super::company::{fresh_generals, fresh_units};
use crate::state::{Force, March, Office, State, Where};
use engine::{Side, SpaceId, UnitId, UnitSet};

/// Units an activated general can command (2.2.A).
pub const MOST_UNITS: u8 = 10;
/// Warships a Fleet can hold (2.3.G).
pub const MOST_WARSHIPS: u8 = 5;
/// CUs that a Consul is not to be left without (2.3.E3).
pub const CONSULAR_CUS: u8 = 3;

impl State {
    /// Whether enemies of a side have Units in a space, inside walls or not.
    #[must_use]
    pub(crate) fn enemy_units(&self, at: SpaceId, side: Side) -> bool {
        !self.place(at).all(side.enemy()).is_empty()
    }
}

/// The army with which a general sets out: all generals whom he may lead and all Units, Elephants before other CUs before Supply
/// Trains up to ten. A Consul who is left behind keeps three CUs (2.3.E3), another general one if enemy Units are in the space (2.2.A).
pub(super) fn all_he_may_take(s: &State, side: Side, general: UnitId) -> (UnitSet, Force) {
    let place = s.general(general).at;
    let (force, generals) = s.stack(side, place);
    let with = fresh_generals(s, general, s.may_lead(general, generals));
    let mut left = generals.without(with);
    left.remove(general);
    let kept = if s.has_consul(left) {
        CONSULAR_CUS
    } else {
        guard(s, side, place, left)
    };
    let cus = force.fighting().saturating_sub(kept).min(MOST_UNITS);
    let fresh = fresh_units(s, side, general);
    let elephants = fresh.elephants.min(cus);
    let cu = fresh.cu.min(cus - elephants);
    let trains = fresh.trains.min(MOST_UNITS - elephants - cu);
    (with, Force::new(cu, elephants, trains))
}

/// CUs that must stay with generals who stay where enemy Units are: one, lest they be unguarded among them (2.2.A).
pub(crate) fn guard(s: &State, side: Side, place: Where, left: UnitSet) -> u8 {
    let among_enemies = place.space().is_some_and(|at| s.enemy_units(at, side));
    u8::from(!left.is_empty() && among_enemies)
}

/// Whether a Proconsul with an Army has come to a Consul with fewer than three CUs and must stop or drop enough of his own (2.3.E3).
pub(super) fn consul_wants_cus(s: &State, m: &March) -> bool {
    if s.general(m.general).office != Office::Proconsul || m.units.is_empty() || m.trail.spaces().len() == 1 {
        return false;
    }
    let (force, generals) = s.stack(m.side, s.general(m.general).at);
    s.has_consul(generals) && force.fighting() - m.units.fighting() < CONSULAR_CUS
}
