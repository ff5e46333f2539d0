//! Lines of section 7, and what a general does in the words of both wars.

use super::log_naval::who_and_what;
use super::names::{force, full, kind, leading, linked, several, short};
use super::{Told, tells};
use crate::data::generals::general as row;
use crate::protocol::event::MovementEvent;
use engine::Side;
use engine::scene::DieShown;
use punic::present::names::Names;

/// The line of an event of movement.
pub(super) fn tell(event: &MovementEvent) -> Told {
    match event {
        MovementEvent::Activated { general, at, points } => NAMES.activated(*general, *at, *points),
        MovementEvent::Marched(march) => NAMES.marches(march),
        MovementEvent::SentBack {
            general,
            to,
            points,
            stays,
            led,
        } => {
            let (who, points, to_place) = (full(*general), several(*points, "MP"), linked(*to));
            let then = match led {
                _ if *stays => format!("; he is in {to_place}"),
                Some((with, units)) => format!(" and brings him back to {to_place} {}", leading(*with, 0, *units)),
                None => format!(" and brings his Fleet back to {to_place}"),
            };
            NAMES
                .by(*general, format!("Bad Weather leaves {who} {points} in all{then}."))
                .at(&[*to])
        }
        MovementEvent::Stopped { general, at } => NAMES
            .by(*general, format!("{} stops in {}.", full(*general), linked(*at)))
            .at(&[*at]),
        MovementEvent::HasFought { general, at } => {
            let ends = " has fought, and moves no further: his activation ends in ";
            NAMES
                .by(*general, format!("{}{ends}{}.", full(*general), linked(*at)))
                .at(&[*at])
        }
        MovementEvent::Embarked {
            general,
            with,
            at,
            warships,
            units,
        } => NAMES
            .by(
                *general,
                format!(
                    "{} puts to sea at {} {}.",
                    full(*general),
                    linked(*at),
                    leading(*with, *warships, *units),
                ),
            )
            .at(&[*at]),
        MovementEvent::Sailed {
            general,
            from,
            to,
            points,
        } => NAMES
            .by(
                *general,
                format!(
                    "{} sails from {} to {} ({}).",
                    full(*general),
                    linked(*from),
                    linked(*to),
                    several(*points, "MP")
                ),
            )
            .at(&[*from, *to]),
        MovementEvent::Landed {
            general,
            with,
            at,
            units,
        } => NAMES.goes(*general, *with, "lands in", *at, *units),
        MovementEvent::Arranged {
            general,
            with,
            at,
            units,
        } => {
            let what = if with.is_empty() && units.is_empty() {
                "leaves all who were with him".to_owned()
            } else {
                format!("now leads {}", who_and_what(*with, *units))
            };
            NAMES
                .by(*general, format!("{} {what} in {}.", full(*general), linked(*at)))
                .at(&[*at])
        }
        MovementEvent::Overrun { side, at } => {
            tells(*side, format!("{} overruns a lone CU in {}.", side.name(), linked(*at))).at(&[*at])
        }
        MovementEvent::Captured { side, at, trains } => tells(
            *side,
            format!(
                "{} captures {} in {}.",
                side.name(),
                several(*trains, "Supply Train"),
                linked(*at)
            ),
        )
        .at(&[*at]),
        MovementEvent::TrainDestroyed { side, at } => tells(
            *side,
            format!("{} burns a Supply Train of its own in {}.", side.name(), linked(*at)),
        )
        .at(&[*at]),
        MovementEvent::Inside { side, at, units } => tells(
            *side,
            format!(
                "{} keeps {} inside the walls of {}.",
                side.name(),
                force(*units),
                linked(*at)
            ),
        )
        .at(&[*at]),
        MovementEvent::TakesCommand { general, at } => NAMES
            .by(
                *general,
                format!(
                    "{} takes command in {}: he is of higher rank.",
                    full(*general),
                    linked(*at)
                ),
            )
            .at(&[*at]),
        MovementEvent::FindsNoWay { general, at } => NAMES
            .by(
                *general,
                format!(
                    "{} finds no way out of {} for all who are with him.",
                    full(*general),
                    linked(*at)
                ),
            )
            .at(&[*at]),
    }
}

/// What this game calls things.
pub(super) const NAMES: Names = Names {
    side: |general| row(general).side,
    full,
    short,
    place: super::names::place,
    kind,
    die: numbered,
};

/// The numbered die as it lies.
pub(super) fn numbered(side: Side, number: u8) -> DieShown {
    engine::words::die(side, "numbered die", number)
}
