//! What spaces are worth to a side and to its armies.

use crate::State;
use crate::data::generals::general;
use crate::data::provinces::{self, Province};
use crate::data::roads::{Way, between, by_road, neighbours};
use crate::data::spaces::{self, at, space};
use crate::data::tables::{BESIEGERS, HAND, MILITIA};
use crate::rules::battle::allies;
use crate::rules::isolation::isolated;
use crate::state::{Denied, Marker};
use engine::{Side, SpaceId, UnitId};
use testkit::fighters::{NEVER, rings};

/// Worth of a province that comes to a side, and of one that the enemy loses.
const PROVINCE: i32 = 30;
/// Worth of the enemy's capital above that of its province: it ends the war (23).
const CAPITAL: i32 = 40;
/// Worth of a weaker army, whatever its strength.
const BATTLE: i32 = 20;
/// Worth of an attempt on walls or a Tribe beyond that of the place: an army that stands before it has come for it.
const ATTEMPT: i32 = 20;
/// Worth of each siege point that has been gained.
const SIEGE_POINT: i32 = 8;
/// By how much an army must be stronger to attack.
pub(super) const SAFE: i32 = 2;
/// What a step further from a target takes off.
const A_STEP: i32 = 5;
/// Steps that the way over the Alps counts as, and that over another pass: for MPs and Attrition (10.6).
const ALPS: usize = 7;
/// See [`ALPS`].
const PASS: usize = 3;
/// What a Carthaginian army's danger at sea takes off, for each face of the die that sinks it.
const A_WRECK: i32 = 12;

/// An army as far as its strength and its targets depend on it.
#[derive(Clone, Copy)]
pub(super) struct Army {
    pub(super) side: Side,
    pub(super) cus: u8,
    pub(super) commander: Option<UnitId>,
}

impl Army {
    /// All of a side that stands in a space outside walls.
    pub(super) fn at(s: &State, side: Side, at: SpaceId) -> Self {
        Army {
            side,
            cus: s.outside(at, side).fighting(),
            commander: s.commander(s.generals_at(at, side)),
        }
    }

    /// The army on the march.
    pub(super) fn marching(s: &State) -> Option<Self> {
        s.march.map(|m| Army {
            side: m.side,
            cus: m.units.fighting(),
            commander: s.commander(m.generals()),
        })
    }

    /// Battle Cards that it is dealt in a space (14.1 to 14.4), and its Battle Rating once more for the counterattacks that succeed.
    pub(super) fn strength(self, s: &State, at: SpaceId) -> i32 {
        let there = provinces::of(at);
        let rating = self.commander.map_or(0, |unit| general(unit).battle);
        let mut cards = self.cus + rating;
        if self.commander.is_some() {
            cards += allies(s, self.side, there, Denied::default());
        }
        if self.side == Side::Rome && there == Province::Latium {
            cards += MILITIA;
        }
        cards += u8::from(s.place(at).marker == Marker::Tribe(Some(self.side)));
        i32::from(cards.min(HAND)) + i32::from(rating)
    }

    /// By how much it is stronger than the enemy who stands in a space.
    pub(super) fn margin(self, s: &State, at: SpaceId) -> i32 {
        self.strength(s, at) - Army::at(s, self.side.enemy(), at).strength(s, at)
    }

    /// What there is to fight for in a space: a weaker army, walls, a Tribe that gives way already, or an enemy PC to flip.
    fn worth(self, s: &State, at: SpaceId) -> i32 {
        let (place, enemy) = (s.place(at), self.side.enemy());
        let enemies = place.outside[enemy].fighting();
        let gained = SIEGE_POINT * i32::from(place.points);
        let ground = match place.marker {
            Marker::Pc(owner) if owner == enemy => gain(s, self.side, at),
            Marker::City(owner) if owner == enemy && self.cus > BESIEGERS => {
                gain(s, self.side, at) * 4 / 5 + gained + capital(enemy, at)
            }
            Marker::Tribe(friend) if friend != Some(self.side) && self.cus > BESIEGERS => gained,
            _ => 0,
        };
        if enemies == 0 {
            return ground;
        }
        let margin = self.margin(s, at);
        if margin < SAFE {
            return NEVER;
        }
        let relieves = i32::from(place.city() == Some(self.side)) * 20;
        BATTLE + 2 * margin.min(8) + i32::from(enemies.min(5)) + relieves + ground / 2
    }

    /// What an attempt on the walls or the Tribe in a space is worth.
    pub(super) fn siege(self, s: &State, at: SpaceId) -> i32 {
        self.worth(s, at) + ATTEMPT
    }

    /// The most that its targets are worth from a space on, those farther off so much less for each step; at least so far away.
    pub(super) fn prospect(self, s: &State, from: SpaceId, least: i32) -> i32 {
        if self.cus == 0 {
            return self.company(s, from);
        }
        let worth = |at: SpaceId| self.worth(s, at);
        let far = (0..).zip(rings(from, ways)).skip_while(|(steps, _)| *steps < least);
        let best = far.map(|(steps, ring)| ring.iter().map(worth).max().unwrap_or(NEVER) - A_STEP * steps);
        best.max().unwrap_or(NEVER)
    }

    /// A general without CUs looks for some.
    fn company(self, s: &State, from: SpaceId) -> i32 {
        let stand = |at: SpaceId| s.has_cus(at, self.side);
        let steps = rings(from, ways).position(|ring| ring.iter().any(stand));
        20 - A_STEP * steps.unwrap_or(spaces::COUNT) as i32
    }

    /// What an enemy who could intercept it in a space takes off.
    pub(super) fn danger(self, s: &State, at: SpaceId) -> i32 {
        let own = self.strength(s, at);
        let enemy = self.side.enemy();
        let stronger = |from: SpaceId| {
            let army = Army::at(s, enemy, from);
            army.cus > 0 && army.commander.is_some() && army.strength(s, at) > own
        };
        i32::from(by_road(at).iter().any(stronger)) * 15
    }

    /// What a voyage is worth.
    pub(super) fn voyage(self, s: &State, from: SpaceId, to: SpaceId) -> i32 {
        let Some(port) = space(to).port else { return NEVER };
        if to == from {
            return NEVER;
        }
        let ends = [from, to].map(|at| i32::from(s.control(at) == Some(Side::Rome)));
        let sinks = i32::from(port + space(from).port.unwrap_or(0)) + ends[0] + ends[1] + 4;
        let wreck = if self.side == Side::Carthage {
            A_WRECK * sinks.max(0)
        } else {
            0
        };
        self.landing(s, to) - wreck
    }

    /// What a march to the next space is worth.
    pub(super) fn step(self, s: &State, from: SpaceId, to: SpaceId) -> i32 {
        self.landing(s, to) - A_STEP * (steps(from, to) as i32 - 1)
    }

    /// What it is worth to come to a space.
    fn landing(self, s: &State, to: SpaceId) -> i32 {
        let met = s.outside(to, self.side.enemy()).fighting() > 0;
        if met && self.margin(s, to) < SAFE {
            return NEVER;
        }
        self.prospect(s, to, 0) - self.danger(s, to)
    }
}

/// The neighbours of a space, with the steps to each.
fn ways(from: SpaceId) -> impl Iterator<Item = (SpaceId, usize)> {
    neighbours(from).iter().map(move |to| (*to, steps(from, *to)))
}

/// The steps that the way to a neighbour counts as.
fn steps(from: SpaceId, to: SpaceId) -> usize {
    match between(from, to) {
        Some(Way::Alps) => ALPS,
        Some(Way::Pass) => PASS,
        Some(Way::Strait) => 2,
        Some(Way::Road) | None => 1,
    }
}

/// What is added for the capital of a side.
fn capital(of: Side, at: SpaceId) -> i32 {
    let capital = match of {
        Side::Rome => at::ROME,
        Side::Carthage => at::CARTHAGE,
    };
    if at == capital { CAPITAL } else { 0 }
}

/// What control of a space that is not its own brings a side nearer to: provinces of its own, and none of the enemy's (19.1, 22.1).
pub(super) fn gain(s: &State, side: Side, at: SpaceId) -> i32 {
    let province = provinces::of(at);
    let (spaces, majority) = (province.spaces(), province.majority() as i32);
    let missing = majority - s.controlled(side, spaces) as i32;
    let mut points = match missing {
        1.. => PROVINCE / missing,
        0 => 8,
        _ => 3,
    };
    if s.control(at) == Some(side.enemy()) {
        points += match s.controlled(side.enemy(), spaces) as i32 - majority {
            spare @ 0.. => PROVINCE / (spare + 1),
            _ => 5,
        };
    }
    if province.significant() { points } else { points / 4 }
}

/// What a PC marker in a space is worth to a side: next to nothing where it would be isolated (19.4), more where it isolates others.
pub(super) fn pc(s: &State, side: Side, at: SpaceId) -> i32 {
    let mut after = s.clone();
    after.place_mut(at).marker = Marker::Pc(side);
    if isolated(&after, side).contains(at) {
        return 1;
    }
    let cut_off = isolated(&after, side.enemy()).len() as i32;
    gain(s, side, at) + 3 * cut_off
}
