//! Lines of sections 9 to 13 and 18.

use super::ask_movement::added;
use super::log_turn::{because, read};
use super::names::{force, full, leading, place, several};
use super::{Told, die, tells};
use crate::data::generals::general as row;
use crate::data::tables::Voyage;
use crate::event::MovementEvent;
use crate::movement::sum;
use crate::state::Force;
use kernel::scene::Show;
use kernel::{SpaceId, UnitId};
use punic::words::{avoid_declared, interception_declared};

/// The line of an event of movement.
pub(super) fn tell(event: &MovementEvent, rule: &str) -> Told {
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
                leading(*units),
                several(*points, "MP"),
            ),
        )
        .at(&[*from, *to]),
        MovementEvent::Arranged { general, at, units } => by(
            *general,
            if units.is_empty() {
                format!("{} leaves all CUs in {}.", full(*general), place(*at))
            } else {
                format!("{} now leads {} in {}.", full(*general), force(*units), place(*at))
            },
        )
        .at(&[*at]),
        MovementEvent::Stopped { general, at } => {
            by(*general, format!("{} stops in {}.", full(*general), place(*at))).at(&[*at])
        }
        MovementEvent::Embarked {
            general,
            from,
            to,
            units,
        } => by(
            *general,
            format!(
                "{} goes to sea in {} for {} {}.",
                full(*general),
                place(*from),
                place(*to),
                leading(*units)
            ),
        )
        .at(&[*from, *to]),
        MovementEvent::NavalCombat {
            general,
            die: rolled,
            adds,
            voyage,
        } => {
            let fate = match voyage {
                Voyage::Passes => "he gets through",
                Voyage::Returns => "he must turn back",
                Voyage::Sunk => "his fleet is sunk",
            };
            by(
                *general,
                format!(
                    "The Roman fleet may meet {}: on {}{} {fate}.",
                    full(*general),
                    read(*rolled, *rolled as i8 + sum(adds)),
                    because(added(adds)),
                ),
            )
            .shows(Show::Dice(vec![die(row(*general).side, *rolled)]))
        }
        MovementEvent::Landed { general, at, inside } => by(
            *general,
            format!(
                "{} lands {} {}.",
                full(*general),
                if *inside { "inside" } else { "in" },
                place(*at)
            ),
        )
        .at(&[*at]),
        MovementEvent::Returned { general, to } => by(
            *general,
            format!("{} turns back to {}, and his move is over.", full(*general), place(*to)),
        )
        .at(&[*to]),
        MovementEvent::Sunk { side, units } => tells(*side, format!("{} loses {} at sea.", side.name(), force(*units))),
        MovementEvent::Overrun { side, at } => {
            tells(*side, format!("{} overruns a lone CU in {}.", side.name(), place(*at))).at(&[*at])
        }
        MovementEvent::Inside { side, at, units } => tells(
            *side,
            format!(
                "{} has {} inside the walls of {}.",
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
        MovementEvent::AvoidRolled { general, die, needed } => rolled(*general, "to avoid battle", *die, 0, *needed),
        MovementEvent::InterceptionRolled {
            general,
            die,
            modifier,
            needed,
        } => rolled(*general, "to intercept", *die, *modifier, *needed),
        MovementEvent::Avoided { general, to, units } => goes(*general, "slips away to", *to, *units),
        MovementEvent::Intercepted { general, at, units } => goes(*general, "falls on the enemy in", *at, *units),
        MovementEvent::PursuitRolled { general, die, needed } => rolled(*general, "to pursue", *die, 0, *needed),
        MovementEvent::BackedUp { general, to, units } if rule == "12.8" => {
            goes(*general, "goes inside the walls of", *to, *units)
        }
        MovementEvent::BackedUp { general, to, units } => goes(*general, "backs up to", *to, *units),
        MovementEvent::Sortie { general, at } => by(
            *general,
            format!("{} leads a sortie out of {}.", full(*general), place(*at)),
        )
        .at(&[*at]),
        MovementEvent::Commands { general, at } => {
            by(*general, format!("{} takes command in {}.", full(*general), place(*at))).at(&[*at])
        }
        MovementEvent::CutShort { general, points } => {
            let who = full(*general);
            let text = match points {
                Some(points) => format!("Bad Weather lets {who} move no more than {}.", several(*points, "MP")),
                None => format!("Bad Weather keeps {who} in port."),
            };
            by(*general, text)
        }
    }
}

fn by(general: UnitId, text: String) -> Told {
    tells(row(general).side, text)
}

/// A general goes somewhere with what he leads: "Hanno lands in Utica with 2 CUs."
fn goes(general: UnitId, how: &str, at: SpaceId, units: Force) -> Told {
    let text = format!("{} {how} {} {}.", full(general), place(at), leading(units));
    by(general, text).at(&[at])
}

/// A roll, what is added to it already in it.
fn rolled(general: UnitId, what: &str, result: u8, added: u8, needed: u8) -> Told {
    let face = result.saturating_sub(added);
    let read = match added {
        0 => format!("{face}"),
        added => format!("{face}, +{added} for the enemy space,"),
    };
    let success = if result <= needed { "succeeds" } else { "fails" };
    by(
        general,
        format!(
            "{} rolls {read} {what}, needs {needed} or less: he {success}.",
            full(general)
        ),
    )
    .shows(Show::Dice(vec![die(row(general).side, face)]))
}
