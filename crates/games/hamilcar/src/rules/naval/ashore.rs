//! Where Fleets land after a Naval Battle (9.3.B1, 9.3.B2).

use super::{battle, fleet};
use crate::board::{generals, walls, why_not};
use crate::protocol::refusals::naval as refusals;
use crate::rules::movement::capture_trains;
use crate::rules::reactions;
use crate::state::{Force, State, Where};
use crate::{Board, NavalAsk, NavalEvent, TurnEvent, ask, emit};
use engine::{Choice, Flow, Legality, Side, SpaceId, UnitSet};

/// Whether a port is free of Generals and CUs of the enemy of a side (9.3.B).
fn free(s: &State, side: Side, at: SpaceId) -> bool {
    s.generals_in(at, side.enemy()).is_empty() && s.place(at).all(side.enemy()).fighting() == 0
}

/// Whether the Intercepting Fleet may land in a port of its way (9.3.B1), the other going there after it as said. A General without CUs
/// goes to no enemy Units (2.2.A), and no port is taken that the other cannot do without.
fn may_land(s: &State, side: Side, at: SpaceId, other: Homeward) -> Legality {
    refusals::PORT_NOT_FREE.unless(free(s, side, at))?;
    let enemy = side.enemy();
    let comes = s.warships_at_sea(enemy) > 0 || !s.units_at_sea(enemy).is_empty();
    let walled = s.place(at).city().is_some();
    refusals::PORT_OF_THE_OTHER.unless(!comes || walled || other(s, enemy, Some(at)) != at)?;
    let alone = s.units_at_sea(side).fighting() == 0;
    crate::protocol::refusals::movement::ALONE_AMONG_UNITS.unless(!alone || !s.enemy_units(at, side))
}

/// To which port a Fleet goes, one port perhaps being taken.
type Homeward = fn(&State, Side, Option<SpaceId>) -> SpaceId;

/// The Intercepting Fleet has won: it lands in a port of its way, its Warships stay Ready (9.3.B1).
pub(super) fn interceptor_lands(t: &mut Board<'_>) -> Flow<()> {
    lands_first(t, refuge)
}

/// The battle is called off: the Intercepting Fleet lands like a winner, then the moving Fleet goes back (17.1 #59).
pub(super) fn both_go_back(t: &mut Board<'_>) -> Flow<()> {
    lands_first(t, back)?;
    goes_back(t)
}

fn lands_first(t: &mut Board<'_>, other: Homeward) -> Flow<()> {
    let side = battle(&t.state).mover.enemy();
    let answer = ask(t, side, NavalAsk::Disembark, "9.3.B1", |s, o| {
        let route = fleet(s).route;
        let mut ports: Vec<SpaceId> = Vec::new();
        for at in route.spaces().iter().rev() {
            if !ports.contains(at) {
                ports.push(*at);
            }
        }
        for at in &ports {
            o.weigh(Choice::Space(*at), || may_land(s, side, *at, other));
        }
        if o.legal().is_empty() {
            o.offer(Choice::Space(route.spaces()[0]));
        }
        why_not::spaces(o, |_| refusals::NOT_ON_THE_WAY);
        why_not::no_card_no_general(s, o, side);
    })?;
    let at = crate::answer::space(answer);
    let f = *fleet(&t.state);
    t.state.ships[side].ready += f.warships;
    comes_home(t, side, at, f.units, "9.3.B1")
}

/// The losing Fleet's Warships come home Spent; its Generals and Units land in the last port of the way that their side controls and
/// that is free of the enemy, else where they embarked (9.3.B2). With no Unit left the Generals are displaced, from an unguarded Fleet
/// without any PCs (8.5).
pub(super) fn loser_lands(t: &mut Board<'_>, side: Side) -> Flow<()> {
    let (warships, units) = (t.state.warships_at_sea(side), t.state.units_at_sea(side));
    t.state.ships[side].spent += warships;
    if warships > 0 {
        emit(t, "9.3.B2", NavalEvent::Spent { side, count: warships });
    }
    if warships == 0 && units.is_empty() {
        for unit in t.state.generals_where(side, Where::AtSea).iter() {
            if battle(&t.state).unguarded {
                generals::displace_without_pcs(t, unit, "8.5");
            } else {
                generals::displace(t, unit, "9.3.B2")?;
            }
        }
        return Ok(());
    }
    let at = refuge(&t.state, side, None);
    comes_home(t, side, at, units, "9.3.B2")
}

/// The moving Fleet goes back to the port it came from if it is free of the enemy, else where a loser would go; its Warships stay Ready.
fn goes_back(t: &mut Board<'_>) -> Flow<()> {
    let v = t.state.voyage.expect("a Fleet is at sea");
    let at = back(&t.state, v.side, None);
    t.state.ships[v.side].ready += v.warships;
    comes_home(t, v.side, at, v.units, "17.1.59")
}

/// The port that the moving Fleet came from if it is free, else its refuge.
fn back(s: &State, side: Side, taken: Option<SpaceId>) -> SpaceId {
    let route = s.voyage.as_ref().expect("a Fleet is at sea").route;
    let before = route.spaces()[route.spaces().len().saturating_sub(2)];
    if free(s, side, before) && taken != Some(before) {
        before
    } else {
        refuge(s, side, taken)
    }
}

/// The moving Fleet goes back to the port of embarkation: a storm has left nothing that could land (17.1 #39).
pub(super) fn embarked_from(t: &mut Board<'_>, section: &'static str) -> Flow<()> {
    let v = t.state.voyage.expect("a Fleet is at sea");
    t.state.ships[v.side].ready += v.warships;
    comes_home(t, v.side, v.from, v.units, section)
}

/// The last port on the way to the interception port that the side controls and that is free of the enemy, else that of embarkation.
fn refuge(s: &State, side: Side, taken: Option<SpaceId>) -> SpaceId {
    let route = match s.voyage.as_ref().filter(|v| v.side == side) {
        Some(v) => v.route,
        None => fleet(s).route,
    };
    let (last, before) = route.spaces().split_last().expect("a way begins somewhere");
    let safe = |at: &&SpaceId| s.control(**at) == Some(side) && free(s, side, **at) && taken != Some(**at);
    let from = before.first().unwrap_or(last);
    *before.iter().rev().find(safe).unwrap_or(from)
}

/// Generals and Units of a Fleet come ashore in a port; if it is the moving one its march ends there.
fn comes_home(t: &mut Board<'_>, side: Side, at: SpaceId, units: Force, section: &'static str) -> Flow<()> {
    let aboard = t.state.generals_where(side, Where::AtSea);
    emit(
        t,
        section,
        NavalEvent::Ashore {
            side,
            at,
            generals: aboard,
            units,
        },
    );
    if t.state.voyage.is_some_and(|v| v.side == side) {
        t.state.voyage = None;
        if let Some(march) = t.state.march.as_mut() {
            march.at = at;
            march.went(at, false);
            march.stopped = true;
            march.fought |= march.sea_battle;
        }
    } else if let Some(fleet) = t.state.interception.as_mut().and_then(|i| i.fleet.as_mut()) {
        fleet.units = Force::NONE;
        fleet.warships = 0;
    }
    put_ashore(t, side, at, units, aboard)
}

/// Puts Units and Generals into a port otherwise than by a move: into an own Walled City with enemy CUs before it as far as there is
/// room (2.1.C), and what finds none is lost; else outside. Unguarded enemy Supply Trains are captured (2.3.D3); Generals who come to
/// enemy CUs without any of their own are displaced.
fn put_ashore(t: &mut Board<'_>, side: Side, at: SpaceId, units: Force, generals: UnitSet) -> Flow<()> {
    let apart = t.state.walls_matter(at);
    let (place, stay) = if t.state.place(at).city() == Some(side) && t.state.has_cus(at, side.enemy()) {
        (Where::Inside(at), t.state.room_for(at, t.state.place(at).inside, units))
    } else {
        (Where::At(at), units)
    };
    if let Some(force) = t.state.force_mut(side, place) {
        force.add(stay);
    }
    for unit in generals.iter() {
        t.state.general_mut(unit).at = place;
    }
    if let Some(march) = t.state.march.as_mut().filter(|m| m.side == side) {
        march.units = stay;
    }
    if stay != units {
        let event = TurnEvent::Removed {
            side,
            at,
            units: units.minus(stay),
        };
        emit(t, "2.1.C", event);
    }
    walls::part_if_new(&mut t.state, at, apart);
    if t.state.has_cus(at, side) && !t.state.has_cus(at, side.enemy()) {
        capture_trains(t, side, at);
    }
    if t.state.has_cus(at, side.enemy()) && !t.state.has_cus(at, side) {
        reactions::overwhelmed(t, side, at, "2.2.A")?;
    }
    walls::settle(t, at)
}
