//! Picking up and dropping (10.2, 10.8, 10.9).

use super::activation::{march, march_mut};
use super::army::{MOST_CUS, consular_range, may_part};
use super::company;
use crate::board::why_not;
use crate::protocol::refusals::movement as refusals;
use crate::state::{Force, March, State, Where};
use crate::{Board, MovementAsk, MovementEvent, ask, emit};
use engine::{Choice, Flow, Legality, Refusal, Rule, UnitId, UnitSet};
use punic::Choosing;

/// Whether CUs and generals may be picked up and dropped here: once in each space, while the march can still go on from it (10.2).
///
/// # Errors
/// The reason why not.
pub(super) fn may_arrange(s: &State, m: &March) -> Legality {
    refusals::STOPPED.unless(!m.stopped)?;
    refusals::ARRANGED.unless(!m.arranged)?;
    refusals::NO_MPS.unless(m.left() > 0)?;
    let (force, generals) = s.stack(m.side, s.general(m.general).at);
    let anybody = !force.is_empty() || !s.may_lead(m.general, generals).is_empty();
    refusals::NOBODY_ELSE.unless(anybody)
}

/// Why choosing anew changes nothing here: a consul lets nobody else stay, or nothing else go (18.1).
pub(crate) fn nothing_to_choose(s: &State) -> Option<Refusal> {
    let m = s.march?;
    may_arrange(s, &m).ok()?;
    let mut all = s.clone();
    let others = candidates(s, &m);
    let own = march_mut(&mut all);
    (own.with, own.units) = (UnitSet::EMPTY, Force::NONE);
    own.choosing = Some(s.general(m.general).at);
    for unit in others.iter() {
        if may_stay(&all, unit).is_ok() {
            return None;
        }
        march_mut(&mut all).with.insert(unit);
    }
    let choosing = choosing(&all);
    let avail = choosing.avail;
    let only = match avail.units() == avail.fighting() {
        true if choosing.least >= avail.fighting() => avail,
        true if choosing.most == 0 => Force::NONE,
        _ => return None,
    };
    let why = match (others.is_empty(), only.is_empty()) {
        (false, _) => refusals::CONSULS_STAY_TOGETHER,
        (true, true) => refusals::CONSUL_KEEPS_FIVE,
        (true, false) => refusals::CONSUL_TAKES_FIVE,
    };
    (others == m.with && only == m.units).then_some(why)
}

/// Chooses anew who and what goes along: each general who does not outrank the activated one, then how many of each kind.
pub(super) fn arrange(t: &mut Board<'_>) -> Flow<()> {
    let here = t.state.general(march(&t.state).general).at;
    let before = (march(&t.state).with, march(&t.state).units);
    company::fall_out(&mut t.state);
    let m = march_mut(&mut t.state);
    m.arranged = true;
    m.with = UnitSet::EMPTY;
    m.units = Force::NONE;
    m.choosing = Some(here);
    let m = *m;
    for unit in candidates(&t.state, &m).iter() {
        take_general(t, unit)?;
    }
    if t.state.campaign.is_some() {
        choose_apart(t)?;
    } else {
        let about = |kind| MovementAsk::TakeUnits(kind).into();
        punic::choose_units(t, m.side, Rule("10.2"), choosing, about, |s, kind, n| {
            *march_mut(s).units.of_mut(kind) += n;
        })?;
    }
    let m = march_mut(&mut t.state);
    m.choosing = None;
    let (general, at, units) = (m.general, m.at, m.units);
    if before != (m.with, units) {
        emit(t, "10.9", MovementEvent::Arranged { general, at, units });
    }
    Ok(())
}

fn candidates(s: &State, m: &March) -> UnitSet {
    let (_, generals) = s.stack(m.side, s.general(m.general).at);
    s.may_lead(m.general, generals)
}

/// While a campaign card is resolved: how many of each kind go along who have moved so much (10.11).
fn choose_apart(t: &mut Board<'_>) -> Flow<()> {
    let side = march(&t.state).side;
    let about = |kind, class: Option<u8>| {
        let about = class.map_or(MovementAsk::TakeUnits(kind), |class| MovementAsk::TakeMoved {
            kind,
            class,
        });
        about.into()
    };
    let there = |s: &State| {
        let m = march(s);
        company::standing(s, m.side, s.general(m.general).at)
    };
    punic::choose_apart(t, side, Rule("10.11"), choosing, there, about, |s, kind, class, n| {
        let place = s.general(march(s).general).at;
        company::fall_in(s, place, class, Force::so_many(kind, n));
        *march_mut(s).units.of_mut(kind) += n;
    })
}

/// Asks whether a general goes along.
fn take_general(t: &mut Board<'_>, unit: UnitId) -> Flow<()> {
    let side = march(&t.state).side;
    let answer = ask(t, side, MovementAsk::TakeGeneral(unit), "10.8", |s, o| {
        o.offer(Choice::Yes);
        o.weigh(Choice::No, || may_stay(s, unit));
        why_not::nothing_else(s, o, side, refusals::ARRANGED);
    })?;
    if answer == Choice::Yes {
        let m = march_mut(&mut t.state);
        m.with.insert(unit);
    }
    Ok(())
}

/// Whether a general may stay: of two consuls who are together neither, unless there are ten CUs (18.1).
fn may_stay(s: &State, unit: UnitId) -> Legality {
    let m = march(s);
    let (force, _) = s.stack(m.side, s.general(m.general).at);
    may_part(s, force.fighting(), m.generals(), [unit].into_iter().collect())
}

/// So many CUs go where all elephants of the place go too (10.8).
pub(crate) fn cus_beside_elephants(s: &State) -> u8 {
    let choosing = choosing(s);
    choosing
        .room
        .min(choosing.most)
        .saturating_sub(choosing.avail.elephants)
}

/// How many CUs must go along, and how many must stay, while it is chosen (18.1).
pub(crate) fn duty(s: &State) -> String {
    match s.march {
        Some(m) if m.choosing.is_some() => choosing(s).duty(),
        _ => String::new(),
    }
}

/// How many units may be chosen when it has been said of each general whether he goes.
fn choosing(s: &State) -> Choosing {
    let m = march(s);
    let (force, generals) = s.stack(m.side, m.choosing.unwrap_or(Where::At(m.at)));
    let goes = m.generals();
    let stays = generals.without(goes);
    let (least, most) = consular_range(s, force.fighting(), goes, stays);
    Choosing {
        avail: force,
        chosen: m.units,
        room: MOST_CUS,
        trains_take_room: false,
        least,
        most,
        why_least: refusals::CONSUL_TAKES_FIVE,
        why_most: refusals::CONSUL_KEEPS_FIVE,
        why_room: refusals::TEN_CUS,
    }
}
