//! Hits: Warships sunk or taken as Prizes, then other Units (9.2.B1, 9.2.B3).

use super::{battle, battle_mut, take_units, take_warships};
use crate::board::why_not;
use crate::data::generals::who;
use crate::data::tactics::{Tactical, tactic};
use crate::data::tracks::CORVUS_ROW;
use crate::protocol::event::Why;
use crate::protocol::refusals::naval as refusals;
use crate::state::{Force, Kind, Roll, State};
use crate::{Board, Named, NavalAsk, NavalEvent, ask, emit};
use engine::{Choice, Flow, Side};

/// Paterculus' Prize (17.2), and that of the Corvus row (9.2.B3).
const ONE: u8 = 1;

/// The hits of a roll strike the enemy Fleet; without Warships it has lost (9.2.B1, 9.3.A).
pub(super) fn score(t: &mut Board<'_>, roll: &Roll) -> Flow<()> {
    let (side, enemy) = (roll.side, roll.side.enemy());
    let struck = roll.hits.min(t.state.warships_at_sea(enemy));
    if struck > 0 {
        strike(t, roll, struck)?;
    }
    let rest = (roll.hits - struck).min(t.state.units_at_sea(enemy).units());
    if rest > 0 {
        let lost = lose_units(t, enemy, rest, NavalAsk::Loss, "9.2.B1")?;
        battle_mut(&mut t.state).units_lost[enemy].add(lost);
    }
    if t.state.warships_at_sea(enemy) == 0 && !battle(&t.state).unguarded {
        let (at, now) = (battle(&t.state).at, battle_mut(&mut t.state));
        now.winner = Some(side);
        emit(t, "9.3.A", NavalEvent::NoWarships { side: enemy, at });
    }
    Ok(())
}

/// So many Warships are hit: each is sunk unless it is taken as a Prize (9.2.B3).
fn strike(t: &mut Board<'_>, roll: &Roll, struck: u8) -> Flow<()> {
    let (side, enemy) = (roll.side, roll.side.enemy());
    let mut taken = 0;
    for (why, most, section) in rights(&t.state, roll) {
        let most = most.min(struck - taken);
        let count = match why {
            _ if most == 0 => continue,
            Why::Tactic(id) if matches!(tactic(id).effect, Tactical::Prizes { choice: true, .. }) => {
                how_many(t, side, most, section)?
            }
            _ => most,
        };
        if why == Why::General(who::PATERCULUS) {
            battle_mut(&mut t.state).boarded = true;
        }
        taken += count;
        if count > 0 {
            emit(t, section, NavalEvent::Prize { side, count, why });
        }
    }
    let sunk = struck - taken;
    take_warships(&mut t.state, enemy, struck);
    t.state.ships[enemy].sunk += sunk;
    let now = battle_mut(&mut t.state);
    now.prizes[side] += taken;
    now.ships_lost[enemy] += struck;
    if sunk > 0 {
        emit(
            t,
            "9.2.B1",
            NavalEvent::Sunk {
                side: enemy,
                count: sunk,
            },
        );
    }
    Ok(())
}

/// What lets a side take Warships it hits as Prizes, each for other ships: Paterculus once, the Corvus row, Tactic Cards (9.2.B3).
fn rights(s: &State, roll: &Roll) -> Vec<(Why, u8, &'static str)> {
    let now = battle(s);
    let mut rights = Vec::new();
    if now.commanders[roll.side] == who::PATERCULUS && !now.boarded {
        rights.push((Why::General(who::PATERCULUS), ONE, "17.2.Paterculus"));
    }
    if roll.side == Side::Rome && s.corvi && roll.result == CORVUS_ROW as i8 {
        rights.push((Why::Corvi, ONE, "9.2.B3"));
    }
    for id in now.playing[roll.side].iter() {
        if let Tactical::Prizes { most, .. } = tactic(id).effect {
            rights.push((Why::Tactic(id), most, tactic(id).section));
        }
    }
    rights
}

/// How many Warships a card that takes up to so many takes.
fn how_many(t: &mut Board<'_>, side: Side, most: u8, section: &'static str) -> Flow<u8> {
    let answer = ask(t, side, NavalAsk::Prizes, section, |s, o| {
        for n in (0..=most).rev() {
            o.offer(Choice::Number(n));
        }
        why_not::nothing_else(s, o, side, refusals::HOW_MANY_PRIZES);
    })?;
    Ok(crate::answer::number(answer))
}

/// What can be lost by an answer, cheapest first.
const LOSSES: [(Named, Kind); 3] = [
    (Named::LoseCu, Kind::Cu),
    (Named::LoseTrain, Kind::Train),
    (Named::LoseElephant, Kind::Elephant),
];

/// A side loses so many CUs and Supply Trains of its Fleet, which it chooses.
pub(super) fn lose_units(
    t: &mut Board<'_>,
    side: Side,
    count: u8,
    about: impl Fn(u8) -> NavalAsk,
    section: &'static str,
) -> Flow<Force> {
    let before = t.state.units_at_sea(side);
    for left in (1..=count).rev() {
        let choice = ask(t, side, about(left), section, |s, o| {
            for (named, kind) in LOSSES {
                if s.units_at_sea(side).of(kind) > 0 {
                    o.offer(named.choice());
                }
            }
            why_not::nothing_else(s, o, side, refusals::CHOOSE_WHAT_SINKS);
        })?;
        let (_, kind) = *LOSSES
            .iter()
            .find(|(named, _)| named.choice() == choice)
            .expect("only losses are offered");
        take_units(&mut t.state, side, Force::one(kind));
    }
    let lost = before.minus(t.state.units_at_sea(side));
    if !lost.is_empty() {
        emit(t, section, NavalEvent::UnitsLost { side, units: lost });
    }
    Ok(lost)
}
