//! Sortie and relief (14.5.B).

use crate::board::why_not;
use crate::data::generals::general as card;
use crate::protocol::event::BattleEvent;
use crate::protocol::prompt::BattleAsk;
use crate::protocol::refusals::battle as law;
use crate::protocol::refusals::movement::CONSUL_KEEPS_THREE;
use crate::rules::battle;
use crate::rules::movement::CONSULAR_CUS;
use crate::state::{Battle, Force, Kind, State, Where};
use crate::{Board, answer, ask, emit};
use engine::{Choice, Flow, Legality, Side, SpaceId, UnitId, UnitSet};

/// Whether this General, inside a city with the enemy before it, may sally out (14.5.B; from a city that is not yet Besieged he simply
/// goes out, 2.1.C).
///
/// # Errors
/// The reason why not.
pub fn may_sortie(s: &State, general: UnitId) -> Legality {
    let side = card(general).side;
    let Where::Inside(at) = s.general(general).at else {
        return Err(law::NOT_BEHIND_WALLS);
    };
    if s.march.map_or(s.place(at).inside, |m| m.units).fighting() == 0 {
        return Err(law::NO_CU_TO_SALLY);
    }
    if !s.has_cus(at, side.enemy()) {
        return Err(law::NOBODY_TO_ATTACK);
    }
    s.truce_law(side, law::SORTIE_UNDER_TRUCE, law::SORTIE_IN_A_TRUCE)
}

/// The activated General sallies out with the CUs and generals of the march and fights (14.5.B).
/// Returns the winner, if it is fought.
///
/// # Errors
/// [`engine::Halt`].
pub fn sortie(t: &mut Board<'_>, general: UnitId) -> Flow<Option<Side>> {
    let at = t
        .state
        .general(general)
        .at
        .space()
        .expect("a General who sallies out is inside a city");
    battle::land_battle(t, at, card(general).side)
}

/// Brings those out of the walls who take part in the battle before them: the activated Army inside, or those who join the Army that
/// comes to their relief (14.5.B).
///
/// # Errors
/// [`engine::Halt`].
pub fn sally(t: &mut Board<'_>, battle: &Battle) -> Flow<()> {
    let (at, side) = (battle.at, battle.attacker);
    if t.state.place(at).city() != Some(side) || t.state.place(at).inside.fighting() == 0 {
        return Ok(());
    }
    let inside = |general| t.state.general(general).at == Where::Inside(at);
    let (units, generals) = match t.state.march {
        Some(march) if inside(march.general) => marching(&t.state),
        _ => joining(t, at, side)?,
    };
    if units.is_empty() {
        return Ok(());
    }
    t.state.come_out(side, at, units, generals);
    if t.state.place(at).besieged()
        && let Some(battle) = t.state.battle.as_mut()
    {
        battle.sortie = units;
        battle.sortie_generals = generals;
    }
    emit(
        t,
        "14.5.B",
        BattleEvent::Sortie {
            at,
            side,
            units,
            generals,
        },
    );
    Ok(())
}

/// The CUs of the march and its generals, all of them inside; Supply Trains stay there.
fn marching(s: &State) -> (Force, UnitSet) {
    s.march.map_or((Force::NONE, UnitSet::EMPTY), |m| {
        (Force { trains: 0, ..m.units }, m.generals())
    })
}

/// Who joins the Army that has come: how many CUs, and with them which generals (14.5.B).
fn joining(t: &mut Board<'_>, at: SpaceId, side: Side) -> Flow<(Force, UnitSet)> {
    let (mut units, mut generals) = (Force::NONE, UnitSet::EMPTY);
    for kind in [Kind::Elephant, Kind::Cu] {
        let most = t.state.place(at).inside.of(kind);
        if most == 0 {
            continue;
        }
        let choice = ask(t, side, BattleAsk::JoinSortie { at, kind }, "14.5.B", |s, o| {
            let all = s.generals_inside(at, side);
            for count in (0..=most).rev() {
                let chosen = units.plus(Force::so_many(kind, count));
                o.weigh(Choice::Number(count), || {
                    divides(s, side, at, chosen, UnitSet::EMPTY, all).or_else(|why| match count {
                        0 => Err(why),
                        _ => divides(s, side, at, chosen, all, UnitSet::EMPTY),
                    })
                });
            }
            why_not::nothing_else(s, o, side, law::ANSWER_THE_SORTIE);
        })?;
        let count = answer::number(choice);
        *units.of_mut(kind) = count;
    }
    if units.is_empty() {
        return Ok((units, generals));
    }
    let mut staying = UnitSet::EMPTY;
    for general in t.state.generals_inside(at, side).iter() {
        let one: UnitSet = [general].into_iter().collect();
        let about = BattleAsk::JoinSortieGeneral { at, general };
        let answer = ask(t, side, about, "14.5.B", |s, o| {
            o.weigh(Choice::Yes, || divides(s, side, at, units, generals.or(one), staying));
            o.weigh(Choice::No, || divides(s, side, at, units, generals, staying.or(one)));
            why_not::nothing_else(s, o, side, law::ANSWER_THE_SORTIE);
        })?;
        answer::divide(answer, general, &mut generals, &mut staying);
    }
    Ok((units, generals))
}

/// Whether a Consul among those who sally out with so many CUs, or among those who stay, keeps three CUs or as many as he had if they
/// were fewer; always three if two Consuls part (2.3.E3).
fn divides(s: &State, side: Side, at: SpaceId, sallies: Force, goes: UnitSet, stays: UnitSet) -> Legality {
    let inside = s.place(at).inside.fighting();
    let parts = s.has_consul(goes) && s.has_consul(stays);
    let wanted = |of: UnitSet| match s.has_consul(of) {
        false => 0,
        true if parts => CONSULAR_CUS,
        true => inside.min(CONSULAR_CUS),
    };
    let outside = s.outside(at, side).fighting() + sallies.fighting();
    let enough = outside >= wanted(goes) && inside - sallies.fighting() >= wanted(stays);
    CONSUL_KEEPS_THREE.unless(enough)
}
