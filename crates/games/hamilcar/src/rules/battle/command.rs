//! Who commands (2.2.E1), and the Change of Command (13.2).

use super::{battle, battle_mut};

use crate::board::why_not;
use crate::protocol::event::BattleEvent;
use crate::protocol::prompt::BattleAsk;
use crate::protocol::refusals::battle as law;
use crate::rules::counter_events;
use crate::state::{Office, State};
use crate::{Board, ask, emit};
use engine::{Choice, Flow, Options, Side, UnitId, UnitSet};

/// The General of the highest rank commands; among equals their owner chooses (2.2.E1).
pub(super) fn command(t: &mut Board<'_>, side: Side) -> Flow<()> {
    let equals = t.state.highest(battle(t).generals[side]);
    let commander = if equals.len() < 2 {
        equals.nth(0)
    } else {
        let choice = ask(t, side, BattleAsk::Command, "2.2.E1", |s, o| {
            let generals = s.battle.as_ref().expect("asked in a battle").generals[side];
            let first = s.likely_commander(equals).expect("several are equal in rank");
            offer_equals(o, first, equals);
            why_not::own_generals(o, side, |other| match s.general(other).at.space() {
                Some(_) if generals.contains(other) => law::OUTRANKED,
                Some(_) => law::NOT_IN_BATTLE,
                None => why_not::absent(s, other),
            });
            why_not::spaces(o, |_| law::NAME_THE_COMMANDER);
            why_not::cards(o, law::NO_CARD_IN_BATTLE);
        })?;
        let general = crate::answer::unit(choice);
        emit(t, "2.2.E1", BattleEvent::Commands { general });
        Some(general)
    };
    battle_mut(t).commanders[side] = commander;
    Ok(())
}

/// Offers Generals of equal rank, the likely commander first (2.2.E1).
pub(crate) fn offer_equals(o: &mut Options, first: UnitId, equals: UnitSet) {
    o.offer(Choice::Unit(first));
    let others = equals.iter().filter(|unit| *unit != first);
    others.for_each(|unit| o.offer(Choice::Unit(unit)));
}

/// A Roman Army with both Consuls, not commanded by the Dictator: Carthage may roll when it attacks and must when it defends (13.2).
pub(super) fn change_of_command(t: &mut Board<'_>) -> Flow<()> {
    let Some((commander, other)) = rival_consuls(&t.state) else {
        return Ok(());
    };
    if battle(t).attacker == Side::Rome {
        let roll = ask(t, Side::Carthage, BattleAsk::ChangeOfCommand, "13.2", |s, o| {
            let worse = s.battle_rating(other) < s.battle_rating(commander);
            let (first, second) = if worse {
                (Choice::Yes, Choice::No)
            } else {
                (Choice::No, Choice::Yes)
            };
            o.offer(first);
            o.offer(second);
            why_not::nothing_else(s, o, Side::Carthage, law::ANSWER_THE_QUARREL);
        })?;
        if roll == Choice::No {
            return Ok(());
        }
    }
    let die = counter_events::classic(t, Side::Carthage)?;
    let commander = if die >= 4 { other } else { commander };
    battle_mut(t).commanders.rome = Some(commander);
    emit(t, "13.2", BattleEvent::CommandRolled { die, commander });
    Ok(())
}

/// The Consul who commands the Roman Army and the other of the same rank, if both are in it. An Aristocrat outranks the other
/// Consul unless both are (2.2.D2).
fn rival_consuls(s: &State) -> Option<(UnitId, UnitId)> {
    let battle = s.battle.as_ref()?;
    let commander = battle.commanders.rome?;
    let consul = |g: UnitId| s.general(g).office == Office::Consul;
    let other = battle.generals.rome.iter().find(|g| *g != commander && consul(*g))?;
    (consul(commander) && s.rank(commander) == s.rank(other)).then_some((commander, other))
}
