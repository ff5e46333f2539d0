//! The sequence of play, and one module for each part of the rulebook.

pub mod attrition;
pub mod battle;
pub mod cards;
pub mod movement;
pub mod naval;
pub mod reactions;
pub mod siege;

pub(crate) mod after_victory;
pub(crate) mod blockade;
pub(crate) mod counter_events;
pub(crate) mod dictator;
pub(crate) mod isolation;
pub(crate) mod mercenaries;
pub(crate) mod operations;
pub(crate) mod reinforcement;
pub(crate) mod seamanship;
pub(crate) mod sequence;
pub(crate) mod setup;
pub(crate) mod strategy;
pub(crate) mod victory;
pub(crate) mod war_chest;
