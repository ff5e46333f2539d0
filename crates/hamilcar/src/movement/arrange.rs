//! Picking up and dropping (7.1, 2.3.E3).

use super::activation::{march, march_mut, may_go_on, shut_in};
use super::army::{CONSULAR_CUS, MOST_UNITS, guard};
use crate::laws::movement as laws;
use crate::state::{Force, Kind, March, State};
use crate::{Board, MovementAsk, MovementEvent, Prompt, ask, note};
use kernel::{Choice, Flow, Legality, Refusal, Side, UnitId, UnitSet};

/// Whether units and generals may be picked up and dropped here: once in each space (7.1).
pub(super) fn may_arrange(s: &State, m: &March) -> Legality {
    may_go_on(m)?;
    if m.arranged {
        return Err(laws::ARRANGED);
    }
    if shut_in(s, m) {
        return Err(laws::BESIEGED);
    }
    let (force, generals) = s.stack(m.side, s.general(m.general).at);
    if force.is_empty() && s.may_lead(m.general, generals).is_empty() {
        return Err(laws::NOBODY_ELSE);
    }
    Ok(())
}

/// The army and the others on its side of the walls before they are chosen anew.
struct Before {
    army: UnitSet,
    army_cus: u8,
    rest_cus: u8,
    all: Force,
}

/// CUs that a general must be left with: for a Consul three, or as many as he had if he had fewer; always three if two Consuls of one
/// army part (2.3.E3).
fn wanted(s: &State, unit: UnitId, before: &Before, parts: bool) -> u8 {
    let had = if before.army.contains(unit) {
        before.army_cus
    } else {
        before.rest_cus
    };
    match s.is_consul(unit) {
        false => 0,
        true if parts => CONSULAR_CUS,
        true => had.min(CONSULAR_CUS),
    }
}

/// CUs wanted by those who go along, and by those who stay.
fn wanted_by(s: &State, side: Side, before: &Before, army: UnitSet, rest: UnitSet) -> (u8, u8) {
    let parts = rest.iter().any(|u| s.is_consul(u) && before.army.contains(u))
        && army.iter().any(|u| s.is_consul(u) && before.army.contains(u));
    let most = |group: UnitSet| group.iter().map(|u| wanted(s, u, before, parts)).max().unwrap_or(0);
    let guard = guard(s, side, s.general(march(s).general).at, rest).min(before.all.cus());
    (most(army), most(rest).max(guard))
}

/// Chooses anew who and what goes along (7.1): each general of equal or lower rank who stands here, then how many of each kind.
pub(super) fn arrange(t: &mut Board<'_>) -> Flow<()> {
    let m = *march(&t.state);
    let (all, generals) = t.state.stack(m.side, t.state.general(m.general).at);
    let army_cus = m.units.cus();
    let before = Before {
        army: m.generals(),
        army_cus,
        rest_cus: all.cus() - army_cus,
        all,
    };
    let candidates = t.state.may_lead(m.general, generals);
    let anew = march_mut(&mut t.state);
    anew.arranged = true;
    anew.with = UnitSet::EMPTY;
    anew.units = Force::NONE;
    let mut rest = generals.without(candidates);
    rest.remove(m.general);
    for unit in candidates.iter() {
        if !take_general(t, unit, &before, rest)? {
            rest.insert(unit);
        }
    }
    let (least, kept) = wanted_by(&t.state, m.side, &before, march(&t.state).generals(), rest);
    let why_kept = if t.state.has_consul(rest) {
        laws::CONSUL_KEEPS_THREE
    } else {
        laws::LEFT_UNGUARDED
    };
    let choosing = Choosing {
        section: "7.1",
        avail: all,
        room: MOST_UNITS,
        least,
        most: all.cus() - kept,
        why_least: laws::CONSUL_KEEPS_THREE,
        why_most: why_kept,
        why_room: laws::TEN_UNITS,
    };
    choose_units(t, m.side, &choosing, MovementAsk::TakeUnits, |s, kind, n| {
        *march_mut(s).units.of_mut(kind) = n;
    })?;
    let m = march(&t.state);
    let event = MovementEvent::Arranged {
        general: m.general,
        at: m.at,
        units: m.units,
    };
    note(t, "7.1", event);
    Ok(())
}

/// Asks whether a general goes along (7.1). `rest` are those who stay for certain.
fn take_general(t: &mut Board<'_>, unit: UnitId, before: &Before, rest: UnitSet) -> Flow<bool> {
    let side = march(&t.state).side;
    let answer = ask(t, side, MovementAsk::TakeGeneral(unit), "2.2.E1", |s, o| {
        let army = march(s).generals();
        o.offer(Choice::Yes);
        o.weigh(Choice::No, || {
            let mut rest = rest;
            rest.insert(unit);
            let (goes, stays) = wanted_by(s, side, before, army, rest);
            match goes + stays <= before.all.cus() {
                true => Ok(()),
                false if s.is_consul(unit) => Err(laws::CONSUL_KEEPS_THREE),
                false => Err(laws::LEFT_UNGUARDED),
            }
        });
    })?;
    let goes = answer == Choice::Yes;
    if goes {
        march_mut(&mut t.state).with.insert(unit);
    }
    Ok(goes)
}

/// How many units may be chosen, and why not fewer or more.
pub(crate) struct Choosing {
    /// The section that asks.
    pub section: &'static str,
    /// What is there.
    pub avail: Force,
    /// How many Units in all.
    pub room: u8,
    /// The fewest CUs.
    pub least: u8,
    /// The most CUs.
    pub most: u8,
    /// Why not fewer CUs.
    pub why_least: Refusal,
    /// Why not more CUs.
    pub why_most: Refusal,
    /// Why not more Units.
    pub why_room: Refusal,
}

impl Choosing {
    /// The fewest and the most of a kind, when so much has been chosen already. The largest numbers come first, so that all the first
    /// answers together take all there is room for.
    fn range(&self, kind: Kind, chosen: Force) -> (u8, u8) {
        let room = self.room - chosen.units();
        let cus = self.most.saturating_sub(chosen.cus());
        let here = self.avail.of(kind).min(room);
        match kind {
            Kind::Cu => (self.least.saturating_sub(self.avail.elephants), here.min(cus)),
            Kind::Elephant => (self.least.saturating_sub(chosen.cus()), here.min(cus)),
            Kind::Train => (0, here),
        }
    }

    fn why_not(&self, kind: Kind, n: u8, least: u8, chosen: Force) -> Refusal {
        if n < least {
            self.why_least
        } else if kind != Kind::Train && n > self.most.saturating_sub(chosen.cus()) {
            self.why_most
        } else {
            self.why_room
        }
    }
}

/// Asks how many of each kind that is there: Combat Units, then Elephants, then Supply Trains.
pub(crate) fn choose_units<P: Into<Prompt>>(
    t: &mut Board<'_>,
    side: Side,
    choosing: &Choosing,
    about: impl Fn(Kind) -> P,
    put: impl Fn(&mut State, Kind, u8),
) -> Flow<()> {
    let mut chosen = Force::NONE;
    for kind in Kind::ALL {
        if choosing.avail.of(kind) == 0 {
            continue;
        }
        let (least, most) = choosing.range(kind, chosen);
        let answer = ask(t, side, about(kind), choosing.section, |_, o| {
            for n in (least..=most).rev() {
                o.offer(Choice::Number(n));
            }
            if o.explaining() {
                for n in 0..=choosing.avail.of(kind) {
                    o.explain(Choice::Number(n), || choosing.why_not(kind, n, least, chosen));
                }
            }
        })?;
        let Choice::Number(n) = answer else {
            unreachable!("units are chosen by their number")
        };
        *chosen.of_mut(kind) = n;
        put(&mut t.state, kind, n);
    }
    Ok(())
}
