//! The intercepted army backs up (12.5), after a landing before its own city perhaps inside (12.8).

use super::march;
use crate::board::{units, why_not};
use crate::data::roads::between;
use crate::data::tables::Voyage;
use crate::protocol::refusals::movement as refusals;
use crate::rules::movement::{after_crossing, consular_range, crossing, move_army, send_inside, sunk};
use crate::state::{Entered, Force, March, Party, State, Where};
use crate::{Board, MovementEvent, Named, ReactionAsk, ReactionEvent, ask, emit};
use engine::{Choice, Flow, Legality, Rule, SpaceId, UnitId, UnitSet};
use punic::Choosing;

/// Asks whether the intercepted army backs up, and does it: to the space it just came from, over a pass with Attrition again, by sea with
/// the Naval Combat Table again (12.5); or inside the city before which it has landed, or partly both (12.8). Its move ends. Tells
/// whether none of it is left to fight.
///
/// # Errors
/// [`engine::Halt`].
pub(crate) fn backs_up(t: &mut Board<'_>) -> Flow<bool> {
    let m = *march(&t.state);
    let Some(back) = m.entered.from() else {
        return Ok(false);
    };
    let answer = ask(t, m.side, ReactionAsk::BackUp, "12.5", |s, o| {
        o.offer(Choice::Space(back));
        if matches!(m.entered, Entered::Sea(_)) {
            o.weigh(Choice::Space(m.at), || may_enter(s, &m));
            if s.place(m.at).city() == Some(m.side) {
                o.weigh(Named::Divide.choice(), || may_divide(s, &m));
            }
        }
        o.offer(Named::Stand.choice());
        why_not::spaces(o, |_| refusals::BACK_UP_OR_FIGHT);
        why_not::no_card_no_general(s, o, m.side);
    })?;
    if answer == Choice::Space(m.at) {
        goes_inside(t);
        return Ok(true);
    }
    if answer == Named::Divide.choice() {
        divide(t, &m)?;
    } else if answer != Choice::Space(back) {
        return Ok(false);
    }
    match m.entered {
        Entered::Sea(_) => by_sea(t, back),
        _ => by_land(t, back).map(|()| true),
    }
}

/// Back to the space that it just came from by land.
fn by_land(t: &mut Board<'_>, back: SpaceId) -> Flow<()> {
    let from = march(&t.state).at;
    go_back(t, back, Where::At(back))?;
    match between(from, back) {
        Some(way) => after_crossing(t, way),
        None => Ok(()),
    }
}

/// Back to the port where it embarked. Turned back by the Roman fleet it must land after all. Tells whether it is gone.
fn by_sea(t: &mut Board<'_>, back: SpaceId) -> Flow<bool> {
    let m = *march(&t.state);
    match crossing(t, m.general, m.units, m.at, back)? {
        Voyage::Passes => {
            let beset = t.state.place(back).city() == Some(m.side) && t.state.walls_matter(back);
            let to = if beset { Where::Inside(back) } else { Where::At(back) };
            go_back(t, back, to)?;
            Ok(true)
        }
        Voyage::Returns => Ok(false),
        Voyage::Sunk => {
            sunk(t, m.generals(), m.units)?;
            Ok(true)
        }
    }
}

/// The army goes back and moves no more; what it leaves to the enemy is lost.
fn go_back(t: &mut Board<'_>, back: SpaceId, to: Where) -> Flow<()> {
    let m = *march(&t.state);
    units::shelter(&mut t.state, m.side.enemy(), back);
    let besieged = t.state.place(m.at).points;
    move_army(&mut t.state, to);
    ends_its_move(&mut t.state);
    let (general, with, units) = (m.general, m.with, m.units);
    emit(
        t,
        "12.5",
        ReactionEvent::BackedUp {
            general,
            with,
            to: back,
            units,
        },
    );
    units::lifted(t, m.at, besieged);
    units::drive_off(t, m.side.enemy(), m.at)
}

fn ends_its_move(s: &mut State) {
    if let Some(m) = s.march.as_mut() {
        m.spent = m.total;
        m.entered = Entered::Start;
        m.stopped = true;
        m.acted = true;
    }
}

/// Whether the army could go inside the city before which it has landed (12.8).
fn may_enter(s: &State, m: &March) -> Legality {
    let place = s.place(m.at);
    let own = place.city() == Some(m.side) && !place.besieged();
    refusals::NO_ROOM_INSIDE.unless(own && s.finds_room(m.at, m.units))
}

fn goes_inside(t: &mut Board<'_>) {
    let m = *march(&t.state);
    move_army(&mut t.state, Where::Inside(m.at));
    ends_its_move(&mut t.state);
    let inside = ReactionEvent::BackedUp {
        general: m.general,
        with: m.with,
        to: m.at,
        units: m.units,
    };
    emit(t, "12.8", inside);
}

/// Whether part of the army could go inside, and the activated general back to his port with the rest (12.8).
fn may_divide(s: &State, m: &March) -> Legality {
    let place = s.place(m.at);
    let own = !place.besieged() && room(s, m.at) > 0;
    refusals::NO_ROOM_INSIDE.unless(own && m.units.fighting() > 0)?;
    let (_, most) = consular_range(s, m.units.fighting(), UnitSet::EMPTY, m.generals());
    refusals::CONSUL_KEEPS_FIVE.unless(most > 0 || !m.with.is_empty())
}

fn room(s: &State, at: SpaceId) -> u8 {
    s.capacity(at).saturating_sub(s.place(at).inside.fighting())
}

/// The fewest and the most CUs that go inside with these generals (18.1).
fn inside_range(s: &State, m: &March, inside: UnitSet) -> (u8, u8) {
    let (least, most) = consular_range(s, m.units.fighting(), inside, m.generals().without(inside));
    (least, most.min(room(s, m.at)))
}

fn inside(s: &State) -> Party {
    let m = march(s);
    m.inside.unwrap_or(Party::of(m.general, m.at))
}

fn inside_mut(s: &mut State) -> &mut Party {
    let party = inside(s);
    let m = s.march.as_mut().expect("reactions answer a march");
    m.inside.get_or_insert(party)
}

/// Says who and what goes inside; the rest is the army that goes back.
fn divide(t: &mut Board<'_>, m: &March) -> Flow<()> {
    for unit in m.with.iter() {
        let about = ReactionAsk::GeneralInside {
            at: m.at,
            general: unit,
        };
        let answer = ask(t, m.side, about, "12.8", |s, o| {
            o.weigh(Choice::Yes, || may_go_inside(s, m, unit));
            o.offer(Choice::No);
            why_not::nothing_else(s, o, m.side, refusals::INSIDE_OR_OUTSIDE);
        })?;
        if answer == Choice::Yes {
            inside_mut(&mut t.state).with.insert(unit);
        }
    }
    let choosing = |s: &State| {
        let party = inside(s);
        let (least, most) = inside_range(s, m, party.with);
        Choosing {
            avail: m.units,
            chosen: party.units,
            room: room(s, m.at),
            trains_take_room: false,
            least,
            most,
            why_least: refusals::CONSUL_TAKES_FIVE,
            why_most: refusals::CONSUL_KEEPS_FIVE,
            why_room: refusals::NO_ROOM_INSIDE,
        }
    };
    let about = |kind| ReactionAsk::UnitsInside { at: m.at, kind }.into();
    punic::choose_units(t, m.side, Rule("12.8"), choosing, about, |s, kind, n| {
        *inside_mut(s).units.of_mut(kind) = n;
    })?;
    let party = inside(&t.state);
    send_inside(&mut t.state, &party);
    let units: Force = party.units;
    emit(
        t,
        "12.8",
        MovementEvent::Inside {
            side: m.side,
            at: m.at,
            units,
        },
    );
    Ok(())
}

fn may_go_inside(s: &State, m: &March, unit: UnitId) -> Legality {
    let mut with = inside(s).with;
    with.insert(unit);
    let parted = s.has_consul(with) && s.has_consul(m.generals().without(with));
    let (least, most) = inside_range(s, m, with);
    let enough = !parted || m.units.fighting() >= 2 * crate::data::tracks::CONSULAR;
    refusals::CONSUL_KEEPS_FIVE.unless(least <= most && enough)
}
