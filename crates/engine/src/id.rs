//! Small ids and the bit sets over them.

use core::fmt;
use core::marker::PhantomData;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize};

/// How many ids of a kind a game can have: a set of them is one word of 128 bits.
const LIMIT: u32 = 128;

/// A small id: an index below 128.
pub trait Id: Copy + Eq + fmt::Debug {
    /// The id with this index.
    fn from_index(index: usize) -> Self;
    /// The index, below 128.
    fn index(self) -> usize;
}

macro_rules! id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize)]
        pub struct $name(pub u8);
        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                let index = u8::deserialize(from)?;
                if u32::from(index) < LIMIT {
                    Ok($name(index))
                } else {
                    Err(D::Error::custom("an id of 128 or more"))
                }
            }
        }
        impl Id for $name {
            #[inline]
            fn from_index(index: usize) -> Self {
                $name(index as u8)
            }
            #[inline]
            fn index(self) -> usize {
                usize::from(self.0)
            }
        }
    };
}

id! {
    /// A space of the map: its row in the game's table of spaces.
    SpaceId
}
id! {
    /// A card: its row in the game's table of cards.
    CardId
}
id! {
    /// A piece with a name of its own, a general for example: its row in the game's table.
    UnitId
}

/// A set of ids, kept in the order of their indices.
///
/// ```
/// use engine::{CardId, CardSet};
/// let mut deck = CardSet::first(3);
/// assert!(deck.remove(CardId(1)));
/// assert_eq!(deck.iter().collect::<Vec<_>>(), [CardId(0), CardId(2)]);
/// assert_eq!(deck.nth(1), Some(CardId(2)));
/// ```
#[derive(Serialize, Deserialize)]
#[serde(transparent)]
pub struct Set<I> {
    bits: u128,
    #[serde(skip)]
    of: PhantomData<I>,
}

/// A set of spaces.
pub type SpaceSet = Set<SpaceId>;
/// A set of cards. Decks are sets: the order of a shuffled deck is chance not yet asked.
pub type CardSet = Set<CardId>;
/// A set of named pieces.
pub type UnitSet = Set<UnitId>;

impl<I> Set<I> {
    /// The empty set.
    pub const EMPTY: Self = Set {
        bits: 0,
        of: PhantomData,
    };

    /// The ids with an index below `count` (at most 128).
    #[must_use]
    pub const fn first(count: u32) -> Self {
        Self::from_bits(if count < LIMIT { (1 << count) - 1 } else { u128::MAX })
    }

    /// So many ids from this index on: for tables made at compile time.
    ///
    /// ```
    /// use engine::CardSet;
    /// assert_eq!(CardSet::range(2, 3), CardSet::from_bits(0b11100));
    /// ```
    #[must_use]
    pub const fn range(from: usize, count: usize) -> Self {
        Self::from_bits(Self::first(count as u32).bits << from)
    }

    /// The ids whose bits are set: for tables made at compile time.
    #[must_use]
    pub const fn from_bits(bits: u128) -> Self {
        Set { bits, of: PhantomData }
    }

    /// The bits of the ids: for sets of one kind that are sets of another, as a card with the number of its space.
    #[must_use]
    pub const fn bits(&self) -> u128 {
        self.bits
    }

    /// How many ids.
    #[must_use]
    pub const fn len(&self) -> u32 {
        self.bits.count_ones()
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.bits == 0
    }
}

impl<I: Id> Set<I> {
    /// Whether `id` is a member.
    #[must_use]
    pub fn contains(&self, id: I) -> bool {
        self.bits >> id.index() & 1 == 1
    }

    /// Adds `id`; tells whether it was new.
    pub fn insert(&mut self, id: I) -> bool {
        let new = !self.contains(id);
        self.bits |= 1 << id.index();
        new
    }

    /// Takes `id` out; tells whether it was there.
    pub fn remove(&mut self, id: I) -> bool {
        let there = self.contains(id);
        self.bits &= !(1 << id.index());
        there
    }

    /// The members of both.
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        Set {
            bits: self.bits & other.bits,
            of: PhantomData,
        }
    }

    /// The members of either.
    #[must_use]
    pub fn or(self, other: Self) -> Self {
        Set {
            bits: self.bits | other.bits,
            of: PhantomData,
        }
    }

    /// The members that are not in `other`.
    #[must_use]
    pub fn without(self, other: Self) -> Self {
        Set {
            bits: self.bits & !other.bits,
            of: PhantomData,
        }
    }

    /// The members in the order of their indices.
    pub fn iter(&self) -> impl Iterator<Item = I> + use<I> {
        let mut left = self.bits;
        core::iter::from_fn(move || {
            (left != 0).then(|| {
                let index = left.trailing_zeros() as usize;
                left &= left - 1;
                I::from_index(index)
            })
        })
    }

    /// The member that has `n` members before it.
    #[must_use]
    pub fn nth(&self, n: u32) -> Option<I> {
        self.iter().nth(n as usize)
    }
}

impl<I: Id> FromIterator<I> for Set<I> {
    fn from_iter<T: IntoIterator<Item = I>>(ids: T) -> Self {
        let mut set = Self::EMPTY;
        for id in ids {
            set.insert(id);
        }
        set
    }
}

impl<I> Clone for Set<I> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<I> Copy for Set<I> {}
impl<I> PartialEq for Set<I> {
    fn eq(&self, other: &Self) -> bool {
        self.bits == other.bits
    }
}
impl<I> Eq for Set<I> {}
impl<I> Default for Set<I> {
    fn default() -> Self {
        Self::EMPTY
    }
}
impl<I: Id> fmt::Debug for Set<I> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
