//! Retreat inside walls (15.2, 15.4), and the sortie back inside (20.7).

use super::super::{battle, battle_mut, force, of};
use crate::board::why_not;
use crate::data::tracks::CONSULAR;
use crate::protocol::event::BattleEvent;
use crate::protocol::prompt::BattleAsk;
use crate::protocol::refusals::battle as law;
use crate::state::{Entered, Force, Kind, Office, State, Where};
use crate::{Board, answer, ask, emit};
use engine::{Choice, Flow, Side, SpaceId, UnitId, UnitSet};

/// Those who sallied out go back inside (20.7, 16.2).
pub(in crate::rules::battle) fn sortie_returns(t: &mut Board<'_>, side: Side) {
    let now = battle(t);
    let (at, units, generals) = (now.at(), now.sortie, now.sortie_generals);
    if now.onset.attacker != side {
        return;
    }
    let generals = generals.and(t.state.generals_where(side, Where::At(at)));
    go_inside(t, side, at, units, generals, "20.7");
    battle_mut(t).sortie = Force::NONE;
    battle_mut(t).sortie_generals = UnitSet::EMPTY;
}

fn go_inside(t: &mut Board<'_>, side: Side, at: SpaceId, units: Force, generals: UnitSet, section: &'static str) {
    if units.is_empty() && generals.is_empty() {
        return;
    }
    t.state.go_inside(side, at, units, generals);
    emit(
        t,
        section,
        BattleEvent::RetreatedInside {
            side,
            at,
            units,
            generals,
        },
    );
}

/// A force may retreat into its own city in the space of the battle unless it is besieged: as a whole if there is room, else as many as
/// there is room for, and the rest goes on (15.4). Who has landed there must, and whoever finds no room is lost (15.2).
pub(super) fn into_city(t: &mut Board<'_>, side: Side) -> Flow<()> {
    let at = battle(t).at();
    let place = t.state.place(at);
    if place.city() != Some(side) || place.besieged() {
        return Ok(());
    }
    let landed = side == battle(t).onset.attacker && matches!(battle(t).onset.entered, Entered::Sea(_));
    let all = place.outside[side];
    let room = t.state.capacity(at).saturating_sub(place.inside.fighting());
    let units = if all.is_empty() {
        Force::NONE
    } else {
        how_many(t, side, room, landed)?
    };
    let stay = all.minus(units);
    if units.is_empty() && !all.is_empty() {
        return Ok(());
    }
    let mut generals = UnitSet::EMPTY;
    for unit in t.state.generals_where(side, Where::At(at)).iter() {
        if landed || stay.is_empty() && !all.is_empty() || goes_inside(t, side, unit, units, stay)? {
            generals.insert(unit);
        }
    }
    go_inside(t, side, at, units, generals, "15.4");
    Ok(())
}

/// How many of each kind go inside.
fn how_many(t: &mut Board<'_>, side: Side, room: u8, landed: bool) -> Flow<Force> {
    let all = force(&t.state, side);
    let mut units = Force::NONE;
    let fits = all.fighting() <= room;
    for kind in [Kind::Cu, Kind::Elephant] {
        let there = all.of(kind);
        let left = room - units.fighting();
        let rest = if kind == Kind::Cu { all.elephants } else { 0 };
        let most = there.min(left);
        if most == 0 {
            continue;
        }
        if fits && (landed || !units.is_empty()) {
            *units.of_mut(kind) = there;
            continue;
        }
        let least = if landed { left.saturating_sub(rest).min(most) } else { 0 };
        let answer = ask(t, side, BattleAsk::RetreatInside(kind), "15.4", |s, o| {
            if fits {
                o.offer(Choice::Number(there));
                o.offer(Choice::Number(0));
            } else {
                (least..=most).rev().for_each(|count| o.offer(Choice::Number(count)));
            }
            why_not::nothing_else(s, o, side, law::RETREAT_INSIDE_OR_ON);
        })?;
        *units.of_mut(kind) = answer::number(answer);
        if fits && units.is_empty() {
            break;
        }
    }
    Ok(units)
}

/// Whether a general of a force that splits goes inside; no consul is left with fewer than five CUs by choice (15.4, 18.1).
fn goes_inside(t: &mut Board<'_>, side: Side, unit: UnitId, inside: Force, outside: Force) -> Flow<bool> {
    let enough = |s: &State, here: Force, there: Force| {
        let consul = s.general(unit).office == Office::Consul;
        !consul || here.fighting() >= CONSULAR || there.fighting() < CONSULAR
    };
    let about = BattleAsk::RetreatGeneralInside(unit);
    let answer = ask(t, side, about, "15.4", |s, o| {
        let before = s.place(of(s).at()).inside;
        if enough(s, inside.plus(before), outside) {
            o.offer(Choice::Yes);
        }
        if enough(s, outside, inside.plus(before)) {
            o.offer(Choice::No);
        }
        why_not::nothing_else(s, o, side, law::RETREAT_INSIDE_OR_ON);
    })?;
    Ok(answer == Choice::Yes)
}
