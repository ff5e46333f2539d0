//! Operations on the table that several sections of the rulebook share.

pub mod generals;
pub mod miat;
pub mod politics;
pub mod units;
pub mod walls;

pub(crate) mod questions;
pub(crate) mod why_not;
