//! Home.

pub mod view;
