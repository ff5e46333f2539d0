//! Which action is next, and what it is about (4.2, 5).

use super::bests::{NO_FORCE, best, best_added, best_attack, best_draft, best_strategy, gained, troops, worst_card};
use super::endings::{Nearer, nearer, said_of_end};
use super::reasons::*;
use super::sides::{self, SETTLE};
use super::worth;
use super::{acts, battles, fleets};
use crate::board::payment::Means;
use crate::board::supply;
use crate::data::cards::{BLOCKS_BRIBE, BLOCKS_RAID, DRAWING, LEADERS, MERCENARIES, card_of, empire};
use crate::data::locations::{DEVELOPABLE, location};
use crate::data::places;
use crate::data::tracks::{FORTIFICATION_PRICE, MOST_PRESTIGE};
use crate::rules::actions::{attack, expand, raid};
use crate::rules::ending;
use crate::state::Action;
use crate::{Named, State};
use ::ai::{Advice, Reason};
use engine::{CardSet, Choice, Side, SpaceId};

/// Points of a captured Town and of the enemy's action that settles it anew.
const RAIDED: i32 = 19;
/// Points of the end of the round where free actions are left.
const END: i32 = 2;

/// The next action.
pub(super) fn which(s: &State, side: Side, advice: &mut Advice<'_>) {
    let means = Means::of(s, side);
    for (answer, choice) in advice.legal().iter().enumerate() {
        match Named::from_choice(*choice).and_then(Named::action) {
            Some(action) => reasons(s, &means, action, answer, advice),
            None => advice.give_saying(answer, &USUAL, END, || "ends the round".into()),
        }
    }
}

/// What speaks for an action as it can be done best.
fn reasons(s: &State, means: &Means, action: Action, answer: usize, advice: &mut Advice<'_>) {
    let side = means.side;
    let own = s.of(side);
    let (reason, points): (&'static Reason, i32) = match action {
        Action::Settle => return settle(s, means, answer, advice),
        Action::Raid => return raid(s, means, answer, advice),
        Action::Develop => {
            ends(s, side, Nearer::City, nearer(s, side, Nearer::City, 1), answer, advice);
            (&CITY, developed(s, side))
        }
        Action::Fortify => {
            let at = s.owned(side).iter().map(|at| fortified(s, side, at)).max();
            (&SAFE, at.unwrap_or(0))
        }
        Action::Attack => (&ATTACK, best_attack(s, means).map_or(0, |(_, worth)| worth)),
        Action::Reinforce => (&FORCE, added(s, means, troops())),
        Action::Leader => (&FORCE, added(s, means, LEADERS)),
        Action::Engage => (&FLEET, fleets::engaged(s, side)),
        Action::Pillage => (&PILLAGE, fleets::pillaged(s, side)),
        Action::Build => (&WARSHIP, fleets::built(s, side)),
        Action::SeaMove => (&COURSE, fleets::sailed(s, side)),
        Action::Bribe => (&DENIES, bribed(s, side)),
        Action::TakeMoney => (&SILVER, worth::silver(own.silver, gained(s, means, action)) - 2),
        Action::Trader | Action::Merchant => (&TRADE, worth::silver(own.silver, gained(s, means, action)) - 1),
        Action::Draft => (&DRAFT, best_draft(s, means).map_or(0, |(_, worth)| worth)),
        Action::Discard => {
            let idle = own.hand.without(means.hand).len() as i32;
            (&DEAD, 2 * idle)
        }
        Action::Return => (&DEAD, returned(s, side)),
        Action::Reserve => (&FORCE, 0),
        Action::Retrieve => (&FORCE, retrieved(s, means)),
        Action::BuyStrategy => (&STRATEGY, best_strategy(s, side).map_or(0, |(_, worth)| worth)),
        Action::DropStrategy => (&STOP, -25),
        Action::Cycle => (&USUAL, 0),
        Action::Pass => (&SILVER, worth::silver(own.silver, 1)),
        Action::DrawCards => (&DRAW, drawn(s, side)),
        Action::Withdraw => (&STOP, withdrawn(s, side)),
        Action::DeusExMachina => (&USUAL, if s.turn >= 4 { 10 } else { -10 }),
    };
    advice.give_saying(answer, reason, points, || acts::said(s, means, action, points));
}

/// Gives an action the points of the end that it brings nearer.
fn ends(s: &State, side: Side, by: Nearer, points: i32, answer: usize, advice: &mut Advice<'_>) {
    advice.give_saying(answer, &ENDS, points, || said_of_end(s, side, by, points));
}

/// 5.1.1: the best location that can be settled.
fn settle(s: &State, means: &Means, answer: usize, advice: &mut Advice<'_>) {
    let side = means.side;
    let target = best(
        s.unoccupied(),
        |at| worth::settled(s, side, at),
        |at| expand::settles(s, means, at).is_ok(),
    );
    let Some((at, _)) = target else { return };
    for (reason, points) in worth::settling(s, side, at) {
        advice.give_saying(answer, reason, points * SETTLE[side] / 16, || {
            worth::said_of_settling(s, side, at, reason, points)
        });
    }
    ends(s, side, Nearer::Town, nearer(s, side, Nearer::Town, 0), answer, advice);
}

/// 5.2.4: the best location that can be raided.
fn raid(s: &State, means: &Means, answer: usize, advice: &mut Advice<'_>) {
    let (side, enemy) = (means.side, means.side.enemy());
    let targets = raid::targets(s, means).iter();
    let Some(at) = targets.max_by_key(|at| raided(s, side, *at)) else {
        return;
    };
    advice.give_saying(answer, &RAID, raided(s, side, at) * 5 / 4, || acts::raids(s, side, at));
    let captured = if s.developed(enemy).contains(at) { 2 } else { 1 };
    let by = Nearer::Captured(captured);
    let nearer = nearer(s, side, by, i32::from(captured) + 1);
    ends(s, side, by, nearer * raid_chance(s, side, at) / 100, answer, advice);
}

/// 5.6.2, 6.2: what it is worth to give up a siege. With the last battle the war ends if its end is near.
fn withdrawn(s: &State, side: Side) -> i32 {
    let other = s.of(side.enemy());
    if s.ending.is_some() && s.battles().count() == 1 {
        let gained = u16::from(other.prestige < MOST_PRESTIGE);
        let [own, other] = [side, side.enemy()].map(|side| ending::final_score(s, side).total());
        let ahead = match side {
            Side::Rome => own > other + gained,
            Side::Carthage => own >= other + gained,
        };
        return if ahead { 60 } else { -60 };
    }
    match &s.of(side).battle {
        Some(battle) if battle.marker < -4 => 6,
        _ => -20,
    }
}

/// 4: what it is worth to draw cards: they are wanted before the first action, and when nothing is left to do the refill brings them. The
/// deck may have fewer than a card draws.
fn drawn(s: &State, side: Side) -> i32 {
    let first = s.round.left >= 2 || s.opening;
    match (s.round.left, most_drawn(s, side)) {
        (_, 0) | (0, _) => -5,
        _ if first => 120,
        _ => 8,
    }
}

/// 4: the most cards that a card of the hand would draw from what the deck has left.
pub(super) fn most_drawn(s: &State, side: Side) -> u8 {
    let own = s.of(side);
    let draws = own
        .hand
        .and(DRAWING)
        .iter()
        .filter_map(|id| empire(id).map(|row| row.draws));
    draws.max().unwrap_or(0).min(own.deck.len() as u8)
}

/// 5.1.2: a City counts at the end, and brings Silver.
fn developed(s: &State, side: Side) -> i32 {
    let income = worth::campaigns(s) * worth::silver(s.of(side).silver, 4) / 6;
    sides::CITY[side] + income * 2 / 5
}

/// 5.1.3: what it is worth to fortify a location, with its price.
pub(super) fn fortified(s: &State, side: Side, at: SpaceId) -> i32 {
    if !s.of(side).hand.contains(card_of(at)) {
        return 0;
    }
    let threatened = worth::taken(s, side.enemy(), at) / 4;
    threatened - worth::price(s.of(side).silver, FORTIFICATION_PRICE)
}

/// 5.2.1: what an attack is worth: it takes two actions and more.
pub(super) fn attacked(s: &State, side: Side, at: SpaceId, hand: CardSet) -> i32 {
    let worth = battles::of_attack(s, side, at, hand);
    if worth < 0 {
        worth - 30
    } else {
        worth * sides::ATTACK[side] / 16
    }
}

/// 5.2.2: what the best of these cards adds to a battle.
fn added(s: &State, means: &Means, cards: CardSet) -> i32 {
    best_added(s, means, cards).map_or(NO_FORCE, |(.., worth)| worth)
}

/// 5.2.4: what a raid takes if nobody blocks it, by the chance of that. What the enemy can settle anew costs him an action and no more.
fn raided(s: &State, side: Side, at: SpaceId) -> i32 {
    let enemy = side.enemy();
    let worth = if s.developed(enemy).contains(at) {
        worth::taken(s, side, at)
    } else if settles_after_raid(s, side, at) {
        worth::taken(s, side, at) + worth::settled(s, side, at) * 2 / 5
    } else {
        RAIDED + worth::taken(s, side, at) * 2 / 5
    };
    worth * raid_chance(s, side, at) / 100
}

/// 5.2.4: the chance, of a hundred, that a raid is not blocked.
pub(super) fn raid_chance(s: &State, side: Side, at: SpaceId) -> i32 {
    let enemy = side.enemy();
    let mut blockers = BLOCKS_RAID;
    if supply::supplied(s, enemy).contains(at) {
        blockers.insert(card_of(at));
    }
    unblocked(s, enemy, blockers)
}

/// Whether a side has an action left after a raid, and what it takes to settle the Town that the raid takes.
fn settles_after_raid(s: &State, side: Side, at: SpaceId) -> bool {
    if s.round.left < 2 {
        return false;
    }
    let mut after = s.clone();
    after.of_mut(side.enemy()).towns.remove(at);
    after.round.left -= 1;
    let means = Means::of(&after, side);
    expand::settles(&after, &means, at).is_ok()
}

/// The chance, of a hundred, that a side has none of these cards in its hand: each of them as likely as any other card.
pub(super) fn unblocked(s: &State, side: Side, blockers: CardSet) -> i32 {
    let own = s.of(side);
    if !own.certain().and(blockers).is_empty() {
        return 0;
    }
    let hidden = own.hidden();
    let (all, held) = (hidden.len() as i32, own.unknown() as i32);
    let mut chance = 100;
    for before in 0..hidden.and(blockers).len() as i32 {
        chance = chance * (all - held - before).max(0) / (all - before).max(1);
    }
    chance
}

/// 5.2.6: what a bribe is worth, with its price.
fn bribed(s: &State, side: Side) -> i32 {
    17 * mercenary_there(s, side) / 100 * unblocked(s, side.enemy(), BLOCKS_BRIBE) / 100 - 3
}

/// The chance, of a hundred, that the other side has a mercenary.
fn mercenary_there(s: &State, side: Side) -> i32 {
    let other = s.of(side.enemy());
    let hidden = other.hidden();
    let there = 100 * hidden.and(MERCENARIES).len() as i32 * other.unknown() as i32 / hidden.len().max(1) as i32;
    let open = other.reserve.or(other.certain()).and(MERCENARIES);
    if open.is_empty() { there.min(90) } else { 100 }
}

/// The chance, of a hundred, that a bribe takes a mercenary away.
pub(super) fn bribe_chance(s: &State, side: Side) -> i32 {
    mercenary_there(s, side) * unblocked(s, side.enemy(), BLOCKS_BRIBE) / 100
}

/// 5.4.3: what it is worth to have a card less.
fn returned(s: &State, side: Side) -> i32 {
    16 - worst_card(s, side).map_or(9, |(_, worth)| worth)
}

/// 5.4.5: the Reserve is retrieved for a battle.
fn retrieved(s: &State, means: &Means) -> i32 {
    let own = s.of(means.side);
    let price = worth::price(own.silver, own.reserve.len() as u8);
    let with = means.hand.or(own.reserve);
    let fought = s
        .battles()
        .filter(|(attacker, _)| attack::can_join(s, means, *attacker).is_ok());
    let in_battle = fought
        .map(|(_, battle)| {
            let reserve = own.reserve.iter();
            let best = reserve
                .map(|id| battles::reinforced(s, means.side, battle.at, id))
                .max();
            best.unwrap_or(0)
        })
        .max();
    let attack = if s.round.left > 1 && own.battle.is_none() && s.ending.is_none() {
        let targets = attack::targets(s, means.side).iter();
        let near = targets.filter(|at| attack::attacks(s, means, *at).is_ok());
        let gain = |at| attacked(s, means.side, at, with) - attacked(s, means.side, at, means.hand).max(0);
        near.map(gain).max().unwrap_or(0)
    } else {
        0
    };
    in_battle.unwrap_or(0).max(attack) - price - 6
}

/// Where the action is.
pub(super) fn whither(s: &State, side: Side, action: Action, advice: &mut Advice<'_>) {
    let means = Means::of(s, side);
    for (answer, choice) in advice.legal().iter().enumerate() {
        let Choice::Space(at) = *choice else { continue };
        let (reason, points): (&'static Reason, i32) = match action {
            Action::Settle => {
                for (reason, points) in worth::settling(s, side, at) {
                    advice.give_saying(answer, reason, points, || {
                        worth::said_of_settling(s, side, at, reason, points)
                    });
                }
                continue;
            }
            Action::Develop => (
                &CITY,
                i32::from(location(at).vp) - worth::taken(s, side.enemy(), at) / 8,
            ),
            Action::Fortify => (&SAFE, fortified(s, side, at)),
            Action::Attack => (&ATTACK, attacked(s, side, at, means.hand)),
            Action::Raid => (&RAID, raided(s, side, at)),
            Action::Pillage => (&PILLAGE, fleets::chance_to_pillage(s, side, at) / 8),
            Action::SeaMove => (&COURSE, fleets::course(s, side, places::fleet_at(at))),
            _ => (&POINTS, i32::from(DEVELOPABLE.contains(at))),
        };
        advice.give_saying(answer, reason, points, || acts::said_at(s, &means, action, at, points));
    }
}
