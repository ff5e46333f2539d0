//! 5.2.3 Resolving a Land Battle.

use super::losses;
use crate::board::payment::Means;
use crate::board::{hidden_hand, tokens};
use crate::data::cards::COLONISTS;
use crate::data::locations::{WITH_COLONIST, capital};
use crate::data::tracks::{FIELD_ROUNDS, SIEGE_ROUNDS, WON};
use crate::protocol::event::{BattleEnd, What};
use crate::protocol::prompt::{TableAsk, WindowAsk};
use crate::rules::ending;
use crate::{Board, ask, emit};
use engine::{CardSet, Choice, Flow, Outcome, Rule, Side, SpaceId};

/// 5.2.3: at the start of a round, the battle that the active side has begun.
pub(crate) fn of_attacker(t: &mut Board<'_>) -> Flow<()> {
    let side = t.state.active;
    let Some(battle) = &t.state.of(side).battle else {
        return Ok(());
    };
    let (at, marker) = (battle.at, battle.marker);
    let rounds = if battle.siege { SIEGE_ROUNDS } else { FIELD_ROUNDS };
    if marker >= WON {
        return attacker_wins(t, side);
    }
    if battle.round >= rounds {
        return match marker {
            ..0 => defender_wins(t, side, BattleEnd::Defender),
            _ => drawn(t, side),
        };
    }
    let battle = t.state.fought_mut(side);
    battle.round += 1;
    let round = battle.round;
    let what = What::BattleRound {
        side,
        at,
        round,
        marker,
    };
    emit(t, "5.2", what);
    Ok(())
}

/// 5.2.3: at the start of a round, the battle that the other side has begun: the defence wins with any advantage. That of free Syracuse,
/// which has no round of its own, is looked at here too (4.5).
pub(crate) fn of_defender(t: &mut Board<'_>) -> Flow<()> {
    let attacker = t.state.active.enemy();
    match &t.state.of(attacker).battle {
        Some(battle) if battle.marker < 0 => defender_wins(t, attacker, BattleEnd::Defender),
        _ => Ok(()),
    }
}

/// 5.6.2 Withdraw from a siege: as if it were lost.
pub(crate) fn withdraw(t: &mut Board<'_>, side: Side) -> Flow<()> {
    defender_wins(t, side, BattleEnd::Withdrawn)
}

/// Where the battle that a side has begun is fought, and whether free Syracuse is attacked there.
fn scene(t: &Board<'_>, attacker: Side) -> (SpaceId, bool) {
    let at = t.state.fought(attacker).at;
    (at, tokens::is_free_syracuse(&t.state, at))
}

/// 5.2.3 Winning as the Attacker.
fn attacker_wins(t: &mut Board<'_>, attacker: Side) -> Flow<()> {
    let (at, free) = scene(t, attacker);
    let end = BattleEnd::Attacker;
    emit(t, "5.2.3", What::BattleOver { attacker, at, end });
    if at == capital(attacker.enemy()) {
        let because = "The battle for the enemy capital is won.";
        t.end(Outcome::new(attacker, Rule("6.1"), because))?;
    }
    if free {
        t.state.syracuse_free = false;
        emit(t, "4.5", What::SyracuseFalls(attacker));
    } else {
        tokens::capture(t, "5.2.3", attacker, at);
    }
    if t.state.fortified.remove(at) {
        emit(t, "5.2.3", What::WallsGone { at });
    }
    conquer(t, attacker, at)?;
    if !free {
        tokens::prestige(t, "5.2.3", attacker);
        losses::of_loser(t, attacker, attacker.enemy())?;
    }
    losses::disband(t, attacker);
    ending::at_once(t)
}

/// 5.2.3: the winner may settle at once; where a Colonist is wanted, with one from his hand.
fn conquer(t: &mut Board<'_>, side: Side, at: SpaceId) -> Flow<()> {
    let settled = if t.state.towns_left(side) == 0 {
        None
    } else if WITH_COLONIST.contains(at) {
        colonist(t, side, at)?
    } else {
        let answer = ask(t, side, TableAsk::Conquest(at), "5.2.3", |_, o| {
            o.offer(Choice::Yes);
            o.offer(Choice::No);
        })?;
        (answer == Choice::Yes).then_some(CardSet::EMPTY)
    };
    match settled {
        Some(with) => tokens::settle_conquest(t, side, at, with),
        None => emit(t, "5.2.3", What::LeftEmpty(at)),
    }
    Ok(())
}

/// 5.2.3: the Colonist that settles a conquered location.
fn colonist(t: &mut Board<'_>, side: Side, at: SpaceId) -> Flow<Option<CardSet>> {
    let live = COLONISTS.and(Means::of(&t.state, side).usable());
    if !hidden_hand::could_hold(&t.state, side, live) {
        return Ok(None);
    }
    let card = hidden_hand::card_or_none(t, side, WindowAsk::Colonist(at), "5.2.3", live)?;
    Ok(card.map(|card| {
        hidden_hand::played(t, side, card);
        CardSet::from_iter([card])
    }))
}

/// 5.2.3 Winning as the Defender, and what is as if the attacker had lost (5.6.2).
fn defender_wins(t: &mut Board<'_>, attacker: Side, end: BattleEnd) -> Flow<()> {
    let (at, free) = scene(t, attacker);
    let section = if end == BattleEnd::Withdrawn { "5.6.2" } else { "5.2.3" };
    emit(t, section, What::BattleOver { attacker, at, end });
    if !free {
        tokens::prestige(t, section, attacker.enemy());
    }
    losses::of_loser(t, attacker, attacker)?;
    losses::disband(t, attacker);
    Ok(())
}

/// 5.2.3 Draws: both sides lose a card of their choice, the active side first.
fn drawn(t: &mut Board<'_>, attacker: Side) -> Flow<()> {
    let (at, _) = scene(t, attacker);
    let end = BattleEnd::Draw;
    emit(t, "5.2.3", What::BattleOver { attacker, at, end });
    for side in [t.state.active, t.state.active.enemy()] {
        losses::by_own_choice(t, attacker, side)?;
    }
    losses::disband(t, attacker);
    Ok(())
}
