//! What there is for an army within reach of each space (8, 11, 20, 22).

use super::army::{Army, FEARED, NEVER, TRAPPED};
use super::outlook::{Outlook, Threats};
use super::posts::Posts;
use super::sides::{STEPS, VOYAGE};
use super::voyages::{landing, wreck};
use crate::State;
use crate::data::spaces::{self, COUNT, space};
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

/// Bands of points in which spaces are looked at.
const BANDS: usize = 128;

/// What there is for an army within reach of each space, less what the way costs.
pub(super) struct Field {
    side: Side,
    points: [i16; COUNT],
    threats: Threats,
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
        let mut field = Field {
            side: army.side,
            points,
            threats,
        };
        field.spread();
        field
    }

    /// Each space gets what its neighbours have less the way, where the army can go at all.
    ///
    /// Spaces are looked at from the best down, in bands of points no wider than the cheapest step costs: spaces of one band raise none of it.
    fn spread(&mut self) {
        let steps = &STEPS[self.side];
        let blocked = |points: i16| i32::from(points) <= NEVER;
        let (mut top, mut least) = (i16::MIN, i16::MAX);
        for points in self.points {
            top = top.max(points);
            least = least.min(if blocked(points) { i16::MAX } else { points });
        }
        let width = steps.cheapest.ilog2();
        let band_of = |points: i16| (((top - points) >> width) as usize).min(BANDS - 1);
        // What is hardly better than the worst raises nothing.
        let raises = |points: i16| points > least.saturating_add(steps.cheapest);
        let mut bands = [SpaceSet::EMPTY; BANDS];
        let mut last = 0;
        for (at, points) in spaces::all().zip(self.points) {
            if raises(points) {
                let band = band_of(points);
                bands[band].insert(at);
                last = last.max(band);
            }
        }
        let (mut done, mut band) = (SpaceSet::EMPTY, 0);
        while band <= last {
            let raised = core::mem::replace(&mut bands[band], SpaceSet::EMPTY).without(done);
            if band < BANDS - 1 {
                done = done.or(raised);
            }
            for from in raised.iter() {
                let points = self.points[usize::from(from.0)];
                for (to, cost) in steps.from(from) {
                    let (there, onward) = (&mut self.points[usize::from(to.0)], points - cost);
                    if onward > *there && !blocked(*there) {
                        *there = onward;
                        if raises(onward) {
                            let band = band_of(onward);
                            bands[band].insert(*to);
                            last = last.max(band);
                        }
                    }
                }
            }
            // All that is worse is in the last band, where spaces may raise each other.
            if bands[band].is_empty() {
                band += 1;
            }
        }
    }

    /// The best within reach of a space.
    pub(super) fn at(&self, at: SpaceId) -> i32 {
        i32::from(self.points[usize::from(at.0)])
    }

    /// The best that the way to a neighbour leads to.
    pub(super) fn step(&self, from: SpaceId, to: SpaceId) -> i32 {
        let step = STEPS[self.side].from(from).iter().find(|(end, _)| *end == to);
        step.map_or(NEVER, |(to, cost)| self.at(*to) - i32::from(*cost))
    }

    /// The best beyond a space.
    pub(super) fn beyond(&self, from: SpaceId) -> i32 {
        let steps = STEPS[self.side].from(from).iter();
        let best = steps.map(|(to, cost)| self.at(*to) - i32::from(*cost)).max();
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
    pub(super) fn aim(&self, s: &State, outlook: &Outlook, army: Army, from: SpaceId) -> SpaceId {
        let posts = Posts::of(s, &outlook.survey, army);
        let mut at = from;
        while army.prize(s, outlook, &posts, at) - self.danger(army, at) != self.at(at) {
            let leads = |(to, cost): &&(SpaceId, i16)| self.at(*to) - i32::from(*cost) == self.at(at);
            let Some((to, _)) = STEPS[self.side].from(at).iter().find(leads) else {
                break;
            };
            at = *to;
        }
        at
    }

    /// The neighbour of a space that leads to the best, and what that is worth.
    pub(super) fn best_step(&self, from: SpaceId) -> Option<(SpaceId, i32)> {
        let steps = STEPS[self.side].from(from).iter();
        let worth = steps.map(|(to, cost)| (*to, self.at(*to) - i32::from(*cost)));
        worth.max_by_key(|(_, points)| *points)
    }

    /// The best that a voyage from a port brings, less its danger.
    pub(super) fn overseas(&self, s: &State, army: Army, from: SpaceId) -> i32 {
        let mut best = i32::MIN;
        for to in PORTS.iter().filter(|to| *to != from) {
            // Most ports are no better than what is found, even without danger.
            if self.at(to) > best {
                best = best.max(self.at(to) - wreck(s, army, from, to) - landing(s, army, to));
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
    use engine::Rules;

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
