//! Lines of sections 9 to 13 and 18.

use super::ask_movement::added;
use super::log_turn::{because, read};
use super::names::{force, full, kind, linked, several, short};
use super::{Told, die, tells};
use crate::data::generals::general as row;
use crate::data::tables::Voyage;
use crate::protocol::event::{MovementEvent, ReactionEvent};
use crate::rules::movement::sum;
use engine::scene::Show;
use punic::present::names::Names;

/// The line of an event of movement.
pub(super) fn tell(event: &MovementEvent) -> Told {
    match event {
        MovementEvent::Activated { general, at, points } => NAMES.activated(*general, *at, *points),
        MovementEvent::Marched(march) => NAMES.marches(march),
        MovementEvent::Arranged { general, at, units } => NAMES
            .by(
                *general,
                if units.is_empty() {
                    format!("{} leaves all CUs in {}.", full(*general), linked(*at))
                } else {
                    format!("{} now leads {} in {}.", full(*general), force(*units), linked(*at))
                },
            )
            .at(&[*at]),
        MovementEvent::Stopped { general, at } => NAMES
            .by(*general, format!("{} stops in {}.", full(*general), linked(*at)))
            .at(&[*at]),
        MovementEvent::Embarked {
            general,
            with,
            from,
            to,
            units,
        } => NAMES
            .by(
                *general,
                format!(
                    "{} goes to sea in {} for {} {}.",
                    full(*general),
                    linked(*from),
                    linked(*to),
                    NAMES.leading(*with, *units)
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
            NAMES
                .by(
                    *general,
                    format!(
                        "The Roman fleet may meet {}: on a {}{} {fate}.",
                        full(*general),
                        read(*rolled, *rolled as i8 + sum(adds)),
                        because(added(adds)),
                    ),
                )
                .shows(Show::Dice(vec![die(row(*general).side, *rolled)]))
        }
        MovementEvent::Landed { general, at, inside } => NAMES
            .by(
                *general,
                format!(
                    "{} lands {} {}.",
                    full(*general),
                    if *inside { "inside" } else { "in" },
                    linked(*at)
                ),
            )
            .at(&[*at]),
        MovementEvent::Returned { general, to } => NAMES
            .by(
                *general,
                format!(
                    "{} turns back to {}, and his move is over.",
                    full(*general),
                    linked(*to)
                ),
            )
            .at(&[*to]),
        MovementEvent::Sunk { side, units } => tells(*side, format!("{} loses {} at sea.", side.name(), force(*units))),
        MovementEvent::Overrun { side, at } => {
            tells(*side, format!("{} overruns a lone CU in {}.", side.name(), linked(*at))).at(&[*at])
        }
        MovementEvent::Inside { side, at, units } => tells(
            *side,
            format!(
                "{} has {} inside the walls of {}.",
                side.name(),
                force(*units),
                linked(*at)
            ),
        )
        .at(&[*at]),
        MovementEvent::Sortie { general, at } => NAMES
            .by(
                *general,
                format!("{} leads a sortie out of {}.", full(*general), linked(*at)),
            )
            .at(&[*at]),
        MovementEvent::Commands { general, at } => NAMES
            .by(
                *general,
                format!("{} takes command in {}.", full(*general), linked(*at)),
            )
            .at(&[*at]),
        MovementEvent::CutShort { general, points } => {
            let who = full(*general);
            let text = match points {
                Some(points) => format!("Bad Weather lets {who} move no more than {}.", several(*points, "MP")),
                None => format!("Bad Weather keeps {who} in port."),
            };
            NAMES.by(*general, text)
        }
    }
}

/// What this game calls things.
pub(super) const NAMES: Names = Names {
    side: |general| row(general).side,
    full,
    short,
    place: super::names::place,
    kind,
    die,
};

/// The line of an event of a reaction.
pub(super) fn react(event: &ReactionEvent, rule: &str) -> Told {
    match *event {
        ReactionEvent::BackedUp {
            general,
            with,
            to,
            units,
        } if rule == "12.8" => NAMES.goes(general, with, "goes inside the walls of", to, units),
        _ => NAMES.reaction(event),
    }
}
