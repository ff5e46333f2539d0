//! Tables of neighbours, gathered from pairs when the program is compiled.

use crate::{SpaceId, SpaceSet};

/// The neighbours of each of `SPACES` spaces (at most 128), `MOST` of them at most, in the order in which the pairs name them.
///
/// ```
/// use engine::adjacency::Neighbours;
/// use engine::{SpaceId, SpaceSet};
///
/// const CORNERS: [SpaceId; 4] = [SpaceId(0), SpaceId(1), SpaceId(2), SpaceId(3)];
/// const ROADS: [(SpaceId, SpaceId); 2] = [(CORNERS[0], CORNERS[1]), (CORNERS[2], CORNERS[1])];
/// static BY_ROAD: Neighbours<2, 4> = Neighbours::gather(&ROADS);
///
/// assert_eq!(BY_ROAD.list(CORNERS[1]), [CORNERS[0], CORNERS[2]]);
/// assert_eq!(BY_ROAD.set(CORNERS[2]), SpaceSet::from_iter([CORNERS[1]]));
/// assert!(BY_ROAD.list(CORNERS[3]).is_empty());
/// assert_eq!(BY_ROAD.distances()[0], [0, 1, 2, u8::MAX]);
/// ```
#[derive(Clone, Debug)]
pub struct Neighbours<const MOST: usize, const SPACES: usize> {
    count: [u8; SPACES],
    of: [[SpaceId; MOST]; SPACES],
    sets: [SpaceSet; SPACES],
}

impl<const MOST: usize, const SPACES: usize> Neighbours<MOST, SPACES> {
    /// Gathers the table: both ends of a pair become neighbours of each other.
    ///
    /// # Panics
    /// If a pair names a space that is not there, or a space has more than `MOST` neighbours; the program is not compiled then.
    #[must_use]
    pub const fn gather(pairs: &[(SpaceId, SpaceId)]) -> Self {
        let (mut count, mut of, mut bits) = ([0_u8; SPACES], [[SpaceId(0); MOST]; SPACES], [0_u128; SPACES]);
        let mut i = 0;
        while i < 2 * pairs.len() {
            let (a, b) = pairs[i / 2];
            let (from, to) = if i % 2 == 0 { (a, b) } else { (b, a) };
            let row = from.0 as usize;
            of[row][count[row] as usize] = to;
            count[row] += 1;
            bits[row] |= 1 << to.0;
            i += 1;
        }
        Neighbours {
            count,
            of,
            sets: sets(bits),
        }
    }

    /// Gathers those of a table of several kinds that are of this kind.
    ///
    /// ```
    /// use engine::{SpaceId, adjacency::Neighbours};
    /// const WAYS: [(SpaceId, SpaceId, u8); 2] = [(SpaceId(0), SpaceId(1), 7), (SpaceId(1), SpaceId(2), 8)];
    /// static BY_SEA: Neighbours<1, 3> = Neighbours::of_kind(&WAYS, 8);
    /// assert_eq!(BY_SEA.list(SpaceId(1)), [SpaceId(2)]);
    /// ```
    ///
    /// # Panics
    /// As [`Neighbours::gather`].
    #[must_use]
    pub const fn of_kind<const N: usize>(ways: &[(SpaceId, SpaceId, u8); N], kind: u8) -> Self {
        let (mut pairs, mut count, mut i) = ([(SpaceId(0), SpaceId(0)); N], 0, 0);
        while i < N {
            if ways[i].2 == kind {
                pairs[count] = (ways[i].0, ways[i].1);
                count += 1;
            }
            i += 1;
        }
        Self::gather(pairs.split_at(count).0)
    }

    /// The neighbours in their order.
    #[must_use]
    pub const fn list(&self, space: SpaceId) -> &[SpaceId] {
        let row = space.0 as usize;
        self.of[row].split_at(self.count[row] as usize).0
    }

    /// The neighbours as a set.
    #[must_use]
    pub const fn set(&self, space: SpaceId) -> SpaceSet {
        self.sets[space.0 as usize]
    }

    /// The fewest steps from any space to any other: 0 to itself, 255 where no way leads.
    #[must_use]
    pub const fn distances(&self) -> [[u8; SPACES]; SPACES] {
        let mut all = [[u8::MAX; SPACES]; SPACES];
        let mut from = 0;
        while from < SPACES {
            let (mut queue, mut head, mut tail) = ([0; SPACES], 0, 1);
            queue[0] = from;
            all[from][from] = 0;
            while head < tail {
                let here = queue[head];
                head += 1;
                let next = self.list(SpaceId(here as u8));
                let mut n = 0;
                while n < next.len() {
                    let there = next[n].0 as usize;
                    if all[from][there] == u8::MAX {
                        all[from][there] = all[from][here] + 1;
                        queue[tail] = there;
                        tail += 1;
                    }
                    n += 1;
                }
            }
            from += 1;
        }
        all
    }
}

/// Sets of spaces from their bits: the bit of a space is `1 << space.0`.
///
/// ```
/// use engine::{SpaceId, adjacency::sets};
/// static PARTS: [engine::SpaceSet; 2] = sets([0b011, 0b100]);
/// assert!(PARTS[0].contains(SpaceId(1)) && PARTS[1].contains(SpaceId(2)));
/// ```
#[must_use]
pub const fn sets<const ROWS: usize>(bits: [u128; ROWS]) -> [SpaceSet; ROWS] {
    let mut sets = [SpaceSet::EMPTY; ROWS];
    let mut row = 0;
    while row < ROWS {
        sets[row] = SpaceSet::from_bits(bits[row]);
        row += 1;
    }
    sets
}
