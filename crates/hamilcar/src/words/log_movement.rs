//! Lines of sections 7 and 10 to 12.

use super::log_naval::who_and_what;
use super::names::{force, full, leading, place, several};
use super::{Told, tells};
use crate::data::generals::general as row;
use crate::event::MovementEvent;
use crate::state::Force;
use kernel::scene::{DieShown, Show};
use kernel::{Side, SpaceId, UnitId};
use punic::words::{avoid_declared, interception_declared};

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
            units,
        } => {
            let (who, points, to_place) = (full(*general), several(*points, "MP"), place(*to));
            let then = match units {
                _ if *stays => format!("; he is in {to_place}"),
                Some(units) => format!(" and brings him back to {to_place} {}", leading(0, *units)),
                None => format!(" and brings his Fleet back to {to_place}"),
            };
            by(*general, format!("Bad Weather leaves {who} {points} in all{then}.")).at(&[*to])
        }
        MovementEvent::Stopped { general, at } => {
            by(*general, format!("{} stops in {}.", full(*general), place(*at))).at(&[*at])
        }
        MovementEvent::HasFought { general, at } => {
            let ends = " has fought, and moves no further: his activation ends in ";
            by(*general, format!("{}{ends}{}.", full(*general), place(*at))).at(&[*at])
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
        MovementEvent::Landed { general, at, units } => goes(*general, "lands in", *at, *units),
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
            by(*general, format!("{} {what} in {}.", full(*general), place(*at))).at(&[*at])
        }
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
        MovementEvent::AvoidDeclared { general, at } => {
            by(*general, avoid_declared(full(*general), place(*at))).at(&[*at])
        }
        MovementEvent::InterceptionDeclared { general, from, at } => {
            let text = interception_declared(full(*general), place(*from), place(*at));
            by(*general, text).at(&[*from, *at])
        }
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
        MovementEvent::Avoided { general, to, units } => goes(*general, "slips away to", *to, *units),
        MovementEvent::Intercepted { general, at, units } => goes(*general, "falls on the enemy in", *at, *units),
        MovementEvent::PursuitRolled { general, die, needed } => rolled(*general, "to pursue", *die, *needed, ""),
        MovementEvent::BackedUp { general, to, units } => goes(*general, "backs up to", *to, *units),
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

/// A general goes somewhere with what he leads: "Hanno lands in Enna with 2 CUs."
fn goes(general: UnitId, how: &str, at: SpaceId, units: Force) -> Told {
    let text = format!("{} {how} {} {}.", full(general), place(at), leading(0, units));
    by(general, text).at(&[at])
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
    punic::words::die(side, "numbered die", number)
}
