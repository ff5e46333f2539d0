//! Who is in the battle (14.5), and those of a city who join it (20.7).

use super::{battle_mut, force};
use crate::board::why_not;
use crate::data::tracks::CONSULAR;
use crate::protocol::event::BattleEvent;
use crate::protocol::prompt::BattleAsk;
use crate::protocol::refusals::battle as law;
use crate::protocol::refusals::movement::{CONSUL_KEEPS_FIVE, CONSUL_TAKES_FIVE};
use crate::state::{Battle, Force, Kind, Onset, State, Where};
use crate::{Board, answer, ask, emit};
use engine::{Choice, Flow, Legality, PerSide, Side, SpaceId, UnitId, UnitSet};

/// Lays the battle on the table with all who are in it.
pub(super) fn begin(t: &mut Board<'_>, onset: Onset) -> Flow<()> {
    t.state.battle = Some(Battle {
        onset,
        began: PerSide::default(),
        generals: PerSide::default(),
        commanders: PerSide::default(),
        sortie: Force::NONE,
        sortie_generals: UnitSet::EMPTY,
        denied: PerSide::default(),
        spied: PerSide::default(),
        charge: None,
        dealt: None,
        hands: PerSide::default(),
        played: Default::default(),
        shown: Default::default(),
        attacker: onset.attacker,
        rounds: 0,
        attack: None,
        matched: None,
        probed: false,
        ended: None,
        to_lose: 0,
        lost: PerSide::default(),
        retreat: None,
    });
    sally(t, onset)?;
    let at = onset.at;
    let forces = PerSide::new(force(&t.state, Side::Rome), force(&t.state, Side::Carthage));
    let generals = PerSide::new(
        t.state.generals_where(Side::Rome, Where::At(at)),
        t.state.generals_where(Side::Carthage, Where::At(at)),
    );
    let commanders = PerSide::new(
        commander(&t.state, generals.rome, onset.leader),
        commander(&t.state, generals.carthage, onset.leader),
    );
    let battle = battle_mut(t);
    battle.began = forces;
    battle.generals = generals;
    battle.commanders = commanders;
    let attacker = onset.attacker;
    emit(
        t,
        "14.5",
        BattleEvent::Begins {
            at,
            attacker,
            forces,
            generals,
            commanders,
        },
    );
    Ok(())
}

/// Of the highest rank; of equals the activated general, else the one who leads (9.3, 10.8, 20.7).
fn commander(s: &State, generals: UnitSet, leader: Option<UnitId>) -> Option<UnitId> {
    let first = s.commander(generals)?;
    let leader = leader.filter(|unit| generals.contains(*unit) && s.rank(*unit) == s.rank(first));
    Some(leader.unwrap_or(first))
}

/// The activated units of the city come out; to an army that has come from outside as many of those inside as their owner wants (20.7).
fn sally(t: &mut Board<'_>, onset: Onset) -> Flow<()> {
    let Onset { at, attacker, .. } = onset;
    if t.state.place(at).city() != Some(attacker) {
        return Ok(());
    }
    let (units, generals) = if onset.sally.is_empty() {
        joining(t, at, attacker)?
    } else {
        (onset.sally, onset.sally_generals)
    };
    if units.is_empty() {
        return Ok(());
    }
    t.state.come_out(attacker, at, units, generals);
    let side = attacker;
    emit(
        t,
        "20.7",
        BattleEvent::Sortie {
            at,
            side,
            units,
            generals,
        },
    );
    let battle = battle_mut(t);
    battle.sortie = units;
    battle.sortie_generals = generals;
    Ok(())
}

/// Who joins the army that has come: how many CUs, and with them which generals; one who outranks its commander must.
fn joining(t: &mut Board<'_>, at: SpaceId, side: Side) -> Flow<(Force, UnitSet)> {
    let (mut units, mut generals) = (Force::NONE, UnitSet::EMPTY);
    for kind in [Kind::Cu, Kind::Elephant] {
        let most = t.state.place(at).inside.of(kind);
        if most == 0 {
            continue;
        }
        let answer = ask(t, side, BattleAsk::JoinSortie { at, kind }, "20.7", |s, o| {
            let inside = s.generals_where(side, Where::Inside(at));
            for count in (0..=most).rev() {
                let chosen = units.plus(Force::so_many(kind, count));
                o.weigh(Choice::Number(count), || {
                    divides(s, side, at, chosen, UnitSet::EMPTY, inside)
                        .or_else(|_| divides(s, side, at, chosen, inside, UnitSet::EMPTY))
                });
            }
            why_not::nothing_else(s, o, side, law::ANSWER_THE_SORTIE);
        })?;
        *units.of_mut(kind) = answer::number(answer);
    }
    if units.is_empty() {
        return Ok((units, generals));
    }
    let outside = t.state.generals_where(side, Where::At(at));
    let inside = t.state.generals_where(side, Where::Inside(at));
    let commands = t
        .state
        .commander(inside)
        .filter(|unit| outranks(&t.state, *unit, outside));
    let mut staying = UnitSet::EMPTY;
    for general in inside.iter() {
        let one: UnitSet = [general].into_iter().collect();
        let about = BattleAsk::JoinSortieGeneral { at, general };
        let answer = ask(t, side, about, "20.7", |s, o| {
            o.weigh(Choice::Yes, || divides(s, side, at, units, generals.or(one), staying));
            if commands != Some(general) {
                o.weigh(Choice::No, || divides(s, side, at, units, generals, staying.or(one)));
            }
            why_not::nothing_else(s, o, side, law::ANSWER_THE_SORTIE);
        })?;
        answer::divide(answer, general, &mut generals, &mut staying);
    }
    Ok((units, generals))
}

/// Whether a general inside outranks all of the relief: he commands it, and does not stay behind (20.7).
fn outranks(s: &State, unit: UnitId, relief: UnitSet) -> bool {
    relief.iter().all(|other| s.rank(other) < s.rank(unit))
}

/// Whether so many CUs may sally out, some of the generals with them and others staying inside (18.1). A consul who stays keeps five CUs, or
/// loses none; one who goes leaves CUs behind only if he stands with five before the walls, those of the relief counted.
fn divides(s: &State, side: Side, at: SpaceId, sallies: Force, goes: UnitSet, stays: UnitSet) -> Legality {
    let out = sallies.fighting();
    let left = s.place(at).inside.fighting() - out;
    let before = s.place(at).outside[side].fighting() + out;
    CONSUL_KEEPS_FIVE.unless(out == 0 || !s.has_consul(stays) || left >= CONSULAR)?;
    CONSUL_TAKES_FIVE.unless(left == 0 || !s.has_consul(goes) || before >= CONSULAR)
}
