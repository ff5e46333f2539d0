//! The Change of Command (18.2).

use super::{battle, battle_mut, of};
use crate::Die;
use crate::board::why_not;
use crate::data::generals::general;
use crate::data::tables::CHANGES_COMMAND;
use crate::protocol::event::BattleEvent;
use crate::protocol::prompt::BattleAsk;
use crate::protocol::refusals::battle as law;
use crate::state::{Office, State};
use crate::{Board, ask, emit};
use engine::{Choice, Flow, Side, UnitId};

/// Both consuls in the Roman army: Carthage must roll when it attacks and may when it is attacked; from a 4 on they change places.
pub(super) fn change_of_command(t: &mut Board<'_>) -> Flow<()> {
    let Some((commander, other)) = rival_consuls(&t.state) else {
        return Ok(());
    };
    if battle(t).onset.attacker == Side::Rome {
        let answer = ask(t, Side::Carthage, BattleAsk::ChangeOfCommand, "18.2", |s, o| {
            let worse = general(other).battle < general(commander).battle;
            let both = [Choice::Yes, Choice::No];
            for choice in if worse { both } else { [Choice::No, Choice::Yes] } {
                o.offer(choice);
            }
            why_not::nothing_else(s, o, Side::Carthage, law::ANSWER_THE_QUARREL);
        })?;
        if answer == Choice::No {
            return Ok(());
        }
    }
    let die = t.roll(Die)?;
    let commander = if die >= CHANGES_COMMAND {
        t.state.general_mut(commander).leads = false;
        t.state.general_mut(other).leads = true;
        t.state.take_command(other);
        other
    } else {
        commander
    };
    battle_mut(t).commanders.rome = Some(commander);
    emit(t, "18.2", BattleEvent::CommandRolled { die, commander });
    Ok(())
}

/// The consul who commands the Roman army, and the other if he is in it too.
fn rival_consuls(s: &State) -> Option<(UnitId, UnitId)> {
    let battle = of(s);
    let consul = |unit: &UnitId| s.general(*unit).office == Office::Consul;
    let commander = battle.commanders.rome.filter(consul)?;
    let other = battle
        .generals
        .rome
        .iter()
        .find(|unit| *unit != commander && consul(unit))?;
    Some((commander, other))
}
