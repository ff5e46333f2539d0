//! The registry of games.

#[macro_use]
mod list;
mod registry;
mod task;

pub use registry::{DUELS, GAMES, Listed, here, of_name, of_number};
pub use task::{Task, with_name, with_number};
