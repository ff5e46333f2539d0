//! Armies: how strong they are, and what there is to fight for (9, 14, 20).

use super::retreats::without_retreat;
use super::sides::{VOYAGE, WAYS};
use super::survey::Survey;
use super::ways::{Step, ways, within_a_march};
use super::{posts, sieges};
use crate::State;
use crate::data::generals::{general, who};
use crate::data::provinces::{self, Province};
use crate::data::spaces::{self, COUNT, at, space};
use crate::data::tables::{BESIEGERS, HAND, MILITIA, POINTS};
use crate::rules::movement::MOST_CUS;
use crate::state::{Marker, Where};
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
/// Points of an army that relieves its own city, and more for its capital, for each siege point on it and once more.
const RELIEF: i32 = 27;
const CAPITAL_RELIEF: i32 = 10;
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
        let (there, rating) = (provinces::of(at), self.rating());
        let mut cards = self.cus + rating;
        if self.commander.is_some() {
            cards += survey.allies(self.side, there);
        }
        if self.side == Side::Rome && there == Province::Latium {
            cards += MILITIA;
        }
        cards += u8::from(s.place(at).marker == Marker::Tribe(Some(self.side)));
        i32::from(cards.min(HAND)) + 8 * i32::from(rating) / 5
    }

    /// Whether it is stronger than another in a space by so many Battle Cards.
    fn outdoes(self, s: &State, survey: &Survey, other: Army, at: SpaceId, by: i32) -> bool {
        self.strength(s, survey, at) >= other.strength(s, survey, at) + by
    }

    /// By how much it is stronger than the enemy outside walls in a space.
    pub(super) fn margin(self, s: &State, survey: &Survey, at: SpaceId) -> i32 {
        self.strength(s, survey, at) - Army::at(s, self.side.enemy(), at).strength(s, survey, at)
    }

    /// What an attempt on the walls or the Tribe where it stands is worth.
    pub(super) fn attempt(self, s: &State, survey: &Survey, at: SpaceId) -> i32 {
        let begins = if s.place(at).is_tribe() {
            ATTEMPT
        } else {
            sieges::worth(self, at, ATTEMPT)
        };
        self.prize(s, survey, at) + begins
    }

    /// What walls, a Tribe or an enemy PC in a space are worth.
    pub(super) fn ground(self, s: &State, survey: &Survey, at: SpaceId) -> i32 {
        let (place, enemy) = (s.place(at), self.side.enemy());
        let begun = 6 * i32::from(place.points.min(POINTS));
        match place.marker {
            Marker::Pc(owner) if owner == enemy => 8 * survey.worth(s, self.side, at) / 5,
            Marker::City(owner) if owner == enemy && self.cus > BESIEGERS => {
                sieges::worth(self, at, survey.worth(s, self.side, at) + begun + ends_war(enemy, at))
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
    pub(super) fn prize(self, s: &State, survey: &Survey, at: SpaceId) -> i32 {
        let (place, enemy) = (s.place(at), self.side.enemy());
        if self.cus == 0 {
            return if s.has_cus(at, self.side) { 12 } else { 0 };
        }
        let ground = self.ground(s, survey, at);
        let enemies = place.outside[enemy].fighting();
        let post = || posts::worth(s, survey, self, at);
        if enemies == 0 {
            return ground + post();
        }
        let own_city = place.city() == Some(self.side);
        let margin = self.joined(s, at).margin(s, survey, at);
        if margin < 0 {
            return NEVER;
        }
        let saved = own_city && at == capital(self.side);
        let relieves = RELIEF * i32::from(own_city) + CAPITAL_RELIEF * i32::from(saved) * i32::from(1 + place.points);
        BATTLE + 11 * margin.min(8) / 4 + 3 * i32::from(enemies.min(MOST_CUS)) / 2 + relieves + ground / 10 + post()
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

/// What there is for an army within reach of each space, less what the way costs.
pub(super) struct Field {
    side: Side,
    points: [i16; COUNT],
    threatened: SpaceSet,
    /// Spaces without a way to retreat in which an army that is no weaker could attack.
    trapped: SpaceSet,
}

impl Field {
    /// For an army; `leaving` is where it does not stay.
    pub(super) fn of(s: &State, survey: &Survey, army: Army, leaving: Option<SpaceId>) -> Self {
        let threatened = threatened(s, survey, army);
        let trapped = threatened_among(s, survey, army, 0, without_retreat(s, army.side));
        let mut points = [0; COUNT];
        for (at, points) in spaces::all().zip(&mut points) {
            let lost = TRAPPED * i32::from(trapped.contains(at)) * i32::from(army.cus);
            let danger = DANGER * i32::from(threatened.contains(at)) + lost;
            *points = (army.prize(s, survey, at) - danger) as i16;
        }
        if let Some(at) = leaving {
            points[usize::from(at.0)] = 0;
        }
        let mut field = Field {
            side: army.side,
            points,
            threatened,
            trapped,
        };
        field.spread();
        field
    }

    /// Each space gets what its neighbours have less the way, where the army can go at all.
    fn spread(&mut self) {
        let cost = &WAYS[self.side];
        let mut raised = SpaceSet::first(COUNT as u32);
        while !raised.is_empty() {
            for from in core::mem::replace(&mut raised, SpaceSet::EMPTY).iter() {
                let points = self.points[usize::from(from.0)];
                for (to, way) in ways(from) {
                    let (there, onward) = (&mut self.points[usize::from(to.0)], points - cost.by(*way));
                    if onward > *there && i32::from(*there) > NEVER {
                        *there = onward;
                        raised.insert(*to);
                    }
                }
            }
        }
    }

    /// The best within reach of a space.
    pub(super) fn at(&self, at: SpaceId) -> i32 {
        i32::from(self.points[usize::from(at.0)])
    }

    /// The best that the way to a neighbour leads to.
    pub(super) fn step(&self, from: SpaceId, to: SpaceId) -> i32 {
        let way = ways(from).iter().find(|(end, _)| *end == to);
        way.map_or(NEVER, |way| self.along(*way))
    }

    /// The best that a way leads to.
    fn along(&self, (to, way): Step) -> i32 {
        self.at(to) - i32::from(WAYS[self.side].by(way))
    }

    /// The best beyond a space.
    pub(super) fn beyond(&self, from: SpaceId) -> i32 {
        let best = ways(from).iter().map(|way| self.along(*way)).max();
        best.unwrap_or(NEVER)
    }

    /// Points that it costs an army to stay in a space that it has come to.
    pub(super) fn danger(&self, army: Army, at: SpaceId) -> i32 {
        let lost = TRAPPED * i32::from(self.trapped.contains(at)) * i32::from(army.cus);
        DANGER / 2 * i32::from(self.threatened.contains(at)) + lost
    }

    /// Whether a stronger army could attack in a space.
    pub(super) fn is_dangerous(&self, at: SpaceId) -> bool {
        self.threatened.contains(at)
    }

    /// Whether an army that loses a battle in a space finds no retreat, and could be attacked there.
    pub(super) fn is_trap(&self, at: SpaceId) -> bool {
        self.trapped.contains(at)
    }

    /// Where the best within reach of a space is.
    pub(super) fn aim(&self, s: &State, survey: &Survey, army: Army, from: SpaceId) -> SpaceId {
        let cost = &WAYS[self.side];
        let mut at = from;
        while army.prize(s, survey, at) - self.danger(army, at) != self.at(at) {
            let leads = |(to, way): &&Step| self.at(*to) - i32::from(cost.by(*way)) == self.at(at);
            let Some((to, _)) = ways(at).iter().find(leads) else {
                break;
            };
            at = *to;
        }
        at
    }

    /// The neighbour of a space that leads to the best, and what that is worth.
    pub(super) fn best_step(&self, from: SpaceId) -> Option<(SpaceId, i32)> {
        let steps = ways(from).iter().map(|way| (way.0, self.along(*way)));
        steps.max_by_key(|(_, points)| *points)
    }

    /// What voyages from a port bring, less their dangers.
    fn voyages(&self, s: &State, army: Army, from: SpaceId) -> impl Iterator<Item = Voyage> {
        let ports = spaces::all().filter(move |to| *to != from && space(*to).port.is_some());
        ports.map(move |to| Voyage {
            to,
            points: self.at(to) - wreck(s, army, from, to) - landing(s, army, to) - VOYAGE[army.side],
        })
    }

    /// The best that a voyage from a port brings, less its danger.
    pub(super) fn overseas(&self, s: &State, army: Army, from: SpaceId) -> i32 {
        let worth = self.voyages(s, army, from).map(|voyage| voyage.points);
        worth.max().unwrap_or(NEVER - VOYAGE[army.side])
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
pub(super) fn threatened(s: &State, survey: &Survey, army: Army) -> SpaceSet {
    threatened_among(s, survey, army, FEARED, SpaceSet::first(COUNT as u32))
}

/// Those among some spaces in which an enemy army that is stronger by so many Battle Cards could attack.
fn threatened_among(s: &State, survey: &Survey, army: Army, feared: i32, among: SpaceSet) -> SpaceSet {
    let mut all = SpaceSet::EMPTY;
    let enemy = army.side.enemy();
    for unit in s.generals_in_play(enemy).iter() {
        let Some((from, other)) = commanded(s, enemy, unit) else {
            continue;
        };
        let outdone = |at: &SpaceId| other.outdoes(s, survey, army, *at, feared);
        all = all.or(within_a_march(from)
            .and(among)
            .without(all)
            .iter()
            .filter(outdone)
            .collect());
    }
    all
}

/// The army that a general commands where he is, and where that is.
fn commanded(s: &State, side: Side, unit: UnitId) -> Option<(SpaceId, Army)> {
    let Where::At(from) = s.general(unit).at else {
        return None;
    };
    let army = Army::at(s, side, from);
    (army.cus > 0 && army.commander == Some(unit)).then_some((from, army))
}

/// The strongest enemy army that could attack another in a space by its next activation, and is stronger by so many Battle Cards.
pub(super) fn attacker(s: &State, survey: &Survey, army: Army, feared: i32, at: SpaceId) -> Option<Army> {
    let enemy = army.side.enemy();
    let others = s
        .generals_in_play(enemy)
        .iter()
        .filter_map(|unit| commanded(s, enemy, unit));
    others
        .filter(|(from, other)| within_a_march(*from).contains(at) && other.outdoes(s, survey, army, at, feared))
        .map(|(_, other)| other)
        .max_by_key(|other| other.strength(s, survey, at))
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
