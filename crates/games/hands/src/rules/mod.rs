//! The sequence of play, and one module for each part of the rulebook.

pub(crate) mod actions;
pub(crate) mod battle;
pub(crate) mod campaign;
pub(crate) mod deus;
pub(crate) mod ending;
pub(crate) mod events;
pub(crate) mod sequence;
pub(crate) mod setup;
