//! The sequence of play, and one module for each part of the rulebook.

pub mod battle;
pub mod isolation;
pub mod siege;

pub(crate) mod attrition;
pub(crate) mod cards;
pub(crate) mod counter_events;
pub(crate) mod movement;
pub(crate) mod operations;
pub(crate) mod reactions;
pub(crate) mod reinforcement;
pub(crate) mod sequence;
pub(crate) mod setup;
pub(crate) mod strategy;
pub(crate) mod victory;
