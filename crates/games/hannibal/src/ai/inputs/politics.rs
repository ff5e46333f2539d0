//! Provinces and how near they are to being turned, PCs and what keeps them (15.6, 19, 22, 23).

use super::{Table, sign};
use crate::State;
use crate::board::politics::may_place_pc;
use crate::data::provinces::{Province, Region};
use crate::data::roads::supplying;
use crate::data::spaces::{self, space};
use crate::data::tracks::LAST_TURN;
use crate::rules::isolation::isolated;
use crate::state::Marker;
use ::ai::{Inputs, difference};
use engine::{PerSide, Side, SpaceSet};

/// So many PCs after the Victory Check are enough against further losses (15.6, 22.3).
const ENOUGH_PCS: i32 = 10;
/// Italian provinces that Carthage has before it comes near to all of them (23).
const MANY_IN_ITALY: i32 = 3;
/// A lead in Political Points at the end is told up to so much, where ties are -1 (22.4).
const FINAL_LEAD: i32 = 7;
/// Cards of both sides in the last turn (7.1).
const LAST_CARDS: i32 = 18;
/// Cards in which a lead in the last turn counts once more.
const CARDS_OF_A_LEAD: i32 = 6;

/// The spaces that each side controls, and those with its round PC markers.
struct Ground {
    held: PerSide<SpaceSet>,
    pcs: PerSide<SpaceSet>,
}

impl Ground {
    fn of(s: &State) -> Self {
        let none = || PerSide::new(SpaceSet::EMPTY, SpaceSet::EMPTY);
        let (mut held, mut pcs) = (none(), none());
        for at in spaces::all() {
            let place = s.place(at);
            if let Some(side) = place.control() {
                held[side].insert(at);
            }
            if let Marker::Pc(side) = place.marker {
                pcs[side].insert(at);
            }
        }
        Ground { held, pcs }
    }
}

/// Provinces that count (22.1).
fn significant() -> impl Iterator<Item = Province> {
    Province::ALL.into_iter().filter(|p| p.significant())
}

/// Political Points by these spaces, Rome's less Carthage's.
fn points_by(held: PerSide<SpaceSet>) -> i32 {
    difference(|side| {
        let holds = |p: &Province| held[side].and(p.spaces()).len() >= p.majority();
        significant().filter(holds).count() as i32
    })
}

/// 1 if Rome has more Political Points, else -1: ties go to Carthage (22.4).
const fn leads(points: i32) -> i32 {
    if points > 0 { 1 } else { -1 }
}

/// How many provinces a side is so near to holding, Rome's less Carthage's.
#[derive(Default)]
struct Margins {
    one_short: i32,
    two_short: i32,
    three_short: i32,
    /// Held with no space to spare.
    bare: i32,
    one_spare: i32,
    /// Held with two or more to spare.
    safe: i32,
    /// One short, where a PC can be placed without a battle (19.2).
    open_one: i32,
    /// The same with two.
    open_two: i32,
}

impl Margins {
    fn of(table: &Table<'_>) -> Self {
        let mut margins = Margins::default();
        for side in Side::BOTH {
            let sign = sign(side);
            let open: SpaceSet = spaces::all()
                .filter(|at| may_place_pc(table.s, side, *at).is_ok())
                .collect();
            for province in significant() {
                let free = open.and(province.spaces()).len();
                match table.survey.spare(side, province) {
                    -3 => margins.three_short += sign,
                    -2 => {
                        margins.two_short += sign;
                        margins.open_two += sign * i32::from(free >= 2);
                    }
                    -1 => {
                        margins.one_short += sign;
                        margins.open_one += sign * i32::from(free >= 1);
                    }
                    0 => margins.bare += sign,
                    1 => margins.one_spare += sign,
                    2.. => margins.safe += sign,
                    _ => {}
                }
            }
        }
        margins
    }
}

/// Measures what is held.
pub(super) fn measure(table: &Table<'_>, inputs: &mut Inputs) {
    let (s, survey) = (table.s, &table.survey);
    let ground = Ground::of(s);
    let alone = PerSide::new(isolated(s, Side::Rome), isolated(s, Side::Carthage));
    let joined = |side| ground.held[side].without(alone[side]);
    let points = difference(|side| survey.points(side));
    let after_winter = points_by(PerSide::new(joined(Side::Rome), joined(Side::Carthage)));
    // In the last turn 1, before it 0.
    let last = i32::from(s.turn == LAST_TURN);
    let lead = last * (2 * after_winter - 1).clamp(-FINAL_LEAD, FINAL_LEAD);
    let played = LAST_CARDS - s.hands.rome.len() as i32 - s.hands.carthage.len() as i32;
    inputs.push(1);
    inputs.push(points);
    inputs.push(leads(points));
    inputs.push(after_winter - points);
    inputs.push(lead);
    inputs.push(last * leads(after_winter));
    inputs.push(lead * played / CARDS_OF_A_LEAD);
    let lost = |p: &Province| survey.controls(Side::Carthage, *p);
    let italy_lost = Region::Italia.provinces().filter(lost).count() as i32;
    inputs.push(-italy_lost);
    inputs.push(-(italy_lost - MANY_IN_ITALY).max(0));
    let owner = |p: Province| difference(|side| i32::from(survey.controls(side, p)));
    significant().for_each(|p| inputs.push(owner(p)));
    inputs.push(Region::Gallia.provinces().map(owner).sum());
    let margins = Margins::of(table);
    inputs.push(margins.one_short);
    inputs.push(margins.two_short);
    inputs.push(margins.three_short);
    inputs.push(margins.bare);
    inputs.push(margins.one_spare);
    inputs.push(margins.safe);
    inputs.push(margins.open_one);
    inputs.push(margins.open_two);
    inputs.push(last * margins.one_short);
    inputs.push(last * margins.two_short);
    inputs.push(last * margins.bare);
    inputs.push(last * margins.open_one);
    inputs.push(last * margins.open_two);
    let pcs = PerSide::new(ground.pcs.rome.len() as i32, ground.pcs.carthage.len() as i32);
    let isolated = PerSide::new(alone.rome.len() as i32, alone.carthage.len() as i32);
    inputs.push(difference(|side| pcs[side]));
    inputs.push(-difference(|side| {
        let owed = (-after_winter * sign(side)).max(0);
        (ENOUGH_PCS - (pcs[side] - isolated[side] - owed)).max(0)
    }));
    inputs.push(-difference(|side| isolated[side]));
    inputs.push(-difference(|side| {
        ground.pcs[side].without(joined_by_ground(s, side)).len() as i32 - isolated[side]
    }));
    let flippable = difference(|side| {
        let enemy = ground.pcs[side.enemy()].iter();
        enemy.filter(|at| s.has_cus(*at, side)).count() as i32
    });
    inputs.push(flippable);
    inputs.push(last * flippable);
    let held = |side: Side, of: fn(Marker) -> bool| {
        let held = ground.held[side].iter();
        held.filter(|at| of(s.place(*at).marker)).count() as i32
    };
    inputs.push(difference(|side| {
        held(side, |marker| matches!(marker, Marker::City(_)))
    }));
    inputs.push(difference(|side| {
        held(side, |marker| matches!(marker, Marker::Tribe(_)))
    }));
}

/// The spaces from which a path leads to a friendly Walled City, Tribe or port where no friendly CU would stand (19.4).
fn joined_by_ground(s: &State, side: Side) -> SpaceSet {
    let (mut ends, mut open) = (SpaceSet::EMPTY, SpaceSet::EMPTY);
    for at in spaces::all() {
        let place = s.place(at);
        let own = place.control() == Some(side);
        if own && (!matches!(place.marker, Marker::Pc(_)) || space(at).port.is_some()) {
            ends.insert(at);
        }
        if own || !place.hostile(side) && place.all(side.enemy()).is_empty() {
            open.insert(at);
        }
    }
    punic::joined_with(ends, open, supplying)
}
