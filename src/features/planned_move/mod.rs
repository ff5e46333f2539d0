//! A march before it is confirmed: where it can go, and why not elsewhere.

pub mod oversea;
pub mod reachable;
pub mod unreachable;
