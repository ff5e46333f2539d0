//! Lines of sections 7 and 10 to 12.

use super::names::{force, full, leading, place, several};
use super::{Told, tells};
use crate::data::generals::general as row;
use crate::event::MovementEvent;
use kernel::scene::{Certainty, DieShown, Show};
use kernel::{Side, UnitId};

/// The line of an event of movement.
pub(super) fn tell(event: &MovementEvent) -> Told {
    match event {
        MovementEvent::Activated { general, at, points } => by(
            *general,
            format!(
                "{} is activated in {}: {}.",
                full(*general),
                place(*at),
                several(*points, "MP")
            ),
        )
        .at(&[*at]),
        MovementEvent::Marched {
            general,
            from,
            to,
            points,
            units,
        } => by(
            *general,
            format!(
                "{} marches from {} to {} {} ({}).",
                full(*general),
                place(*from),
                place(*to),
                leading(0, *units),
                several(*points, "MP"),
            ),
        )
        .at(&[*from, *to]),
        MovementEvent::SentBack {
            general,
            to,
            points,
            stays,
        } => {
            let (who, points) = (full(*general), several(*points, "MP"));
            let text = if *stays {
                format!("Bad Weather leaves {who} {points} in all; he is in {}.", place(*to))
            } else {
                format!(
                    "Bad Weather leaves {who} {points} in all and brings him back to {}.",
                    place(*to)
                )
            };
            by(*general, text).at(&[*to])
        }
        MovementEvent::Stopped { general, at } => {
            by(*general, format!("{} stops in {}.", full(*general), place(*at))).at(&[*at])
        }
        MovementEvent::Embarked {
            general,
            at,
            warships,
            units,
        } => by(
            *general,
            format!(
                "{} puts to sea at {} {}.",
                full(*general),
                place(*at),
                leading(*warships, *units),
            ),
        )
        .at(&[*at]),
        MovementEvent::Sailed {
            general,
            from,
            to,
            points,
        } => by(
            *general,
            format!(
                "{} sails from {} to {} ({}).",
                full(*general),
                place(*from),
                place(*to),
                several(*points, "MP")
            ),
        )
        .at(&[*from, *to]),
        MovementEvent::Landed { general, at, units } => by(
            *general,
            format!("{} lands in {} {}.", full(*general), place(*at), leading(0, *units)),
        )
        .at(&[*at]),
        MovementEvent::Arranged { general, at, units } => by(
            *general,
            format!("{} goes on from {} {}.", full(*general), place(*at), leading(0, *units)),
        )
        .at(&[*at]),
        MovementEvent::Overrun { side, at } => {
            tells(*side, format!("{} overruns a lone CU in {}.", side.name(), place(*at))).at(&[*at])
        }
        MovementEvent::Captured { side, at, trains } => tells(
            *side,
            format!(
                "{} captures {} in {}.",
                side.name(),
                several(*trains, "Supply Train"),
                place(*at)
            ),
        )
        .at(&[*at]),
        MovementEvent::TrainDestroyed { side, at } => tells(
            *side,
            format!("{} burns a Supply Train of its own in {}.", side.name(), place(*at)),
        )
        .at(&[*at]),
        MovementEvent::Inside { side, at, units } => tells(
            *side,
            format!(
                "{} keeps {} inside the walls of {}.",
                side.name(),
                force(*units),
                place(*at)
            ),
        )
        .at(&[*at]),
        MovementEvent::AvoidDeclared { general, at } => by(
            *general,
            format!("{} will try to avoid battle in {}.", full(*general), place(*at)),
        )
        .at(&[*at]),
        MovementEvent::InterceptionDeclared { general, from, at } => by(
            *general,
            format!(
                "{} will try to intercept from {} into {}.",
                full(*general),
                place(*from),
                place(*at)
            ),
        )
        .at(&[*from, *at]),
        MovementEvent::AvoidRolled { general, die, needed } => rolled(*general, "to avoid battle", *die, *needed, ""),
        MovementEvent::InterceptionRolled {
            general,
            die,
            modifier,
            needed,
        } => {
            let added = if *modifier > 0 {
                format!(", {modifier} of it for the enemy space")
            } else {
                String::new()
            };
            rolled(*general, "to intercept", *die, *needed, &added)
        }
        MovementEvent::Avoided { general, to } => {
            by(*general, format!("{} slips away to {}.", full(*general), place(*to))).at(&[*to])
        }
        MovementEvent::Intercepted { general, at } => by(
            *general,
            format!("{} falls on the enemy in {}.", full(*general), place(*at)),
        )
        .at(&[*at]),
        MovementEvent::PursuitRolled { general, die, needed } => rolled(*general, "to pursue", *die, *needed, ""),
        MovementEvent::BackedUp { general, to } => {
            by(*general, format!("{} backs up to {}.", full(*general), place(*to))).at(&[*to])
        }
        MovementEvent::TakesCommand { general, at } => by(
            *general,
            format!(
                "{} takes command in {}: he is of higher rank.",
                full(*general),
                place(*at)
            ),
        )
        .at(&[*at]),
        MovementEvent::FindsNoWay { general, at } => by(
            *general,
            format!(
                "{} finds no way out of {} for all who are with him.",
                full(*general),
                place(*at)
            ),
        )
        .at(&[*at]),
    }
}

fn by(general: UnitId, text: String) -> Told {
    tells(row(general).side, text)
}

fn rolled(general: UnitId, what: &str, die: u8, needed: u8, added: &str) -> Told {
    let success = if die <= needed { "succeeds" } else { "fails" };
    by(
        general,
        format!(
            "{} rolls {die}{added} {what}, needs {needed} or less: he {success}.",
            full(general)
        ),
    )
    .shows(Show::Dice(vec![numbered(row(general).side, die)]))
}

/// The numbered die as it lies.
pub(super) fn numbered(side: Side, number: u8) -> DieShown {
    DieShown {
        side: Some(side),
        kind: "numbered die",
        symbols: Vec::new(),
        number,
        certainty: Certainty::Sourced,
    }
}
