//! What it costs an army to go on (10.5, 10.6).

use crate::data::roads::{ROAD_COUNT, ROADS, Way};
use crate::data::spaces::COUNT;
use kernel::adjacency::sets;
use kernel::{SpaceId, SpaceSet};

/// No space has more neighbours.
const MOST: usize = 7;
/// Steps of one activation.
const MARCH: usize = 4;

/// A neighbour, and the steps that the way to it counts as.
pub(super) type Step = (SpaceId, i16);

/// The neighbours of each space.
struct Ways {
    count: [u8; COUNT],
    of: [[Step; MOST]; COUNT],
}

/// Looked up for each space of each field: a search among the roads would take three quarters of a thought.
static WAYS: Ways = gathered();

const fn gathered() -> Ways {
    let mut ways = Ways {
        count: [0; COUNT],
        of: [[(SpaceId(0), 0); MOST]; COUNT],
    };
    let mut i = 0;
    while i < 2 * ROAD_COUNT {
        let road = &ROADS[i / 2];
        let (from, to) = if i % 2 == 0 { (road.a, road.b) } else { (road.b, road.a) };
        let row = from.0 as usize;
        ways.of[row][ways.count[row] as usize] = (to, steps(road.way));
        ways.count[row] += 1;
        i += 1;
    }
    ways
}

/// The steps that a way counts as, for its MPs and its Attrition.
const fn steps(way: Way) -> i16 {
    match way {
        Way::Road => 1,
        Way::Strait => 2,
        Way::Pass => 3,
        Way::Alps => 7,
    }
}

/// The ways from a space.
pub(super) fn ways(from: SpaceId) -> &'static [Step] {
    let row = usize::from(from.0);
    &WAYS.of[row][..usize::from(WAYS.count[row])]
}

/// The spaces that one activation leads to from each.
static WITHIN_A_MARCH: [SpaceSet; COUNT] = {
    let (mut bits, mut from) = ([0; COUNT], 0);
    while from < COUNT {
        bits[from] = reached(from);
        from += 1;
    }
    sets(bits)
};

/// The spaces within a march of one, as bits.
const fn reached(from: usize) -> u128 {
    // By steps taken: those that are reached so.
    let mut at_step = [0_u128; MARCH + 1];
    let (mut all, mut step) = (0, 0);
    at_step[0] = 1 << from;
    while step <= MARCH {
        let mut left = at_step[step];
        all |= left;
        while left != 0 {
            let row = left.trailing_zeros() as usize;
            left &= left - 1;
            let mut i = 0;
            while i < WAYS.count[row] as usize {
                let (to, steps) = WAYS.of[row][i];
                if step + (steps as usize) <= MARCH {
                    at_step[step + steps as usize] |= 1 << to.0;
                }
                i += 1;
            }
        }
        step += 1;
    }
    all
}

/// The spaces that one activation leads to from a space, its own among them.
pub(super) fn within_a_march(from: SpaceId) -> SpaceSet {
    WITHIN_A_MARCH[usize::from(from.0)]
}
