//! The log.

pub mod battle;
pub mod paper;
pub mod view;
