//! Armies: how strong they are, and what there is to fight for (9, 14, 20).

use super::outlook::{Outlook, Threats};
use super::posts::Posts;
use super::sides::{STEPS, VOYAGE};
use super::sieges;
use super::survey::Survey;
use crate::State;
use crate::data::generals::{general, who};
use crate::data::provinces::{self, Province};
use crate::data::spaces::{self, COUNT, at, space};
use crate::data::tables::{BESIEGERS, HAND, MILITIA, POINTS};
use crate::rules::movement::{MOST_CUS, truce_allows};
use crate::state::Marker;
use engine::{Side, SpaceId, SpaceSet, UnitId};

/// Points where an army cannot go.
pub(super) const NEVER: i32 = -300;
/// By how many Battle Cards an enemy army is stronger that is feared.
pub(super) const FEARED: i32 = 3;
/// Points of an army that is no stronger, whatever its strength.
const BATTLE: i32 = 10;
/// Points of an attempt on walls or a Tribe beyond those of the place: an army that stands before it has come for it.
const ATTEMPT: i32 = 15;
/// Points that it costs to stop where a stronger army can come to.
const DANGER: i32 = 28;
/// Points for each CU that it costs to stop or to land where the loser of a battle has no retreat (15.2).
const TRAPPED: i32 = 2;
/// Points of a general who comes to CUs of his side.
const JOINED: i32 = 12;
/// Points of an army that relieves its own city, and more for its capital, for each siege point on it and once more.
const RELIEF: i32 = 27;
const CAPITAL_RELIEF: i32 = 20;
/// Battle Cards by which an army that relieves its capital may be weaker, for each siege point on it.
const DARED_FOR_CAPITAL: i32 = 3;
/// Of what there is to take where an army stands so large a part counts in a Truce, which lets nobody take it (25, 64).
const TRUCE: i32 = 4;
/// Points that the danger to Hannibal himself costs for each face of the die: with him five PCs are lost (10.10).
const HANNIBAL_AT_SEA: i32 = 10;
/// Points of the capital of the enemy above those of its province: it ends the war (23).
const CAPITAL: i32 = 25;

/// An army, as far as its strength and its targets depend on it.
#[derive(Clone, Copy)]
pub(super) struct Army {
    pub(super) side: Side,
    pub(super) cus: u8,
    pub(super) commander: Option<UnitId>,
    pub(super) has_train: bool,
    /// Where it stands, unless it is on the march.
    pub(super) from: Option<SpaceId>,
}

impl Army {
    /// All of a side that stands in a space outside walls.
    pub(super) fn at(s: &State, side: Side, at: SpaceId) -> Self {
        Army {
            side,
            cus: s.outside(at, side).fighting(),
            commander: s.commander(s.generals_at(at, side)),
            has_train: s.outside(at, side).trains > 0,
            from: Some(at),
        }
    }

    /// The army on the march.
    pub(super) fn marching(s: &State) -> Option<Self> {
        s.march.map(|m| Army {
            side: m.side,
            cus: m.units.fighting(),
            commander: Some(m.general),
            has_train: m.units.trains > 0,
            from: None,
        })
    }

    /// What a general leads when he is activated: he commands all who go with him (9.3, 10.8).
    pub(super) fn led_by(s: &State, unit: UnitId) -> Self {
        let side = general(unit).side;
        let (force, _) = s.stack(side, s.general(unit).at);
        Army {
            side,
            cus: force.fighting().min(MOST_CUS),
            commander: Some(unit),
            has_train: force.trains > 0,
            from: s.general(unit).at.space(),
        }
    }

    /// Battle Rating of its commander; 0 without one.
    pub(super) fn rating(self) -> u8 {
        self.commander.map_or(0, |unit| general(unit).battle)
    }

    /// Strength in a space: its Battle Cards, with allies, militia and Tribe (14.1 to 14.4, 20.9), and the rating once more and a
    /// half for counterattacks.
    pub(super) fn strength(self, s: &State, survey: &Survey, at: SpaceId) -> i32 {
        let tribe = u8::from(s.place(at).marker == Marker::Tribe(Some(self.side)));
        self.strength_in(survey, provinces::of(at), tribe)
    }

    /// The same in a province, in a space where Tribes bring so many Battle Cards.
    pub(super) fn strength_in(self, survey: &Survey, there: Province, tribe: u8) -> i32 {
        let rating = self.rating();
        let mut cards = self.cus + rating + tribe;
        if self.commander.is_some() {
            cards += survey.allies(self.side, there);
        }
        if self.side == Side::Rome && there == Province::Latium {
            cards += MILITIA;
        }
        i32::from(cards.min(HAND)) + 8 * i32::from(rating) / 5
    }

    /// By how much it is stronger than the enemy outside walls in a space.
    pub(super) fn margin(self, s: &State, survey: &Survey, at: SpaceId) -> i32 {
        self.strength(s, survey, at) - Army::at(s, self.side.enemy(), at).strength(s, survey, at)
    }

    /// What an attempt on the walls or the Tribe where it stands is worth.
    pub(super) fn attempt(self, s: &State, outlook: &Outlook, posts: &Posts, at: SpaceId) -> i32 {
        let begins = if s.place(at).is_tribe() {
            ATTEMPT
        } else {
            sieges::worth(self, at, ATTEMPT)
        };
        self.prize(s, outlook, posts, at) + begins
    }

    /// What walls, a Tribe or an enemy PC in a space are worth.
    pub(super) fn ground(self, s: &State, outlook: &Outlook, at: SpaceId) -> i32 {
        let (place, enemy) = (s.place(at), self.side.enemy());
        let begun = 6 * i32::from(place.points.min(POINTS));
        match place.marker {
            Marker::Pc(owner) if owner == enemy => 8 * outlook.worth(at) / 5,
            Marker::City(owner) if owner == enemy && self.cus > BESIEGERS => {
                sieges::worth(self, at, outlook.worth(at) + begun + ends_war(enemy, at))
            }
            Marker::Tribe(friend) if friend != Some(self.side) && self.cus > BESIEGERS => begun,
            _ => 0,
        }
    }

    /// With those inside an own city, who may sally out (20.7).
    pub(super) fn joined(mut self, s: &State, at: SpaceId) -> Self {
        let place = s.place(at);
        if place.city() == Some(self.side) {
            self.cus += place.inside.fighting();
        }
        self
    }

    /// What there is to fight for in a space: an army that is no stronger, walls, a Tribe, or an enemy PC to flip.
    pub(super) fn prize(self, s: &State, outlook: &Outlook, posts: &Posts, at: SpaceId) -> i32 {
        if self.cus == 0 {
            return if outlook.held.contains(at) { JOINED } else { 0 };
        }
        let post = posts.at(at);
        if outlook.contested.contains(at) {
            self.contested(s, outlook, at).map_or(NEVER, |points| points + post)
        } else {
            post
        }
    }

    /// What there is to fight for in a contested space; none where a stronger enemy stands, or where a Truce lets nobody in.
    fn contested(self, s: &State, outlook: &Outlook, at: SpaceId) -> Option<i32> {
        let (place, enemy) = (s.place(at), self.side.enemy());
        let ground = self.ground(s, outlook, at);
        if s.effects.truce && truce_allows(s, self.side, at).is_err() {
            let stands = self.from == Some(at) || s.march.is_some_and(|m| self.from.is_none() && m.at == at);
            return stands.then_some(ground / TRUCE);
        }
        let enemies = place.outside[enemy].fighting();
        if enemies == 0 {
            return Some(ground);
        }
        let own_city = place.city() == Some(self.side);
        let margin = self.joined(s, at).margin(s, &outlook.survey, at);
        let saved = own_city && at == capital(self.side);
        if margin < 0 && !(saved && margin >= -DARED_FOR_CAPITAL * i32::from(place.points)) {
            return None;
        }
        let relieves = RELIEF * i32::from(own_city) + CAPITAL_RELIEF * i32::from(saved) * i32::from(1 + place.points);
        let battle = BATTLE + 11 * margin.min(8) / 4 + 3 * i32::from(enemies.min(MOST_CUS)) / 2;
        Some(battle + relieves + ground / 10)
    }
}

/// Points of a city beyond those of its province.
fn ends_war(of: Side, at: SpaceId) -> i32 {
    if at == capital(of) { CAPITAL } else { 0 }
}

/// The capital of a side.
pub(super) const fn capital(of: Side) -> SpaceId {
    match of {
        Side::Rome => at::ROME,
        Side::Carthage => at::CARTHAGE,
    }
}

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

/// Points that it costs to land before the enemy: whoever loses there has no retreat (15.2).
pub(super) fn landing(s: &State, army: Army, to: SpaceId) -> i32 {
    let place = s.place(to);
    if place.outside[army.side.enemy()].fighting() == 0 || place.city() == Some(army.side) {
        return 0;
    }
    TRAPPED * i32::from(army.cus)
}

/// The spaces in which an enemy army could attack this one by its next activation, and would.
pub(super) fn threatened(s: &State, outlook: &Outlook, army: Army) -> SpaceSet {
    outlook.threats(s, army, FEARED).feared
}

/// Points that the danger at sea costs: of Rome's armies none is met (11.5, 11.6).
pub(super) fn wreck(s: &State, army: Army, from: SpaceId, to: SpaceId) -> i32 {
    let faces = met_by_rome(s, army, from, to);
    let hannibal = i32::from(army.commander == Some(who::HANNIBAL));
    (2 + HANNIBAL_AT_SEA * hannibal) * faces + 13 * faces * i32::from(army.cus) / 10
}

/// The faces of the die that turn a voyage back or sink it (11.5, 11.6).
pub(super) fn met_by_rome(s: &State, army: Army, from: SpaceId, to: SpaceId) -> i32 {
    if army.side == Side::Rome || s.effects.truce {
        return 0;
    }
    let roman = |at| i32::from(s.control(at) == Some(Side::Rome));
    let port = |at| i32::from(space(at).port.unwrap_or(0));
    let helped = i32::from(s.effects.macedonia)
        + i32::from(s.effects.naval_victory)
        + i32::from(s.control(at::SYRACUSE) == Some(Side::Carthage));
    (5 + port(from) + port(to) + roman(from) + roman(to) - helped).clamp(0, 6)
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

    /// What a Truce keeps an army out of draws it nowhere, and is no prize where it stands.
    #[test]
    fn a_truce_leaves_nothing_to_take() {
        let mut s = Hannibal::start(Setup::default());
        let prizes = |s: &State, side: Side| {
            let outlook = Outlook::of(s, side);
            let unit = s.generals_in_play(side).iter().next().expect("each side has a general");
            let army = Army::led_by(s, unit);
            let posts = Posts::of(s, &outlook.survey, army);
            let hostile = spaces::all().filter(|at| s.control(*at) == Some(side.enemy()));
            hostile
                .map(|at| army.prize(s, &outlook, &posts, at))
                .collect::<Vec<_>>()
        };
        for side in Side::BOTH {
            s.effects.truce = false;
            assert!(prizes(&s, side).iter().any(|points| *points > 0), "{side:?}");
            s.effects.truce = true;
            assert!(prizes(&s, side).iter().all(|points| *points == NEVER), "{side:?}");
        }
    }
}
