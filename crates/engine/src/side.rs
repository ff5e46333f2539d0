//! The two sides of every war we play.

use core::ops::{Index, IndexMut};
use serde::{Deserialize, Serialize};

/// One of the two players.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Side {
    /// The Roman Republic.
    Rome,
    /// The Carthaginian Empire.
    Carthage,
}

impl Side {
    /// Both sides, Rome first.
    pub const BOTH: [Side; 2] = [Side::Rome, Side::Carthage];

    /// The opponent.
    ///
    /// ```
    /// use engine::Side;
    /// assert_eq!(Side::Rome.enemy(), Side::Carthage);
    /// ```
    #[must_use]
    #[inline]
    pub const fn enemy(self) -> Side {
        match self {
            Side::Rome => Side::Carthage,
            Side::Carthage => Side::Rome,
        }
    }

    /// The side's name as printed.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Side::Rome => "Rome",
            Side::Carthage => "Carthage",
        }
    }
}

/// One value for each side.
///
/// ```
/// use engine::{PerSide, Side};
/// let mut cities = PerSide::new(6, 5);
/// cities[Side::Carthage] -= 1;
/// assert_eq!((cities.rome, cities.carthage), (6, 4));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct PerSide<T> {
    /// Rome's.
    pub rome: T,
    /// Carthage's.
    pub carthage: T,
}

impl<T> PerSide<T> {
    /// A value for each side, Rome's first.
    pub const fn new(rome: T, carthage: T) -> Self {
        PerSide { rome, carthage }
    }

    /// The values in the order of [`Side::BOTH`].
    pub fn iter(&self) -> impl Iterator<Item = (Side, &T)> {
        [(Side::Rome, &self.rome), (Side::Carthage, &self.carthage)].into_iter()
    }
}

impl<T> From<[T; 2]> for PerSide<T> {
    /// In the order of [`Side::BOTH`].
    fn from([rome, carthage]: [T; 2]) -> Self {
        PerSide { rome, carthage }
    }
}

impl<T> Index<Side> for PerSide<T> {
    type Output = T;
    fn index(&self, side: Side) -> &T {
        match side {
            Side::Rome => &self.rome,
            Side::Carthage => &self.carthage,
        }
    }
}

impl<T> IndexMut<Side> for PerSide<T> {
    fn index_mut(&mut self, side: Side) -> &mut T {
        match side {
            Side::Rome => &mut self.rome,
            Side::Carthage => &mut self.carthage,
        }
    }
}
