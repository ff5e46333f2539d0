//! What it costs an army to go on (10.5, 10.6).

use crate::data::roads::{ROAD_COUNT, ROADS, Way};
use crate::data::spaces::COUNT;
use engine::adjacency::sets;
use engine::{SpaceId, SpaceSet};

/// No space has more neighbours.
const MOST: usize = 7;
/// Steps of one activation.
const MARCH: usize = 4;

/// What a step by each way costs.
pub(super) struct Cost {
    pub(super) road: i16,
    pub(super) strait: i16,
    pub(super) pass: i16,
    pub(super) alps: i16,
}

impl Cost {
    /// That by a way.
    pub(super) const fn by(&self, way: Way) -> i16 {
        match way {
            Way::Road => self.road,
            Way::Strait => self.strait,
            Way::Pass => self.pass,
            Way::Alps => self.alps,
        }
    }
}

/// Steps of an activation, by its MPs and what Attrition takes.
const STEPS: Cost = Cost {
    road: 1,
    strait: 2,
    pass: 3,
    alps: 7,
};

/// A neighbour, and the way to it.
type Step = (SpaceId, Way);

/// The neighbours of each space.
struct Ways {
    count: [u8; COUNT],
    of: [[Step; MOST]; COUNT],
}

/// Looked up for each step that is weighed: a search among the roads would take longer than all else.
const WAYS: Ways = gathered();

const fn gathered() -> Ways {
    let mut ways = Ways {
        count: [0; COUNT],
        of: [[(SpaceId(0), Way::Road); MOST]; COUNT],
    };
    let mut i = 0;
    while i < 2 * ROAD_COUNT {
        let road = &ROADS[i / 2];
        let (from, to) = if i % 2 == 0 { (road.a, road.b) } else { (road.b, road.a) };
        let row = from.0 as usize;
        ways.of[row][ways.count[row] as usize] = (to, road.way);
        ways.count[row] += 1;
        i += 1;
    }
    ways
}

/// The neighbours of each space, and what a step to each costs an army.
pub(super) struct Costed {
    count: [u8; COUNT],
    of: [[(SpaceId, i16); MOST]; COUNT],
    /// What the cheapest step of all costs.
    pub(super) cheapest: i16,
}

impl Costed {
    /// Steps that cost so much.
    pub(super) const fn by(cost: &Cost) -> Self {
        let mut steps = Costed {
            count: WAYS.count,
            of: [[(SpaceId(0), 0); MOST]; COUNT],
            cheapest: cost.road,
        };
        let mut from = 0;
        while from < COUNT {
            let mut i = 0;
            while i < WAYS.count[from] as usize {
                let (to, way) = WAYS.of[from][i];
                let step = cost.by(way);
                steps.of[from][i] = (to, step);
                if step < steps.cheapest {
                    steps.cheapest = step;
                }
                i += 1;
            }
            from += 1;
        }
        steps
    }

    /// The steps from a space.
    pub(super) fn from(&self, from: SpaceId) -> &[(SpaceId, i16)] {
        let row = usize::from(from.0);
        &self.of[row][..usize::from(self.count[row])]
    }
}

/// The spaces that one activation leads to from each.
static WITHIN_A_MARCH: [SpaceSet; COUNT] = within(MARCH);

/// The spaces that two activations lead to from each.
static WITHIN_TWO_MARCHES: [SpaceSet; COUNT] = within(2 * MARCH);

/// The spaces within so many steps of each.
const fn within(steps: usize) -> [SpaceSet; COUNT] {
    let (mut bits, mut from) = ([0; COUNT], 0);
    while from < COUNT {
        bits[from] = reached(from, steps);
        from += 1;
    }
    sets(bits)
}

/// The spaces within so many steps of one, as bits.
const fn reached(from: usize, steps: usize) -> u128 {
    // By steps taken: those that are reached so.
    let mut at_step = [0_u128; 2 * MARCH + 1];
    let (mut all, mut step) = (0, 0);
    at_step[0] = 1 << from;
    while step <= steps {
        let mut left = at_step[step];
        all |= left;
        while left != 0 {
            let row = left.trailing_zeros() as usize;
            left &= left - 1;
            let mut i = 0;
            while i < WAYS.count[row] as usize {
                let (to, way) = WAYS.of[row][i];
                let end = step + STEPS.by(way) as usize;
                if end <= steps {
                    at_step[end] |= 1 << to.0;
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

/// The spaces that two activations lead to from a space, its own among them.
pub(super) fn within_two_marches(from: SpaceId) -> SpaceSet {
    WITHIN_TWO_MARCHES[usize::from(from.0)]
}

/// The neighbours of a space by road.
pub(super) fn by_road(from: SpaceId) -> SpaceSet {
    BY_ROAD[usize::from(from.0)]
}

/// The neighbours of each space by road: a retreat goes no other way (15.2).
static BY_ROAD: [SpaceSet; COUNT] = {
    let (mut bits, mut from) = ([0; COUNT], 0);
    while from < COUNT {
        let mut i = 0;
        while i < WAYS.count[from] as usize {
            let (to, way) = WAYS.of[from][i];
            if matches!(way, Way::Road) {
                bits[from] |= 1 << to.0;
            }
            i += 1;
        }
        from += 1;
    }
    sets(bits)
};
