//! Generals and units as they stand. A stack keeps its key while the same pieces move.

use crate::data::generals::general;
use crate::data::spaces::all as all_spaces;
use crate::present::words::names::{self, kind, list, office, people, place, several};
use crate::state::{Force, Kind, State, Where};
use engine::scene::{Counter, GeneralShown, Seat, Stack};
use engine::{Side, SpaceId, UnitId, UnitSet};
use punic::present::scene::ratings;

/// All stacks: space by space, Rome first, those outside walls first; a Fleet last.
pub(super) fn all(state: &State) -> Vec<Stack> {
    let mut stacks = Vec::new();
    for at in all_spaces() {
        for side in Side::BOTH {
            outside(state, at, side, &mut stacks);
            if state.place(at).city() == Some(side) {
                let inside = state.generals_inside(at, side);
                stacks.extend(stack(
                    state,
                    side,
                    Seat::Inside(at),
                    inside,
                    state.place(at).inside,
                    0,
                    false,
                ));
            }
        }
    }
    if let Some(voyage) = state.voyage {
        let aboard = state.generals_where(voyage.side, Where::AtSea);
        stacks.extend(stack(
            state,
            voyage.side,
            Seat::AtSea(voyage.at),
            aboard,
            voyage.units,
            voyage.warships,
            true,
        ));
    }
    if let Some((sighted, fleet)) = state.interception.and_then(|i| Some((i, i.fleet?))) {
        let aboard = state.generals_where(sighted.by, Where::AtSea);
        let off = fleet.route.spaces().last().copied().unwrap_or(sighted.at);
        stacks.extend(stack(
            state,
            sighted.by,
            Seat::AtSea(off),
            aboard,
            fleet.units,
            fleet.warships,
            false,
        ));
    }
    stacks
}

/// What stands outside walls: the marching army apart from those it leaves, while it is on its way. Nobody is left while it is chosen who
/// goes, nor where it fights or besieges: there all stand together.
fn outside(state: &State, at: SpaceId, side: Side, stacks: &mut Vec<Stack>) {
    let (generals, units) = (state.generals_at(at, side), state.place(at).outside[side]);
    let marching = state
        .march
        .filter(|m| m.side == side && m.at == at && state.voyage.is_none() && generals.contains(m.general));
    let Some(march) = marching else {
        stacks.extend(stack(state, side, Seat::Outside(at), generals, units, 0, false));
        return;
    };
    let fights =
        state.battle.as_ref().is_some_and(|b| b.at == at) || state.attempt.as_ref().is_some_and(|a| a.at == at);
    if fights || march.before.is_some() || !units.holds(march.units) {
        stacks.extend(stack(state, side, Seat::Outside(at), generals, units, 0, true));
        return;
    }
    let army = march.generals().and(generals);
    stacks.extend(stack(state, side, Seat::Outside(at), army, march.units, 0, true));
    stacks.extend(stack(
        state,
        side,
        Seat::Outside(at),
        generals.without(army),
        units.minus(march.units),
        0,
        false,
    ));
}

/// A stack, unless nothing is there.
fn stack(
    state: &State,
    side: Side,
    seat: Seat,
    of: UnitSet,
    units: Force,
    warships: u8,
    active: bool,
) -> Option<Stack> {
    if of.is_empty() && units.is_empty() && warships == 0 {
        return None;
    }
    let generals = commander_first(state, of);
    let key = match (generals.first(), seat) {
        (Some(first), _) => format!("general-{}", first.0),
        (None, Seat::Outside(at)) => format!("{}-{}", side.name().to_ascii_lowercase(), at.0),
        (None, Seat::Inside(at)) => format!("{}-inside-{}", side.name().to_ascii_lowercase(), at.0),
        (None, Seat::AtSea(_)) => format!("{}-fleet", side.name().to_ascii_lowercase()),
    };
    let mut counters: Vec<Counter> = Kind::ALL
        .into_iter()
        .filter(|k| units.of(*k) > 0)
        .map(|k| Counter {
            symbol: symbol(side, k),
            count: units.of(k),
            name: several(units.of(k), &named(side, k)),
        })
        .collect();
    if warships > 0 {
        counters.push(Counter {
            symbol: "ship-ready",
            count: warships,
            name: several(warships, "Ready Warship"),
        });
    }
    let note = emit(side, seat, &generals, units, warships);
    Some(Stack {
        key,
        side,
        seat,
        generals: generals.into_iter().map(|u| shown(state, u)).collect(),
        units: counters,
        active,
        note,
    })
}

/// Generals by falling rank; of equal ones the activated general leads, then the order of the rows.
fn commander_first(state: &State, of: UnitSet) -> Vec<UnitId> {
    let activated = state.march.map(|m| m.general);
    let mut generals: Vec<UnitId> = of.iter().collect();
    generals.sort_by_key(|unit| (core::cmp::Reverse(state.rank(*unit)), Some(*unit) != activated));
    generals
}

fn shown(state: &State, unit: UnitId) -> GeneralShown {
    let row = general(unit);
    let held = office(state.general(unit).office);
    let traits = [
        (row.admiral, "Admiral"),
        (row.aristocrat, "Aristocrat"),
        (row.africanus, "Africanus"),
    ];
    let words: Vec<&str> = [held]
        .into_iter()
        .filter(|w| !w.is_empty())
        .chain(traits.into_iter().filter(|t| t.0).map(|t| t.1))
        .collect();
    GeneralShown {
        unit,
        name: row.short,
        full: row.name,
        ratings: ratings(state.strategy_rating(unit), state.battle_rating(unit)),
        office: words.join(" · "),
        certainty: row.certainty,
    }
}

const fn symbol(side: Side, kind: Kind) -> &'static str {
    match (kind, side) {
        (Kind::Cu, Side::Rome) => "legionary",
        (Kind::Cu, Side::Carthage) => "hoplite",
        (Kind::Elephant, _) => "elephant",
        (Kind::Train, _) => "wagon",
    }
}

fn named(side: Side, of: Kind) -> String {
    match of {
        Kind::Cu => format!("{} CU", people(side)),
        other => kind(other).to_owned(),
    }
}

fn emit(side: Side, seat: Seat, generals: &[UnitId], units: Force, warships: u8) -> String {
    let mut parts: Vec<String> = generals.iter().map(|u| general(*u).name.into()).collect();
    if warships > 0 {
        parts.push(several(warships, "Warship"));
    }
    parts.extend(names::units(units));
    let where_to = match seat {
        Seat::Outside(at) => format!("in {}", place(at)),
        Seat::Inside(at) => format!("inside {}", place(at)),
        Seat::AtSea(at) => format!("at sea off {}", place(at)),
    };
    format!("{} {where_to}: {}.", side.name(), list(parts))
}
