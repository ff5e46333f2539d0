//! Provinces and how near they are to being turned, PCs and the Miat (2.1.E, 4, 5.4, 5.5).

use super::sign;
use crate::State;
use crate::board::politics;
use crate::data::lanes::tyrrhenum_ports;
use crate::data::provinces::Province;
use crate::data::spaces::{self, at};
use crate::data::tracks::LAST_TURN;
use crate::rules::isolation::isolated;
use crate::rules::victory;
use ::ai::{Inputs, difference};
use engine::{PerSide, Side, SpaceSet};

/// So many PCs after the Victory Check are enough against further losses (4.1).
const ENOUGH_PCS: i32 = 8;
/// A lead in the final count is told up to so much, where ties are -1 (4.2).
const FINAL_LEAD: i32 = 7;

/// The spaces most of which count for an entry of the Provincial Display, and how many are most of them.
fn sets() -> impl Iterator<Item = (SpaceSet, i32)> {
    let provinces = Province::ALL.into_iter().filter(|p| p.significant());
    let provinces = provinces.map(|p| (p.spaces(), p.majority() as i32));
    let ports = tyrrhenum_ports();
    provinces.chain([(ports, ports.len() as i32 / 2 + 1)])
}

/// Entries of the Provincial Display that hang on spaces alone, Rome's less Carthage's.
fn entries_by(held: PerSide<SpaceSet>) -> i32 {
    difference(|side| {
        let entries = sets().filter(|(of, most)| held[side].and(*of).len() as i32 >= *most);
        entries.count() as i32 + i32::from(held[side].contains(at::LILYBAEUM))
    })
}

/// How many sets a side is so near to holding, Rome's less Carthage's.
#[derive(Default)]
struct Margins {
    /// How both stand in each set, from -2 to 2, in sum.
    sum: i32,
    one_short: i32,
    two_short: i32,
    /// Held with no space to spare.
    bare: i32,
    /// Held with one or more to spare.
    safe: i32,
}

impl Margins {
    fn of(held: PerSide<SpaceSet>) -> Self {
        let mut margins = Margins::default();
        for (of, most) in sets() {
            let mut sum = 0;
            for side in Side::BOTH {
                let (sign, spare) = (sign(side), held[side].and(of).len() as i32 - most);
                match spare {
                    -2 => margins.two_short += sign,
                    -1 => margins.one_short += sign,
                    0 => margins.bare += sign,
                    1.. => margins.safe += sign,
                    _ => {}
                }
                sum += sign * (spare + 1).max(-1);
            }
            margins.sum += sum.clamp(-2, 2);
        }
        margins
    }
}

/// The spaces that each side controls.
fn held(s: &State) -> PerSide<SpaceSet> {
    let mut held = PerSide::new(SpaceSet::EMPTY, SpaceSet::EMPTY);
    for at in spaces::all() {
        if let Some(side) = s.control(at) {
            held[side].insert(at);
        }
    }
    held
}

/// Measures what is held.
pub(super) fn measure(s: &State, inputs: &mut Inputs) {
    let display = politics::display_of(s);
    let ahead: i32 = display.iter().flatten().map(|side| sign(*side)).sum();
    let held = held(s);
    let alone = PerSide::new(isolated(s, Side::Rome), isolated(s, Side::Carthage));
    let joined = PerSide::new(held.rome.without(alone.rome), held.carthage.without(alone.carthage));
    let winter = entries_by(joined) - entries_by(held);
    // In the last turn 1, before it 0.
    let last = i32::from(s.turn == LAST_TURN);
    inputs.push(ahead);
    inputs.push(leads(ahead));
    inputs.push(winter);
    inputs.push(last * (2 * (ahead + winter) - 1).clamp(-FINAL_LEAD, FINAL_LEAD));
    inputs.push(last * leads(ahead + winter));
    let italian = i32::from(victory::italian_provinces(s));
    inputs.push(italian);
    inputs.push((4 - italian).max(0));
    for owner in display {
        inputs.push(owner.map_or(0, sign));
    }
    inputs.push(politics::province_owner(s, Province::Samnium).map_or(0, sign));
    let margins = Margins::of(held);
    inputs.push(margins.sum);
    inputs.push(margins.one_short);
    inputs.push(margins.two_short);
    inputs.push(margins.bare);
    inputs.push(margins.safe);
    inputs.push(last * margins.one_short);
    inputs.push(last * margins.two_short);
    inputs.push(last * margins.bare);
    inputs.push(difference(|side| i32::from(s.pcs_on_map(side))));
    inputs.push(difference(|side| {
        let owed = (-ahead * sign(side)).max(0);
        let left = i32::from(s.pcs_on_map(side)) - alone[side].len() as i32 - owed;
        (ENOUGH_PCS - left).max(0)
    }));
    inputs.push(difference(|side| alone[side].len() as i32));
    inputs.push(i32::from(s.miat_pcs()));
    let flippable = difference(|side| {
        let enemy = s.pcs(side.enemy()).iter();
        enemy.filter(|at| s.has_cus(*at, side)).count() as i32
    });
    inputs.push(flippable);
    inputs.push(last * flippable);
}

/// 1 if Rome would win the final count, else -1: ties go to Carthage (4.2).
fn leads(ahead: i32) -> i32 {
    if ahead > 0 { 1 } else { -1 }
}
