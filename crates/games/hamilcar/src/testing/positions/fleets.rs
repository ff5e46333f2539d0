//! Fleets that meet, and windows for hidden cards.

use super::{Asked, War};
use crate::data::cards::Window;
use crate::{CardAsk, CardEvent, Event, Hamilcar, MovementAsk, Named, NavalAsk, NavalEvent, Prompt, TurnAsk, What};
use engine::{Choice, Entry, Logged, Side};
use testkit::position::{Found, Position, search};

/// A Fleet sails, is intercepted, and fights three rounds with Tactic Cards on both sides; the loser comes home with what is left.
pub(super) fn three_rounds_at_sea() -> Found<Position<Hamilcar>> {
    course("three rounds at sea", seafaring, |told| {
        let naval =
            |is: &dyn Fn(&NavalEvent) -> bool| told.iter().any(|what| matches!(what, What::Naval(event) if is(event)));
        let plays = |by: Side| naval(&|e| matches!(e, NavalEvent::Played { side, .. } if *side == by));
        let lost = Side::BOTH
            .into_iter()
            .find(|by| naval(&|e| matches!(e, NavalEvent::Won { winner, .. } if winner != by)));
        let retires = lost
            .is_some_and(|by| naval(&|e| matches!(e, NavalEvent::Spent { side, count } if *side == by && *count > 0)));
        let third = naval(&|e| matches!(e, NavalEvent::Round { round: 3, .. }));
        retires && third && plays(Side::Rome) && plays(Side::Carthage)
    })
}

/// A move of one side is interrupted by a Counter Event of the other.
pub(super) fn an_interrupted_move() -> Found<Position<Hamilcar>> {
    course("an interrupted move", countering, |told| {
        told.iter().any(|what| {
            let What::Card(CardEvent::Counter { window, .. }) = what else {
                return false;
            };
            matches!(
                window,
                Window::Move | Window::PortEntered | Window::Landing | Window::SeaMove
            )
        })
    })
}

/// A window at which a card answers.
pub(super) fn a_window_with_a_card() -> Found<War> {
    search("a window with a card", countering, |war| {
        window(war).is_some_and(|(_, _, cards)| cards)
    })
}

/// The same window of the same side, at which none does.
pub(super) fn a_window_without_a_card() -> Found<War> {
    let (side, about, _) = window(&a_window_with_a_card()?).ok_or("the search stops at a window")?;
    search("the same window without a card", countering, |war| {
        window(war) == Some((side, about, false))
    })
}

/// The window that waits, one at which the page stops unless it is told otherwise; whose it is, and whether a card of his answers.
fn window(war: &War) -> Option<(Side, Window, bool)> {
    let asked = war.pending()?;
    match asked.question.about {
        Prompt::Card(CardAsk::Counter { window, .. }) if !matches!(window, Window::OwnTurn | Window::OwnDie) => {
            Some((asked.question.to, window, asked.legal.len() > 1))
        }
        _ => None,
    }
}

/// Searches for a card whose consequences fit, and goes back to it; the answers to the end of the matter are on the tape.
fn course(
    what: &str,
    wish: impl FnMut(&War, &Asked) -> Option<Choice>,
    fits: impl Fn(&[&What]) -> bool,
) -> Found<Position<Hamilcar>> {
    let (mut begun, mut told) = (0, 0);
    let mut war = search(what, wish, |war| {
        let card = war
            .pending()
            .is_some_and(|asked| matches!(asked.question.about, Prompt::Turn(TurnAsk::PlayCard)));
        if !card {
            return false;
        }
        let since: Vec<&What> = war.log().skip(told).filter_map(what_of).collect();
        // An earlier card of another war has nothing to do with this one.
        if war.cursor() > begun && begun > 0 && fits(&since) {
            return true;
        }
        (begun, told) = (war.cursor(), war.log().count());
        false
    })?;
    let end = war.cursor();
    war.seek(begun);
    Ok(Position::until(war, end))
}

fn what_of<'a>(logged: Logged<'a, Event>) -> Option<&'a What> {
    match logged {
        Logged::Note(Entry { event, .. }) => Some(&event.what),
        Logged::Rewound(_) => None,
    }
}

/// Cards are for Fleets, Fleets are for meeting others; nobody gets away, and all Units that may go along do.
fn seafaring(war: &War, asked: &Asked) -> Option<Choice> {
    let first = asked.legal.first().copied();
    let card = || asked.legal.iter().copied().find(|c| matches!(c, Choice::Card(_)));
    match asked.question.about {
        Prompt::Turn(TurnAsk::UseCard(_)) => {
            let ways = [Named::Activate, Named::BuildShips];
            let ways = ways.iter().map(|named| named.choice());
            ways.into_iter().find(|way| asked.legal.contains(way))
        }
        Prompt::Movement(MovementAsk::March) => Some(Named::Sail.choice()),
        Prompt::Movement(MovementAsk::TakeWarships | MovementAsk::TakeUnits(_) | MovementAsk::TakeGeneral(_)) => first,
        Prompt::Movement(MovementAsk::Sail) if !war.cursor().is_multiple_of(5) => {
            let spaces = asked.legal.iter().filter(|c| matches!(c, Choice::Space(_)));
            spaces.copied().nth(war.cursor() % 3)
        }
        Prompt::Card(CardAsk::Counter { .. }) => Some(Choice::Pass),
        Prompt::Naval(NavalAsk::Declare) => asked
            .legal
            .iter()
            .copied()
            .find(|c| *c != Choice::Pass && *c != Choice::No),
        Prompt::Naval(NavalAsk::Avoid | NavalAsk::EvadeNow | NavalAsk::Evade | NavalAsk::Pursue) => asked
            .legal
            .iter()
            .copied()
            .find(|c| matches!(c, Choice::Pass | Choice::No)),
        Prompt::Naval(NavalAsk::Maneuver) => card().or(Some(Choice::Pass)),
        Prompt::Naval(NavalAsk::Warships | NavalAsk::AddUnits(_)) => first,
        _ => None,
    }
}

/// Every window is answered with a card if one fits; armies march.
fn countering(war: &War, asked: &Asked) -> Option<Choice> {
    match asked.question.about {
        Prompt::Card(CardAsk::Counter { .. }) => asked.legal.iter().copied().find(|c| matches!(c, Choice::Card(_))),
        Prompt::Turn(TurnAsk::UseCard(_)) => Some(Named::Activate.choice()),
        Prompt::Movement(MovementAsk::TakeWarships | MovementAsk::TakeUnits(_) | MovementAsk::TakeGeneral(_)) => {
            asked.legal.first().copied()
        }
        Prompt::Movement(MovementAsk::March) if !war.cursor().is_multiple_of(4) => {
            let spaces = asked.legal.iter().filter(|c| matches!(c, Choice::Space(_)));
            spaces.copied().nth(war.cursor() % 3)
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fleets_meet_and_moves_are_interrupted() {
        for course in [three_rounds_at_sea(), an_interrupted_move()] {
            let course = course.expect("found");
            assert!(course.end > course.war.cursor() + 3);
        }
        let (held, empty) = (
            a_window_with_a_card().expect("found"),
            a_window_without_a_card().expect("found"),
        );
        assert_eq!(window(&held).map(|w| (w.0, w.1)), window(&empty).map(|w| (w.0, w.1)));
    }
}
