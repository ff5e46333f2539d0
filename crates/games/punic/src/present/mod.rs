//! What both games say and show alike.

pub mod names;
pub mod reacting;
pub mod scene;
pub mod vain;
pub mod words;

pub(crate) mod odds;
