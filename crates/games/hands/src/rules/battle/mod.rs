//! 5.2.1 to 5.2.3 Land battles, and the withdrawal from a siege (5.6.2).

mod losses;
mod marker;
mod resolve;

pub(crate) use marker::{advance, commit, driven, moves, start, strength, take_out};
pub(crate) use resolve::{of_attacker, of_defender, withdraw};
