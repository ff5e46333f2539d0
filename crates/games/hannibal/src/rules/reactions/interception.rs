//! Interception (12).

use super::party::{Stack, make_up, move_party};
use super::{march, reactions};
use crate::Die;
use crate::board::{units, why_not};
use crate::data::roads::{by_road, neighbour_set};
use crate::protocol::refusals::movement as refusals;
use crate::rules::movement::{Roll, commands_among_equals, stays_home, upto};
use crate::state::{March, Party, State, Where};
use crate::{Board, ReactionAsk, ReactionEvent, ask, emit};
use engine::{Choice, Flow, Legality, Options, Side, SpaceId, UnitId, UnitSet};
use punic::{Aim, ReactionRoll};

/// Whether the section applies: there is no Truce (25, 64), no CU but those of the march stands in the space on the active side (12.3), the
/// siege train counted (25, 30), and some general of the other side may intercept.
pub(super) fn may_be_declared(s: &State, m: &March) -> bool {
    let by = m.side.enemy();
    let may = |general| may_intercept(s, by, general).is_ok();
    !s.effects.truce && s.place(m.at).all(m.side).units() == m.units.units() && s.generals_in_play(by).iter().any(may)
}

/// Asks for one interception after the other until there are no more: who, and with what (12.6, 12.7).
pub(super) fn declare(t: &mut Board<'_>) -> Flow<()> {
    let (at, by) = (reactions(&t.state).at, reactions(&t.state).by);
    loop {
        let answer = ask(t, by, ReactionAsk::DeclareInterception(at), "12.2", |s, o| {
            o.offer(Choice::Pass);
            o.weigh_each(s.generals_in_play(by).iter(), Choice::Unit, |u| may_intercept(s, by, u));
            explain(s, o, by);
        })?;
        let Choice::Unit(general) = answer else { return Ok(()) };
        let from = t.state.general(general).at.space().unwrap_or(at);
        emit(t, "12.2", ReactionEvent::InterceptionDeclared { general, from, at });
        make_up(t, general, from, Aim::Intercept, comes)?;
    }
}

fn explain(s: &State, o: &mut Options, by: Side) {
    why_not::spaces(o, |_| refusals::INTERCEPTS_WITH_A_GENERAL);
    why_not::own_generals(s, o, by, refusals::INTERCEPTS_NEXT_DOOR);
    why_not::cards(o, refusals::NO_CARD_ON_THE_MARCH);
}

/// Whether a general may try to intercept the march (12.2, 12.3, 12.7, 12.8).
fn may_intercept(s: &State, by: Side, general: UnitId) -> Legality {
    let m = march(s);
    let place = s.general(general).at;
    let from = match place.space() {
        Some(from) if neighbour_set(m.at).contains(from) => from,
        _ => return Err(refusals::INTERCEPTS_NEXT_DOOR),
    };
    refusals::INTERCEPTS_OVER_NO_PASS.unless(by_road(m.at).contains(from))?;
    let declared = s.reactions.is_some_and(|r| r.interceptions.from(from).is_some());
    refusals::ONE_INTERCEPTION_PER_SPACE.unless(!declared)?;
    let shut_in = matches!(place, Where::Inside(_)) && s.has_cus(from, m.side);
    refusals::SHUT_IN_BY_CUS.unless(!shut_in)?;
    stays_home([general].into_iter().collect(), m.at)?;
    let stack = Stack::of(s, by, general, Aim::Intercept);
    refusals::NO_ARMY.unless(stack.cus() > 0)?;
    refusals::INTERCEPTION_LEAVES_TOO_FEW.unless(stack.has_party(s, by, general, comes))
}

/// Whether none of the generals would leave his country (24).
fn comes(s: &State, _: Side, party: &Party) -> bool {
    stays_home(party.generals(), march(s).at).is_ok()
}

/// Who may intercept the march (12.2, 12.3, 12.7, 12.8); nobody where there is none.
pub(crate) fn interceptors(s: &State, by: Side) -> UnitSet {
    let able = |unit: &UnitId| may_intercept(s, by, *unit).is_ok();
    match s.march {
        Some(_) => s.generals_in_play(by).iter().filter(able).collect(),
        None => UnitSet::EMPTY,
    }
}

/// Who of those who may intercept the march has the best chance, and on how many of six faces.
pub(crate) fn best_to_intercept(s: &State, by: Side) -> Option<(UnitId, u8)> {
    let m = s.march?;
    let able = interceptors(s, by);
    able.iter()
        .map(|unit| {
            (
                unit,
                upto(unit, Roll::Intercept).min(6).saturating_sub(modifier(s, by, m.at)),
            )
        })
        .max_by_key(|(_, faces)| *faces)
}

/// Rolls for the interceptions in the order of declaration; who succeeds moves into the space (12.4). Tells whether anybody has.
pub(super) fn carry_out(t: &mut Board<'_>) -> Flow<bool> {
    let mut intercepted = false;
    let declared = reactions(&t.state).interceptions;
    for party in declared.iter() {
        intercepted |= roll(t, party)?;
    }
    if intercepted {
        who_commands(t)?;
    }
    Ok(intercepted)
}

/// One die, with 1 added into a space with an enemy PC marker and no friendly CUs (12.4).
fn roll(t: &mut Board<'_>, party: &Party) -> Flow<bool> {
    let (at, by, general) = (reactions(&t.state).at, reactions(&t.state).by, party.general);
    let modifier = modifier(&t.state, by, at);
    let needed = upto(general, Roll::Intercept);
    let roll = ReactionRoll::new(general, t.roll(Die)?, needed).plus(modifier);
    emit(
        t,
        if modifier > 0 { "19.3" } else { "12.4" },
        ReactionEvent::InterceptionRolled(roll),
    );
    if !roll.succeeds() {
        if let Some(m) = t.state.march.as_mut() {
            m.failed.push(*party);
        }
        return Ok(false);
    }
    let besieged = t.state.place(party.from).points;
    move_party(&mut t.state, by, party, Where::At(at));
    let (with, units) = (party.with, party.units);
    let intercepted = ReactionEvent::Intercepted {
        general,
        with,
        at,
        units,
    };
    emit(t, "12.1", intercepted);
    units::lifted(t, party.from, besieged);
    Ok(true)
}

/// What is added into a space with an enemy PC marker and no friendly CUs (12.4); the siege train is one (25, 30).
pub(crate) fn modifier(s: &State, by: Side, at: SpaceId) -> u8 {
    u8::from(s.control(at) == Some(by.enemy()) && s.place(at).all(by).is_empty())
}

/// Armies that have come together are under the command of one general: of equal ones their side says which (12.6).
fn who_commands(t: &mut Board<'_>) -> Flow<()> {
    let (at, by) = (reactions(&t.state).at, reactions(&t.state).by);
    commands_among_equals(t, by, Where::At(at), "12.6", refusals::COMMANDER_FIRST)
}
