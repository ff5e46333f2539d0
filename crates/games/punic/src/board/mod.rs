//! Operations on the table that several sections of the rulebooks share.

pub(crate) mod choose;
pub(crate) mod deal;
pub(crate) mod reach;
