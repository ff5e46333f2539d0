//! Maneuver: a side may play one Tactic Card (9.2.A).

use super::{battle_mut, evade};
use crate::board::why_not;
use crate::data::tactics::{Tactical, Timing, tactic};
use crate::protocol::refusals::naval as refusals;
use crate::rules::seamanship;
use crate::{Board, NavalAsk, NavalEvent, ask_in_secret, emit};
use engine::{CardId, Choice, Flow, Legality, Side};

/// Asks a side that holds Tactic Cards for one, and carries it out as its timing says (9.2.A).
pub(super) fn maneuver(t: &mut Board<'_>, side: Side) -> Flow<()> {
    if t.state.tactics.hands[side].is_empty() {
        return Ok(());
    }
    let answer = ask_in_secret(t, side, NavalAsk::Maneuver, "9.2.A", |s, o| {
        o.weigh_each(s.tactics.hands[side].iter(), Choice::Card, law);
        o.offer(Choice::Pass);
        why_not::cards(o, refusals::NO_TACTIC);
        why_not::nothing_else(s, o, side, refusals::MANEUVER_FIRST);
    })?;
    let Choice::Card(id) = answer else { return Ok(()) };
    play(t, side, id);
    let now = battle_mut(&mut t.state);
    match tactic(id).timing {
        Timing::Battle => {
            now.lasting[side].insert(id);
        }
        Timing::Engage => {
            now.playing[side].insert(id);
        }
        Timing::Enemy => {
            now.against[side.enemy()].insert(id);
        }
        Timing::Immediately => match tactic(id).effect {
            Tactical::Supremacy => seamanship::give_supremacy(t, side, tactic(id).section),
            _ => evade::flees(t, side)?,
        },
    }
    Ok(())
}

/// Whether a card is played in a Maneuver: Pursuit answers an Evade (9.2.C).
fn law(id: CardId) -> Legality {
    match tactic(id).effect {
        Tactical::Pursuit => Err(refusals::PURSUIT_ANSWERS),
        _ => Ok(()),
    }
}

/// A Tactic Card is laid open and discarded (9.2.A).
pub(super) fn play(t: &mut Board<'_>, side: Side, id: CardId) {
    t.state.tactics.hands[side].remove(id);
    t.state.tactics.played.insert(id);
    emit(t, tactic(id).section, NavalEvent::Played { side, card: id });
}
