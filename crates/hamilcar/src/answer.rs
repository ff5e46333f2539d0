//! Takes an answer apart where the question offered one kind of choice alone.

use kernel::{CardId, Choice, SpaceId, UnitId};

/// The space chosen.
pub(crate) fn space(answer: Choice) -> SpaceId {
    match answer {
        Choice::Space(at) => at,
        other => unreachable!("spaces alone are offered, not {other:?}"),
    }
}

/// The general chosen.
pub(crate) fn unit(answer: Choice) -> UnitId {
    match answer {
        Choice::Unit(unit) => unit,
        other => unreachable!("generals alone are offered, not {other:?}"),
    }
}

/// The card chosen.
pub(crate) fn card(answer: Choice) -> CardId {
    match answer {
        Choice::Card(card) => card,
        other => unreachable!("cards alone are offered, not {other:?}"),
    }
}

/// The number chosen.
pub(crate) fn number(answer: Choice) -> u8 {
    match answer {
        Choice::Number(count) => count,
        other => unreachable!("numbers alone are offered, not {other:?}"),
    }
}
