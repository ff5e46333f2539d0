//! By what a position is judged: quantities more of which are worth something to Rome.

use super::{battles, worth};
use crate::State;
use crate::board::supply;
use crate::data::cards::{COLONISTS, LEADERS, LOCATION_SET, RAIDERS};
use crate::data::locations::Area;
use crate::data::tracks::{CAPTURED_END, LEAD, TURNS, VP_END};
use crate::rules::{campaign, ending};
use crate::state::Battle;
use ::ai::{Input, Inputs, input};
use engine::{CardSet, Side};

/// In the order in which [`measure`] pushes them.
#[rustfmt::skip]
pub(super) const INPUTS: &[Input] = &[
    input("score",       9,     30),
    input("due",         6,     10),
    input("ahead",       0,     60),
    input("lead",        80,    10),
    input("sicily",      60,    60),
    input("locations",   33,    90),
    input("cities",      30,    18),
    input("silver",      3,     1),
    input("swords",      45,    45),
    input("leaders",     0,     60),
    input("raiders",     30,    80),
    input("colonists",   43,    5),
    input("cards",       -1,    -4),
    input("dead",        -30,   0),
    input("warships",    19,    13),
    input("sea",         14,    15),
    input("unsupplied",  -8,    -31),
    input("fortified",   0,     8),
    input("strategy",    5,     30),
    input("battles",     2,     3),
    input("reserve",     0,     0),
    input("pillage",     0,     8),
    input("tempo",       20,    45),
    input("rome",        0,     60),
];

/// For each side how much, as Rome's less Carthage's.
fn difference(of: impl Fn(Side) -> i32) -> i32 {
    of(Side::Rome) - of(Side::Carthage)
}

/// How far the war has come, from 0 to 16: by its turn, or by whatever else may bring its end near (6.2).
pub(super) fn progress(s: &State) -> u8 {
    if s.ending.is_some() {
        return 16;
    }
    let turn = (s.turn - 1) * 16 / TURNS.len() as u8;
    let near = Side::BOTH.into_iter().map(|side| {
        let own = s.of(side);
        let towns = 16_u8.saturating_sub(3 * s.towns_left(side));
        let cities = 16_u8.saturating_sub(4 * s.cities_left(side));
        let captured = 16_u8.saturating_sub(3 * CAPTURED_END.saturating_sub(own.captured.points()));
        let points = 16_u8.saturating_sub(VP_END.saturating_sub(own.vp));
        towns.max(cities).max(captured).max(points)
    });
    near.fold(turn, u8::max)
}

/// Measures a position.
pub(super) fn measure(s: &State, inputs: &mut Inputs) {
    let score = difference(|side| i32::from(ending::final_score(s, side).total()));
    inputs.push(score.clamp(-40, 40));
    let due = difference(|side| i32::from(campaign::campaign_points(s, side)));
    inputs.push(due * worth::campaigns(s));
    // Ties go to Carthage (6.2).
    inputs.push(if score > 0 { 1 } else { -1 });
    inputs.push(lead(s, due));
    let isle = |side| {
        let held = s.owned(side).and(Area::Sicily.locations()).len() as i32;
        let near = held - 8;
        near.max(0)
    };
    inputs.push(difference(isle));
    inputs.push(difference(|side| s.owned(side).len() as i32));
    inputs.push(difference(|side| s.developed(side).len() as i32));
    inputs.push(difference(|side| worth::silver(0, s.of(side).silver.min(30) as u8)));
    let cards = Side::BOTH.map(|side| worth::cards_of(s, side));
    let deck = |side: Side| cards[usize::from(side == Side::Carthage)];
    inputs.push(difference(|side| worth::swords(deck(side))));
    let many = |set: CardSet| difference(|side| deck(side).and(set).len() as i32);
    inputs.push(many(LEADERS));
    inputs.push(many(RAIDERS));
    inputs.push(many(COLONISTS));
    inputs.push(difference(|side| {
        let owned = s.owned(side);
        deck(side).iter().map(|id| worth::of_card(owned, id)).sum::<i32>()
    }));
    inputs.push(difference(|side| {
        let owned = s.owned(side);
        let locations = deck(side).and(LOCATION_SET);
        locations.iter().filter(|id| worth::is_dead(owned, *id)).count() as i32
    }));
    inputs.push(superiority(s));
    inputs.push(difference(|side| {
        let zones = Area::ALL.into_iter().filter(|zone| s.is_hostile(*zone, side.enemy()));
        zones
            .map(|zone| s.owned(side.enemy()).and(zone.coasts()).len() as i32)
            .sum()
    }));
    inputs.push(difference(|side| {
        s.owned(side).without(supply::supplied(s, side)).len() as i32
    }));
    inputs.push(difference(|side| s.owned(side).and(s.fortified).len() as i32));
    inputs.push(difference(|side| i32::from(s.effect(side).is_some())));
    inputs.push(under_way(s));
    inputs.push(difference(|side| worth::swords(s.of(side).reserve)));
    inputs.push(difference(|side| i32::from(s.of(side).pillage)));
    inputs.push(if s.active == Side::Rome { 1 } else { -1 });
    inputs.push(1);
}

/// How near a side is to a lead that wins at the end of a Campaign (6.1): by how many VP the next one brings it beyond half of it.
fn lead(s: &State, due: i32) -> i32 {
    let next = difference(|side| i32::from(s.of(side).vp)) + due;
    let half = i32::from(LEAD) / 2;
    let beyond = (next.abs() - half).clamp(0, half + 1);
    beyond * next.signum()
}

/// The land battles that go on, in points.
fn under_way(s: &State) -> i32 {
    let of = |(attacker, battle): (Side, &Battle)| {
        let worth = battles::outlook(s, attacker, battle);
        if attacker == Side::Rome { worth } else { -worth }
    };
    s.battles().map(of).sum()
}

/// Superiority at sea: the first Warship more than the other side has counts most, a fourth no more; all twice where the Fleets meet.
fn superiority(s: &State) -> i32 {
    let ahead = difference(|side| i32::from(s.of(side).warships));
    let steps = [0, 4, 6, 7];
    let [rome, carthage] = Side::BOTH.map(|side| s.of(side).fleet);
    let meet = if rome.is_some() && rome == carthage { 2 } else { 1 };
    meet * steps[ahead.unsigned_abs().min(3) as usize] * ahead.signum()
}
