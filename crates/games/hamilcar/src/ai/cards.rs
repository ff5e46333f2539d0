//! Which card, and for what (5.2.C).

use super::armies::best_target;
use super::reasons::{EVENT, FLEET, KEEP, MUSTER, OPS, STOP, TARGET};
use super::{passes, pcs};
use crate::board::politics;
use crate::data::cards::card;
use crate::data::spaces;
use crate::rules::cards;
use crate::{Named, Prompt, State, TurnAsk};
use ::ai::Advice;
use engine::{CardId, Choice, Side};

/// The card with most OPs first; a Campaign is not spent to go first unless something is to be won at once.
pub(super) fn which(s: &State, side: Side, about: Prompt, advice: &mut Advice<'_>) {
    let first = about == Prompt::Turn(TurnAsk::PreEmpt);
    let near = first && best_target(s, side) >= 60;
    for (at, choice) in advice.legal().iter().enumerate() {
        match choice {
            Choice::Card(id) => {
                let row = card(*id);
                advice.give(at, &OPS, 3 * i32::from(row.ops));
                if row.counter {
                    advice.give(at, &KEEP, -3);
                }
                if first && !near {
                    advice.give(at, &KEEP, -12);
                }
            }
            Choice::Named(_) => advice.give(at, &STOP, -10),
            choice if passes(*choice) && !first => advice.give(at, &STOP, -20),
            _ => {}
        }
    }
}

/// What a card is used for.
pub(super) fn what_for(s: &State, side: Side, id: CardId, advice: &mut Advice<'_>) {
    let ops = i32::from(card(id).ops);
    let target = best_target(s, side);
    let worth = |at| {
        if politics::may_place_pc(s, side, at).is_ok() {
            pcs::worth(s, side, at)
        } else {
            0
        }
    };
    let mut spots: Vec<i32> = spaces::all().map(worth).collect();
    spots.sort_unstable_by_key(|points| -points);
    let placed: i32 = spots.iter().take(ops as usize).sum();
    let ships = |side: Side| i32::from(s.ships[side].ready + s.ships[side].spent);
    for (at, choice) in advice.legal().iter().enumerate() {
        match Named::from_choice(*choice) {
            Some(Named::Activate) => advice.give(at, &TARGET, target / 2),
            Some(Named::PlacePcs) => advice.give(at, &super::reasons::MAJORITY, placed.min(45)),
            Some(Named::Event) if !cards::has_effect(s, side, id) => advice.give(at, &STOP, -20),
            Some(Named::Event) => advice.give(at, &EVENT, 18 + 2 * (3 - ops)),
            Some(Named::RaiseTroops) => advice.give(at, &MUSTER, 26),
            Some(Named::BuildShips) => {
                let behind = ships(side.enemy()) - ships(side);
                advice.give(at, &FLEET, 18 + 4 * behind.clamp(-3, 4));
            }
            Some(Named::SplitOps) => advice.give(at, &super::reasons::NEARLY, (placed / 2).min(18)),
            Some(Named::Discard) => advice.give(at, &STOP, -20),
            _ => {}
        }
    }
}

/// A Counter Event is played now, or kept.
pub(super) fn counter(advice: &mut Advice<'_>) {
    advice.each(&KEEP, |choice| if passes(choice) { 4 } else { 0 });
}
