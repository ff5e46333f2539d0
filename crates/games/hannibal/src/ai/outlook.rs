//! What all armies of a side see alike: what lies open to them, and who could attack them.

use super::army::Army;
use super::retreats::without_retreat;
use super::survey::Survey;
use super::ways::within_a_march;
use crate::State;
use crate::data::provinces::Province;
use crate::data::spaces::{self, COUNT};
use crate::state::{Marker, Where};
use engine::{Side, SpaceId, SpaceSet};

/// Measured once for a question: what depends on no single army.
pub(super) struct Outlook {
    pub(super) survey: Survey,
    /// Spaces with enemy CUs outside walls, an enemy PC, an enemy city, or a Tribe that is no friend.
    pub(super) contested: SpaceSet,
    /// Spaces in which CUs of the side stand outside walls.
    pub(super) held: SpaceSet,
    /// Spaces with a Tribe that is anybody's friend: it fights along (20.9).
    tribes: SpaceSet,
    /// Spaces from which a beaten army finds no retreat.
    pub(super) no_retreat: SpaceSet,
    /// Enemy armies, and where each could come to.
    enemies: Vec<(Army, SpaceSet)>,
    /// What enemy PCs and cities are worth to the side.
    worth: [i16; COUNT],
}

/// Spaces in which an army could be attacked.
#[derive(Clone, Copy)]
pub(super) struct Threats {
    /// By an army that is stronger by what is feared.
    pub(super) feared: SpaceSet,
    /// By one that is no weaker, where there is no retreat.
    pub(super) trapped: SpaceSet,
}

impl Outlook {
    pub(super) fn of(s: &State, side: Side) -> Self {
        let (survey, enemy) = (Survey::of(s), side.enemy());
        let (mut contested, mut held, mut tribes) = (SpaceSet::EMPTY, SpaceSet::EMPTY, SpaceSet::EMPTY);
        let (mut met, mut refuges) = (SpaceSet::EMPTY, SpaceSet::EMPTY);
        let mut worth = [0; COUNT];
        for (at, worth) in spaces::all().zip(&mut worth) {
            let place = s.place(at);
            let theirs = match place.marker {
                Marker::Pc(owner) | Marker::City(owner) if owner == enemy => {
                    *worth = survey.worth(s, side, at) as i16;
                    true
                }
                Marker::Tribe(friend) => {
                    if friend.is_some() {
                        tribes.insert(at);
                    }
                    friend != Some(side)
                }
                _ => false,
            };
            if place.outside[enemy].fighting() > 0 {
                met.insert(at);
            }
            if theirs {
                contested.insert(at);
            }
            if place.city() == Some(side) && !place.besieged() {
                refuges.insert(at);
            }
            if place.outside[side].fighting() > 0 {
                held.insert(at);
            }
        }
        let commanders = s.generals_in_play(enemy).iter().filter_map(|unit| {
            let Where::At(from) = s.general(unit).at else {
                return None;
            };
            let army = Army::at(s, enemy, from);
            (army.cus > 0 && army.commander == Some(unit)).then_some((army, within_a_march(from)))
        });
        Outlook {
            contested: contested.or(met),
            held,
            tribes,
            no_retreat: without_retreat(survey.controlled(side).without(met), refuges),
            enemies: commanders.collect(),
            worth,
            survey,
        }
    }

    /// What an enemy PC or an enemy city is worth to the side.
    pub(super) fn worth(&self, at: SpaceId) -> i32 {
        i32::from(self.worth[usize::from(at.0)])
    }

    /// The strongest enemy army that could attack an army of the side in a space by the enemy's next activation, and is stronger by so many
    /// Battle Cards.
    pub(super) fn attacker(&self, s: &State, army: Army, feared: i32, at: SpaceId) -> Option<Army> {
        let strength = |army: Army| army.strength(s, &self.survey, at);
        let near = self.enemies.iter().filter(|(_, reach)| reach.contains(at));
        let stronger = near
            .map(|(other, _)| *other)
            .filter(|other| strength(*other) >= strength(army) + feared);
        stronger.max_by_key(|other| strength(*other))
    }

    /// Where an army of the side could be attacked by the enemy's next activation, by armies that are stronger by so many Battle Cards.
    pub(super) fn threats(&self, s: &State, army: Army, feared: i32) -> Threats {
        let (mut all, mut equal) = (SpaceSet::EMPTY, SpaceSet::EMPTY);
        let mut met = |there: SpaceSet, stronger: i32| {
            if stronger >= feared {
                all = all.or(there);
            }
            if stronger >= 0 {
                equal = equal.or(there);
            }
        };
        for (other, reach) in &self.enemies {
            for province in Province::ALL {
                let there = reach.and(province.spaces()).without(self.tribes);
                if !there.is_empty() {
                    let strength = |army: Army| army.strength_in(&self.survey, province, 0);
                    met(there, strength(*other) - strength(army));
                }
            }
            for at in reach.and(self.tribes).iter() {
                let strength = |army: Army| army.strength(s, &self.survey, at);
                met([at].into_iter().collect(), strength(*other) - strength(army));
            }
        }
        Threats {
            feared: all,
            trapped: equal.and(self.no_retreat),
        }
    }
}
