//! Every refusal of the game, by what it is about.

pub mod battle;
pub mod cards;
pub mod round;

use engine::Refusal;

/// All refusals.
pub fn all() -> impl Iterator<Item = &'static Refusal> {
    [cards::ALL, round::ALL, battle::ALL].into_iter().flatten()
}
