//! Counterattacks: the defender becomes the attacker (14.8, 16.1).

use super::{battle, battle_mut};
use crate::Die;
use crate::board::why_not;
use crate::data::generals::{Ability, general};
use crate::protocol::event::BattleEvent;
use crate::protocol::prompt::BattleAsk;
use crate::protocol::refusals::battle as law;
use crate::{Board, ask, emit};
use engine::{Choice, Flow, Side, UnitId};

/// After a round that he has matched the defender may try for the initiative: without a roll against a Double Envelopment.
pub(super) fn after_a_round(t: &mut Board<'_>) -> Flow<()> {
    let now = *battle(t);
    let side = now.attacker.enemy();
    if now.attack.is_some_and(crate::state::Attack::gives_way) {
        return offered(t, side, "14.8");
    }
    let Some(commander) = now.commanders[side] else {
        return Ok(());
    };
    if !whether(t, side, BattleAsk::Counterattack, "14.8", law::ANSWER_THE_INITIATIVE)? {
        return Ok(());
    }
    let rating = now.rating(side);
    let upto = upto(commander, side == now.onset.attacker);
    let die = t.roll(Die)?;
    let succeeds = die <= upto;
    if succeeds && die > rating {
        emit(t, "24", BattleEvent::Ability(commander));
    }
    emit(
        t,
        "14.8",
        BattleEvent::Counterattack {
            side,
            die,
            upto,
            succeeds,
        },
    );
    if succeeds {
        seize(t, side, "14.8");
    }
    Ok(())
}

/// Up to which face a commander's counterattack succeeds, if he began the battle as the attacker or not (14.8, 24).
#[must_use]
pub fn upto(commander: UnitId, attacked: bool) -> u8 {
    let row = general(commander);
    match row.ability {
        Ability::Counterattack { upto, attacker } if attacker == attacked => row.battle.max(upto),
        _ => row.battle,
    }
}

/// The defender may have the initiative without a roll.
pub(super) fn offered(t: &mut Board<'_>, side: Side, section: &'static str) -> Flow<()> {
    if whether(t, side, BattleAsk::TakeInitiative, section, law::ANSWER_THE_INITIATIVE)? {
        seize(t, side, section);
    }
    Ok(())
}

fn seize(t: &mut Board<'_>, side: Side, section: &'static str) {
    battle_mut(t).attacker = side;
    emit(t, section, BattleEvent::Initiative { side });
}

/// A plain yes or no.
pub(super) fn whether(
    t: &mut Board<'_>,
    side: Side,
    about: BattleAsk,
    section: &'static str,
    otherwise: engine::Refusal,
) -> Flow<bool> {
    let answer = ask(t, side, about, section, |s, o| {
        o.offer(Choice::Yes);
        o.offer(Choice::No);
        why_not::nothing_else(s, o, side, otherwise);
    })?;
    Ok(answer == Choice::Yes)
}
