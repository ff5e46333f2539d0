//! Walls and Tribes under siege, and the two capitals, whose fall ends the war (20, 23).

use super::Table;
use crate::ai::army::capital;
use crate::ai::ways::within_a_march;
use crate::data::spaces;
use crate::data::tables::BESIEGERS;
use crate::rules::movement::MOST_CUS;
use crate::state::Marker;
use ::ai::{Inputs, difference};
use engine::{PerSide, Side};

/// CUs of a garrison that count.
const GARRISON: i32 = 5;

/// Siege and subjugation points that each side has gathered.
#[derive(Default)]
struct Gathered {
    on_cities: PerSide<i32>,
    on_tribes: PerSide<i32>,
    /// Own besieged cities that an own army could come to.
    relieved: PerSide<i32>,
}

impl Gathered {
    fn of(table: &Table<'_>) -> Self {
        let mut gathered = Gathered::default();
        for at in spaces::all() {
            let place = table.s.place(at);
            let points = i32::from(place.points);
            if points == 0 {
                continue;
            }
            match place.marker {
                Marker::City(owner) => {
                    gathered.on_cities[owner.enemy()] += points;
                    let near = table.armies(owner, within_a_march(at)).next();
                    gathered.relieved[owner] += i32::from(near.is_some());
                }
                Marker::Tribe(Some(owner)) => gathered.on_tribes[owner.enemy()] += points,
                _ => {
                    if let Some(by) = place.points_of {
                        gathered.on_tribes[by] += points;
                    }
                }
            }
        }
        gathered
    }
}

/// Measures sieges.
pub(super) fn measure(table: &Table<'_>, inputs: &mut Inputs) {
    let gathered = Gathered::of(table);
    inputs.push(difference(|side| gathered.on_cities[side]));
    inputs.push(difference(|side| gathered.on_tribes[side]));
    inputs.push(-at_gates(table, Side::Rome));
    inputs.push(at_gates(table, Side::Carthage));
    inputs.push(-near(table, Side::Rome));
    inputs.push(near(table, Side::Carthage));
    inputs.push(-i32::from(table.survey.besiegers(Side::Rome).min(MOST_CUS)));
    inputs.push(i32::from(table.survey.besiegers(Side::Carthage).min(MOST_CUS)));
    inputs.push(garrison(table, Side::Rome).min(GARRISON));
    inputs.push(-garrison(table, Side::Carthage).min(GARRISON));
    inputs.push(difference(|side| gathered.relieved[side]));
}

/// CUs of a side in its capital.
fn garrison(table: &Table<'_>, side: Side) -> i32 {
    i32::from(table.s.place(capital(side)).all(side).fighting())
}

/// What an enemy army before a capital has of its siege: 1 for standing there and 2 for each point.
fn at_gates(table: &Table<'_>, side: Side) -> i32 {
    let place = table.s.place(capital(side));
    if place.outside[side.enemy()].fighting() < BESIEGERS {
        return 0;
    }
    1 + 2 * i32::from(place.points)
}

/// By how many CUs the largest enemy army within a march of a capital outnumbers its garrison, and 1 for being there.
fn near(table: &Table<'_>, side: Side) -> i32 {
    let near = table.armies(side.enemy(), within_a_march(capital(side)));
    let large = near.filter(|stack| stack.outside.cus >= BESIEGERS);
    let most = large.map(|stack| i32::from(stack.outside.cus.min(MOST_CUS))).max();
    most.map_or(0, |most| (most - garrison(table, side)).max(0) + 1)
}
