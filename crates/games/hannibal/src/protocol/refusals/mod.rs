//! Every refusal of the game, by the part of the rulebook that refuses.

pub mod battle;
pub mod cards;
pub mod movement;
pub mod turn;

use engine::Refusal;

/// All refusals.
pub fn all() -> impl Iterator<Item = &'static Refusal> {
    [turn::ALL, battle::ALL, cards::ALL, movement::ALL]
        .into_iter()
        .flatten()
}
