//! What each OP of a split card is used for, and PCs on the Miat (5.2.C2.5, 15.3).

use super::cards::spots;
use super::reasons::{FLEET, NEARLY, STOP, USUAL};
use super::{pcs, words};
use crate::data::tracks::miat::{CENTRE, CU_PAIR, GENERAL_PAIR, WARLIKE};
use crate::state::Mood;
use crate::{Named, State};
use ::ai::Advice;
use engine::{Choice, Side, SpaceId};

/// Points of a Warship that is refitted.
const REFIT: i32 = 8;
/// The same for each Ready Warship that the other side has more.
const BEHIND: i32 = 2;
/// Points of a PC wherever it is placed: a side has none too many.
const PLACED: i32 = 12;

/// Points of one more PC on the Miat; 0 if there is no room (15.3).
fn on_miat(s: &State) -> i32 {
    match s.mood() {
        // It counts for Rome no longer.
        Mood::Peaceful => 18,
        // It counts for Carthage, and CUs may leave Africa.
        Mood::Neutral if usize::from(s.miat_pcs()) + 1 >= WARLIKE => 28,
        Mood::Neutral => 10,
        // PCs are lost there first.
        Mood::Warlike if s.miat.contains(&false) => 3,
        Mood::Warlike => 0,
    }
}

fn said_of_miat(s: &State) -> String {
    match s.mood() {
        Mood::Peaceful => "keeps the Miat from counting for Rome".into(),
        Mood::Neutral if usize::from(s.miat_pcs()) + 1 >= WARLIKE => {
            "makes the Miat Warlike, so that it counts and CUs may leave Africa".into()
        }
        Mood::Neutral => format!(
            "brings the Miat nearer to being Warlike: {} of {WARLIKE} PCs",
            s.miat_pcs() + 1
        ),
        Mood::Warlike => "puts a PC to spare on the Miat".into(),
    }
}

/// Points of a refitted Warship; 0 if none is Spent.
fn refitted(s: &State, side: Side) -> i32 {
    let (own, theirs) = (&s.ships[side], &s.ships[side.enemy()]);
    let behind = i32::from(theirs.ready) - i32::from(own.ready);
    if own.spent == 0 {
        0
    } else {
        REFIT + BEHIND * behind.clamp(-3, 3)
    }
}

/// Points of one more PC of a side on the Miat, where Carthage alone places any (2.1.G).
fn on_miat_of(s: &State, side: Side) -> i32 {
    if side == Side::Carthage { on_miat(s) } else { 0 }
}

/// What OPs bring if each is used as well as it can be: there are as many as best spaces for a PC.
pub(super) fn best_uses(s: &State, side: Side, spots: &[(SpaceId, i32)]) -> i32 {
    let mut uses: Vec<i32> = spots.iter().map(|(_, points)| *points).collect();
    uses.extend([on_miat_of(s, side), refitted(s, side)]);
    uses.sort_unstable_by(|a, b| b.cmp(a));
    uses.iter().take(spots.len()).sum()
}

/// What the best of these uses does.
pub(super) fn said_of_uses(s: &State, side: Side, spots: &[(SpaceId, i32)]) -> String {
    let miat = on_miat_of(s, side);
    match spots.first() {
        Some((at, points)) if *points >= miat && *points > 0 => words::gains(s, side, *at),
        _ if miat > 0 => said_of_miat(s),
        _ => "has a use for each OP".into(),
    }
}

/// What the next OP is used for.
pub(super) fn next(s: &State, side: Side, advice: &mut Advice<'_>) {
    for (at, choice) in advice.legal().iter().enumerate() {
        match Named::from_choice(*choice) {
            Some(Named::OnePc) => {
                if let Some((space, points)) = spots(s, side).first() {
                    advice.give_saying(at, pcs::reason(*points), *points, || words::gains(s, side, *space));
                }
                advice.give(at, &USUAL, PLACED);
            }
            Some(Named::MiatPc) => advice.give_saying(at, &NEARLY, on_miat(s), || said_of_miat(s)),
            Some(Named::Refit) => advice.give_saying(at, &FLEET, refitted(s, side), || "refits a Warship".into()),
            Some(Named::PlaceTrain) => advice.give_saying(at, &USUAL, 2, || "gives an army a Supply Train".into()),
            _ => advice.give_saying(at, &STOP, -10, || "leaves OPs unused".into()),
        }
    }
}

/// The slot of the Miat on which a PC is placed: the centre, then what completes a pair.
pub(super) fn slot(s: &State, advice: &mut Advice<'_>) {
    for (at, choice) in advice.legal().iter().enumerate() {
        let Choice::Number(slot) = choice else { continue };
        let slot = usize::from(*slot) - 1;
        let completes =
            |pair: &[usize]| pair.contains(&slot) && pair.iter().all(|other| *other == slot || s.miat[*other]);
        match slot {
            CENTRE => advice.give_saying(at, &NEARLY, 16, || {
                format!("covers the centre, without which {WARLIKE} PCs are not enough")
            }),
            _ if completes(&CU_PAIR) => {
                advice.give_saying(at, &NEARLY, 12, || "brings a CU in each reinforcement".into())
            }
            _ if completes(&GENERAL_PAIR) => {
                advice.give_saying(at, &NEARLY, 8, || "brings a General in each reinforcement".into());
            }
            _ => advice.give(at, &USUAL, 4),
        }
    }
}
