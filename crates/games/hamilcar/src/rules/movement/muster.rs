//! Who and what can be taken along, and what must stay (2.2.A, 2.3.E3, 7.1, 7.3.C).

use super::activation::march;
use super::army::{CONSULAR_CUS, MOST_UNITS, guard};
use super::choose::Choosing;
use crate::protocol::refusals::movement as refusals;
use crate::state::{Before, Force, March, Office, State, Where};
use engine::{Legality, UnitId, UnitSet};

/// What there is to choose from: on land the stack in which the activated general stands, at sea what stands in the port.
pub(super) struct Muster {
    /// Where those stand who stay.
    place: Where,
    /// Units that may go along, those already chosen included.
    all: Force,
    /// Units chosen so far.
    chosen: Force,
    /// All generals, of the army and of the place.
    generals: UnitSet,
    /// The army before.
    before: Before,
    /// CUs aboard, which cannot be left.
    aboard: u8,
    /// Units for which there is room.
    room: u8,
}

impl Muster {
    /// What there is to choose from now.
    pub(super) fn of(s: &State) -> Muster {
        let before = march(s).before.expect("it is asked while the army is arranged");
        Muster::after(s, before)
    }

    /// What there is to choose from if the army was this before.
    fn after(s: &State, before: Before) -> Muster {
        let m = march(s);
        let place = before.place;
        let (left, generals) = s.stack(m.side, place);
        let Some(v) = s.voyage else {
            return Muster {
                place,
                all: left,
                chosen: m.units,
                generals,
                before,
                aboard: 0,
                room: MOST_UNITS,
            };
        };
        let chosen = v.units.minus(before.units);
        Muster {
            place,
            all: left.plus(chosen),
            chosen,
            generals: generals.or(m.generals()),
            before,
            aboard: before.units.fighting(),
            room: MOST_UNITS - v.warships - before.units.units(),
        }
    }

    /// Generals about whom can be said whether they go, in the order in which it is asked: on land those of equal or lower rank (7.1),
    /// at sea whoever is not aboard already (7.3.C). The Dictator comes first: nobody keeps CUs from him.
    pub(super) fn candidates(&self, s: &State) -> Vec<UnitId> {
        let open = if s.voyage.is_some() {
            self.generals.without(self.before.generals)
        } else {
            s.may_lead(march(s).general, self.generals)
        };
        let (first, rest): (Vec<UnitId>, Vec<UnitId>) = open
            .iter()
            .partition(|unit| s.general(*unit).office == Office::Dictator);
        [first, rest].concat()
    }

    /// Those who stay for certain when it is asked about a general: candidates are asked in their order.
    fn stay_before(&self, s: &State, unit: UnitId) -> UnitSet {
        let open = self.candidates(s).into_iter().skip_while(|u| *u != unit).collect();
        self.generals.without(march(s).generals()).without(open)
    }

    /// CUs there are, aboard or here.
    fn cus(&self) -> u8 {
        self.aboard + self.all.fighting()
    }

    /// CUs that a group of generals must be left with: with a Consul three, or as many as they had if they had fewer; always three if two
    /// Consuls of one army part (2.3.E3). From the Dictator nobody keeps any (5.2.C4).
    fn wants(&self, s: &State, army: UnitSet, group: UnitSet, parts: bool) -> u8 {
        if !s.has_consul(group) || army.iter().any(|u| s.general(u).office == Office::Dictator) {
            return 0;
        }
        let together = self.before.units.fighting();
        let came = !group.and(self.before.generals).is_empty();
        let found = !group.without(self.before.generals).is_empty();
        let had = match (came, found) {
            // They are one army from now on.
            (true, true) => self.cus(),
            (true, false) => together,
            (false, _) => self.cus() - together,
        };
        if parts { CONSULAR_CUS } else { had.min(CONSULAR_CUS) }
    }

    /// CUs that those who go must have, and CUs that must stay with the others.
    fn wanted(&self, s: &State, army: UnitSet, rest: UnitSet) -> (u8, u8) {
        let of_old = |group: UnitSet| s.has_consul(group.and(self.before.generals));
        let parts = of_old(army) && of_old(rest);
        let guard = guard(s, march(s).side, self.place, rest).min(self.all.fighting());
        let [goes, stays] = [army, rest].map(|group| self.wants(s, army, group, parts));
        (goes, stays.max(guard))
    }

    /// Whether the army of the march can part from those who outrank its general: whom he may lead may stay too (2.3.E3).
    pub(super) fn may_part(s: &State, m: &March) -> Legality {
        let before = Before {
            generals: m.generals(),
            units: m.units,
            place: s.general(m.general).at,
        };
        let muster = Muster::after(s, before);
        let army: UnitSet = [m.general].into_iter().collect();
        let open = muster.candidates(s).into_iter().collect();
        muster.law(s, army, muster.generals.without(army).without(open))
    }

    /// Whether a general may go along.
    pub(super) fn may_take(&self, s: &State, unit: UnitId) -> Legality {
        let mut army = march(s).generals();
        army.insert(unit);
        self.law(s, army, self.stay_before(s, unit))
    }

    /// Whether a general may stay.
    pub(super) fn may_leave(&self, s: &State, unit: UnitId) -> Legality {
        let mut rest = self.stay_before(s, unit);
        rest.insert(unit);
        self.law(s, march(s).generals(), rest)
    }

    fn law(&self, s: &State, army: UnitSet, rest: UnitSet) -> Legality {
        let (goes, stays) = self.wanted(s, army, rest);
        let fits = goes.saturating_sub(self.aboard) <= self.room;
        let enough = goes.max(self.aboard) + stays <= self.cus();
        refusals::CONSUL_KEEPS_THREE.unless(fits && enough)
    }

    /// How many units may be chosen when it has been said of each general whether he goes.
    pub(super) fn choosing(&self, s: &State) -> Choosing {
        let army = march(s).generals();
        let rest = self.generals.without(army);
        let (goes, stays) = self.wanted(s, army, rest);
        let at_sea = s.voyage.is_some();
        Choosing {
            avail: self.all,
            chosen: self.chosen,
            room: self.room,
            trains_take_room: true,
            least: goes.saturating_sub(self.aboard),
            most: self.all.fighting() - stays,
            why_least: refusals::CONSUL_KEEPS_THREE,
            why_most: if s.has_consul(rest) {
                refusals::CONSUL_KEEPS_THREE
            } else {
                refusals::LEFT_UNGUARDED
            },
            why_room: if at_sea {
                refusals::TEN_IN_FLEET
            } else {
                refusals::TEN_UNITS
            },
        }
    }
}
