//! Generals and units as they stand. A stack keeps its key while the same pieces move.

use crate::data::generals::general;
use crate::data::spaces::all as all_spaces;
use crate::present::words::certainty;
use crate::present::words::names::{full, kind, list, place, several, units};
use crate::state::{Force, Kind, Office, State, Where};
use engine::scene::{Counter, GeneralShown, Seat, Stack};
use engine::words::people;
use engine::{Side, SpaceId, UnitId, UnitSet};
use punic::present::scene::ratings;

/// All stacks: space by space, Rome first, those outside walls first.
pub(super) fn all(state: &State) -> Vec<Stack> {
    let mut stacks = Vec::new();
    for at in all_spaces() {
        let place = state.place(at);
        for side in Side::BOTH {
            parted(state, side, Seat::Outside(at), place.outside[side], &mut stacks);
            if place.city() == Some(side) {
                parted(state, side, Seat::Inside(at), place.inside, &mut stacks);
            }
        }
    }
    stacks
}

/// What stands in one place: the marching army apart from those it leaves, while it is on its way. Nobody is left while it is chosen who
/// goes, nor where it fights or besieges: there all stand together.
fn parted(state: &State, side: Side, seat: Seat, here: Force, stacks: &mut Vec<Stack>) {
    let generals = state.generals_where(side, of(seat));
    let march = state.march.filter(|m| m.side == side && generals.contains(m.general));
    let Some(march) = march else {
        stacks.extend(stack(state, side, seat, generals, here, false));
        return;
    };
    let fights = state.battle.as_ref().is_some_and(|b| b.at() == seat.space())
        || state.attempt.as_ref().is_some_and(|a| a.at == seat.space());
    if fights || march.choosing.is_some() || !here.holds(march.units) {
        stacks.extend(stack(state, side, seat, generals, here, true));
        return;
    }
    let army = march.generals().and(generals);
    stacks.extend(stack(state, side, seat, army, march.units, true));
    let left = (generals.without(army), here.minus(march.units));
    stacks.extend(stack(state, side, seat, left.0, left.1, false));
}

/// Where those stand who are drawn at a seat.
const fn of(seat: Seat) -> Where {
    match seat {
        Seat::Inside(at) => Where::Inside(at),
        Seat::Outside(at) | Seat::AtSea(at) => Where::At(at),
    }
}

/// A stack, unless nothing is there.
fn stack(state: &State, side: Side, seat: Seat, of: UnitSet, here: Force, active: bool) -> Option<Stack> {
    if of.is_empty() && here.is_empty() {
        return None;
    }
    let generals = commander_first(state, of);
    let (name, at) = (side.name().to_ascii_lowercase(), seat.space().0);
    let key = match (generals.first(), seat) {
        (Some(first), _) => format!("general-{}", first.0),
        (None, Seat::Inside(_)) => format!("{name}-inside-{at}"),
        (None, _) => format!("{name}-{at}"),
    };
    let counters = Kind::ALL.into_iter().filter(|k| here.of(*k) > 0);
    Some(Stack {
        key,
        side,
        seat,
        note: emit(side, seat, &generals, here),
        units: counters.map(|k| counter(side, k, here.of(k))).collect(),
        generals: generals.into_iter().map(|unit| shown(state, unit)).collect(),
        active,
    })
}

/// Generals by falling rank, the commander of equals before the others.
fn commander_first(state: &State, of: UnitSet) -> Vec<UnitId> {
    let first = state.commander(of);
    let activated = state.march.map(|m| m.general);
    let mut generals: Vec<UnitId> = of.iter().collect();
    generals.sort_by_key(|unit| {
        (
            core::cmp::Reverse(state.rank(*unit)),
            Some(*unit) != activated,
            Some(*unit) != first,
        )
    });
    generals
}

fn counter(side: Side, of: Kind, count: u8) -> Counter {
    Counter {
        symbol: match (of, side) {
            (Kind::Cu, Side::Rome) => "legionary",
            (Kind::Cu, Side::Carthage) => "hoplite",
            (Kind::Elephant, _) => "elephant",
            (Kind::Train, _) => "ram",
        },
        count,
        name: match of {
            Kind::Cu => several(count, &format!("{} CU", people(side))),
            other => several(count, kind(other)),
        },
    }
}

fn shown(state: &State, unit: UnitId) -> GeneralShown {
    let row = general(unit);
    GeneralShown {
        unit,
        name: row.short,
        full: row.name,
        ratings: ratings(state.strategy_rating(unit), row.battle),
        office: match state.general(unit).office {
            Office::Consul => "Consul",
            Office::Proconsul => "Proconsul",
            Office::None => "",
        }
        .into(),
        certainty: certainty(row.doubt),
    }
}

fn emit(side: Side, seat: Seat, generals: &[UnitId], here: Force) -> String {
    let at: SpaceId = seat.space();
    let inside = if matches!(seat, Seat::Inside(_)) {
        "inside"
    } else {
        "in"
    };
    let names = generals.iter().map(|unit| full(*unit).to_owned());
    let all = list(names.chain(units(here)).collect());
    format!("{} {inside} {}: {all}.", side.name(), place(at))
}
