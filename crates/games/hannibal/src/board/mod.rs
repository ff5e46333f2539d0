//! Operations on the table that several sections of the rulebook share.

pub mod politics;

pub(crate) mod generals;
pub(crate) mod units;
pub(crate) mod walls;
pub(crate) mod why_not;
