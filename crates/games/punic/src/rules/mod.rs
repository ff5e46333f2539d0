//! Rules that both books have.

pub mod retreat;

pub(crate) mod handicap;
