//! Battles of cards (14 to 16).

use super::reasons::{FIGHTS, FLIGHT, USUAL};
use crate::data::battle_cards::{BattleCard, is_battle_card};
use crate::{Named, State};
use ::ai::Advice;
use engine::{Choice, Side};

/// So many Battle Cards fewer, and a battle looks lost.
const LOST: u32 = 7;

/// Leads the longest type, as the rules offer it; breaks off where the battle looks lost.
pub(super) fn attack(s: &State, side: Side, advice: &mut Advice<'_>) {
    let Some(battle) = &s.battle else { return };
    let hand = battle.hands[side];
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
                advice.give(at, &USUAL, 8 * held + i32::from(kind.in_deck()) - spared);
            }
            Choice::Card(_) => advice.give(at, &FIGHTS, 6),
            choice if *choice == Named::Withdraw.choice() => {
                advice.give(at, &FLIGHT, if outdone { 80 } else { -40 });
            }
            _ => advice.give(at, &FLIGHT, -60),
        }
    }
}

/// Matches with a plain card before a Reserve, and with any before giving up.
pub(super) fn matching(advice: &mut Advice<'_>) {
    advice.each(&USUAL, |choice| match choice {
        Choice::Card(id) if is_battle_card(id) => match BattleCard::of(id) {
            BattleCard::Reserve => 60,
            _ => 80,
        },
        Choice::Card(_) => 50,
        _ => 0,
    });
}
