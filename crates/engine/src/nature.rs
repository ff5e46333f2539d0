//! Chance: dice and draws are asked of nature and written to the journal.

use crate::{CardSet, UnitSet};
use serde::{Deserialize, Serialize};

/// What nature is asked to pick from; each possibility is equally likely.
#[derive(Clone, Copy, Debug)]
pub enum Lot {
    /// A die: the game's number for its kind, and how many faces it has.
    Die {
        /// The kind, as [`crate::Rules::die_id`] numbers it.
        id: u8,
        /// How many faces, all equally likely.
        faces: u8,
    },
    /// One card of a set.
    Card(CardSet),
    /// One named piece of a set.
    Unit(UnitSet),
}

impl Lot {
    /// How many possibilities.
    #[must_use]
    pub fn size(&self) -> u32 {
        match self {
            Lot::Die { faces, .. } => u32::from(*faces),
            Lot::Card(set) => set.len(),
            Lot::Unit(set) => set.len(),
        }
    }
}

/// The source of chance: throws the dice and draws the cards.
pub trait Nature {
    /// Picks one of the lot: an index below its size.
    fn pick(&mut self, lot: Lot) -> u32;
}

/// The seed of all dice of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Seed(pub u64);

/// Counter-based chance: the n-th pick depends on seed, epoch and n alone, so any moment can be reached directly and undo with redo
/// throws the same dice. A rewind past a die or a fork starts a new epoch.
///
/// ```
/// use engine::{Lot, Nature, Seed, Seeded};
/// let die = Lot::Die { id: 0, faces: 6 };
/// let (mut a, mut b) = (Seeded::new(Seed(1)), Seeded::new(Seed(1)));
/// assert_eq!(a.pick(die), b.pick(die));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Seeded {
    seed: Seed,
    /// How often play went back past a die with new dice.
    pub epoch: u32,
    /// How many picks have been made.
    pub picks: u32,
}

impl Seeded {
    /// Chance from the start of a game.
    #[must_use]
    pub const fn new(seed: Seed) -> Self {
        Seeded {
            seed,
            epoch: 0,
            picks: 0,
        }
    }
}

impl Nature for Seeded {
    fn pick(&mut self, lot: Lot) -> u32 {
        self.picks += 1;
        let counter = u64::from(self.epoch) << 32 | u64::from(self.picks);
        let mixed = mix(mix(self.seed.0) ^ counter.wrapping_mul(0x9E37_79B9_7F4A_7C15));
        ((u128::from(mixed) * u128::from(lot.size())) >> 64) as u32
    }
}

/// A 64-bit finaliser (Stafford's variant 13). Ours to freeze: links must give the same dice for ever.
pub const fn mix(mut x: u64) -> u64 {
    x = (x ^ (x >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    x = (x ^ (x >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    x ^ (x >> 31)
}
