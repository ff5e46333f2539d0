//! Hands.

pub mod view;
