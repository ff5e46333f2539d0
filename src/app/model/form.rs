//! The form of a new game.

use crate::games;
use kernel::Side;

/// How a side is given to the first player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Lot {
    /// By lot.
    #[default]
    Drawn,
    /// As chosen.
    Chosen(Side),
}

/// A new game in the making.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Form {
    /// Which game.
    pub game: usize,
    /// Who plays: 0 together, 1 alone, 2 by link, 3 against the computer.
    pub players: usize,
    /// The names of the two players as typed, first player first.
    pub names: [String; 2],
    /// The level of the computer player, by its number.
    pub level: u8,
    /// Which side the first player takes.
    pub lot: Lot,
    /// The seed as typed; empty for a drawn one.
    pub seed: String,
    /// The optional rules and house rules that are set, packed.
    pub switches: u32,
}

/// The level of the computer player unless another is chosen, by its number.
pub const LEVEL: u8 = 2;

impl Default for Form {
    fn default() -> Self {
        Form {
            game: games::FIRST,
            players: 0,
            names: Default::default(),
            level: LEVEL,
            lot: Lot::default(),
            seed: String::new(),
            switches: 0,
        }
    }
}
