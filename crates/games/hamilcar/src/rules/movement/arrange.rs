//! Picking up and dropping (7.1), and taking aboard in a port on the way (7.3.C).

use super::activation::{leads_superior, march, march_mut, may_go_on, shut_in};
use super::choose::{choose_apart, choose_units};
use super::company;
use super::fleet::{room, voyage, voyage_mut};
use super::muster::Muster;
use crate::protocol::refusals::movement as refusals;
use crate::rules::naval;
use crate::state::{Before, Force, Kind, March, State, Voyage, Where};
use crate::{Board, MovementAsk, MovementEvent, ask, emit};
use engine::{Choice, Flow, Legality, SpaceId, UnitId, UnitSet};

/// Whether units and generals may be picked up and dropped here: once in each space, and
/// only while the march can still go on from it (7.1).
pub(super) fn may_arrange(s: &State, m: &March) -> Legality {
    may_go_on(m)?;
    if m.arranged {
        return Err(refusals::ARRANGED);
    }
    if shut_in(s, m) {
        return Err(refusals::BESIEGED);
    }
    if m.left() == 0 {
        return Err(refusals::NO_MPS);
    }
    if leads_superior(s, m) {
        return Muster::may_part(s, m);
    }
    let (force, generals) = s.stack(m.side, s.general(m.general).at);
    if force.is_empty() && s.may_lead(m.general, generals).is_empty() {
        return Err(refusals::NOBODY_ELSE);
    }
    Ok(())
}

/// Where a Fleet may find somebody to take aboard: in the port, then inside its walls (7.3.C).
pub(super) const fn quays(at: SpaceId) -> [Where; 2] {
    [Where::At(at), Where::Inside(at)]
}

/// Whether somebody who may come aboard is there, or something for which there is room. Walls that keep the enemy out are open to the
/// sea, unless they are Besieged (7.3.C, 14.5.A).
pub(super) fn awaits(s: &State, v: &Voyage, quay: Where) -> bool {
    let place = s.place(v.at);
    if quay == Where::Inside(v.at) && (place.city() != Some(v.side) || place.besieged()) {
        return false;
    }
    let (force, generals) = s.stack(v.side, quay);
    !generals.is_empty() || (room(v) > 0 && !force.is_empty())
}

/// Chooses anew who and what goes along (7.1): each general of equal or lower rank who stands here, then how many of each kind.
pub(super) fn arrange(t: &mut Board<'_>) -> Flow<()> {
    let here = t.state.general(march(&t.state).general).at;
    remember(&mut t.state, here);
    let (generals, units) = (march(&t.state).generals(), company::marching(&t.state));
    company::fall_out(&mut t.state);
    let m = march_mut(&mut t.state);
    m.arranged = true;
    m.with = UnitSet::EMPTY;
    m.units = Force::NONE;
    choose(t, "2.2.E1", "7.1", |s, kind, n| {
        *march_mut(s).units.of_mut(kind) += n;
    })?;
    company::left_behind(&mut t.state, generals, &units);
    Ok(())
}

/// Takes generals and units of the port aboard: those before the walls, then those inside, of any rank (7.3.C). Who outranks all
/// others commands the Fleet from then on (2.2.E1).
pub(super) fn take_aboard(t: &mut Board<'_>) -> Flow<()> {
    let commander = naval::leader(&t.state);
    let v = voyage_mut(&mut t.state);
    let at = v.at;
    v.arranged = true;
    for quay in quays(v.at) {
        if awaits(&t.state, voyage(&t.state), quay) {
            remember(&mut t.state, quay);
            choose(t, "7.3.C", "7.3.C", load)?;
        }
    }
    let now = naval::leader(&t.state);
    if let Some(general) = now.filter(|_| now != commander) {
        emit(t, "2.2.E1", MovementEvent::TakesCommand { general, at });
    }
    Ok(())
}

fn remember(s: &mut State, place: Where) {
    let m = march_mut(s);
    m.before = Some(Before {
        generals: m.generals(),
        units: m.units,
        place,
    });
}

fn choose(t: &mut Board<'_>, who: &'static str, what: &'static str, put: impl Fn(&mut State, Kind, u8)) -> Flow<()> {
    let side = march(&t.state).side;
    for unit in Muster::of(&t.state).candidates(&t.state) {
        take_general(t, unit, who)?;
    }
    let choosing = |s: &State| Muster::of(s).choosing(s);
    if t.state.campaign.is_some() {
        choose_apart(t, side, what, choosing, put)?;
    } else {
        choose_units(t, side, what, choosing, MovementAsk::TakeUnits, put)?;
    }
    let m = march_mut(&mut t.state);
    let before = m.before.take();
    if before.is_none_or(|b| (b.generals, b.units) != (m.generals(), m.units)) {
        let event = MovementEvent::Arranged {
            general: m.general,
            with: m.with,
            at: m.at,
            units: m.units,
        };
        emit(t, what, event);
    }
    Ok(())
}

/// How many CUs must go along, and how many must stay, while it is chosen (2.2.A, 2.3.E3).
pub(crate) fn duty(s: &State) -> String {
    match s.march {
        Some(m) if m.before.is_some() => Muster::of(s).choosing(s).duty(),
        _ => String::new(),
    }
}

/// Asks whether a general goes along.
fn take_general(t: &mut Board<'_>, unit: UnitId, section: &'static str) -> Flow<()> {
    let side = march(&t.state).side;
    let answer = ask(t, side, MovementAsk::TakeGeneral(unit), section, |s, o| {
        let muster = Muster::of(s);
        o.weigh(Choice::Yes, || muster.may_take(s, unit));
        o.weigh(Choice::No, || muster.may_leave(s, unit));
    })?;
    if answer == Choice::Yes {
        if t.state.voyage.is_some() {
            t.state.general_mut(unit).at = Where::AtSea;
        }
        march_mut(&mut t.state).with.insert(unit);
    }
    Ok(())
}

/// Loads so many units of a kind from where the Fleet takes them.
fn load(s: &mut State, kind: Kind, n: u8) {
    let mut loaded = Force::NONE;
    *loaded.of_mut(kind) = n;
    let v = voyage_mut(s);
    v.units.add(loaded);
    let (side, units) = (v.side, v.units);
    let m = march_mut(s);
    m.units = units;
    let quay = m.before.map(|before| before.place);
    if let Some(force) = quay.and_then(|place| s.force_mut(side, place)) {
        force.take(loaded);
    }
}
