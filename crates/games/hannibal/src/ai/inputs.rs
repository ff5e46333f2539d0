//! By what a position is judged: quantities more of which are worth something to Rome.

use super::army::{Army, capital};
use super::survey::Survey;
use super::ways::within_a_march;
use crate::State;
use crate::data::generals::{general, of, who};
use crate::data::provinces::{Province, Region, region_of};
use crate::data::spaces::{self, at};
use crate::data::tracks::LAST_TURN;
use crate::rules::isolation::isolated;
use crate::rules::movement::MOST_CUS;
use crate::state::{Marker, Where};
use ::ai::{Input, Inputs, difference, input};
use engine::{PerSide, Side};

/// In the order in which [`measure`] pushes them.
#[rustfmt::skip]
pub(super) const INPUTS: &[Input] = &[
    input("rome",         271, 269),
    input("points",       7, 57),
    input("ahead",        0, 10),
    input("last_turn",    0, 123),
    input("italy_lost",   0, 0),
    input("italy_nearly", -15, -75),
    input("margins",      4, 26),
    input("pcs",          5, 1),
    input("few_pcs",      22, 14),
    input("isolated",     -11, -15),
    input("cus",          8, 2),
    input("strongest",    0, 2),
    input("ratings",      0, 1),
    input("hannibal",     -34, -97),
    input("hannibal_leads", -1, 0),
    input("africanus",    0, 162),
    input("hostile",      -2, 0),
    input("under_army",   10, 51),
    input("sieges",       16, 8),
    input("capitals",     81, 188),
    input("nearly_taken", 250, 250),
    input("unrelieved",   20, 20),
    input("threatened",   6, 6),
    input("cards",        16, 23),
    input("elephants",    0, 0),
    input("at_sea",       0, -20),
    input("abroad",       5, 9),
];

/// PC markers below which a side comes near to suing for peace (15.6, 22.3).
const FEW_PCS: i32 = 10;
/// Italian provinces that Carthage has before it comes near to all of them (23).
const MANY_IN_ITALY: i32 = 3;

/// Measures a position.
pub(super) fn measure(s: &State, inputs: &mut Inputs) {
    let survey = Survey::of(s);
    let points = difference(|side| survey.points(side));
    // Ties go to Carthage (22.4).
    let ahead = if points > 0 { 1 } else { -1 };
    // What is not counted below.
    inputs.push(1);
    inputs.push(points);
    inputs.push(ahead);
    inputs.push(if s.turn == LAST_TURN { ahead } else { 0 });
    let italian = Region::Italia.provinces();
    let lost = italian.filter(|p| survey.controls(Side::Carthage, *p)).count() as i32;
    inputs.push(lost);
    inputs.push((lost - MANY_IN_ITALY).max(0));
    let margin = |p: &Province| survey.spare(Side::Rome, *p).max(-3) - survey.spare(Side::Carthage, *p).max(-3);
    let significant = Province::ALL.iter().filter(|p| p.significant());
    inputs.push(significant.map(|p| margin(p).clamp(-3, 3)).sum());
    let pcs = PerSide::new(s.pcs(Side::Rome).len() as i32, s.pcs(Side::Carthage).len() as i32);
    inputs.push(difference(|side| pcs[side]));
    inputs.push(-difference(|side| (FEW_PCS - pcs[side]).max(0)));
    inputs.push(difference(|side| isolated(s, side).len() as i32));
    let land = Land::of(s);
    inputs.push(difference(|side| land.cus[side]));
    inputs.push(difference(|side| strongest(s, side)));
    let rated = |side| {
        s.generals_in_play(side)
            .iter()
            .map(|unit| i32::from(general(unit).battle))
    };
    inputs.push(difference(|side| rated(side).sum()));
    let hannibal = s.general(who::HANNIBAL).at;
    inputs.push(i32::from(hannibal != Where::Eliminated));
    let led = s.stack(Side::Carthage, hannibal).0.fighting();
    inputs.push(i32::from(led.min(10)));
    inputs.push(i32::from(s.general(who::AFRICANUS).at.space().is_some()));
    inputs.push(difference(|side| land.hostile[side]));
    inputs.push(difference(|side| land.under[side]));
    inputs.push(difference(|side| land.sieges[side]));
    let besieged = |at| i32::from(s.place(at).points);
    inputs.push(besieged(at::CARTHAGE) - besieged(at::ROME));
    let nearly = |at| (besieged(at) - 1).max(0);
    inputs.push(nearly(at::CARTHAGE) - nearly(at::ROME));
    let danger = PerSide::new(
        Danger::of(s, &survey, Side::Rome),
        Danger::of(s, &survey, Side::Carthage),
    );
    inputs.push(-difference(|side| danger[side].unrelieved));
    inputs.push(-difference(|side| danger[side].threatened));
    inputs.push(difference(|side| s.hands[side].len() as i32));
    inputs.push(land.elephants);
    inputs.push(i32::from(s.effects.macedonia) + i32::from(s.effects.naval_victory));
    inputs.push(difference(|side| land.abroad[side]));
}

/// Strength of a side's strongest army in the field.
fn strongest(s: &State, side: Side) -> i32 {
    let armies = of(side).iter().filter_map(|unit| {
        let Where::At(at) = s.general(unit).at else { return None };
        let army = Army::at(s, side, at);
        Some(i32::from(army.cus.min(10)) + 2 * i32::from(army.rating()))
    });
    armies.max().unwrap_or(0)
}

/// What a side has to fear for its capital, whose fall ends the war (23).
struct Danger {
    /// How many CUs more an enemy army before its walls has than the side's armies within a march, ten at most.
    unrelieved: i32,
    /// The same of the largest enemy army within two marches.
    threatened: i32,
}

impl Danger {
    fn of(s: &State, survey: &Survey, side: Side) -> Self {
        let at = capital(side);
        let relief = survey.cus_of_armies(s, side, within_a_march(at), None);
        let missing = |enemies: u8| i32::from(enemies.min(MOST_CUS).saturating_sub(relief));
        let army = Army::at(s, side.enemy(), at);
        Danger {
            unrelieved: missing(if army.commander.is_some() { army.cus } else { 0 }),
            threatened: missing(survey.besiegers(side)),
        }
    }
}

/// What stands on the map.
#[derive(Default)]
struct Land {
    cus: PerSide<i32>,
    /// CUs where winter takes its part (21.1).
    hostile: PerSide<i32>,
    /// Enemy PCs that CUs stand on.
    under: PerSide<i32>,
    /// Siege and subjugation points that a side has gathered.
    sieges: PerSide<i32>,
    /// CUs in the enemy's country.
    abroad: PerSide<i32>,
    elephants: i32,
}

impl Land {
    fn of(s: &State) -> Self {
        let mut land = Land::default();
        for at in spaces::all() {
            let place = s.place(at);
            for side in Side::BOTH {
                let force = place.all(side);
                let cus = i32::from(force.fighting());
                if cus == 0 {
                    continue;
                }
                land.cus[side] += cus;
                land.elephants += i32::from(force.elephants);
                if place.hostile(side) {
                    land.hostile[side] += cus;
                }
                if place.marker == Marker::Pc(side.enemy()) {
                    land.under[side] += 1;
                }
                let theirs = match side {
                    Side::Rome => region_of(at) == Region::Africa || region_of(at) == Region::Hispania,
                    Side::Carthage => region_of(at) == Region::Italia,
                };
                if theirs {
                    land.abroad[side] += cus;
                }
            }
            if place.points > 0 {
                let by = match place.marker {
                    Marker::City(owner) | Marker::Tribe(Some(owner)) => Some(owner.enemy()),
                    _ => place.points_of,
                };
                if let Some(by) = by {
                    land.sieges[by] += i32::from(place.points);
                }
            }
        }
        land
    }
}
