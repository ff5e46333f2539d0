//! Sea lanes: what they cost, who may sail where, who may land (2.1.H, 7.3, 15.3.C, 15.4.B, 15.6).

use super::activation::{is_port, truce_allows};
use super::{company, road, squadron};
use crate::data::generals::general as row;
use crate::data::lanes::{TYRRHENUM_MP, by_sea, sea_set, tyrrhenum_ports};
use crate::data::provinces::{Region, region_of};
use crate::data::spaces::at::SYRACUSAE;
use crate::protocol::refusals::movement as refusals;
use crate::state::{March, Mood, State, Voyage};
use engine::{Legality, Refusal, Side, SpaceId, UnitId};

/// The port's neighbours by sea with the MPs to each: first along the coast for 1 (7.3.A), then across the Mare Tyrrhenum for 2
/// (2.1.H). Of two ways to the same port the coastal one is taken: it costs less.
pub(super) fn next_ports(from: SpaceId) -> impl Iterator<Item = (SpaceId, u8)> {
    let open = if tyrrhenum_ports().contains(from) {
        tyrrhenum_ports()
    } else {
        engine::SpaceSet::EMPTY
    };
    let open = open.without(sea_set(from)).iter().filter(move |to| *to != from);
    by_sea(from)
        .iter()
        .map(|to| (*to, 1))
        .chain(open.map(|to| (to, TYRRHENUM_MP)))
}

/// MPs of one Naval Movement of Carthage (7.3.A).
const CARTHAGE_POINTS: u8 = 4;

/// MPs that a Fleet of a side may spend in one movement: as many as the level of Roman Seamanship shows, or four for Carthage (7.3.A,
/// 15.4.B).
pub(crate) fn range(s: &State, side: Side) -> u8 {
    match side {
        Side::Rome => s.seamanship_level().range,
        Side::Carthage => CARTHAGE_POINTS,
    }
}

/// MPs the Fleet may still spend: those of the general and of all with him (7.1), and in one Naval Movement no more than Roman Seamanship
/// allows, or four for Carthage (7.3.A); a Forced March has no such limit (17.1 #40).
pub(super) fn points_left(s: &State, m: &March, v: &Voyage) -> u8 {
    let own = company::left(s, m).min(squadron::reach(s, v));
    if m.forced {
        return own;
    }
    own.min(range(s, v.side).saturating_sub(v.spent))
}

/// Whether the Fleet may sail on to a port so many MPs away.
pub(super) fn may_sail(s: &State, m: &March, v: &Voyage, to: SpaceId, points: u8) -> Legality {
    company::may_spend(s, m, points)?;
    refusals::WARSHIPS_HAVE_SAILED.unless(squadron::reach(s, v) >= points)?;
    let own = company::left(s, m);
    let left = points_left(s, m, v);
    if left < points {
        return Err(refusals::BEYOND_SEAMANSHIP);
    }
    crosses(s, m, v, v.at, to)?;
    refusals::NO_LANDING.unless(lands_or_sails_on(s, m, v, to, left - points, own - points))
}

/// Whether the way from port to port is open to this Fleet: to Africa (15.6) and out of it (15.3.C).
fn crosses(s: &State, m: &March, v: &Voyage, from: SpaceId, to: SpaceId) -> Legality {
    let [from, to] = [from, to].map(|at| region_of(at) == Region::Africa);
    match v.side {
        Side::Rome if to && !from => sails_to_africa(s, m.general),
        Side::Carthage if from && !to && !v.units.is_empty() => leaves_africa(s),
        _ => Ok(()),
    }
}

/// Whether Seamanship lets any Roman general sail to Africa: Excellent, or Good with Syracusae (15.6).
pub(super) fn africa_is_open(s: &State) -> bool {
    s.seamanship == 4 || (s.seamanship == 3 && s.control(SYRACUSAE) == Some(Side::Rome))
}

/// Whether a Roman general may sail to Africa: by Seamanship, or as an Africanus (2.2.D3, 15.6).
fn sails_to_africa(s: &State, general: UnitId) -> Legality {
    refusals::AFRICA_CLOSED.unless(africa_is_open(s) || row(general).africanus)
}

/// Whether Carthaginian CUs and Supply Trains may leave Africa (7.1, 15.3.C, 15.3.D).
fn leaves_africa(s: &State) -> Legality {
    miat_keeps(s).unless(s.may_leave_africa())
}

fn miat_keeps(s: &State) -> Refusal {
    if s.mood() == Mood::Peaceful {
        refusals::PEACEFUL_KEEPS_IN_AFRICA
    } else {
        refusals::NEUTRAL_KEEPS_IN_AFRICA
    }
}

/// Whether the Fleet may land in the port where it would have so many MPs left of the general's.
pub(crate) fn may_land(s: &State, m: &March, v: &Voyage, at: SpaceId, left: u8) -> Legality {
    if v.units.fighting() == 0 {
        road::alone_into(s, m, at, left)?;
    }
    truce_allows(s, v.side, v.units, at)
}

/// Why the Fleet at sea may not land in the port where it lies, if it may not (7.3.B, 15.3.D).
pub(crate) fn bars_landing(s: &State) -> Option<Refusal> {
    let (m, v) = (s.march.as_ref()?, s.voyage.as_ref().filter(|v| v.spent > 0)?);
    may_land(s, m, v, v.at, m.left()).err()
}

/// Whether a Fleet that came to a port could land there or sail on to one where it can.
fn lands_or_sails_on(s: &State, m: &March, v: &Voyage, at: SpaceId, at_sea: u8, left: u8) -> bool {
    may_land(s, m, v, at, left).is_ok()
        || next_ports(at).any(|(to, points)| {
            points <= at_sea
                && crosses(s, m, v, at, to).is_ok()
                && lands_or_sails_on(s, m, v, to, at_sea - points, left - points)
        })
}

/// Whether a Fleet that has just put to sea has anywhere to go.
pub(super) fn has_a_way(s: &State, m: &March, v: &Voyage) -> Legality {
    let mut why = refusals::NO_LANDING;
    for (to, points) in next_ports(v.at) {
        match may_sail(s, m, v, to, points) {
            Ok(()) => return Ok(()),
            Err(refusal) if why == refusals::NO_LANDING => why = refusal,
            Err(_) => {}
        }
    }
    Err(why)
}

/// Why a space cannot be sailed to from where the Fleet lies.
pub(super) fn why_not(v: &Voyage, to: SpaceId) -> Refusal {
    if to == v.at {
        refusals::AT_ANCHOR
    } else if is_port(to) {
        refusals::NO_LANE
    } else {
        refusals::NO_PORT
    }
}
