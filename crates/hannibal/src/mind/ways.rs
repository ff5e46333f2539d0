//! What it costs an army to go on (10.5, 10.6).

use crate::data::roads::{ROAD_COUNT, ROADS, Way};
use crate::data::spaces::COUNT;
use kernel::SpaceId;

/// No space has more neighbours.
const MOST: usize = 7;

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
