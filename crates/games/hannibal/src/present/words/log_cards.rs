//! Lines of Events and Counter Events (8.4, 25).

use super::names::{full, linked, titled};
use super::{Told, tells};
use crate::data::cards::{Effect, card};
use crate::protocol::event::CardEvent;
use engine::Side;
use engine::scene::Show;

/// The line of what a card does.
pub(super) fn tell(event: &CardEvent) -> Told {
    match event {
        CardEvent::Counter { side, card, .. } => {
            tells(*side, format!("{} answers with {}.", side.name(), titled(*card)))
        }
        CardEvent::NoEffect { side, card: id } => {
            let what = match card(*id).effect {
                Effect::Campaign { .. } => "activates nobody else",
                _ if crate::rules::cards::moves(*id) => "activates nobody",
                _ => "changes nothing",
            };
            tells(*side, format!("{} {what}.", titled(*id)))
        }
        CardEvent::LeavesTheGame { card } => tells(None, format!("{} leaves the game.", titled(*card))),
        CardEvent::TruceBegins => tells(None, "A Truce begins."),
        CardEvent::TruceEnds { by } => tells(None, format!("{} ends the Truce.", titled(*by))),
        CardEvent::Macedonia { allied: true } => tells(
            Side::Carthage,
            "Macedonia allies with Carthage: its fleets have 1 less on the Naval Combat Table.",
        ),
        CardEvent::Macedonia { allied: false } => tells(Side::Rome, "Macedonia leaves its alliance with Carthage."),
        CardEvent::Discarded { side, card } => tells(
            *side,
            format!(
                "{} loses {} from its hand, taken at random.",
                side.name(),
                titled(*card)
            ),
        ),
        CardEvent::Intercepted { to, card } => tells(
            *to,
            format!(
                "{} takes {} out of {}'s hand, at random.",
                to.name(),
                titled(*card),
                to.enemy().name()
            ),
        ),
        CardEvent::Replaced { general, by } => tells(
            Side::Rome,
            format!(
                "{} goes back to the cup; {} takes over his army as proconsul.",
                full(*general),
                full(*by)
            ),
        ),
        CardEvent::Loyalty { general, at, die, upto } => tells(
            Side::Carthage,
            format!(
                "{} in {} rolls {die}, needs {upto} or less: his army {}.",
                full(*general),
                linked(*at),
                if die <= upto {
                    "stays with him"
                } else {
                    "suffers Attrition"
                }
            ),
        )
        .at(&[*at])
        .shows(Show::Dice(vec![super::die(Side::Carthage, *die)])),
        CardEvent::NavalVictory => tells(
            Side::Carthage,
            "This turn Rome goes to sea only with Campaign cards, and Carthage has 1 less on the Naval Combat Table.",
        ),
        CardEvent::TrainComes { at } => tells(
            Side::Carthage,
            format!("The siege train joins the army in {}.", linked(*at)),
        )
        .at(&[*at]),
        CardEvent::Counsel { side } => tells(*side, counsel(*side)),
    }
}

/// 57, 58: what a side may not do until the turn after the next reshuffle.
fn counsel(side: Side) -> &'static str {
    match side {
        Side::Carthage => "Until the turn after the next reshuffle no CU of Carthage leaves Africa.",
        Side::Rome => "Until the turn after the next reshuffle no CU of Rome goes to Africa.",
    }
}
