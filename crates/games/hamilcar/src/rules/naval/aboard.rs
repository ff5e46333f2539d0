//! Who and what an Intercepting Fleet takes aboard in a port on its way (8.3, 8.4, 2.3.E3, 15.3.C).

use super::route::{Way, lanes_between};
use super::{fleet, fleet_mut, interception};
use crate::board::{walls, why_not};
use crate::protocol::refusals::{movement, naval as refusals};
use crate::rules::movement::{CONSULAR_CUS, Choosing, MOST_UNITS, choose_units, guard, range};
use crate::state::{Force, Kind, Office, State, Where};
use crate::{Board, NavalAsk, NavalEvent, ask, emit};
use engine::{Choice, Flow, Legality, Side, SpaceId, UnitId, UnitSet};

/// What stands in a port and could go aboard: nothing from inside a Besieged Walled City (8.3).
pub(super) struct Port {
    by: Side,
    at: SpaceId,
    force: Force,
    generals: UnitSet,
}

impl Port {
    /// What stands there now.
    pub(super) fn of(s: &State, by: Side, at: SpaceId) -> Port {
        let place = s.place(at);
        let inside = place.city() == Some(by) && !place.besieged();
        let (force, generals) = if inside {
            (place.all(by), s.generals_in(at, by))
        } else {
            (s.outside(at, by), s.generals_at(at, by))
        };
        Port {
            by,
            at,
            force,
            generals,
        }
    }

    /// Whether a General can be taken aboard: all of them together always can.
    pub(super) fn leads(&self) -> bool {
        !self.generals.is_empty()
    }

    /// Whether this General is one of them.
    pub(super) fn has(&self, unit: UnitId) -> bool {
        self.generals.contains(unit)
    }

    /// CUs there were when the Fleet came.
    fn cus(&self, s: &State) -> u8 {
        self.force.plus(fleet(s).loaded).fighting()
    }

    /// The fewest CUs to be taken here when these Generals go, and those that must stay with the others: three each with a Consul, or as
    /// many as he had if he had fewer (2.3.E3), and one with Generals who stay where enemy Units are (2.2.A). From the Dictator no
    /// Consul keeps any (5.2.C4).
    fn wanted(&self, s: &State, goes: UnitSet, stays: UnitSet) -> (u8, u8) {
        let had = self.cus(s);
        let dictates = |u: UnitId| s.general(u).office == Office::Dictator;
        let picked_up = fleet(s).commander.into_iter().chain(goes.iter()).any(dictates);
        let consuls = |of| !picked_up && s.has_consul(of);
        let (with, left) = (consuls(goes), consuls(stays));
        let consular = |there: bool| match there {
            false => 0,
            true if with && left => CONSULAR_CUS,
            true => had.min(CONSULAR_CUS),
        };
        let before = fleet(s).units.fighting() - fleet(s).loaded.fighting();
        let guard = guard(s, self.by, Where::At(self.at), stays).min(had);
        (consular(with).saturating_sub(before), consular(left).max(guard))
    }

    /// Whether these Generals may go and all others of the port stay.
    fn law(&self, s: &State, goes: UnitSet) -> Legality {
        let stays = self.generals.or(fleet(s).joined).without(goes);
        let (least, kept) = self.wanted(s, goes, stays);
        let fits = least <= room(s, !goes.is_empty()) && least + kept <= self.cus(s);
        movement::CONSUL_KEEPS_THREE.unless(fits)
    }

    /// Whether a General may go, alone or with others who are named after him.
    fn may_join(&self, s: &State, unit: UnitId) -> Legality {
        let mut goes = fleet(s).joined;
        goes.insert(unit);
        let open = self.generals.without(goes);
        let consuls: UnitSet = open.iter().filter(|u| s.is_consul(*u)).collect();
        [UnitSet::EMPTY, consuls, open]
            .into_iter()
            .find_map(|more| self.law(s, goes.or(more)).ok())
            .ok_or(movement::CONSUL_KEEPS_THREE)
    }

    /// Whether no more Generals need to go: the Fleet has one, or can still take one aboard on its way (8.4).
    fn may_be_left(&self, s: &State) -> Legality {
        refusals::FLEET_NEEDS_GENERAL.unless(way(s).goes_on(s, self.at))?;
        self.law(s, fleet(s).joined)
    }

    /// Units that may be taken: none that may not leave Africa if the way leads out of it, from here or from further on (15.3.C).
    fn available(&self, s: &State) -> Force {
        let arrives = Way { bound: true, ..way(s) }.goes_on(s, self.at);
        if arrives || !bound(s, self.by) {
            self.force.plus(fleet(s).loaded)
        } else {
            Force::NONE
        }
    }

    fn choosing(&self, s: &State) -> Choosing {
        let goes = fleet(s).joined;
        let stays = self.generals;
        let (least, kept) = self.wanted(s, goes, stays);
        Choosing {
            avail: self.available(s),
            chosen: fleet(s).loaded,
            room: room(s, false),
            trains_take_room: true,
            least,
            most: self.cus(s) - kept,
            why_least: movement::CONSUL_KEEPS_THREE,
            why_most: if s.has_consul(stays) {
                movement::CONSUL_KEEPS_THREE
            } else {
                movement::LEFT_UNGUARDED
            },
            why_room: movement::TEN_IN_FLEET,
        }
    }
}

/// Whether Units of a side may not leave Africa (15.3.C).
fn bound(s: &State, by: Side) -> bool {
    by == Side::Carthage && !s.may_leave_africa()
}

/// The way that is left to the Intercepting Fleet.
pub(super) fn way(s: &State) -> Way {
    let (i, f) = (interception(s), fleet(s));
    let sailed = f.route.spaces().len() as u8 - 1;
    Way {
        by: i.by,
        to: i.at,
        left: range(s, i.by).saturating_sub(sailed),
        led: f.commander.is_some(),
        bound: bound(s, i.by) && !f.units.is_empty(),
    }
}

/// Units of the port for which there is room (2.3.G). As long as nobody commands it, a Roman Fleet keeps room for the CUs of a Consul.
fn room(s: &State, led: bool) -> u8 {
    let f = fleet(s);
    let taken = f.warships + f.units.units() - f.loaded.units();
    let kept = if led || f.commander.is_some() || interception(s).by == Side::Carthage {
        0
    } else {
        CONSULAR_CUS
    };
    (MOST_UNITS - taken).saturating_sub(kept)
}

/// Whether the Intercepting Fleet has no General yet and none waits on its way but in ports that it has passed: it must come back for one
/// (8.4).
#[must_use]
pub(crate) fn comes_back(s: &State) -> bool {
    let (way, here, passed) = (way(s), here(s), fleet(s).route);
    let near = |at: SpaceId| lanes_between(here, at) + lanes_between(at, way.to) <= way.left;
    let ahead = |at: &SpaceId| !passed.spaces().contains(at) && near(*at);
    let waits = |unit: UnitId| {
        let at = s.general(unit).at.space().filter(ahead);
        at.is_some_and(|at| Port::of(s, way.by, at).has(unit))
    };
    !way.led && !s.generals_in_play(way.by).iter().any(waits)
}

/// Takes aboard in the port where the Fleet lies: Generals, the first of whom commands unless one of higher rank joins (8.4), then
/// Units (8.3).
pub(super) fn take_aboard(t: &mut Board<'_>, at: SpaceId) -> Flow<()> {
    let by = interception(&t.state).by;
    fleet_mut(&mut t.state).joined = UnitSet::EMPTY;
    fleet_mut(&mut t.state).loaded = Force::NONE;
    while !Port::of(&t.state, by, at).generals.is_empty() {
        let answer = ask(t, by, NavalAsk::AddGeneral, "8.4", |s, o| {
            let port = Port::of(s, by, at);
            o.weigh_each(port.generals.iter(), Choice::Unit, |unit| port.may_join(s, unit));
            o.weigh(Choice::Pass, || port.may_be_left(s));
            why_not::own_generals(o, by, |unit| match s.general(unit).at.space() {
                Some(here) if here == at => refusals::BESIEGED_STAYS,
                Some(_) => refusals::NOT_IN_THIS_PORT,
                None => why_not::absent(s, unit),
            });
            why_not::spaces(o, |_| refusals::NAME_A_GENERAL);
            why_not::cards(o, refusals::ANSWER_WITH_THE_FLEET);
        })?;
        let Choice::Unit(unit) = answer else { break };
        join(&mut t.state, unit);
    }
    if !Port::of(&t.state, by, at).available(&t.state).is_empty() {
        let choosing = |s: &State| Port::of(s, by, at).choosing(s);
        choose_units(t, by, "8.3", choosing, NavalAsk::AddUnits, load)?;
    }
    let taken = *fleet(&t.state);
    if !taken.joined.is_empty() || !taken.loaded.is_empty() {
        emit(
            t,
            "8.3",
            NavalEvent::TakenAboard {
                by,
                at,
                generals: taken.joined,
                units: taken.loaded,
            },
        );
    }
    walls::settle(t, at)
}

/// A General goes aboard; he commands if he is the first, or of higher rank than who does (8.4).
fn join(s: &mut State, unit: UnitId) {
    s.general_mut(unit).at = Where::AtSea;
    let above = fleet(s).commander.is_none_or(|first| s.rank(unit) > s.rank(first));
    let fleet = fleet_mut(s);
    fleet.joined.insert(unit);
    if above {
        fleet.commander = Some(unit);
    }
}

/// So many Units of a kind go aboard, those outside walls first.
fn load(s: &mut State, kind: Kind, n: u8) {
    let (by, at) = (interception(s).by, here(s));
    let place = s.place_mut(at);
    let outside = place.outside[by].of_mut(kind);
    let first = n.min(*outside);
    *outside -= first;
    if place.city() == Some(by) {
        *place.inside.of_mut(kind) -= n - first;
    }
    let fleet = fleet_mut(s);
    *fleet.units.of_mut(kind) += n;
    *fleet.loaded.of_mut(kind) += n;
}

/// The port where the Intercepting Fleet lies.
pub(super) fn here(s: &State) -> SpaceId {
    let route = fleet(s).route;
    route.spaces()[route.spaces().len() - 1]
}
