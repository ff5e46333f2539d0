//! Bad Weather (17.1 #32): the mover has only so many MPs, and had no more all along.

use super::activation::{march, march_mut, move_army, truce_allows};
use super::company;
use crate::board::walls;
use crate::data::cards::{Effect, Window, card, section};
use crate::rules::{counter_events, reactions};
use crate::state::{Entered, March, State, Where};
use crate::{Board, MovementEvent, emit};
use engine::{Flow, SpaceId};

/// What the weather does to a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Sky {
    /// Nothing, or nothing yet: the move goes on from where it is.
    Fair,
    /// The army has been brought back to a space where it stood before.
    Back,
    /// The army has been brought back to a port that its Fleet had only passed: it comes ashore there.
    Ashore,
}

/// The mover enters a space: it is asked where anything of the enemy's is, or where he could react, before he does.
pub(super) fn on_entering(t: &mut Board<'_>) -> Flow<Sky> {
    let m = march(&t.state);
    let by = m.side.enemy();
    let place = t.state.place(m.at);
    let met = place.control() == Some(by)
        || !place.all(by).is_empty()
        || !t.state.generals_in(m.at, by).is_empty()
        || if t.state.voyage.is_some() {
            t.state.ships[by].ready > 0
        } else {
            reactions::may_intercept(&t.state)
        };
    if met { ask(t) } else { Ok(Sky::Fair) }
}

/// The mover stops, or begins a Siege, without having been reacted to where he is.
pub(super) fn on_stopping(t: &mut Board<'_>) -> Flow<Sky> {
    let m = march(&t.state);
    let on_map = t.state.general(m.general).at.space().is_some();
    let moved = m.trail.spaces().len() > 1;
    if !on_map || !moved || m.stopped || m.fought || (m.acted && !m.sea_battle) || !goes_too_far(m) {
        return Ok(Sky::Fair);
    }
    ask(t)
}

/// Whether he has moved farther than he could in Bad Weather.
fn goes_too_far(m: &March) -> bool {
    let Effect::BadWeather { points } = card(crate::data::cards::BAD_WEATHER).effect else {
        return false;
    };
    m.spent > points
}

/// Asks the other side, once in each space; before a Reaction is resolved there.
fn ask(t: &mut Board<'_>) -> Flow<Sky> {
    let here = march(&t.state).trail.spaces().len() as u8;
    if march(&t.state).asked == here {
        return Ok(Sky::Fair);
    }
    march_mut(&mut t.state).asked = here;
    let by = march(&t.state).side.enemy();
    let Some(id) = counter_events::counter(t, by, Window::Move)? else {
        return Ok(Sky::Fair);
    };
    let Effect::BadWeather { points } = card(id).effect else {
        return Ok(Sky::Fair);
    };
    let sky = sends_back(&mut t.state, points);
    let m = march(&t.state);
    let event = MovementEvent::SentBack {
        general: m.general,
        to: m.at,
        points,
        stays: sky == Sky::Fair,
        led: t.state.voyage.is_none().then_some((m.with, m.units)),
    };
    emit(t, section(id), event);
    Ok(sky)
}

/// He has only so many MPs: he and all with him go to the last space that he entered with them. What was done beyond stays done; MPs
/// not used yet are left.
fn sends_back(s: &mut State, points: u8) -> Sky {
    let m = *march(s);
    let now = m.trail.spaces().len() - 1;
    let back = (0..=now)
        .rev()
        .find(|at| m.steps[*at].spent <= points && may_be(s, &m, *at))
        .unwrap_or(0);
    march_mut(s).total = points;
    if back == now {
        return Sky::Fair;
    }
    let (to, step) = (m.trail.spaces()[back], m.steps[back]);
    company::give_back(s, m.steps[now].spent - step.spent, step.spent);
    let fleet = s.voyage;
    match fleet {
        Some(_) if step.afloat => {
            if let Some(v) = s.voyage.as_mut() {
                v.at = to;
            }
        }
        _ => {
            let (place, apart) = (stands(s, &m, to), s.walls_matter(to));
            move_army(s, place);
            walls::part_if_new(s, to, apart);
            if let Some(v) = s.voyage.take() {
                s.ships[v.side].ready += v.warships;
            }
        }
    }
    let m = march_mut(s);
    m.at = to;
    m.spent = (step.spent + m.burnt).min(points);
    m.sailed |= fleet.is_some();
    m.arranged = false;
    m.went(to, step.afloat && fleet.is_some());
    m.asked = m.trail.spaces().len() as u8;
    m.entered = if step.afloat {
        Entered::Sea(embarked(m, back))
    } else {
        Entered::Start
    };
    if step.afloat { Sky::Ashore } else { Sky::Back }
}

/// Whether he may be in a space of his way: where he has been ashore, or where he may land (2.2.A, 15.3.D).
fn may_be(s: &State, m: &March, at: usize) -> bool {
    let space = m.trail.spaces()[at];
    !m.steps[at].afloat
        || (truce_allows(s, m.side, m.units, space).is_ok()
            && (m.units.fighting() > 0 || !s.enemy_units(space, m.side)))
}

/// Inside his own walls if the enemy is before them, else outside.
fn stands(s: &State, m: &March, at: SpaceId) -> Where {
    if s.place(at).city() == Some(m.side) && s.walls_matter(at) {
        Where::Inside(at)
    } else {
        Where::At(at)
    }
}

/// The port from which a Fleet came that passed a port of the way.
fn embarked(m: &March, passed: usize) -> SpaceId {
    let ashore = (0..passed).rev().find(|at| !m.steps[*at].afloat).unwrap_or(0);
    m.trail.spaces()[ashore]
}
