//! Evade (9.2.C): by giving up Naval Supremacy, by Evasion, by Flee!; Pursuit cancels it.

use super::fight::ended;
use super::{battle_mut, maneuver};
use crate::board::why_not;
use crate::data::cards::{Effect, Window, card};
use crate::data::tactics::{self, Tactical, is_tactic, tactic};
use crate::protocol::refusals::naval as refusals;
use crate::rules::{counter_events, seamanship};
use crate::state::State;
use crate::{Board, Named, NavalAsk, NavalEvent, ask_in_secret, emit};
use engine::{Choice, Flow, Legality, Options, Side};

/// Whether a side could, for all that lies open, hold a Tactic Card with this effect.
fn could_hold(s: &State, side: Side, effect: Tactical) -> bool {
    !s.tactics.hands[side].is_empty() && !tactics::with(effect).without(s.tactics.played).is_empty()
}

/// Whether a side could play Evasion or Flee!, for all that lies open.
fn could_evade(s: &State, side: Side) -> bool {
    counter_events::could_answer(s, side, Window::InNavalBattle) || could_hold(s, side, Tactical::Flee)
}

/// Before each Battle Roll either side may Evade by a card, the one that rolls first (9.2.C).
pub(super) fn at_any_time(t: &mut Board<'_>, roller: Side) -> Flow<()> {
    for side in [roller, roller.enemy()] {
        if ended(t) || !could_evade(&t.state, side) {
            continue;
        }
        evades(t, side, NavalAsk::EvadeNow)?;
    }
    Ok(())
}

/// The Evade step: the side with Naval Supremacy may give it up, and either may Evade by a card. After a Pursuit it may try again.
pub(super) fn step(t: &mut Board<'_>, side: Side) -> Flow<()> {
    while !ended(t) && (t.state.supremacy == side || could_evade(&t.state, side)) {
        if !evades(t, side, NavalAsk::Evade)? {
            return Ok(());
        }
    }
    Ok(())
}

/// Asks whether a side Evades. Tells whether it has tried.
fn evades(t: &mut Board<'_>, side: Side, about: NavalAsk) -> Flow<bool> {
    let answer = ask_in_secret(t, side, about, "9.2.C", |s, o| {
        o.offer(Choice::Pass);
        if about == NavalAsk::Evade {
            let law = || refusals::NO_SUPREMACY.unless(s.supremacy == side);
            o.weigh(Named::GiveUpSupremacy.choice(), law);
        }
        cards(s, o, side);
        why_not::cards(o, refusals::NO_WAY_OUT);
        why_not::nothing_else(s, o, side, refusals::EVADE_OR_STAY);
    })?;
    match answer {
        Choice::Pass => return Ok(false),
        Choice::Card(id) if is_tactic(id) => {
            maneuver::play(t, side, id);
            flees(t, side)?;
        }
        Choice::Card(id) => {
            if counter_events::played(t, side, Window::InNavalBattle, id)? {
                emit(t, "17.1.12", NavalEvent::Evades { side });
                pursued_or_gone(t, side)?;
            }
        }
        _ => {
            emit(t, "9.2.C", NavalEvent::GivesUp { side });
            seamanship::give_supremacy(t, side.enemy(), "9.2.C");
            pursued_or_gone(t, side)?;
        }
    }
    Ok(true)
}

/// The cards by which a side can Evade.
fn cards(s: &State, o: &mut Options, side: Side) {
    for id in s.hands[side].iter() {
        o.weigh(Choice::Card(id), || match card(id).effect {
            Effect::Evasion => Ok(()),
            _ => Err(refusals::NO_WAY_OUT),
        });
    }
    o.weigh_each(s.tactics.hands[side].iter(), Choice::Card, |id| law(tactic(id).effect));
}

fn law(effect: Tactical) -> Legality {
    match effect {
        Tactical::Flee => Ok(()),
        Tactical::Pursuit => Err(refusals::PURSUIT_ANSWERS),
        _ => Err(refusals::NO_WAY_OUT),
    }
}

/// A Fleet Evades by Flee!: if it gets away its side keeps Naval Supremacy (9.3.B3).
pub(super) fn flees(t: &mut Board<'_>, side: Side) -> Flow<()> {
    if !pursued_or_gone(t, side)? {
        battle_mut(&mut t.state).fled = Some(side);
    }
    Ok(())
}

/// The opponent may cancel the Evade by Pursuit; else the battle is over and he has won (9.2.C, 9.3.A). Tells whether it is cancelled.
fn pursued_or_gone(t: &mut Board<'_>, side: Side) -> Flow<bool> {
    let enemy = side.enemy();
    if could_hold(&t.state, enemy, Tactical::Pursuit) {
        let answer = ask_in_secret(t, enemy, NavalAsk::Pursue, "9.2.C", |s, o| {
            o.offer(Choice::Pass);
            for id in s.tactics.hands[enemy].iter() {
                let pursuit = tactic(id).effect == Tactical::Pursuit;
                o.weigh(Choice::Card(id), || refusals::NO_PURSUIT.unless(pursuit));
            }
            why_not::cards(o, refusals::NO_PURSUIT);
            why_not::nothing_else(s, o, enemy, refusals::PURSUE_OR_NOT);
        })?;
        if let Choice::Card(id) = answer {
            maneuver::play(t, enemy, id);
            return Ok(true);
        }
    }
    battle_mut(&mut t.state).winner = Some(enemy);
    emit(t, "9.3.A", NavalEvent::Evaded { side });
    Ok(false)
}
