//! Units of one side in one place, counted by kind.

use core::fmt::Debug;

/// Units counted by kind.
pub trait Units: Copy + PartialEq + Debug + Default {
    /// A kind of unit.
    type Kind: Copy + PartialEq + 'static;

    /// All kinds, in the order in which they are asked about.
    const KINDS: &'static [Self::Kind];

    /// How many of a kind.
    fn of(&self, kind: Self::Kind) -> u8;

    /// How many of a kind, to be changed.
    fn of_mut(&mut self, kind: Self::Kind) -> &mut u8;

    /// Whether it is one of the Combat Units of which a general wants so many.
    fn is_cu(kind: Self::Kind) -> bool;

    /// Whether it takes one of the places in an army.
    fn takes_room(kind: Self::Kind) -> bool;

    /// So many of a kind.
    #[must_use]
    fn so_many(kind: Self::Kind, n: u8) -> Self {
        let mut units = Self::default();
        *units.of_mut(kind) = n;
        units
    }

    /// The sum over the kinds that fit.
    #[must_use]
    fn sum(&self, fits: impl Fn(Self::Kind) -> bool) -> u8 {
        Self::KINDS
            .iter()
            .filter(|kind| fits(**kind))
            .map(|kind| self.of(*kind))
            .sum()
    }

    /// Kind by kind, what the two numbers make.
    #[must_use]
    fn by_kind(self, other: Self, make: impl Fn(u8, u8) -> u8) -> Self {
        let mut made = self;
        for kind in Self::KINDS {
            *made.of_mut(*kind) = make(self.of(*kind), other.of(*kind));
        }
        made
    }
}
