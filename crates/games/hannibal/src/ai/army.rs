//! Armies: how strong they are, and what there is to fight for (9, 14, 20).

use super::outlook::Outlook;
use super::posts::Posts;
use super::sieges;
use super::survey::Survey;
use crate::State;
use crate::data::generals::general;
use crate::data::provinces::{self, Province};
use crate::data::spaces::at;
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
/// Points for each CU that it costs to stop or to land where the loser of a battle has no retreat (15.2).
pub(super) const TRAPPED: i32 = 2;
/// Points of a general who comes to CUs of his side.
const JOINED: i32 = 12;
/// Points of an army that relieves its own city, and more for its capital, for each siege point on it and once more.
const RELIEF: i32 = 27;
const CAPITAL_RELIEF: i32 = 20;
/// Battle Cards by which an army that relieves its capital may be weaker, for each siege point on it.
const DARED_FOR_CAPITAL: i32 = 3;
/// Of what there is to take where an army stands so large a part counts in a Truce, which lets nobody take it (25, 64).
const TRUCE: i32 = 4;
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

/// The spaces in which an enemy army could attack this one by its next activation, and would.
pub(super) fn threatened(s: &State, outlook: &Outlook, army: Army) -> SpaceSet {
    outlook.threats(s, army, FEARED).feared
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::data::spaces;
    use crate::{Hannibal, Setup};
    use engine::Rules;

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
