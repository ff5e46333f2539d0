//! Which card, and for what (5.2.C).

use super::armies::{best_general, best_target};
use super::reasons::{EVENT, FLEET, KEEP, MAJORITY, MUSTER, NEARLY, OPS, STOP, TARGET};
use super::{passes, pcs, split, words};
use crate::board::politics;
use crate::data::cards::card;
use crate::data::spaces;
use crate::present::words::names::{several, several_of};
use crate::rules::cards;
use crate::rules::operations::activate;
use crate::{Named, Prompt, State, TurnAsk};
use ::ai::Advice;
use engine::{CardId, Choice, Side, SpaceId, UnitId};

/// The card with most OPs first; a Campaign is not spent to go first unless something is to be won at once.
pub(super) fn which(s: &State, side: Side, about: Prompt, advice: &mut Advice<'_>) {
    let first = about == Prompt::Turn(TurnAsk::PreEmpt);
    let near = first && best_target(s, side) >= 60;
    for (at, choice) in advice.legal().iter().enumerate() {
        match choice {
            Choice::Card(id) => {
                let row = card(*id);
                advice.give_saying(at, &OPS, 3 * i32::from(row.ops), || {
                    best_use(s, side, *id).unwrap_or_else(|| format!("has {}", several(row.ops, "OP")))
                });
                if row.counter {
                    advice.give_saying(at, &KEEP, -3, || "spends a Counter Event".into());
                }
                if first && !near {
                    advice.give_saying(at, &KEEP, -12, || "spends a Campaign with nothing near to win".into());
                }
            }
            Choice::Named(_) => advice.give_saying(at, &STOP, -10, || "plays no card".into()),
            choice if passes(*choice) && !first => advice.give_saying(at, &STOP, -20, || "plays no card".into()),
            _ => {}
        }
    }
}

/// The spaces in which a side may place PCs and what they are worth, the best first.
pub(super) fn spots(s: &State, side: Side) -> Vec<(SpaceId, i32)> {
    let joined = pcs::joined(s, side);
    let worth = |at| {
        if politics::may_place_pc(s, side, at).is_ok() {
            pcs::placed(s, joined, at, pcs::worth(s, side, at))
        } else {
            0
        }
    };
    let mut spots: Vec<(SpaceId, i32)> = spaces::all().map(|at| (at, worth(at))).collect();
    spots.sort_unstable_by_key(|(at, points)| (-points, at.0));
    spots
}

/// Points of an Event: more where the card has few OPs.
fn event_points(ops: u8) -> i32 {
    18 + 2 * (3 - i32::from(ops))
}

/// The most that PCs of one card count.
const MOST_PLACED: i32 = 45;

/// The general whose activation by so many OPs is worth most, and what it is worth.
fn moved_by(s: &State, side: Side, ops: u8) -> Option<(UnitId, i32)> {
    best_general(s, side, |general| activate::law(s, side, general, ops).is_ok())
}

/// The best that can be done with a card, as it follows "it".
fn best_use(s: &State, side: Side, id: CardId) -> Option<String> {
    let ops = card(id).ops;
    let spots = spots(s, side);
    let spots = &spots[..usize::from(ops)];
    let placed: i32 = spots.iter().map(|(_, points)| points).sum();
    let moved = moved_by(s, side, ops);
    let moving = moved.map_or(0, |(_, points)| points / 2);
    let is_event = cards::law(s, side, id).is_ok() && cards::has_effect(s, side, id);
    let event = if is_event { event_points(ops) } else { 0 };
    match moving.max(placed.min(MOST_PLACED)).max(event) {
        ..=0 => None,
        best if best == moving => moved.map(|(general, _)| words::sends(s, side, general)),
        best if best == event => Some("can be played for its Event".into()),
        _ => Some(placing(s, side, spots)),
    }
}

/// What so many PCs do: "turns Etruria, with 2 more PCs".
fn placing(s: &State, side: Side, spots: &[(SpaceId, i32)]) -> String {
    let placed = spots.iter().filter(|(_, points)| *points > 0).count() as u8;
    let Some((best, _)) = spots.first() else {
        return String::new();
    };
    let gains = words::gains(s, side, *best);
    match placed {
        0 | 1 => gains,
        _ => format!("{gains}, with {}", several(placed - 1, "more PC")),
    }
}

/// What a card is used for.
pub(super) fn what_for(s: &State, side: Side, id: CardId, advice: &mut Advice<'_>) {
    let ops = card(id).ops;
    let target = best_target(s, side);
    let spots = spots(s, side);
    let spots = &spots[..usize::from(ops)];
    let placed: i32 = spots.iter().map(|(_, points)| points).sum();
    let ships = |side: Side| s.ships[side].ready + s.ships[side].spent;
    let title = card(id).title;
    for (at, choice) in advice.legal().iter().enumerate() {
        match Named::from_choice(*choice) {
            Some(Named::Activate) => advice.give_saying(at, &TARGET, target / 2, || {
                moved_by(s, side, ops).map_or_else(String::new, |(general, _)| words::sends(s, side, general))
            }),
            Some(Named::PlacePcs) => {
                advice.give_saying(at, &MAJORITY, placed.min(MOST_PLACED), || placing(s, side, spots));
            }
            Some(Named::Event) if !cards::has_effect(s, side, id) => {
                advice.give_saying(at, &STOP, -20, || format!("plays {title} with no effect"));
            }
            Some(Named::Event) => advice.give_saying(at, &EVENT, event_points(ops), || {
                format!("plays {title} instead of using {}", several(ops, "OP"))
            }),
            Some(Named::RaiseTroops) => advice.give_saying(at, &MUSTER, 26, || "raises a CU".into()),
            Some(Named::BuildShips) => {
                let [own, theirs] = [side, side.enemy()].map(ships);
                let behind = i32::from(theirs) - i32::from(own);
                advice.give_saying(at, &FLEET, 18 + 4 * behind.clamp(-3, 4), || {
                    format!(
                        "makes the fleet larger: {} against {theirs}",
                        several_of(own, "Warship")
                    )
                });
            }
            Some(Named::SplitOps) => {
                let points = split::best_uses(s, side, spots);
                advice.give_saying(at, &NEARLY, (points / 2).min(18), || {
                    split::said_of_uses(s, side, spots)
                });
            }
            Some(Named::Discard) => advice.give_saying(at, &STOP, -20, || "does nothing with the card".into()),
            _ => {}
        }
    }
}

/// A Counter Event is played now, or kept.
pub(super) fn counter(advice: &mut Advice<'_>) {
    advice.each(&KEEP, |choice| if passes(choice) { 4 } else { 0 });
}
