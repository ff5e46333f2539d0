//! How a war ends: by a lead at the end of a Campaign, and by what brings the end near (6.1, 6.2).

use super::words;
use crate::State;
use crate::data::tracks::{CAPTURED_END, LEAD, MOST_PRESTIGE, VP_END};
use crate::rules::ending;
use engine::Side;

/// VP around a lead that wins, within which more of them count.
const AROUND: i32 = 5;
/// Points of an action that brings the end near, of one after which one more does, two, three.
const POINTS: [i32; 4] = [60, 12, 6, 3];
/// Half VP by which a side is clearly ahead.
const CLEAR: i32 = 16;
/// How near the end can be.
const NEAR: u8 = 4;

/// What brings the end nearer (6.2).
#[derive(Clone, Copy)]
pub(super) enum Nearer {
    /// A Town token that is laid.
    Town,
    /// A City token that is laid.
    City,
    /// Captured tokens of so many points.
    Captured(u8),
}

/// What it is worth to a side, in points, to bring the end nearer: the further it is ahead, the more; nothing good if it is behind. The same
/// action brings it `gain` VP at the end.
pub(super) fn nearer(s: &State, side: Side, by: Nearer, gain: i32) -> i32 {
    if s.ending.is_some() {
        return 0;
    }
    let left = match by {
        Nearer::Town => s.towns_left(side).saturating_sub(1),
        Nearer::City => s.cities_left(side).saturating_sub(1),
        Nearer::Captured(points) => CAPTURED_END.saturating_sub(s.of(side).captured.points() + points),
    };
    let Some(points) = POINTS.get(usize::from(left)) else {
        return 0;
    };
    let [own, other] = [side, side.enemy()].map(|side| i32::from(ending::final_score(s, side).total()));
    // Ties go to Carthage (6.2).
    let tie = if side == Side::Carthage { 1 } else { -1 };
    let ahead = 2 * (own + gain - other) + tie;
    points * ahead.clamp(-CLEAR, CLEAR) / CLEAR
}

/// The same in words: "lays the last Town while ahead: 41 VP against 36".
pub(super) fn said_of_end(s: &State, side: Side, by: Nearer, points: i32) -> String {
    let (brings, left) = match by {
        Nearer::Town => ("Town", s.towns_left(side)),
        Nearer::City => ("City", s.cities_left(side)),
        Nearer::Captured(more) => {
            let captured = s.of(side).captured.points() + more;
            let stands = if points > 0 { "ahead" } else { "behind" };
            let score = words::score(s, side);
            return format!("comes to {captured} of {CAPTURED_END} captured points while {stands}: {score}");
        }
    };
    let stands = if points > 0 { "ahead" } else { "behind" };
    let score = words::score(s, side);
    match left {
        0 | 1 => format!("lays the last {brings} while {stands}: {score}"),
        left => format!("lays one of the last {left} {brings} tokens while {stands}: {score}"),
    }
}

/// How near the end is by all that brings it but turns, from 0 to 4: the fewer tokens, points of captured tokens, Prestige or threes of VP
/// are wanted, the nearer.
pub(super) fn near(s: &State) -> i32 {
    if s.ending.is_some() {
        return i32::from(NEAR);
    }
    let wanted = |side: Side| {
        let own = s.of(side);
        let each = [
            s.towns_left(side),
            s.cities_left(side),
            CAPTURED_END.saturating_sub(own.captured.points()),
            MOST_PRESTIGE.saturating_sub(own.prestige),
            VP_END.saturating_sub(own.vp) / 3,
        ];
        each.into_iter().fold(NEAR, u8::min)
    };
    let [rome, carthage] = Side::BOTH.map(wanted);
    i32::from(NEAR - rome.min(carthage))
}

/// How far Rome is in the VP around a lead that wins, or Carthage, as less than nothing, if Rome gains `due` VP more than Carthage (6.1).
pub(super) fn lead_with(s: &State, due: i32) -> i32 {
    let [rome, carthage] = Side::BOTH.map(|side| i32::from(s.of(side).vp));
    let lead = rome - carthage + due;
    let beyond = |lead: i32| (lead - i32::from(LEAD) + AROUND).clamp(0, 2 * AROUND);
    beyond(lead) - beyond(-lead)
}
