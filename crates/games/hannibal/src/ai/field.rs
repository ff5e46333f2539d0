//! What there is for an army within reach of each space (8, 11, 20, 22).

use super::army::{Army, FEARED, NEVER, TRAPPED};
use super::outlook::{Outlook, Threats};
use super::posts::Posts;
use super::sides::{STEPS, VOYAGE};
use super::voyages::{landing, wreck};
use super::ways::Costed;
use crate::State;
use crate::data::spaces::{self, COUNT, space};
use core::cell::RefCell;
use engine::{Side, SpaceId, SpaceSet};

/// Points that it costs to stop where a stronger army can come to.
const DANGER: i32 = 28;

/// The spaces with a port.
static PORTS: SpaceSet = {
    let (mut bits, mut i) = (0, 0);
    while i < COUNT {
        if space(SpaceId(i as u8)).port.is_some() {
            bits |= 1 << i;
        }
        i += 1;
    }
    SpaceSet::from_bits(bits)
};

/// The best that an army could fight for.
pub(super) struct Aim {
    /// Where it is.
    pub(super) at: SpaceId,
    /// So many spaces, or voyages, away.
    steps: u8,
}

/// More steps than one march goes (10.5).
const FAR: u8 = 4;

impl Aim {
    /// Whether it takes more than one march to come there, after the step that leads to the space that is asked about.
    pub(super) const fn is_far(&self) -> bool {
        self.steps >= FAR
    }
}

/// Bands of points in which spaces are looked at.
const BANDS: usize = 64;

/// What there is for an army within reach of each space, less what the way costs. It is worked out no further than it is asked for: most of
/// those who ask want to know of the neighbours of one space.
pub(super) struct Field {
    side: Side,
    spread: RefCell<Spread>,
    threats: Threats,
}

/// Points of spaces on their way to their neighbours: each gets what these have less the way, where the army can go at all.
///
/// Spaces are looked at from the best down, in bands of points no wider than the cheapest step costs: spaces of one band raise none of it.
struct Spread {
    steps: &'static Costed,
    points: [i16; COUNT],
    /// The most points of all.
    top: i16,
    /// The fewest, where the army can go.
    least: i16,
    /// A band is two to this power of points wide.
    width: u32,
    /// Spaces that wait for their turn.
    bands: [SpaceSet; BANDS],
    /// Spaces that have been looked at.
    done: SpaceSet,
    /// The band whose turn it is, and the last one with spaces.
    band: usize,
    last: usize,
}

/// Whether the army cannot go to a space with such points.
fn is_blocked(points: i16) -> bool {
    i32::from(points) <= NEVER
}

impl Spread {
    fn of(points: [i16; COUNT], steps: &'static Costed) -> Self {
        let (mut top, mut least) = (i16::MIN, i16::MAX);
        for points in points {
            top = top.max(points);
            least = least.min(if is_blocked(points) { i16::MAX } else { points });
        }
        let mut spread = Spread {
            steps,
            points,
            top,
            least,
            width: steps.cheapest.ilog2(),
            bands: [SpaceSet::EMPTY; BANDS],
            done: SpaceSet::EMPTY,
            band: 0,
            last: 0,
        };
        for (at, points) in spaces::all().zip(points) {
            spread.wait(at, points);
        }
        spread
    }

    fn band_of(&self, points: i16) -> usize {
        (((self.top - points) >> self.width) as usize).min(BANDS - 1)
    }

    /// A space waits for its turn, unless it is hardly better than the worst: then it raises nothing.
    fn wait(&mut self, at: SpaceId, points: i16) {
        if points > self.least.saturating_add(self.steps.cheapest) {
            let band = self.band_of(points);
            self.bands[band].insert(at);
            self.last = self.last.max(band);
        }
    }

    /// Whether nothing can raise a space with such points any more.
    fn is_final(&self, points: i16) -> bool {
        let band = self.band_of(points);
        // Spaces of the last band may raise each other.
        let is_above = band < self.band || (band == self.band && band < BANDS - 1);
        is_above || self.band > self.last || is_blocked(points)
    }

    /// The points of a space; if they are no more than a floor, perhaps fewer.
    fn above(&mut self, at: SpaceId, floor: i32) -> i32 {
        while !self.is_final(self.points[usize::from(at.0)]) && self.most(at) > floor {
            self.go_on();
        }
        i32::from(self.points[usize::from(at.0)])
    }

    /// Looks at the spaces of the band whose turn it is.
    fn go_on(&mut self) {
        let raised = core::mem::replace(&mut self.bands[self.band], SpaceSet::EMPTY).without(self.done);
        if self.band < BANDS - 1 {
            self.done = self.done.or(raised);
        }
        let steps = self.steps;
        for from in raised.iter() {
            let points = self.points[usize::from(from.0)];
            for (to, cost) in steps.from(from) {
                let (there, onward) = (&mut self.points[usize::from(to.0)], points - cost);
                if onward > *there && !is_blocked(*there) {
                    *there = onward;
                    self.wait(*to, onward);
                }
            }
        }
        // All that is worse is in the last band, where spaces may raise each other.
        if self.bands[self.band].is_empty() {
            self.band += 1;
        }
    }

    /// The most points that a space may have in the end.
    fn most(&self, at: SpaceId) -> i32 {
        let points = self.points[usize::from(at.0)];
        i32::from(if self.is_final(points) {
            points
        } else {
            self.top - ((self.band as i16) << self.width)
        })
    }
}

impl Field {
    /// For an army; `leaving` is where it does not stay.
    pub(super) fn of(s: &State, outlook: &Outlook, army: Army, posts: &Posts, leaving: Option<SpaceId>) -> Self {
        let threats = outlook.threats(s, army, FEARED);
        // Where nothing is contested there are posts alone.
        let mut points = *posts.points();
        let prizes = if army.cus == 0 { outlook.held } else { outlook.contested };
        for at in prizes.iter() {
            points[usize::from(at.0)] = army.prize(s, outlook, posts, at) as i16;
        }
        for at in threats.feared.iter() {
            points[usize::from(at.0)] -= DANGER as i16;
        }
        for at in threats.trapped.iter() {
            points[usize::from(at.0)] -= TRAPPED as i16 * i16::from(army.cus);
        }
        if let Some(at) = leaving {
            points[usize::from(at.0)] = 0;
        }
        Field {
            side: army.side,
            spread: RefCell::new(Spread::of(points, &STEPS[army.side])),
            threats,
        }
    }

    /// The best within reach of a space.
    pub(super) fn at(&self, at: SpaceId) -> i32 {
        self.spread.borrow_mut().above(at, i32::MIN)
    }

    /// The best that the way to a neighbour leads to.
    pub(super) fn step(&self, from: SpaceId, to: SpaceId) -> i32 {
        let step = STEPS[self.side].from(from).iter().find(|(end, _)| *end == to);
        step.map_or(NEVER, |(to, cost)| self.at(*to) - i32::from(*cost))
    }

    /// The best beyond a space.
    pub(super) fn beyond(&self, from: SpaceId) -> i32 {
        let mut spread = self.spread.borrow_mut();
        let steps = STEPS[self.side].from(from).iter();
        let best = steps.fold(None, |best: Option<i32>, (to, cost)| {
            let cost = i32::from(*cost);
            let floor = best.map_or(i32::MIN, |best| best + cost);
            best.max(Some(spread.above(*to, floor) - cost))
        });
        best.unwrap_or(NEVER)
    }

    /// Points that it costs an army to stay in a space that it has come to.
    pub(super) fn danger(&self, army: Army, at: SpaceId) -> i32 {
        let lost = TRAPPED * i32::from(self.threats.trapped.contains(at)) * i32::from(army.cus);
        DANGER / 2 * i32::from(self.threats.feared.contains(at)) + lost
    }

    /// Whether a stronger army could attack in a space.
    pub(super) fn is_dangerous(&self, at: SpaceId) -> bool {
        self.threats.feared.contains(at)
    }

    /// Whether an army that loses a battle in a space finds no retreat, and could be attacked there.
    pub(super) fn is_trap(&self, at: SpaceId) -> bool {
        self.threats.trapped.contains(at)
    }

    /// Where the best within reach of a space is.
    pub(super) fn aim(&self, s: &State, outlook: &Outlook, army: Army, from: SpaceId) -> Aim {
        let posts = Posts::of(s, &outlook.survey, army);
        let (mut at, mut steps) = (from, 0);
        while army.prize(s, outlook, &posts, at) - self.danger(army, at) != self.at(at) {
            let leads = |(to, cost): &&(SpaceId, i16)| self.at(*to) - i32::from(*cost) == self.at(at);
            let Some((to, _)) = STEPS[self.side].from(at).iter().find(leads) else {
                break;
            };
            (at, steps) = (*to, steps + 1);
        }
        Aim { at, steps }
    }

    /// The neighbour of a space that leads to the best, and what that is worth.
    pub(super) fn best_step(&self, from: SpaceId) -> Option<(SpaceId, i32)> {
        let steps = STEPS[self.side].from(from).iter();
        let worth = steps.map(|(to, cost)| (*to, self.at(*to) - i32::from(*cost)));
        worth.max_by_key(|(_, points)| *points)
    }

    /// The best that a voyage from a port brings, less its danger.
    pub(super) fn overseas(&self, s: &State, army: Army, from: SpaceId) -> i32 {
        let mut spread = self.spread.borrow_mut();
        let ports = || PORTS.iter().filter(|to| *to != from);
        let promising = ports().max_by_key(|to| spread.points[usize::from(to.0)]);
        let mut best = i32::MIN;
        for to in promising.into_iter().chain(ports()) {
            // Most ports are no better than what is found, even without danger.
            if spread.most(to) > best {
                let danger = wreck(s, army, from, to) + landing(s, army, to);
                best = best.max(spread.above(to, best.saturating_add(danger)) - danger);
            }
        }
        best - VOYAGE[army.side]
    }

    /// What voyages from a port bring, less their dangers.
    fn voyages(&self, s: &State, army: Army, from: SpaceId) -> impl Iterator<Item = Voyage> {
        PORTS.iter().filter(move |to| *to != from).map(move |to| Voyage {
            to,
            points: self.at(to) - wreck(s, army, from, to) - landing(s, army, to) - VOYAGE[army.side],
        })
    }

    /// The best voyage from a port, if it is one.
    pub(super) fn best_voyage(&self, s: &State, army: Army, from: SpaceId) -> Option<Voyage> {
        space(from).port?;
        self.voyages(s, army, from).max_by_key(|voyage| voyage.points)
    }
}

/// A voyage.
pub(super) struct Voyage {
    /// The port where it ends.
    pub(super) to: SpaceId,
    /// What it is worth.
    pub(super) points: i32,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Hannibal, Setup};
    use engine::{Lot, Nature, Rules, Seed, Seeded};

    /// Points of spaces in which each has what its neighbours have less the way, found the plain way.
    fn spread_out(mut points: [i16; COUNT], steps: &Costed) -> [i16; COUNT] {
        loop {
            let before = points;
            for from in spaces::all().filter(|from| !is_blocked(before[usize::from(from.0)])) {
                for (to, cost) in steps.from(from) {
                    let (there, onward) = (&mut points[usize::from(to.0)], before[usize::from(from.0)] - cost);
                    if !is_blocked(*there) {
                        *there = onward.max(*there);
                    }
                }
            }
            if points == before {
                return points;
            }
        }
    }

    #[test]
    fn a_field_says_the_same_however_far_it_has_been_worked_out() {
        let mut chance = Seeded::new(Seed(1));
        for (number, side) in (0..200).zip(Side::BOTH.into_iter().cycle()) {
            // With the widest range spaces come into the last band.
            let (faces, times) = [(40, 1), (120, 1), (225, 4)][number % 3];
            let points: [i16; COUNT] = core::array::from_fn(|_| {
                let blocked = chance.pick(Lot::Die { id: 0, faces: 10 }) == 0;
                let points = chance.pick(Lot::Die { id: 0, faces }) as i16 * times - 20;
                if blocked { NEVER as i16 } else { points }
            });
            let steps = &STEPS[side];
            let all = spread_out(points, steps);
            for first in spaces::all() {
                let mut spread = Spread::of(points, steps);
                let floor = i32::from(all[usize::from(first.0)]) - 1;
                for at in [first].into_iter().chain(spaces::all()) {
                    let whole = i32::from(all[usize::from(at.0)]);
                    assert!(spread.most(at) >= whole, "{at:?} of {points:?}");
                    let told = spread.above(at, floor);
                    assert!(told == whole || told.max(whole) <= floor, "{at:?} of {points:?}");
                }
            }
        }
    }

    #[test]
    fn no_way_leads_to_more_than_a_field_says() {
        let s = Hannibal::start(Setup::default());
        for side in Side::BOTH {
            let outlook = Outlook::of(&s, side);
            for unit in s.generals_in_play(side).iter() {
                let army = Army::led_by(&s, unit);
                let posts = Posts::of(&s, &outlook.survey, army);
                let field = Field::of(&s, &outlook, army, &posts, None);
                for from in spaces::all() {
                    assert!(
                        field.at(from)
                            >= army.prize(&s, &outlook, &posts, from) - DANGER - TRAPPED * i32::from(army.cus)
                    );
                    assert!(
                        field.at(from) <= NEVER || field.at(from) >= field.beyond(from),
                        "{unit:?} {from:?}"
                    );
                }
            }
        }
    }
}
