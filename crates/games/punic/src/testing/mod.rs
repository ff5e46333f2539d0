//! What the tests of both games share. No program of the page holds it.

pub mod audit;
pub mod case_language;
