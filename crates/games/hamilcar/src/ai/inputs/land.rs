//! Armies, Generals and sieges (2.2, 2.3, 11 to 14).

use super::sign;
use crate::State;
use crate::data::roads::roads_set;
use crate::data::spaces::{self, Landmass, at as named, space};
use crate::rules::siege;
use ::ai::{Inputs, difference};
use engine::{PerSide, Side, SpaceId, SpaceSet};

/// No more CUs march together (7.1).
const MOST_CUS: i32 = 10;
/// An army within so many roads of a Large Walled City is near it: a General has so many Movement Points (7.1).
const NEAR: usize = 4;

/// What a side has in a space.
struct Stack {
    at: SpaceId,
    cus: i32,
    /// The best Battle Rating there; `None` without a General.
    best: Option<i32>,
}

impl Stack {
    /// CUs that can march together, and the Battle Rating.
    fn strength(&self) -> i32 {
        self.cus.min(MOST_CUS) + self.best.unwrap_or(0)
    }
}

/// What lies on land. Amounts without a side are Rome's less Carthage's.
#[derive(Default)]
struct Land {
    cus: PerSide<i32>,
    /// CUs of the largest stack.
    largest: PerSide<i32>,
    /// Strength of the strongest army with a General.
    led: PerSide<i32>,
    /// Battle Ratings of Generals with three CUs or more.
    commanders: PerSide<i32>,
    /// CUs without a General.
    leaderless: PerSide<i32>,
    /// CUs that roll for Attrition in winter (5.3.A).
    exposed: PerSide<i32>,
    trains: PerSide<i32>,
    elephants: i32,
    /// CUs by [`Landmass`].
    on: [PerSide<i32>; 6],
    /// Siege Points, a city or Tribe taken counting four.
    sieges: i32,
    /// Armies that may make an attempt at a Walled City.
    at_walls: i32,
    /// The same at a Tribe.
    at_tribes: i32,
    stacks: PerSide<Vec<Stack>>,
}

/// Measures what lies on land.
pub(super) fn measure(s: &State, inputs: &mut Inputs) {
    let mut land = Land::default();
    land.measure(s);
    let on = |mass: Landmass| land.on[mass as usize];
    let (sicily, africa, italy) = (on(Landmass::Sicily), on(Landmass::Africa), on(Landmass::Italy));
    let (sardinia, corsica) = (on(Landmass::Sardinia), on(Landmass::Corsica));
    inputs.push(difference(|side| land.cus[side]));
    inputs.push(difference(|side| land.largest[side]));
    inputs.push(difference(|side| land.led[side]));
    inputs.push(sicily.rome);
    inputs.push(africa.rome);
    inputs.push(sardinia.rome + corsica.rome);
    inputs.push(-sicily.carthage);
    inputs.push(-italy.carthage);
    inputs.push(-sardinia.carthage - corsica.carthage);
    inputs.push((sicily.rome - sicily.carthage).clamp(-4, 4));
    inputs.push(difference(|side| land.leaderless[side]));
    inputs.push(difference(|side| land.exposed[side]));
    inputs.push(-land.elephants);
    let ratings = |generals: engine::UnitSet| generals.iter().map(|g| i32::from(s.battle_rating(g))).sum();
    inputs.push(difference(|side| ratings(s.generals_in_play(side))));
    inputs.push(difference(|side| land.commanders[side]));
    inputs.push(ratings(s.generals_in(named::ROMA, Side::Rome)));
    inputs.push(land.sieges);
    inputs.push(land.at_walls);
    inputs.push(land.at_tribes);
    inputs.push(at_gates(s, named::CARTHAGO, Side::Rome));
    inputs.push(-at_gates(s, named::ROMA, Side::Carthage));
    inputs.push(land.near(s, named::CARTHAGO, Side::Rome));
    inputs.push(-land.near(s, named::ROMA, Side::Carthage));
    inputs.push(land.near(s, named::SYRACUSAE, Side::Rome));
    inputs.push(difference(|side| land.threatened(side)));
    inputs.push(difference(|side| land.cornered(s, side)));
    inputs.push(difference(|side| land.may_flip(s, side)));
    inputs.push(difference(|side| land.trains[side]));
}

/// What an army before the walls of a Large Walled City has of its siege: 1 for standing there and 2 for each point. All counts twice with
/// Naval Supremacy, without which it may not make an attempt (14.2).
fn at_gates(s: &State, at: SpaceId, side: Side) -> i32 {
    let place = s.place(at);
    if place.city() != Some(side.enemy()) || place.outside[side].fighting() < siege::CUS_NEEDED {
        return 0;
    }
    let points = if place.points_of == Some(side) {
        i32::from(place.points)
    } else {
        0
    };
    (1 + 2 * points) * with_supremacy(s, side)
}

/// 2 with Naval Supremacy, else 1.
fn with_supremacy(s: &State, side: Side) -> i32 {
    if s.supremacy == side { 2 } else { 1 }
}

/// The spaces at most so many roads away.
fn within(roads: usize, at: SpaceId) -> SpaceSet {
    let around = |near: SpaceSet| near.iter().fold(near, |near, at| near.or(roads_set(at)));
    (0..roads).fold([at].into_iter().collect(), |near, _| around(near))
}

impl Land {
    fn measure(&mut self, s: &State) {
        for at in spaces::all() {
            for side in Side::BOTH {
                self.measure_stack(s, side, at);
            }
            let place = s.place(at);
            if place.points > 0 {
                let by = place.city().map_or(place.points_of, |owner| Some(owner.enemy()));
                let share = 4 * i32::from(place.points) / i32::from(siege::needed(s, at).max(1));
                self.sieges += by.map_or(0, sign) * share;
            }
        }
    }

    /// Counts what a side has in a space.
    fn measure_stack(&mut self, s: &State, side: Side, at: SpaceId) {
        let place = s.place(at);
        let force = place.all(side);
        if force.is_empty() {
            return;
        }
        let cus = i32::from(force.fighting());
        let best = s
            .generals_in(at, side)
            .iter()
            .map(|g| i32::from(s.battle_rating(g)))
            .max();
        let stack = Stack { at, cus, best };
        self.cus[side] += cus;
        self.trains[side] += i32::from(force.trains);
        self.elephants += i32::from(force.elephants);
        self.on[space(at).landmass as usize][side] += cus;
        self.largest[side] = self.largest[side].max(cus.min(MOST_CUS));
        match best {
            Some(best) => {
                self.led[side] = self.led[side].max(stack.strength());
                self.commanders[side] += if cus >= 3 { best } else { 0 };
            }
            None => self.leaderless[side] += cus,
        }
        if place.control() == Some(side.enemy()) || place.is_tribe() {
            // A Supply Train spares one Force the roll.
            self.exposed[side] += (cus - 3 * i32::from(force.trains)).max(0);
        }
        if place.outside[side].fighting() >= siege::CUS_NEEDED && best.is_some() {
            if place.is_tribe() {
                self.at_tribes += sign(side);
            } else if place.city() == Some(side.enemy()) && (!s.is_large_city(at) || s.supremacy == side) {
                self.at_walls += sign(side);
            }
        }
        self.stacks[side].push(stack);
    }

    /// By how many CUs the largest army with a General near a Large Walled City outnumbers its garrison, and 1 for being there. All counts
    /// twice with Naval Supremacy. 0 if the city is not the enemy's or no army is near.
    fn near(&self, s: &State, city: SpaceId, side: Side) -> i32 {
        let place = s.place(city);
        if place.city() != Some(side.enemy()) {
            return 0;
        }
        let near = within(NEAR, city);
        let led = |stack: &&Stack| stack.best.is_some() && stack.cus >= 3 && near.contains(stack.at);
        let armies = self.stacks[side].iter().filter(led);
        let garrison = i32::from(place.all(side.enemy()).fighting());
        let most = armies
            .map(|stack| (stack.cus.min(MOST_CUS) - garrison).max(0) + 1)
            .max();
        most.unwrap_or(0) * with_supremacy(s, side)
    }

    /// CUs of a side that a stronger army with a General could attack within two roads.
    fn threatened(&self, side: Side) -> i32 {
        let is_threatened = |own: &&Stack| {
            let near = within(2, own.at);
            let enemies = self.stacks[side.enemy()].iter();
            let mut armies = enemies.filter(|army| army.best.is_some() && near.contains(army.at));
            armies.any(|army| army.strength() >= own.strength() + 2)
        };
        let stacks = self.stacks[side].iter().filter(is_threatened);
        stacks.map(|stack| stack.cus).sum()
    }

    /// CUs of a side with no space beside them to which they could retreat (13.5).
    fn cornered(&self, s: &State, side: Side) -> i32 {
        let open = |at: SpaceId| {
            let place = s.place(at);
            !s.has_cus(at, side.enemy()) && !place.is_tribe() && place.control() != Some(side.enemy())
        };
        let cornered = |stack: &&Stack| s.place(stack.at).city() != Some(side) && !roads_set(stack.at).iter().any(open);
        let stacks = self.stacks[side].iter().filter(cornered);
        stacks.map(|stack| stack.cus).sum()
    }

    /// Enemy PCs without CUs beside an army of a side with a General, who could march there to flip them.
    fn may_flip(&self, s: &State, side: Side) -> i32 {
        let armies = self.stacks[side]
            .iter()
            .filter(|stack| stack.best.is_some() && stack.cus > 0);
        let beside = armies.fold(SpaceSet::EMPTY, |set, army| set.or(roads_set(army.at)));
        let free = |at: &SpaceId| !s.has_cus(*at, side.enemy()) && !s.has_cus(*at, side);
        s.pcs(side.enemy()).and(beside).iter().filter(free).count() as i32
    }
}
