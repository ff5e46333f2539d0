//! The end of a turn and of the war.

pub mod view;
