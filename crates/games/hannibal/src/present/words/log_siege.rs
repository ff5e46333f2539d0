//! Lines of section 20.

use super::log_turn::{because, read};
use super::names::{force, full, linked, place, several, signed};
use super::{Told, die, tells};
use crate::data::generals::general;
use crate::data::spaces::{Kind, space};
use crate::data::tables::POINTS;
use crate::protocol::event::{BattleEvent, SiegeModifier};
use crate::rules::siege::sum;
use engine::scene::Show;
use engine::{Side, SpaceId};

/// What is added to a roll on the Siege Table, and for what: "-1 without a siege train".
pub(crate) fn added(all: &[(SiegeModifier, i8)]) -> Vec<String> {
    let said = |(adds, add): &(SiegeModifier, i8)| {
        let why = match adds {
            SiegeModifier::NoTrain => "without a siege train",
            SiegeModifier::Stronghold => "for its walls",
            SiegeModifier::General => "for the general",
        };
        format!("{} {why}", signed(*add))
    };
    all.iter().filter(|(_, add)| *add != 0).map(said).collect()
}

/// The line of an event of a siege or a subjugation.
pub(super) fn tell(event: &BattleEvent) -> Told {
    match event {
        BattleEvent::TrainLost { at } => {
            tells(Side::Carthage, format!("The siege train is lost in {}.", linked(*at))).at(&[*at])
        }
        BattleEvent::Detached { general: unit, at } => tells(
            general(*unit).side,
            format!("{} conducts the attempt on {}.", full(*unit), linked(*at)),
        )
        .at(&[*at]),
        BattleEvent::SiegeDie {
            side,
            at,
            die: face,
            adds,
            points,
            lost,
        } => tells(
            *side,
            format!(
                "{} rolls {}{} on the Siege Table before {}: {}.",
                side.name(),
                read(*face, *face as i8 + sum(adds)),
                because(added(adds)),
                linked(*at),
                siege(*points, *lost)
            ),
        )
        .at(&[*at])
        .shows(Show::Dice(vec![die(*side, *face)])),
        BattleEvent::Points { at, points } => tells(
            None,
            format!(
                "The {} {} stands at {points} of {POINTS} points.",
                effort(*at),
                linked(*at)
            ),
        )
        .at(&[*at]),
        BattleEvent::Besieged { at, by } => {
            tells(*by, format!("{} is besieged by {}.", linked(*at), by.name())).at(&[*at])
        }
        BattleEvent::Lifted { at } => tells(
            None,
            match space(*at).kind {
                Kind::Tribe => format!("The attempt on {} comes to nothing.", linked(*at)),
                _ => format!("The siege of {} is lifted.", linked(*at)),
            },
        )
        .at(&[*at]),
        BattleEvent::CityFalls { at, to, lost } => tells(
            *to,
            match lost.is_empty() {
                true => format!("{} falls to {}.", linked(*at), to.name()),
                false => format!("{} falls to {} and loses {}.", linked(*at), to.name(), force(*lost)),
            },
        )
        .at(&[*at]),
        BattleEvent::Subjugated { at, by } => {
            tells(*by, format!("{} subjugates {}.", by.name(), linked(*at))).at(&[*at])
        }
        _ => tells(None, "A battle is fought."),
    }
}

/// What gathers points in a space: a siege of walls, an attempt on a Tribe.
fn effort(at: SpaceId) -> &'static str {
    match space(at).kind {
        Kind::Tribe => "attempt on",
        _ => "siege of",
    }
}

/// What a march gives up that leaves nobody to keep up a siege or a subjugation (20.6), as a sentence after a space.
pub(crate) fn given_up(at: SpaceId, points: u8) -> String {
    let (what, kind) = match space(at).kind {
        Kind::Tribe => (effort(at), "subjugation"),
        _ => (effort(at), "siege"),
    };
    let lost = several(points, &format!("{kind} point"));
    let verb = if points == 1 { "is" } else { "are" };
    format!(" The {what} {} ends with it: {lost} {verb} lost.", place(at))
}

fn siege(points: u8, lost: u8) -> String {
    match (points, lost) {
        (0, 0) => "no effect".to_owned(),
        (points, 0) => several(points, "point"),
        (0, lost) => format!("{} lost", several(lost, "CU")),
        (points, lost) => format!("{}, {} lost", several(points, "point"), several(lost, "CU")),
    }
}
