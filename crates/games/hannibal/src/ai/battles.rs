//! Battles of cards (14 to 16).

use super::reasons::{FIGHTS, FLIGHT, USUAL};
use crate::data::battle_cards::{BattleCard, deck, is_battle_card};
use crate::present::words::names::title;
use crate::rules::battle::type_named;
use crate::state::Battle;
use crate::{Named, State};
use ::ai::Advice;
use engine::{CardSet, Choice, Side};

/// So many Battle Cards fewer, and a battle looks lost.
const LOST: u32 = 7;

/// Points for each card of a type that is held.
const HELD: i32 = 8;
/// Points against a type for each card of it that the enemy holds, as far as the unseen cards tell.
const FEARED: i32 = 12;

/// Points against a type for each card of it that is unseen, when a Reserve is named.
const UNSEEN: i32 = 3;
/// No type has so many cards that they come to more.
const MOST_UNSEEN: i32 = 36;
/// Points of each step on the Retreat Table that the type brings if it wins (14.12).
const WON_BY: i32 = 2;

/// The Battle Cards that a side does not see.
fn unseen(battle: &Battle, side: Side) -> CardSet {
    deck().without(battle.hands[side].or(battle.played).or(battle.shown))
}

/// How many cards of a type could match it.
fn may_be_matched(kind: BattleCard, unseen: i32, pool: i32) -> String {
    format!("may be matched: {unseen} {} among {pool} unseen cards", kind.name())
}

/// Leads the type of which most are held and the enemy has fewest; breaks off where the battle looks lost.
pub(super) fn attack(s: &State, side: Side, advice: &mut Advice<'_>) {
    let Some(battle) = &s.battle else { return };
    let hand = battle.hands[side];
    let all_unseen = unseen(battle, side);
    let pool = all_unseen.len().max(1) as i32;
    let enemy = battle.hands[side.enemy()].len() as i32;
    let outdone = hand.len() + LOST < battle.hands[side.enemy()].len();
    for (at, choice) in advice.legal().iter().enumerate() {
        match choice {
            Choice::Card(id) if is_battle_card(*id) => {
                let kind = BattleCard::of(*id);
                let held = hand.and(kind.cards()).len() as i32;
                let spared = match kind {
                    BattleCard::Reserve => 23,
                    BattleCard::DoubleEnvelopment => 5,
                    _ => 0,
                };
                let unseen = kind.cards().and(all_unseen).len() as i32;
                let feared = FEARED * unseen * enemy / pool;
                let points = HELD * held - feared - spared;
                advice.give_saying(at, &USUAL, points, || match kind {
                    _ if points > 0 => {
                        format!("leads {}: {held} held, {unseen} among {pool} unseen cards", kind.name())
                    }
                    BattleCard::Reserve => "spends a Reserve, which matches any card".into(),
                    _ => may_be_matched(kind, unseen, pool),
                });
            }
            Choice::Card(id) => advice.give_saying(at, &FIGHTS, 6, || format!("plays {} in the battle", title(*id))),
            choice if *choice == Named::Withdraw.choice() => {
                advice.give_saying(at, &FLIGHT, if outdone { 80 } else { -40 }, || {
                    let state = if outdone { "looks lost" } else { "is not lost" };
                    format!(
                        "breaks off a battle that {state}: {} Battle Cards against {enemy}",
                        hand.len()
                    )
                });
            }
            _ => advice.give_saying(at, &FLIGHT, -60, || "gives the battle up".into()),
        }
    }
}

/// A Reserve or Hannibal's Probe stands for the type of which fewest cards are unseen (14.9, 24).
pub(super) fn as_type(s: &State, side: Side, advice: &mut Advice<'_>) {
    let Some(battle) = &s.battle else { return };
    let all_unseen = unseen(battle, side);
    let unseen = |kind: BattleCard| kind.cards().and(all_unseen).len() as i32;
    let points = |choice| {
        type_named(choice).map_or(0, |kind| {
            MOST_UNSEEN - UNSEEN * unseen(kind) + WON_BY * i32::from(kind.retreat())
        })
    };
    advice.each_saying(&USUAL, points, |choice, _| {
        let words = |kind: BattleCard| may_be_matched(kind, unseen(kind), all_unseen.len() as i32);
        type_named(choice).map_or_else(String::new, words)
    });
}

/// Matches with a plain card before a Reserve, and with any before giving up.
pub(super) fn matching(advice: &mut Advice<'_>) {
    let points = |choice| match choice {
        Choice::Card(id) if is_battle_card(id) => match BattleCard::of(id) {
            BattleCard::Reserve => 60,
            _ => 80,
        },
        Choice::Card(_) => 50,
        _ => 0,
    };
    advice.each_saying(&USUAL, points, |choice, _| match choice {
        Choice::Card(id) => format!("goes on with the battle: {}", title(id)),
        _ => String::new(),
    });
}
