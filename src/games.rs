//! The games, as the crate of that name knows them.

#[cfg(test)]
mod tests;

pub use ::registry::*;
#[cfg(test)]
pub use tests::{A_WHOLE_WAR, FIELD, ROUNDS, renew_the_war, rules, texts};
