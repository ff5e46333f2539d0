//! Every reason for a refusal, by the part of the rulebook that gives it.

pub mod battle;
pub mod cards;
pub mod movement;
pub mod naval;
pub mod turn;

use engine::Refusal;

/// Every refusal of the game.
pub fn all() -> impl Iterator<Item = &'static Refusal> {
    turn::ALL
        .iter()
        .chain(movement::ALL)
        .chain(battle::ALL)
        .chain(naval::ALL)
        .chain(cards::ALL)
}
