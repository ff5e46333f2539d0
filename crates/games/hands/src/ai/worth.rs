//! What things are worth to a side, in points. A Victory Point at the end is worth four.

use super::reasons::{AREA, CARDS, CONTESTED, DENIES, POINTS};
use super::sides::{self, BLOCKER, CONTESTED_HELD, RAIDER};
use super::words;
use crate::State;
use crate::board::payment::all_ways;
use crate::data::cards::{
    Card, Effect, Kind, LEADERS, LOCATION_SET, STRATEGY_SET, Symbols, WINES, card, card_of, location_of, strategy,
    symbols,
};
use crate::data::locations::{Area, capital, location};
use crate::data::tracks::{MAJORITIES, TURNS};
use crate::present::words::names::place;
use ::ai::Reason;
use engine::{CardId, CardSet, Side, SpaceId, SpaceSet};

/// Points of a Victory Point.
pub(super) const VP: i32 = 4;
/// Points of what wins the war at once.
pub(super) const WAR: i32 = 300;

/// Campaigns that are likely to come: a war seldom lasts all its turns, and ends with the last Town token of a side (6.2).
pub(super) fn campaigns(s: &State) -> i32 {
    if s.ending.is_some() {
        return 0;
    }
    let left = TURNS.len() as i32 - i32::from(s.turn);
    let towns = Side::BOTH.map(|side| i32::from(s.towns_left(side)));
    1 + (left / 2).min(towns[0].min(towns[1]) * 5 / 3)
}

/// What so much more Silver is worth to a side that has so much: the more it has, the less.
pub(super) fn silver(has: u16, more: u8) -> i32 {
    let of = |piece: u16| match piece {
        0..=4 => 5,
        5..=10 => 3,
        _ => 0,
    };
    (has..has + u16::from(more)).map(of).sum::<i32>() * 9 / 10
}

/// What a price takes from a side.
pub(super) fn price(has: u16, silver_spent: u8) -> i32 {
    let price = u16::from(silver_spent).min(has);
    silver(has - price, price as u8)
}

/// What a location counts for a side that holds it: VP of Campaigns and at the end (4.1, 6.2).
pub(super) fn held(s: &State, side: Side, at: SpaceId) -> i32 {
    let row = location(at);
    let vp = i32::from(row.vp);
    match row.owner() {
        Some(owner) if owner == side => 0,
        Some(_) => VP * vp * (campaigns(s) + 1),
        None => VP * vp * campaigns(s),
    }
}

/// What a further location, or one less, means for the majority of its area (6.2) and for the whole of Sicily (6.1).
fn area(s: &State, side: Side, at: SpaceId) -> i32 {
    let area = location(at).area;
    let own = s.owned(side).and(area.locations()).len();
    let majority = MAJORITIES.into_iter().find(|(of, ..)| *of == area);
    let nearer = majority.map_or(0, |(_, many, vp)| match many as i32 - own as i32 {
        1 => 2 * i32::from(vp),
        2 | 3 => i32::from(vp),
        _ => 0,
    });
    let sicily = if area == Area::Sicily {
        match area.locations().len() - own {
            1 => WAR,
            2 => 30,
            3 => 12,
            _ => 0,
        }
    } else {
        0
    };
    nearer + sicily
}

/// What speaks for settling a location first: the other side has one that is connected with it.
fn contested(s: &State, side: Side, at: SpaceId) -> i32 {
    if all_ways(at).and(s.owned(side.enemy())).is_empty() {
        return 0;
    }
    sides::CONTESTED[side] + held(s, side, at) * CONTESTED_HELD[side] / 16
}

/// What it is worth to settle a location, reason by reason.
pub(super) fn settling(s: &State, side: Side, at: SpaceId) -> [(&'static Reason, i32); 5] {
    let wins = if at == capital(side.enemy()) { WAR } else { 0 };
    [
        (&POINTS, wins + held(s, side, at) - 1),
        (&AREA, area(s, side, at)),
        (&DENIES, held(s, side.enemy(), at) * 2 / 5),
        (&CONTESTED, contested(s, side, at)),
        (&CARDS, printed(symbols(card_of(at)))),
    ]
}

/// What is said of a reason for settling a location.
pub(super) fn said_of_settling(s: &State, side: Side, at: SpaceId, reason: &'static Reason, points: i32) -> String {
    let (enemy, there) = (side.enemy(), place(at));
    if reason == &AREA {
        return words::area(s, side, at);
    }
    if reason == &DENIES {
        return format!("keeps {} from {}", enemy.name(), words::scores(s, at));
    }
    if reason == &CONTESTED {
        return format!("is before {} at {there}", enemy.name());
    }
    if reason == &CARDS {
        return format!("brings {}", words::card_with_symbols(card_of(at)));
    }
    match points {
        _ if at == capital(enemy) => format!("takes {there}, the Capital of {}", enemy.name()),
        1.. => format!("brings {}", words::scores(s, at)),
        _ => format!("brings no VP at {there}"),
    }
}

/// What it is worth to settle a location.
pub(super) fn settled(s: &State, side: Side, at: SpaceId) -> i32 {
    settling(s, side, at).into_iter().map(|(_, points)| points).sum()
}

/// What it is worth to take the token of the enemy from a location: what he loses, and the token (6.2).
pub(super) fn taken(s: &State, side: Side, at: SpaceId) -> i32 {
    let enemy = side.enemy();
    if s.developed(enemy).contains(at) {
        // Two VP for the token, one or two that he loses, and his income.
        return 4 * VP + campaigns(s);
    }
    VP + 2 * held(s, enemy, at) + 15
}

/// What it is worth to conquer a location (5.2.3).
pub(super) fn conquered(s: &State, side: Side, at: SpaceId) -> i32 {
    let settle = settled(s, side, at);
    if s.owner(at) != Some(side.enemy()) {
        return settle;
    }
    let token = if s.developed(side.enemy()).contains(at) {
        3 * VP + 2 * campaigns(s) + 6
    } else {
        VP + 6
    };
    VP + token + held(s, side.enemy(), at) + settle
}

/// What symbols of a card are worth.
pub(super) fn printed(box_: Symbols) -> i32 {
    3 * i32::from(box_.silver)
        + i32::from(box_.ship) * 3 / 2
        + 6 * i32::from(box_.colonist)
        + i32::from(box_.wagon)
        + i32::from(box_.wine)
        + 6 * i32::from(box_.swords)
}

/// Whether a card is that of a location which its side does not hold.
pub(super) fn is_dead(owned: SpaceSet, id: CardId) -> bool {
    location_of(id).is_some_and(|at| !owned.contains(at))
}

/// What a card of its deck is worth to a side; nothing if it is dead weight.
pub(super) fn of_card(owned: SpaceSet, id: CardId) -> i32 {
    if is_dead(owned, id) {
        return 0;
    }
    let box_ = printed(symbols(id));
    match card(id) {
        Card::Empire(row, _) => {
            let blocks = row.owner.filter(|_| row.blocks_raid).map_or(0, |side| BLOCKER[side]);
            box_ + ability(row.kind) + 4 * i32::from(row.raids) + blocks
        }
        _ => box_,
    }
}

fn ability(kind: Kind) -> i32 {
    match kind {
        Kind::Support => 18,
        Kind::Leader => 5,
        Kind::Elephants | Kind::Fortification => 3,
        Kind::SiegeEngine | Kind::Agent | Kind::Naval => 2,
        Kind::Merchant => 4,
        Kind::HeavyInfantry | Kind::LightInfantry | Kind::Cavalry | Kind::Colonists => 0,
    }
}

/// All cards of a side that come round again.
pub(super) fn cards_of(s: &State, side: Side) -> CardSet {
    let own = s.of(side);
    own.own().or(own.discards).or(own.reserve).or(s.fighting(side))
}

/// Swords of Empire cards.
pub(super) fn swords(cards: CardSet) -> i32 {
    let troops = cards.without(LOCATION_SET);
    troops.iter().map(|id| i32::from(symbols(id).swords)).sum()
}

/// What it is worth to draft a card, before its price (5.4.1).
pub(super) fn drafted(s: &State, side: Side, id: CardId) -> i32 {
    let Card::Empire(row, _) = card(id) else {
        return of_card(s.owned(side), id) - 4;
    };
    let cards = cards_of(s, side);
    let ahead = swords(cards) - swords(cards_of(s, side.enemy()));
    let sword = match ahead {
        ..=-3 => 13,
        -2..=2 => 10,
        3..=6 => 6,
        _ => 2,
    };
    let copies = cards
        .iter()
        .filter(|other| matches!(card(*other), Card::Empire(same, _) if same.title == row.title));
    let alike = copies.count() as i32;
    let raids = if row.raids { RAIDER[side] - 4 * alike } else { 0 };
    let kind = match row.kind {
        Kind::Support => 15,
        Kind::Leader => 4 - 2 * cards.and(LEADERS).len() as i32,
        Kind::Colonists => 11,
        Kind::Merchant => 4 * cards.and(WINES).len() as i32 - 8,
        Kind::Elephants => 6,
        Kind::SiegeEngine => 4 * s.fortified.and(s.owned(side.enemy())).len() as i32 - 4,
        Kind::Fortification | Kind::Agent | Kind::Naval => 4 - 6 * alike,
        Kind::HeavyInfantry | Kind::LightInfantry | Kind::Cavalry => 0,
    };
    let box_ = Symbols {
        swords: 0,
        ..row.symbols
    };
    sword * i32::from(row.symbols.swords) + raids + kind + printed(box_) - 13
}

/// What it is worth to buy a strategy card, before its price (4.6).
pub(super) fn bought(s: &State, side: Side, id: CardId) -> i32 {
    if !STRATEGY_SET.contains(id) {
        return 0;
    }
    let cards = cards_of(s, side);
    let left = campaigns(s).min(6);
    let many = |set: CardSet| cards.and(set).len() as i32;
    let worth = match strategy(id).effect {
        Effect::Diplomacy => {
            let isles = Area::Sicily.locations().or(Area::Corsica.locations());
            let free = s.unoccupied().and(isles).and(crate::data::locations::WITH_COLONIST);
            6 * free.len() as i32 + 4
        }
        Effect::TaxCollectors(_) | Effect::TradeNetwork(_) => 2 * left + 4,
        Effect::CombinedArms(_) => 8 + swords(cards),
        Effect::HitAndRun(_) => 14,
        Effect::NumidianAlliance { .. } => 8 + 4 * many(crate::data::cards::NUMIDIANS),
        Effect::CelticAllies { .. } => 10,
        Effect::Roads(_) => 8,
        Effect::ElephantDrivers(_) => 4 * many(crate::data::cards::ELEPHANTS),
        Effect::Siegecraft(_) => 6 * s.fortified.and(s.owned(side.enemy())).len() as i32,
        Effect::Corvus { .. } | Effect::VeteranCrews(_) => 3 * i32::from(s.of(side).warships),
        Effect::Shipwrights(_) => 8,
        Effect::Devotio(_) => 6,
        Effect::Reserve(_) => 2,
    };
    worth * (left + 2) / 13
}
