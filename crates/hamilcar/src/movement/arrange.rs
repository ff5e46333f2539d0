//! Picking up and dropping (7.1), and taking aboard in a port on the way (7.3.C).

use super::activation::{march, march_mut, may_go_on, shut_in};
use super::choose::{choose_apart, choose_units};
use super::company;
use super::muster::Muster;
use crate::laws::movement as laws;
use crate::state::{Before, Force, Kind, March, State, Where};
use crate::{Board, MovementAsk, MovementEvent, ask, note};
use kernel::{Choice, Flow, Legality, UnitId, UnitSet};

/// Whether units and generals may be picked up and dropped here: once in each space, and
/// only while the march can still go on from it (7.1).
pub(super) fn may_arrange(s: &State, m: &March) -> Legality {
    may_go_on(m)?;
    if m.arranged {
        return Err(laws::ARRANGED);
    }
    if shut_in(s, m) {
        return Err(laws::BESIEGED);
    }
    if m.left() == 0 {
        return Err(laws::NO_MPS);
    }
    let (force, generals) = s.stack(m.side, s.general(m.general).at);
    if force.is_empty() && s.may_lead(m.general, generals).is_empty() {
        return Err(laws::NOBODY_ELSE);
    }
    Ok(())
}

/// Chooses anew who and what goes along (7.1): each general of equal or lower rank who stands here, then how many of each kind.
pub(super) fn arrange(t: &mut Board<'_>) -> Flow<()> {
    remember(&mut t.state);
    company::fall_out(&mut t.state);
    let m = march_mut(&mut t.state);
    m.arranged = true;
    m.with = UnitSet::EMPTY;
    m.units = Force::NONE;
    choose(t, "2.2.E1", "7.1", |s, kind, n| {
        *march_mut(s).units.of_mut(kind) += n;
    })
}

/// Takes generals and units of the port aboard (7.3.C).
pub(super) fn take_aboard(t: &mut Board<'_>) -> Flow<()> {
    remember(&mut t.state);
    if let Some(v) = t.state.voyage.as_mut() {
        v.arranged = true;
    }
    choose(t, "7.3.C", "7.3.C", load)
}

fn remember(s: &mut State) {
    let m = march_mut(s);
    m.before = Some(Before {
        generals: m.generals(),
        units: m.units,
    });
}

fn choose(t: &mut Board<'_>, who: &'static str, what: &'static str, put: impl Fn(&mut State, Kind, u8)) -> Flow<()> {
    let side = march(&t.state).side;
    for unit in Muster::of(&t.state).candidates(&t.state).iter() {
        take_general(t, unit, who)?;
    }
    let choosing = |s: &State| Muster::of(s).choosing(s);
    if t.state.campaign.is_some() {
        choose_apart(t, side, what, choosing, put)?;
    } else {
        choose_units(t, side, what, choosing, MovementAsk::TakeUnits, put)?;
    }
    let m = march_mut(&mut t.state);
    m.before = None;
    let event = MovementEvent::Arranged {
        general: m.general,
        at: m.at,
        units: m.units,
    };
    note(t, what, event);
    Ok(())
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

/// Loads so many units of a kind that stand in the port.
fn load(s: &mut State, kind: Kind, n: u8) {
    let mut loaded = Force::NONE;
    *loaded.of_mut(kind) = n;
    let Some(v) = s.voyage.as_mut() else { return };
    v.units.add(loaded);
    let (at, side, units) = (v.at, v.side, v.units);
    s.place_mut(at).outside[side].take(loaded);
    march_mut(s).units = units;
}
