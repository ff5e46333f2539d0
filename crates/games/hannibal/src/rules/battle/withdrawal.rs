//! Withdrawal (16).

use super::initiative::{offered, whether};
use super::{battle, of, retreat};
use crate::Die;
use crate::board::{units, why_not};
use crate::data::generals::{Ability, general};
use crate::data::roads::{Way, between, neighbours};
use crate::protocol::event::BattleEvent;
use crate::protocol::prompt::BattleAsk;
use crate::protocol::refusals::battle as law;
use crate::rules::movement;
use crate::state::{Entered, State, Where};
use crate::{Board, answer, ask, emit};
use engine::{Choice, Flow, Legality, Side, SpaceId, UnitId};

/// Whether the attacker of the hour may try to withdraw (16.1, 16.3).
pub(crate) fn may_withdraw(s: &State, side: Side) -> Legality {
    let battle = of(s);
    law::WITHDRAW_NEEDS_GENERAL.unless(battle.commanders[side].is_some())?;
    if side == battle.onset.attacker && battle.onset.entered == Entered::Start {
        return Ok(());
    }
    let anywhere = neighbours(battle.at()).iter().any(|to| may_go(s, side, *to).is_ok());
    law::NOWHERE_TO_WITHDRAW.unless(anywhere)
}

/// Whether it may go to this neighbour (16.3).
fn may_go(s: &State, side: Side, to: SpaceId) -> Legality {
    let battle = of(s);
    law::WITHDRAW_NO_ROAD.unless(between(battle.at(), to) == Some(Way::Road))?;
    let right = match battle.onset.entered {
        entered if side == battle.onset.attacker => entered == Entered::Road(to),
        entered => entered.from() != Some(to),
    };
    law::WITHDRAW_WHENCE_IT_CAME.unless(right)?;
    movement::stays_home(battle.generals[side], to)?;
    let place = s.place(to);
    let free = !place.hostile(side) && place.all(side.enemy()).is_empty();
    law::WITHDRAW_FROM_ENEMY.unless(free)
}

/// The attacker forgoes a Battle Card and rolls; the defender may roll to stop him. What fails lets the defender become the attacker,
/// if a general leads him (14.8, 16.1). Tells whether it succeeds.
pub(super) fn attempt(t: &mut Board<'_>, side: Side) -> Flow<bool> {
    let upto = battle(t).rating(side);
    let die = t.roll(Die)?;
    let succeeds = die <= upto;
    emit(
        t,
        "16.1",
        BattleEvent::Withdrawal {
            side,
            die,
            upto,
            succeeds,
        },
    );
    if succeeds && !stopped(t, side.enemy())? {
        return Ok(true);
    }
    if battle(t).commanders[side.enemy()].is_some() {
        offered(t, side.enemy(), "16.1")?;
    }
    Ok(false)
}

/// Whether the defender stops the withdrawal; Flaminius does so as he pursues (16.1, 24).
fn stopped(t: &mut Board<'_>, side: Side) -> Flow<bool> {
    let Some(commander) = battle(t).commanders[side] else {
        return Ok(false);
    };
    if !whether(t, side, BattleAsk::StopWithdrawal, "16.1", law::ANSWER_THE_WITHDRAWAL)? {
        return Ok(false);
    }
    let rating = battle(t).rating(side);
    let upto = stops_upto(commander);
    let die = t.roll(Die)?;
    let succeeds = die <= upto;
    if succeeds && die > rating {
        emit(t, "24", BattleEvent::Ability(commander));
    }
    emit(
        t,
        "16.1",
        BattleEvent::Stopping {
            side,
            die,
            upto,
            succeeds,
        },
    );
    Ok(succeeds)
}

/// Up to which face a commander stops a withdrawal (16.1, 24).
#[must_use]
pub fn stops_upto(commander: UnitId) -> u8 {
    let row = general(commander);
    match row.ability {
        Ability::Pursuit { upto } => row.battle.max(upto),
        _ => row.battle,
    }
}

/// The army goes to the next space, those who sallied out back inside; the Retreat Table is not used (16.2).
pub(super) fn go(t: &mut Board<'_>, side: Side) -> Flow<()> {
    retreat::sortie_returns(t, side);
    let from = battle(t).at();
    let generals = t.state.generals_where(side, Where::At(from));
    if t.state.place(from).outside[side].is_empty() && generals.is_empty() {
        return Ok(());
    }
    let answer = ask(t, side, BattleAsk::WithdrawTo, "16.2", |s, o| {
        for to in neighbours(from) {
            o.weigh(Choice::Space(*to), || may_go(s, side, *to));
        }
        why_not::spaces(o, |_| law::WITHDRAW_NO_ROAD);
        why_not::no_card_no_general(s, o, side);
    })?;
    let to = answer::space(answer);
    let units = t.state.place(from).outside[side];
    emit(
        t,
        "16.2",
        BattleEvent::Withdrawn {
            side,
            from,
            to,
            units,
            generals,
        },
    );
    retreat::march_off(t, side, from, to);
    units::overwhelm(t, side, to)
}
