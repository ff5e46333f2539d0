//! Retreat (13.5): the Sortie back inside, into the walls (`walls`), or space by space (`paths`).

mod paths;
mod walls;

#[cfg(test)]
mod tests;

use super::{battle, battle_mut, lose};
use crate::board::{generals, walls as city, why_not};
use crate::data::lanes::tyrrhenum_ports;
use crate::protocol::buttons::Named;
use crate::protocol::event::BattleEvent;
use crate::protocol::prompt::BattleAsk;
use crate::protocol::refusals::battle as law;
use crate::rules::movement;
use crate::state::{Entered, Force, March, State, Where};
use crate::{Board, ask, emit};
use engine::{Choice, Flow, Options, Side, SpaceId};
use paths::Way;
use punic::Retreat;
use punic::rules::retreat::Step;

/// The losing Force retreats, or is eliminated if it cannot (13.5).
pub(super) fn retreat(t: &mut Board<'_>) -> Flow<()> {
    let now = battle(t);
    let (at, side) = (now.at, now.loser().expect("the dice have decided"));
    if let Some(march) = t.state.march.as_mut().filter(|m| m.side == side) {
        march.units = Force::NONE;
    }
    walls::sortie_returns(t);
    walls::into_city(t, side)?;
    if !t.state.has_cus(at, side) {
        return left_alone(t, side);
    }
    let Some(limits) = Way::of(&t.state, battle(t), side, at, 0, 0).limits() else {
        return eliminated(t, side);
    };
    battle_mut(t).retreat = Some(Retreat::new(side, at, limits));
    while !enter(t, side)? {}
    Ok(())
}

/// Those who sallied out are inside again, and of the Army that came to their relief no CU is left: its Generals stand alone among the
/// victors. A General alone is no Force that could retreat, and is displaced (2.2.A, 13.4, 14.5.B).
fn left_alone(t: &mut Board<'_>, side: Side) -> Flow<()> {
    let at = battle(t).at;
    for general in t.state.generals_at(at, side).iter() {
        generals::displace(t, general, "2.2.A")?;
    }
    Ok(())
}

/// Whether the army that marches would have no way to retreat if it came so into a space with the enemy in it, lost there and had no losses
/// (13.5.B, 13.5.D).
#[must_use]
pub(crate) fn cuts_off(s: &State, to: SpaceId, entered: Entered) -> bool {
    let fights = |m: &March| m.units.fighting() > 0 && s.has_cus(to, m.side.enemy());
    // Into its own city a loser may go.
    let Some(m) = s.march.filter(|m| fights(m) && s.place(to).city() != Some(m.side)) else {
        return false;
    };
    let mut after = s.clone();
    after.move_army(m.side, m.general, m.with, m.units, Where::At(to));
    let way = Way {
        s: &after,
        side: m.side,
        at: to,
        spent: 0,
        lost: 0,
        aside: Force::NONE,
        first: Some(entered),
        shun: None,
    };
    way.limits().is_none()
}

fn now(s: &State) -> &Retreat {
    s.battle
        .as_ref()
        .and_then(|b| b.retreat.as_ref())
        .expect("a Retreat is under way")
}

fn now_mut<'a>(t: &'a mut Board<'_>) -> &'a mut Retreat {
    battle_mut(t).retreat.as_mut().expect("a Retreat is under way")
}

/// The Force that retreats, in the space where it is: not of it are those whom it has passed without sweeping them along (13.5.A).
fn retreating(s: &State, side: Side, at: SpaceId) -> Force {
    let aside = s.battle.as_ref().map_or(Force::NONE, |battle| battle.aside);
    s.outside(at, side).without(aside)
}

/// The way as the table shows it.
fn way(s: &State) -> Way<'_> {
    let (battle, retreat) = (s.battle.as_ref().expect("asked in a battle"), now(s));
    Way::of(s, battle, retreat.side, retreat.at, retreat.spent, retreat.lost)
}

/// One space of the way; a step is legal if a legal path goes on from there (13.5.A).
fn next_space(t: &mut Board<'_>, side: Side) -> Flow<SpaceId> {
    let choice = ask(t, side, BattleAsk::RetreatTo, "13.5.A", |s, o| {
        let way = way(s);
        o.weigh_each(way.candidates(), Choice::Space, |to| way.may_go(to, now(s).limits));
        explain_the_rest(&way, o);
    })?;
    let to = crate::answer::space(choice);
    Ok(to)
}

/// Why nothing else can be chosen.
fn explain_the_rest(way: &Way<'_>, o: &mut Options) {
    let ports = tyrrhenum_ports();
    let open_sea = |space| way.spent == 0 && space != way.at && ports.contains(way.at) && ports.contains(space);
    why_not::spaces(o, |space| {
        if open_sea(space) {
            law::RETREAT_TYRRHENUM
        } else {
            law::RETREAT_NO_ROAD
        }
    });
    why_not::own_generals(o, way.side, |_| law::RETREAT_IS_WHOLE);
    why_not::cards(o, law::NO_CARD_IN_BATTLE);
}

/// Enters the next space: penalties, then displacing a lone enemy General, then absorption. Tells whether the Retreat ends there.
fn enter(t: &mut Board<'_>, side: Side) -> Flow<bool> {
    let to = next_space(t, side)?;
    let Retreat { at: from, spent, .. } = *now(&t.state);
    let by_sea = spent == 0 && way(&t.state).needs_sea(to);
    let friends = t.state.outside(to, side);
    let step = paths::step(&t.state, side, to, retreating(&t.state, side, from), friends);
    let penalty = paths::penalty(&t.state, side, to);
    {
        let retreat = now_mut(t);
        retreat.entering = Some(to);
        retreat.to_lose = penalty;
    }
    pay(t, side, from, to)?;
    let units = retreating(&t.state, side, from);
    let section = if by_sea { "13.5.D" } else { "13.5.A" };
    let generals = t.state.generals_at(from, side).and(battle(t).generals[side]);
    emit(
        t,
        section,
        BattleEvent::Retreated {
            side,
            from,
            to,
            units,
            generals,
        },
    );
    t.state.place_mut(from).outside[side].take(units);
    t.state.place_mut(to).outside[side].add(units);
    let aside = battle(t).aside;
    movement::driven(&mut t.state, side, Where::At(from), Where::At(to), units, aside);
    // A General who stood alone in a space on the way is no Force, and stays (2.3.E1).
    for general in generals.iter() {
        t.state.general_mut(general).at = Where::At(to);
    }
    if let Some(march) = t.state.march.as_mut().filter(|m| m.side == side) {
        march.at = to;
    }
    let retreat = now_mut(t);
    retreat.at = to;
    retreat.spent += 1;
    retreat.lost += penalty;
    retreat.entering = None;
    let ends = by_sea || !matches!(step, Step::GoesOn { .. });
    let joins = paths::joins(friends, units.units());
    battle_mut(t).aside = if ends || joins { Force::NONE } else { friends };
    if !ends && joins && !friends.is_empty() {
        let absorbed = t.state.generals_at(to, side);
        let all = &mut battle_mut(t).generals[side];
        *all = all.or(absorbed);
        emit(
            t,
            "13.5.A",
            BattleEvent::Absorbed {
                side,
                at: to,
                units: friends,
            },
        );
    }
    city::settle(t, from)?;
    displace_the_unguarded(t, side.enemy(), to)?;
    Ok(ends)
}

/// The owner chooses the CUs that the penalty costs (13.5.C).
fn pay(t: &mut Board<'_>, side: Side, from: SpaceId, to: SpaceId) -> Flow<()> {
    let before = retreating(&t.state, side, from);
    while now(&t.state).to_lose > 0 {
        let left = now(&t.state).to_lose;
        let choice = ask(t, side, BattleAsk::RetreatLoss { left }, "13.5.C", |s, o| {
            Named::offer_losses(o, retreating(s, side, from));
            why_not::nothing_else(s, o, side, law::CHOOSE_A_STRAGGLER);
        })?;
        let lost = Named::lost(choice);
        lose(t, side, from, lost);
        now_mut(t).to_lose -= 1;
    }
    let lost = before.minus(retreating(&t.state, side, from));
    if !lost.is_empty() {
        emit(
            t,
            "13.5.C",
            BattleEvent::Lost {
                side,
                at: to,
                units: lost,
            },
        );
    }
    Ok(())
}

/// An enemy General without CUs is displaced; inside the walls of his own city he is out of reach (13.5.C, 2.1.C).
fn displace_the_unguarded(t: &mut Board<'_>, enemy: Side, at: SpaceId) -> Flow<()> {
    let place = t.state.place(at);
    if place.all(enemy).fighting() > 0 || place.city() == Some(enemy) {
        return Ok(());
    }
    for general in t.state.generals_at(at, enemy).iter() {
        generals::displace(t, general, "13.5.C")?;
    }
    Ok(())
}

/// A Force that cannot reach a legal end within 4 MPs is eliminated and its Generals displaced (13.5.C).
fn eliminated(t: &mut Board<'_>, side: Side) -> Flow<()> {
    let at = battle(t).at;
    let units = t.state.outside(at, side);
    emit(t, "13.5.C", BattleEvent::NoRetreat { side, at, units });
    lose(t, side, at, units);
    for general in t.state.generals_at(at, side).iter() {
        generals::displace(t, general, "13.5.C")?;
    }
    Ok(())
}
