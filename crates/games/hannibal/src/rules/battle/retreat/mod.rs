//! Retreat (15.1 to 15.4): the sortie back inside and others into the walls (`walls`), or space by space (`paths`).

mod paths;
mod walls;

#[cfg(test)]
mod tests;

pub(super) use walls::sortie_returns;

use super::{battle, battle_mut, force, of};
use crate::board::{generals, units, why_not};
use crate::protocol::buttons::Named;
use crate::protocol::event::BattleEvent;
use crate::protocol::prompt::BattleAsk;
use crate::protocol::refusals::battle as law;
use crate::state::{Entered, Force, Kind, March, Onset, State, Where};
use crate::{Board, answer, ask, emit};
use engine::{Choice, Flow, Side, SpaceId};
use paths::Track;
use punic::Retreat;
use punic::rules::retreat::Step;

/// The losing force retreats, or is eliminated if it cannot (15).
pub(super) fn retreat(t: &mut Board<'_>, side: Side) -> Flow<()> {
    let at = battle(t).at();
    train_is_lost(t, side, at);
    sortie_returns(t, side);
    walls::into_city(t, side)?;
    let generals = t.state.generals_where(side, Where::At(at));
    if force(&t.state, side).is_empty() && generals.is_empty() {
        return Ok(());
    }
    let Some(limits) = Track::of(&t.state, &battle(t).onset, side, at, 0, 0).limits() else {
        return eliminated(t, side, at);
    };
    battle_mut(t).retreat = Some(Retreat::new(side, at, limits));
    while !enter(t, side)? {
        if !goes_on(t) {
            let at = now(&t.state).at;
            return eliminated(t, side, at);
        }
    }
    Ok(())
}

/// Whether a way leads on. Hannibal's death under way takes PC markers from the map (10.10) and may close every way that there was: then the
/// nearest end from here is looked for (15.1).
fn goes_on(t: &mut Board<'_>) -> bool {
    let (track, limits) = (track(&t.state), now(&t.state).limits);
    if track.candidates().any(|to| track.may_go(to, limits).is_ok()) {
        return true;
    }
    let Some(limits) = track.limits() else { return false };
    now_mut(t).limits = limits;
    true
}

/// Whether the army that marches would have no way to retreat if it came so into a space with the enemy in it, lost there and had no losses
/// (15.2, 15.3).
#[must_use]
pub(crate) fn cuts_off(s: &State, to: SpaceId, entered: Entered) -> bool {
    let fights = |m: &March| m.units.fighting() > 0 && s.has_cus(to, m.side.enemy());
    // Into its own city a loser may go.
    let Some(m) = s.march.filter(|m| fights(m) && s.place(to).city() != Some(m.side)) else {
        return false;
    };
    let mut after = s.clone();
    after.move_army(m.side, m.general, m.with, m.units, Where::At(to));
    let onset = Onset::entering(to, m.side, entered, m.general);
    Track::of(&after, &onset, m.side, to, 0, 0).limits().is_none()
}

fn now(s: &State) -> &Retreat {
    of(s).retreat.as_ref().expect("a retreat is under way")
}

fn now_mut<'a>(t: &'a mut Board<'_>) -> &'a mut Retreat {
    battle_mut(t).retreat.as_mut().expect("a retreat is under way")
}

/// The way as the table shows it.
fn track(s: &State) -> Track<'_> {
    let retreat = now(s);
    Track::of(s, &of(s).onset, retreat.side, retreat.at, retreat.spent, retreat.lost)
}

/// One space of the way; a step is legal if a legal path goes on from there (15.1).
fn next_space(t: &mut Board<'_>, side: Side) -> Flow<SpaceId> {
    let choice = ask(t, side, BattleAsk::RetreatTo, "15.1", |s, o| {
        let track = track(s);
        o.weigh_each(track.candidates(), Choice::Space, |to| track.may_go(to, now(s).limits));
        why_not::spaces(o, |_| law::RETREAT_NO_ROAD);
        why_not::own_generals(s, o, side, law::RETREAT_IS_WHOLE);
        why_not::cards(o, law::NO_CARD_IN_BATTLE);
    })?;
    Ok(answer::space(choice))
}

/// Enters the next space: its price, then lone enemy generals, then friends swept up. Tells whether the retreat ends there.
fn enter(t: &mut Board<'_>, side: Side) -> Flow<bool> {
    let to = next_space(t, side)?;
    let from = now(&t.state).at;
    let step = paths::step(&t.state, side, to, t.state.place(from).outside[side]);
    let price = paths::price(&t.state, side, to).min(t.state.place(from).outside[side].fighting());
    {
        let retreat = now_mut(t);
        retreat.entering = Some(to);
        retreat.to_lose = price;
    }
    pay(t, side, from, to)?;
    let units = t.state.place(from).outside[side];
    let friends = t.state.place(to).outside[side];
    let generals = t.state.generals_where(side, Where::At(from));
    emit(
        t,
        "15.1",
        BattleEvent::Retreated {
            side,
            from,
            to,
            units,
            generals,
        },
    );
    let ends = !matches!(step, Step::GoesOn { .. });
    if !ends {
        train_is_lost(t, side, to);
        if friends.fighting() > 0 {
            emit(
                t,
                "15.1",
                BattleEvent::SweptUp {
                    side,
                    at: to,
                    units: friends,
                },
            );
        }
    }
    let there = t.state.generals_where(side, Where::At(to));
    march_off(t, side, from, to);
    if friends.fighting() > 0 {
        let all = &mut battle_mut(t).generals[side];
        *all = all.or(there);
    }
    let retreat = now_mut(t);
    retreat.at = to;
    retreat.spent += 1;
    retreat.lost += price;
    retreat.entering = None;
    units::overwhelm(t, side, to)?;
    Ok(ends)
}

/// All units of a side outside walls go from one space to another, and the generals who are with them: one who stands alone where a retreat
/// passes is no force that it sweeps up, and stays (15.1).
pub(super) fn march_off(t: &mut Board<'_>, side: Side, from: SpaceId, to: SpaceId) {
    let units = core::mem::take(&mut t.state.place_mut(from).outside[side]);
    t.state.place_mut(to).outside[side].add(units);
    let with_them = battle(t).generals[side].and(t.state.generals_where(side, Where::At(from)));
    for unit in with_them.iter() {
        t.state.general_mut(unit).at = Where::At(to);
    }
    crate::board::walls::settle(t, from);
}

/// The owner chooses the CUs that the way costs (15.3).
fn pay(t: &mut Board<'_>, side: Side, from: SpaceId, to: SpaceId) -> Flow<()> {
    let before = t.state.place(from).outside[side];
    while now(&t.state).to_lose > 0 {
        let left = now(&t.state).to_lose;
        let answer = ask(t, side, BattleAsk::RetreatLoss { left }, "15.3", |s, o| {
            let force = s.place(from).outside[side];
            if force.cu > 0 {
                o.offer(Named::LoseCu.choice());
            }
            if force.elephants > 0 {
                o.offer(Named::LoseElephant.choice());
            }
            why_not::nothing_else(s, o, side, law::CHOOSE_A_STRAGGLER);
        })?;
        let kind = if answer == Named::LoseElephant.choice() {
            Kind::Elephant
        } else {
            Kind::Cu
        };
        t.state.place_mut(from).outside[side].take(Force::one(kind));
        battle_mut(t).lost[side] += 1;
        now_mut(t).to_lose -= 1;
    }
    let units = before.minus(t.state.place(from).outside[side]);
    if !units.is_empty() {
        emit(t, "15.3", BattleEvent::Lost { side, at: to, units });
    }
    Ok(())
}

/// A siege train that must retreat is lost (25, 30).
fn train_is_lost(t: &mut Board<'_>, side: Side, at: SpaceId) {
    let train = &mut t.state.place_mut(at).outside[side].trains;
    if core::mem::take(train) > 0 {
        battle_mut(t).sortie.trains = 0;
        emit(t, "25.30", BattleEvent::TrainLost { at });
    }
}

/// A force that finds no end within four spaces is eliminated where it is and its generals displaced (15.2, 15.3, 10.10).
fn eliminated(t: &mut Board<'_>, side: Side, at: SpaceId) -> Flow<()> {
    let units = core::mem::take(&mut t.state.place_mut(at).outside[side]);
    let onset = battle(t).onset;
    let landed = side == onset.attacker && matches!(onset.entered, crate::state::Entered::Sea(_));
    let section = if landed { "15.2" } else { "15.3" };
    emit(t, section, BattleEvent::NoRetreat { side, at, units });
    battle_mut(t).lost[side] += units.fighting();
    let generals = t.state.generals_where(side, Where::At(at));
    generals::displace(t, generals)
}
