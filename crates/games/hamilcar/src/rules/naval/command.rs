//! Who commands the moving Fleet (2.2.E1). Of an Intercepting Fleet it is the first General aboard, or one of higher rank (8.4, `aboard`).

use crate::board::why_not;
use crate::protocol::event::BattleEvent;
use crate::protocol::refusals::{battle as law, naval as refusals};
use crate::rules::battle::offer_equals;
use crate::state::{State, Where};
use crate::{Board, NavalAsk, ask, emit};
use engine::{Flow, UnitId, UnitSet};

/// The Generals of highest rank aboard the moving Fleet: one of them commands it (2.2.E1).
pub(crate) fn leaders(s: &State) -> UnitSet {
    s.voyage
        .map_or(UnitSet::EMPTY, |v| s.highest(s.generals_where(v.side, Where::AtSea)))
}

/// Who commands the moving Fleet unless its owner names an equal.
pub(crate) fn leader(s: &State) -> Option<UnitId> {
    s.likely_commander(leaders(s))
}

/// The Commanding General of the moving Fleet, when a Naval Battle begins: among equals its owner names him (2.2.E1).
pub(super) fn command(t: &mut Board<'_>) -> Flow<UnitId> {
    let first = leader(&t.state).expect("a General is aboard the Fleet");
    let equals = leaders(&t.state);
    if equals.len() < 2 {
        return Ok(first);
    }
    let side = t.state.voyage.expect("a Fleet is at sea").side;
    let answer = ask(t, side, NavalAsk::Command, "2.2.E1", |s, o| {
        offer_equals(o, first, equals);
        why_not::own_generals(o, side, |unit| match s.general(unit).at {
            Where::AtSea => law::OUTRANKED,
            at if at.space().is_some() => law::NOT_IN_BATTLE,
            _ => why_not::absent(s, unit),
        });
        why_not::spaces(o, |_| law::NAME_THE_COMMANDER);
        why_not::cards(o, refusals::COMMANDER_FIRST);
    })?;
    let general = crate::answer::unit(answer);
    emit(t, "2.2.E1", BattleEvent::Commands { general });
    Ok(general)
}
