//! What is printed on the board, the cards and the counters: one table per file, one row per record.

pub mod layout;
