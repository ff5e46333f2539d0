//! By what a position is judged: quantities more of which are worth something to Rome.

use crate::State;
use crate::board::politics;
use crate::data::lanes::tyrrhenum_ports;
use crate::data::provinces::Province;
use crate::data::spaces::{self, Landmass, space};
use crate::rules::isolation::isolated;
use crate::rules::{siege, victory};
use ::ai::{Input, Inputs, input};
use engine::{PerSide, Side, SpaceSet};

/// In the order in which [`measure`] pushes them.
#[rustfmt::skip]
pub(super) const INPUTS: &[Input] = &[
    input("entries",            40,  140),
    input("ahead",              20,  160),
    input("italia",             20,  60),
    input("italia_bare",        -120, -300),
    input("margins",            10,  20),
    input("pcs",                6,   6),
    input("isolated",           -12, -30),
    input("cus",                16,  12),
    input("armies",             4,   3),
    input("cus_away",           6,   6),
    input("generals",           6,   4),
    input("ships",              12,  6),
    input("supremacy",          30,  20),
    input("seamanship",         20,  10),
    input("corvi",              10,  5),
    input("sieges",             30,  30),
    input("trains",             5,   3),
    input("cards",              10,  10),
    input("miat",               -20, -30),
];

/// So far ahead at sea, a Ready Warship counting two, more ships are worth nothing.
const SHIPS_AHEAD: i32 = 6;

/// For each side how much, as Rome's less Carthage's.
fn difference(of: impl Fn(Side) -> i32) -> i32 {
    of(Side::Rome) - of(Side::Carthage)
}

/// How a side stands in a set most of which counts, from -2 to 2.
fn margin(s: &State, of: SpaceSet, majority: u32) -> i32 {
    let lead = |side| (s.controlled(side, of) as i32 - majority as i32 + 1).max(-1);
    (lead(Side::Rome) - lead(Side::Carthage)).clamp(-2, 2)
}

/// Measures a position.
pub(super) fn measure(s: &State, inputs: &mut Inputs) {
    let display = politics::display_of(s);
    let entries = |side| display.iter().filter(|owner| **owner == Some(side)).count() as i32;
    let ahead = difference(entries);
    inputs.push(ahead);
    // Ties go to Carthage (4.2).
    inputs.push(if ahead > 0 { 1 } else { -1 });
    let italian = i32::from(victory::italian_provinces(s));
    inputs.push(italian);
    inputs.push((4 - italian).max(0));
    let provinces = Province::ALL.into_iter().filter(|p| p.significant());
    let margins: i32 = provinces.map(|p| margin(s, p.spaces(), p.majority())).sum();
    let ports = tyrrhenum_ports();
    inputs.push(margins + margin(s, ports, ports.len() / 2 + 1));
    inputs.push(difference(|side| i32::from(s.pcs_on_map(side))));
    inputs.push(difference(|side| isolated(s, side).len() as i32));
    let mut land = Land::default();
    land.measure(s);
    inputs.push(land.cus.rome - land.cus.carthage);
    inputs.push(land.largest.rome - land.largest.carthage);
    inputs.push(land.away.rome - land.away.carthage);
    inputs.push(difference(|side| {
        s.generals_in_play(side)
            .iter()
            .map(|g| i32::from(s.battle_rating(g)))
            .sum()
    }));
    let ships = difference(|side| {
        let ships = s.ships[side];
        2 * i32::from(ships.ready) + i32::from(ships.spent)
    });
    // Whoever rules the sea gains nothing by more.
    inputs.push(ships.clamp(-SHIPS_AHEAD, SHIPS_AHEAD));
    inputs.push(if s.supremacy == Side::Rome { 1 } else { -1 });
    inputs.push(i32::from(s.seamanship));
    inputs.push(i32::from(s.corvi));
    inputs.push(land.sieges);
    inputs.push(land.trains.rome - land.trains.carthage);
    inputs.push(difference(|side| s.hands[side].len() as i32));
    inputs.push(i32::from(s.miat_pcs()));
}

/// What lies on land.
#[derive(Default)]
struct Land {
    cus: PerSide<i32>,
    largest: PerSide<i32>,
    away: PerSide<i32>,
    trains: PerSide<i32>,
    sieges: i32,
}

impl Land {
    fn measure(&mut self, s: &State) {
        for at in spaces::all() {
            let place = s.place(at);
            for side in Side::BOTH {
                let force = place.all(side);
                let cus = i32::from(force.fighting());
                self.cus[side] += cus;
                self.trains[side] += i32::from(force.trains);
                self.largest[side] = self.largest[side].max(cus.min(10));
                if is_away(side, space(at).landmass) {
                    self.away[side] += cus;
                }
            }
            if place.points > 0 {
                let own = place.city().map_or(place.points_of, |owner| Some(owner.enemy()));
                let share = 4 * i32::from(place.points) / i32::from(siege::needed(s, at).max(1));
                match own {
                    Some(Side::Rome) => self.sieges += share,
                    Some(Side::Carthage) => self.sieges -= share,
                    None => {}
                }
            }
        }
    }
}

/// Whether land is not the side's home.
fn is_away(side: Side, on: Landmass) -> bool {
    match side {
        Side::Rome => on != Landmass::Italy,
        Side::Carthage => on != Landmass::Africa,
    }
}
