//! The program of the computer player. It runs in a worker beside the page, is told a question by a message, and thinks about it in slices,
//! so that messages get in between.
//!
//! [`start`] is all that a program of a game calls: `src/bin` has one for each.

mod task;
mod thoughts;
mod worker;

pub use worker::start;
