//! Lines of Events (5.2.C1, 17.1).

use super::names::{full, linked, list, titled};
use super::{Told, tells};
use crate::protocol::event::CardEvent;
use engine::Side;

/// The line of what a card does.
pub(super) fn tell(event: &CardEvent) -> Told {
    match event {
        CardEvent::Counter { side, card, .. } => {
            tells(*side, format!("{} answers with {}.", side.name(), titled(*card)))
        }
        CardEvent::Cancelled { card } => tells(
            None,
            format!(
                "{} is cancelled: the card is discarded and its OPs do not count.",
                titled(*card)
            ),
        ),
        CardEvent::NoEffect { side, card } => tells(*side, format!("{} changes nothing.", titled(*card))),
        CardEvent::TruceBegins { side } => tells(*side, "A Truce is agreed."),
        CardEvent::TruceEnds { by: Some(card) } => tells(None, format!("{} breaks the Truce.", titled(*card))),
        CardEvent::TruceEnds { by: None } => tells(None, "The Truce ends."),
        CardEvent::DieSet { side, die } => tells(*side, format!("{} sets the Die to {die}.", side.name())),
        CardEvent::On { side, card, at } => {
            tells(*side, format!("{} works on {}.", titled(*card), linked(*at))).at(&[*at])
        }
        CardEvent::OnGeneral { side, card, general } => {
            tells(*side, format!("{} works on {}.", titled(*card), full(*general)))
        }
        CardEvent::Nobody { side, card } => tells(*side, format!("{} activates nobody else.", titled(*card))),
        CardEvent::SiegeTrain { side, at } => tells(
            *side,
            format!("{} brings a Siege Train before {}.", side.name(), linked(*at)),
        )
        .at(&[*at]),
        CardEvent::SiegeTrainLeaves { side, at } => {
            tells(*side, format!("{}'s Siege Train leaves {}.", side.name(), linked(*at))).at(&[*at])
        }
        CardEvent::Citadel { side, at } => {
            tells(*side, format!("{} builds the Citadel of {}.", side.name(), linked(*at))).at(&[*at])
        }
        CardEvent::Corvi { mounted } => tells(
            Side::Rome,
            if *mounted {
                "Rome mounts Corvi on all its Warships."
            } else {
                "Rome takes the Corvi off its Warships."
            },
        ),
        CardEvent::Taken { side, card } => tells(
            *side,
            format!(
                "{} takes {} out of {}'s hand.",
                side.name(),
                titled(*card),
                side.enemy().name()
            ),
        ),
        CardEvent::Dearer { general } => tells(
            Side::Rome,
            format!(
                "{} is Rome's only General abroad and stays; his next activation this turn costs 1 OP more.",
                full(*general)
            ),
        ),
        CardEvent::Shown { side, cards } => {
            let titles: Vec<String> = cards.iter().map(|c| titled(*c)).collect();
            tells(*side, format!("{} shows {}.", side.name(), list(titles)))
        }
    }
}
