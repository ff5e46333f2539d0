//! The test kit that every game runs.

pub mod cases;
