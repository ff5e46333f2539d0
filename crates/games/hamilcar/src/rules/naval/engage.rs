//! Engage: the Battle Roll, its column, its modifiers, and the marked rows (9.2.B).

use super::fight::{admiral_commands, rating};
use super::{battle, battle_mut, draw, hits};
use crate::board::why_not;
use crate::data::generals::who;
use crate::data::tactics::{Tactical, tactic};
use crate::data::tracks::{NAVAL_COLUMN_SIZES, SUPREMACY_ROW, TACTIC_CARD_ROW, losses};
use crate::protocol::event::Why;
use crate::protocol::refusals::naval as refusals;
use crate::rules::{counter_events, seamanship};
use crate::state::{Roll, State};
use crate::{Board, NavalAsk, NavalEvent, ask, emit};
use engine::{CardSet, Choice, Flow, Side};

/// What mounted Corvi add to a Roman Battle Roll (15.5).
const CORVI: i8 = 1;
/// What Catulus adds to a Battle Roll (17.2).
pub(super) const CATULUS: i8 = 1;
/// Naval columns of the table (9.2.B1).
const COLUMNS: u8 = 5;

/// The Battle Roll of a side and what comes of it (9.2.B).
pub(super) fn engage(t: &mut Board<'_>, side: Side) -> Flow<()> {
    let roll = battle_roll(t, side)?;
    if roll.result <= TACTIC_CARD_ROW as i8 {
        let card = draw::draw(t, side)?;
        emit(t, "9.2.B2", NavalEvent::CardTaken { side, card });
    }
    if roll.result >= SUPREMACY_ROW as i8 && t.state.supremacy != side {
        seamanship::give_supremacy(t, side, "9.2.B2");
    }
    hits::score(t, &roll)?;
    let now = battle_mut(&mut t.state);
    now.playing[side] = CardSet::EMPTY;
    now.against[side] = CardSet::EMPTY;
    Ok(())
}

/// The one Battle Roll against an unguarded Fleet: no row gives a card or Naval Supremacy (8.5).
pub(super) fn unguarded(t: &mut Board<'_>, side: Side) -> Flow<()> {
    let roll = battle_roll(t, side)?;
    hits::score(t, &roll)
}

/// Rolls; Hamilcar may roll again, once in the battle (17.2).
fn battle_roll(t: &mut Board<'_>, side: Side) -> Flow<Roll> {
    let roll = roll(t, side, "9.2.B1")?;
    if battle(&t.state).commanders[side] != who::HAMILCAR || battle(&t.state).rerolled {
        return Ok(roll);
    }
    let answer = ask(t, side, NavalAsk::Reroll, "17.2.Hamilcar", |s, o| {
        o.offer(Choice::No);
        o.offer(Choice::Yes);
        why_not::nothing_else(s, o, side, refusals::ANSWER_THE_ROLL);
    })?;
    if answer == Choice::No {
        return Ok(roll);
    }
    battle_mut(&mut t.state).rerolled = true;
    self::roll(t, side, "17.2.Hamilcar")
}

fn roll(t: &mut Board<'_>, side: Side, section: &'static str) -> Flow<Roll> {
    let die = counter_events::classic(t, side)?;
    let (column, columns) = column(&t.state, side);
    let modifiers = modifiers(&t.state, side);
    let result = die as i8 + modifiers.iter().map(|(_, n)| *n).sum::<i8>();
    let table = losses(NAVAL_COLUMN_SIZES[usize::from(column) - 1], result.max(0) as u8);
    let changes = changes(&t.state, side);
    let hits = (table as i8 + changes.iter().map(|(_, n)| *n).sum::<i8>()).max(0) as u8;
    let roll = Roll {
        side,
        die,
        result,
        column,
        hits,
    };
    battle_mut(&mut t.state).roll = Some(roll);
    emit(
        t,
        section,
        NavalEvent::Rolled {
            roll,
            columns,
            modifiers,
            changes,
        },
    );
    Ok(roll)
}

/// The Tactic Cards that work on a side's roll: its own of this step, and those laid against it.
fn cards(s: &State, side: Side) -> impl Iterator<Item = (Why, Tactical)> {
    let now = battle(s);
    let all = now.playing[side].or(now.against[side]);
    all.iter().map(|id| (Why::Tactic(id), tactic(id).effect))
}

/// The column of a side's next roll, 1 to 5, and why: the rating of an Admiral who commands, else the first; one further each round
/// (9.2.B1).
pub(crate) fn column(s: &State, side: Side) -> (u8, Vec<(Why, i8)>) {
    let now = battle(s);
    let commander = now.commanders[side];
    let first = if admiral_commands(s, side) {
        (Why::Admiral(commander), rating(s, side).clamp(1, COLUMNS) as i8)
    } else {
        (Why::NoAdmiral(commander), 1)
    };
    let mut why = vec![first];
    if now.round > 1 {
        why.push((Why::Round(now.round), now.round as i8 - 1));
    }
    why.extend(cards(s, side).filter_map(|(card, effect)| match effect {
        Tactical::Columns { more } => Some((card, more as i8)),
        _ => None,
    }));
    let sum: i8 = why.iter().map(|(_, n)| *n).sum();
    ((sum.max(1) as u8).min(COLUMNS), why)
}

/// What is added to a side's Battle Roll or taken off it: Corvi and Seamanship for Rome, the Commanding General, Tactic Cards (9.2.B1).
pub(crate) fn modifiers(s: &State, side: Side) -> Vec<(Why, i8)> {
    let mut all = Vec::new();
    if side == Side::Rome {
        if s.corvi {
            all.push((Why::Corvi, CORVI));
        }
        all.push((Why::Seamanship, s.seamanship_level().battle_roll));
    }
    if battle(s).commanders[side] == who::CATULUS {
        all.push((Why::General(who::CATULUS), CATULUS));
    }
    all.extend(cards(s, side).filter_map(|(card, effect)| match effect {
        Tactical::Roll { more } => Some((card, more as i8)),
        Tactical::EnemyRoll { less } => Some((card, -(less as i8))),
        _ => None,
    }));
    all.retain(|(_, n)| *n != 0);
    all
}

/// What Tactic Cards add to the hits of a side's roll or take off them.
fn changes(s: &State, side: Side) -> Vec<(Why, i8)> {
    cards(s, side)
        .filter_map(|(card, effect)| match effect {
            Tactical::Hits { more } => Some((card, more as i8)),
            Tactical::EnemyHits { less } => Some((card, -(less as i8))),
            _ => None,
        })
        .collect()
}
