//! Retreat inside walls (13.5.E), and the Sortie back inside (14.5.B).

use super::super::{battle, battle_mut};
use crate::board::questions::whether;
use crate::board::why_not;
use crate::protocol::event::BattleEvent;
use crate::protocol::prompt::BattleAsk;
use crate::protocol::refusals::battle as law;
use crate::rules::movement;
use crate::state::{Force, Kind, Where};
use crate::{Board, ask, emit};
use engine::{Choice, Flow, Side, SpaceId, UnitId, UnitSet};

/// Those who sallied out go back inside; nobody else may (14.5.B).
pub(super) fn sortie_returns(t: &mut Board<'_>) {
    let now = battle(t);
    let (at, side, units, generals) = (now.at, now.attacker, now.sortie, now.sortie_generals);
    if now.loser() != Some(side) {
        return;
    }
    let generals = generals.and(t.state.generals_at(at, side));
    if units.is_empty() && generals.is_empty() {
        return;
    }
    t.state.place_mut(at).enter(side, units);
    movement::driven(&mut t.state, side, Where::At(at), Where::Inside(at), units, Force::NONE);
    generals.iter().for_each(|general| go_inside(t, at, general));
    battle_mut(t).sortie = Force::NONE;
    are_inside(t, "14.5.B", side, units, generals);
}

/// A Force may retreat into its own city in the space of the battle, up to capacity; the rest goes on (13.5.E).
pub(super) fn into_city(t: &mut Board<'_>, side: Side) -> Flow<()> {
    let at = battle(t).at;
    let place = t.state.place(at);
    if place.city() != Some(side) || place.besieged() || place.outside[side].is_empty() {
        return Ok(());
    }
    let mut inside = Force::NONE;
    for kind in [Kind::Elephant, Kind::Cu] {
        let place = t.state.place(at);
        let most = place.outside[side]
            .of(kind)
            .min(t.state.capacity(at).saturating_sub(place.inside.fighting()));
        if most == 0 {
            continue;
        }
        let choice = ask(t, side, BattleAsk::RetreatInside(kind), "13.5.E", |s, o| {
            (0..=most).rev().for_each(|count| o.offer(Choice::Number(count)));
            why_not::nothing_else(s, o, side, law::RETREAT_INSIDE_OR_ON);
        })?;
        let count = crate::answer::number(choice);
        let mut units = Force::NONE;
        *units.of_mut(kind) = count;
        t.state.place_mut(at).outside[side].take(units);
        t.state.place_mut(at).inside.add(units);
        movement::driven(&mut t.state, side, Where::At(at), Where::Inside(at), units, Force::NONE);
        inside.add(units);
    }
    let mut gone = UnitSet::EMPTY;
    for general in t.state.generals_at(at, side).iter() {
        // With no CU left outside there is no Force to go on with.
        let goes = !t.state.has_cus(at, side)
            || whether(
                t,
                side,
                BattleAsk::RetreatGeneralInside(general),
                "13.5.E",
                law::RETREAT_INSIDE_OR_ON,
            )?;
        if goes {
            go_inside(t, at, general);
            gone.insert(general);
        }
    }
    if !inside.is_empty() || !gone.is_empty() {
        are_inside(t, "13.5.E", side, inside, gone);
    }
    Ok(())
}

fn go_inside(t: &mut Board<'_>, at: SpaceId, general: UnitId) {
    t.state.general_mut(general).at = Where::Inside(at);
}

fn are_inside(t: &mut Board<'_>, section: &'static str, side: Side, units: Force, generals: UnitSet) {
    let at = battle(t).at;
    let event = BattleEvent::RetreatedInside {
        side,
        at,
        units,
        generals,
    };
    emit(t, section, event);
}
