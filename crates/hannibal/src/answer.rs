//! Takes an answer apart where the question offered one kind of choice alone.

use kernel::{CardId, Choice, SpaceId, UnitId};

/// The space chosen.
pub(crate) fn space(answer: Choice) -> SpaceId {
    match answer {
        Choice::Space(at) => at,
        _ => unreachable!("spaces alone are offered"),
    }
}

/// The general chosen.
pub(crate) fn unit(answer: Choice) -> UnitId {
    match answer {
        Choice::Unit(unit) => unit,
        _ => unreachable!("generals alone are offered"),
    }
}

/// The card chosen.
pub(crate) fn card(answer: Choice) -> CardId {
    match answer {
        Choice::Card(card) => card,
        _ => unreachable!("cards alone are offered"),
    }
}

/// The number chosen.
pub(crate) fn number(answer: Choice) -> u8 {
    match answer {
        Choice::Number(number) => number,
        _ => unreachable!("numbers alone are offered"),
    }
}
