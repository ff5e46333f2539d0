//! The rules of Hannibal: Rome vs. Carthage (second edition). The rulebook is the specification; section numbers are its own.

pub mod data;
