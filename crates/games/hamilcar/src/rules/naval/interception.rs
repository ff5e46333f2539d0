//! Declaring a Naval Interception (8.1), and avoiding it (8.2).

use super::{interception, interception_mut, leaders, route};
use crate::board::why_not;
use crate::data::cards::Window;
use crate::data::dice::{Die, Face, face};
use crate::data::generals::who;
use crate::protocol::refusals::naval as refusals;
use crate::rules::{counter_events, seamanship};
use crate::state::{Interception, State, Voyage};
use crate::{Board, NavalAsk, NavalEvent, ask, emit};
use engine::{Choice, Flow, Side, SpaceSet, UnitId, UnitSet};

fn voyage(s: &State) -> &Voyage {
    s.voyage.as_ref().expect("a Fleet is at sea")
}

/// Whether the port just entered qualifies and the opponent can Intercept there (8.1): he has a Ready Warship at port, it is the first
/// attempt against this Fleet, no Truce binds him, and a Fleet of his could arrive along the coast with a General.
pub(super) fn may_be_declared(s: &State) -> bool {
    let v = voyage(s);
    let by = v.side.enemy();
    !v.tried
        && s.ships[by].ready > 0
        && !s.truce_binds(by)
        && route::major_ports(s, by).any(|from| route::answers(s, by, from, v.at))
}

/// The Generals of the opponent who can go aboard a Fleet that answers this one (8.4), and the Major Ports that it can set out from (8.3).
pub(crate) fn answering(s: &State) -> Option<(UnitSet, SpaceSet)> {
    let v = s.voyage.as_ref()?;
    let by = v.side.enemy();
    let from: SpaceSet = route::major_ports(s, by)
        .filter(|from| route::answers(s, by, *from, v.at))
        .collect();
    let goes = |unit: &UnitId| {
        s.general(*unit)
            .at
            .space()
            .is_some_and(|at| route::calls(s, by, from, at, v.at, *unit))
    };
    Some((s.generals_in_play(by).iter().filter(goes).collect(), from))
}

/// Asks the opponent whether he Intercepts. If he holds Naval Supremacy and does not, he loses it at once (8.1). One that concerns a
/// Carthaginian Fleet may be cancelled (17.1 #13).
pub(super) fn declared(t: &mut Board<'_>) -> Flow<bool> {
    if !may_be_declared(&t.state) {
        return Ok(false);
    }
    let (by, at) = (voyage(&t.state).side.enemy(), voyage(&t.state).at);
    let answer = ask(t, by, NavalAsk::Declare, "8.1", |s, o| {
        o.offer(Choice::Pass);
        o.offer(Choice::Yes);
        why_not::nothing_else(s, o, by, refusals::ANSWER_THE_FLEET);
    })?;
    if answer == Choice::Pass {
        if t.state.supremacy == by {
            emit(t, "8.1", NavalEvent::LetPass { by, at });
            seamanship::give_supremacy(t, by.enemy(), "8.1");
        }
        return Ok(false);
    }
    let v = t.state.voyage.as_mut().expect("a Fleet is at sea");
    v.tried = true;
    t.state.interception = Some(Interception {
        by,
        at,
        die: None,
        fleet: None,
    });
    emit(t, "8.1", NavalEvent::Declared { by, at });
    if by == Side::Rome && counter_events::counter(t, Side::Carthage, Window::PortEntered)?.is_some() {
        t.state.interception = None;
        emit(t, "17.1.13", NavalEvent::Cancelled { at });
        return Ok(false);
    }
    Ok(true)
}

/// The moving side may try to avoid the Interception if it holds Naval Supremacy (8.2); Pullus lets Rome try twice (17.2).
pub(super) fn avoided(t: &mut Board<'_>) -> Flow<bool> {
    let mover = voyage(&t.state).side;
    if t.state.supremacy != mover {
        return Ok(false);
    }
    let answer = ask(t, mover, NavalAsk::Avoid, "8.2", |s, o| {
        o.offer(Choice::Yes);
        o.offer(Choice::Pass);
        why_not::nothing_else(s, o, mover, refusals::AVOID_FIRST);
    })?;
    if answer == Choice::Pass {
        return Ok(false);
    }
    if roll(t, "8.2")? {
        return Ok(true);
    }
    if !leaders(&t.state).contains(who::PULLUS) {
        return Ok(false);
    }
    let again = ask(t, mover, NavalAsk::AvoidAgain, "17.2.Pullus", |s, o| {
        o.offer(Choice::Yes);
        o.offer(Choice::Pass);
        why_not::nothing_else(s, o, mover, refusals::AVOID_FIRST);
    })?;
    if again == Choice::Pass {
        return Ok(false);
    }
    roll(t, "17.2.Pullus")
}

/// One roll of the Naval Die: symbols on it and on the Seamanship track cancel each other (8.2).
fn roll(t: &mut Board<'_>, section: &'static str) -> Flow<bool> {
    let rolled = t.roll(Die::Naval)?;
    interception_mut(&mut t.state).die = Some(rolled);
    let (mover, track) = (voyage(&t.state).side, t.state.seamanship_level().punic_symbols);
    let avoided = left_over(mover, face(Die::Naval, rolled), track) > 0;
    let at = interception(&t.state).at;
    emit(
        t,
        section,
        NavalEvent::AvoidRolled {
            side: mover,
            face: rolled,
            track,
            avoided,
        },
    );
    if avoided {
        t.state.interception = None;
        emit(t, "8.2", NavalEvent::Avoided { side: mover, at });
    }
    Ok(avoided)
}

/// Symbols of the moving side that are left on the Naval Die and the Seamanship track after they have cancelled each other.
fn left_over(mover: Side, die: &Face, track: u8) -> u8 {
    let (roman, punic) = (die.roman, die.punic + track);
    match mover {
        Side::Rome => roman.saturating_sub(punic),
        Side::Carthage => punic.saturating_sub(roman),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::data::dice::faces;

    #[test]
    fn the_printed_example_is_not_avoided() {
        let one_roman = faces(Die::Naval)
            .iter()
            .find(|f| f.roman == 1)
            .expect("a face with one Roman symbol");
        assert_eq!(left_over(Side::Rome, one_roman, 2), 0);
        assert_eq!(left_over(Side::Rome, one_roman, 0), 1, "Excellent Seamanship adds none");
        assert_eq!(left_over(Side::Carthage, one_roman, 2), 1);
    }
}
