//! Land Interception (10.3, 12.1, 12.2).

use super::party::{Stack, make_up};
use super::{march, reactions, reactions_mut};

use crate::board::{walls, why_not};
use crate::data::roads::{is_strait, roads_set};
use crate::protocol::refusals::movement as refusals;
use crate::rules::counter_events;
use crate::state::{March, Party, State, Where};
use crate::{Board, ReactionAsk, ReactionEvent, ask, emit};
use engine::{Choice, Flow, Legality, Options, Side, SpaceId, UnitId};
use punic::{Aim, ReactionRoll};

/// Whether the section applies: no Truce binds the other side (15.3.D, 17.1 #49), no Unit but those of the march stands in the space on the
/// active side (12.2), and some general of the other side may Intercept.
pub(super) fn may_be_declared(s: &State, m: &March) -> bool {
    let by = m.side.enemy();
    let may = |general| may_intercept(s, by, general).is_ok();
    !s.truce_binds(by) && s.place(m.at).all(m.side) == m.units && s.generals_in_play(by).iter().any(may)
}

/// Asks for one Interception after the other until there are no more: who, and with what (12.1).
pub(super) fn declare(t: &mut Board<'_>) -> Flow<()> {
    let (at, by) = (reactions(&t.state).at, reactions(&t.state).by);
    loop {
        let answer = ask(t, by, ReactionAsk::DeclareInterception(at), "10.3", |s, o| {
            o.offer(Choice::Pass);
            o.weigh_each(s.generals_in_play(by).iter(), Choice::Unit, |u| may_intercept(s, by, u));
            explain(s, o, by);
        })?;
        let Choice::Unit(general) = answer else { return Ok(()) };
        let from = t
            .state
            .general(general)
            .at
            .space()
            .expect("who Intercepts stands next to the space");
        emit(t, "12.1", ReactionEvent::InterceptionDeclared { general, from, at });
        make_up(t, general, from, Aim::Intercept)?;
    }
}

fn explain(s: &State, o: &mut Options, by: Side) {
    why_not::spaces(o, |_| refusals::INTERCEPTS_WITH_A_GENERAL);
    why_not::own_generals(o, by, |unit| why_not::absent(s, unit));
    why_not::cards(o, refusals::NO_CARD_ON_THE_MARCH);
}

/// Whether a general may try to Intercept the march (12.1, 12.2).
fn may_intercept(s: &State, by: Side, general: UnitId) -> Legality {
    let m = march(s);
    let place = s.general(general).at;
    let from = match place.space() {
        Some(from) if roads_set(m.at).contains(from) => from,
        _ => return Err(refusals::INTERCEPTS_NEXT_DOOR),
    };
    if is_strait(from, m.at) {
        return Err(refusals::INTERCEPTS_OVER_NO_STRAIT);
    }
    if s.reactions.is_some_and(|r| r.interceptions.from(from).is_some()) {
        return Err(refusals::ONE_INTERCEPTION_PER_SPACE);
    }
    if place == Where::Inside(from) && s.has_cus(from, m.side) {
        return Err(refusals::SHUT_IN_BY_CUS);
    }
    let stack = Stack::of(s, by, general, Aim::Intercept);
    if stack.cus() == 0 {
        return Err(refusals::NO_ARMY);
    }
    refusals::INTERCEPTION_LEAVES_TOO_FEW.unless(stack.has_party(s, general))
}

/// Who of those who may intercept the march has the best chance, and on how many of six faces.
pub(crate) fn best_to_intercept(s: &State, by: Side) -> Option<(UnitId, u8)> {
    let m = s.march?;
    let able = s
        .generals_in_play(by)
        .iter()
        .filter(|unit| may_intercept(s, by, *unit).is_ok());
    able.map(|unit| (unit, s.battle_rating(unit).min(6).saturating_sub(modifier(s, by, m.at))))
        .max_by_key(|(_, faces)| *faces)
}

/// Rolls for the Interceptions in the order of declaration; who succeeds moves into the space at once (12.1). Tells whether anybody has.
pub(super) fn carry_out(t: &mut Board<'_>) -> Flow<bool> {
    let mut intercepted = false;
    let declared = reactions(&t.state).interceptions;
    for party in declared.iter() {
        intercepted |= roll(t, party)?;
    }
    Ok(intercepted)
}

/// One die, with 1 added into an enemy-controlled space without friendly Units (12.1).
fn roll(t: &mut Board<'_>, party: &Party) -> Flow<bool> {
    let (at, by, general) = (reactions(&t.state).at, reactions(&t.state).by, party.general);
    let modifier = modifier(&t.state, by, at);
    let needed = t.state.battle_rating(general);
    let roll = ReactionRoll::new(general, counter_events::classic(t, by)?, needed).plus(modifier);
    reactions_mut(&mut t.state).rolled.insert(general);
    emit(t, "12.1", ReactionEvent::InterceptionRolled(roll));
    if !roll.succeeds() {
        let m = t.state.march.as_mut().expect("Land Reactions answer a march");
        m.failed.push(*party);
        return Ok(false);
    }
    t.state.move_party(by, party, Where::At(at));
    let (with, units) = (party.with, party.units);
    let intercepted = ReactionEvent::Intercepted {
        general,
        with,
        at,
        units,
    };
    emit(t, "12.1", intercepted);
    walls::settle(t, party.from)?;
    Ok(true)
}

fn modifier(s: &State, by: Side, at: SpaceId) -> u8 {
    u8::from(s.control(at) == Some(by.enemy()) && s.place(at).all(by).is_empty())
}
