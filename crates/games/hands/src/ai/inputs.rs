//! By what a position is judged: quantities more of which are worth something to Rome.

use super::{battles, endings, fleets, worth};
use crate::State;
use crate::board::payment::all_ways;
use crate::board::supply;
use crate::data::cards::{COLONISTS, LEADERS, LOCATION_SET, RAIDERS};
use crate::data::locations::at::SYRACUSE;
use crate::data::locations::{Area, location};
use crate::data::tracks::{CAPTURED_END, LEAD, TURNS, VP_END};
use crate::data::ways::raided_from;
use crate::rules::{campaign, ending};
use crate::state::{Battle, CampaignCard};
use ::ai::{Input, Inputs, difference, input};
use engine::{CardSet, Side};

/// In the order in which [`measure`] pushes them.
#[rustfmt::skip]
pub(super) const INPUTS: &[Input] = &[
    input("score",        14,    17),
    input("due",          4,     6),
    input("ahead",        -1,    47),
    input("lead",         19,    11),
    input("sicily",       108,   -61),
    input("locations",    54,    34),
    input("cities",       -7,    -5),
    input("silver",       0,     1),
    input("swords",       42,    5),
    input("leaders",      1,     55),
    input("raiders",      38,    28),
    input("colonists",    47,    13),
    input("cards",        -4,    -1),
    input("dead",         -45,   -16),
    input("warships",     23,    2),
    input("sea",          6,     9),
    input("unsupplied",   -54,   -14),
    input("fortified",    -37,   14),
    input("strategy",     62,    -12),
    input("battles",      1,     2),
    input("reserve",      4,     6),
    input("pillage",      5,     -2),
    input("tempo",        20,    45),
    input("rome",         85,    -25),
    input("close",        2,     -4),
    input("next lead",    111,   0),
    input("later lead",   -27,   -34),
    input("imminent",     1,     6),
    input("closing",      -4,    8),
    input("behind",       -9,    3),
    input("cut off",      15,    1),
    input("exposed",      -11,   6),
    input("room",         9,     12),
    input("rich",         0,     -4),
    input("syracuse",     217,   36),
    input("towns left",   10,    4),
    input("draw pile",    0,     1),
];

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
    inputs.push(score.clamp(-5, 5));
    inputs.push(endings::lead_with(s, due));
    inputs.push(endings::lead_with(s, 2 * due));
    inputs.push(due.clamp(-12, 12) * imminent(s));
    // Ties go to Carthage (6.2).
    let ahead = (2 * score - 1).clamp(-9, 9);
    inputs.push(ahead * endings::near(s));
    inputs.push(ahead * (i32::from(s.turn) - 8).max(0));
    inputs.push(difference(|side| fleets::cuts(s, side)));
    inputs.push(difference(|side| exposed(s, side)));
    inputs.push(difference(|side| room(s, side)));
    inputs.push(difference(|side| i32::from(s.of(side).silver.clamp(10, 20))));
    inputs.push(match s.owner(SYRACUSE) {
        Some(Side::Rome) => 1,
        Some(Side::Carthage) => -1,
        None => 0,
    });
    inputs.push(difference(|side| i32::from(s.towns_left(side).min(9))));
    inputs.push(difference(|side| s.of(side).deck.len() as i32));
}

/// How near the next Campaign is, from 0 to 4, by the cards that Carthage draws before it (4.1).
fn imminent(s: &State) -> i32 {
    let cards = s.of(Side::Carthage).deck.len() as i32;
    match s.campaign {
        CampaignCard::Gone => 0,
        CampaignCard::Drawn => 4,
        CampaignCard::Bottom => (4 - cards / 3).max(0),
    }
}

/// Locations of a side without a Fortification that lie on a road from one of the enemy's: those that can be raided (5.2.4).
fn exposed(s: &State, side: Side) -> i32 {
    let open = s.owned(side).without(s.fortified).iter();
    let near = open.filter(|at| !raided_from(*at).and(s.owned(side.enemy())).is_empty());
    near.count() as i32
}

/// What the unoccupied locations are worth that are connected with those of a side: their VP, and one for each.
fn room(s: &State, side: Side) -> i32 {
    let free = s.unoccupied().iter();
    let near = free.filter(|at| !all_ways(*at).and(s.owned(side)).is_empty());
    near.map(|at| i32::from(location(at).vp) + 1).sum()
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
