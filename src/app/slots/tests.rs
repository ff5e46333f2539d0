//! Slots natively.
