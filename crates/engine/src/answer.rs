//! Takes an answer apart where the question offered one kind of choice alone.

use crate::{CardId, Choice, SpaceId, UnitId, UnitSet};

/// The space chosen.
///
/// # Panics
/// On anything but a space: the engine gives only answers that were offered.
#[must_use]
pub fn space(answer: Choice) -> SpaceId {
    match answer {
        Choice::Space(at) => at,
        _ => unreachable!("spaces alone are offered"),
    }
}

/// Puts a unit among those of whom the answer was yes, or among the others.
pub fn divide(answer: Choice, unit: UnitId, yes: &mut UnitSet, no: &mut UnitSet) {
    let chosen = if answer == Choice::Yes { yes } else { no };
    chosen.insert(unit);
}

/// The space chosen, if one was.
#[must_use]
pub fn space_if_any(answer: Choice) -> Option<SpaceId> {
    match answer {
        Choice::Space(at) => Some(at),
        _ => None,
    }
}

/// The unit chosen.
///
/// # Panics
/// On anything but a unit: the engine gives only answers that were offered.
#[must_use]
pub fn unit(answer: Choice) -> UnitId {
    match answer {
        Choice::Unit(unit) => unit,
        _ => unreachable!("units alone are offered"),
    }
}

/// The card chosen.
///
/// # Panics
/// On anything but a card: the engine gives only answers that were offered.
#[must_use]
pub fn card(answer: Choice) -> CardId {
    match answer {
        Choice::Card(card) => card,
        _ => unreachable!("cards alone are offered"),
    }
}

/// The number chosen.
///
/// # Panics
/// On anything but a number: the engine gives only answers that were offered.
#[must_use]
pub fn number(answer: Choice) -> u8 {
    match answer {
        Choice::Number(number) => number,
        _ => unreachable!("numbers alone are offered"),
    }
}
