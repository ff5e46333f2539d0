//! Where Political Control markers do most (4.2, 5.2.C2.2).

use super::reasons::{JOINED, MAJORITY, NEARLY, STOP};
use super::{passes, words};
use crate::State;
use crate::data::lanes::{sea_set, tyrrhenum_ports};
use crate::data::provinces::{self, Province};
use crate::data::roads::roads_set;
use crate::data::spaces::at;
use crate::present::words::names::place;
use crate::rules::isolation::{isolated, supplied};
use ::ai::{Advice, Reason};
use engine::{Choice, Side, SpaceId, SpaceSet};

/// How many more spaces a side needs to hold most of a set, 0 or less if it does.
fn short(s: &State, side: Side, of: SpaceSet, majority: u32) -> i32 {
    majority as i32 - s.controlled(side, of) as i32
}

/// Points of one more space in a set, most of which counts: for the space that turns it, and less for those before.
fn step(short: i32) -> i32 {
    match short {
        1 => 14,
        2 => 7,
        3 => 4,
        // One to spare, so that a single loss does not turn it.
        0 => 3,
        _ => 0,
    }
}

/// What one more space of a set is worth, most of which counts.
pub(super) struct Gain {
    /// How many more spaces the side needs.
    pub(super) short: i32,
    /// How many more the other side needs; less than 0 if it has some to spare.
    theirs: i32,
    /// Whether the space is taken from the other side.
    pub(super) taken: bool,
    majority: u32,
}

impl Gain {
    /// Of a space, for a side.
    pub(super) fn of(s: &State, side: Side, space: SpaceId, set: SpaceSet, majority: u32) -> Self {
        Gain {
            short: short(s, side, set, majority),
            theirs: short(s, side.enemy(), set, majority),
            taken: s.control(space) == Some(side.enemy()),
            majority,
        }
    }

    /// Whether the other side has a majority and loses it.
    pub(super) fn breaks(&self) -> bool {
        self.taken && self.theirs == 0
    }

    /// Its points.
    pub(super) fn points(&self) -> i32 {
        let theirs = match self.theirs {
            _ if !self.taken => 0,
            0 => 12,
            -1 => 4,
            _ => 1,
        };
        step(self.short) + theirs
    }

    /// How far it brings the side: "2 of 3".
    pub(super) fn reached(&self) -> String {
        let majority = self.majority as i32;
        format!("{} of {majority}", majority - self.short + 1)
    }
}

/// Points of a space for what it counts towards, and of taking it from the enemy.
pub(super) fn worth(s: &State, side: Side, space: SpaceId) -> i32 {
    let province = provinces::of(space);
    let gain = |of: SpaceSet, majority: u32| Gain::of(s, side, space, of, majority).points();
    let mut points = gain(province.spaces(), province.majority());
    if !province.significant() {
        points /= 2;
    }
    if side == Side::Rome && province == Province::Samnium {
        points += 3;
    }
    let ports = tyrrhenum_ports();
    if ports.contains(space) {
        points += gain(ports, ports.len() / 2 + 1);
    }
    if space == at::LILYBAEUM {
        points += 14;
    }
    points
}

/// The spaces in which a PC of a side is not isolated once it is placed (5.4).
pub(super) fn joined(s: &State, side: Side) -> SpaceSet {
    let supplied = supplied(s, side);
    let beside = |all: SpaceSet, at| all.or(roads_set(at)).or(sea_set(at));
    supplied.iter().fold(supplied, beside)
}

/// Of the [`worth`] of a space what a PC there has that is placed or flipped: less where it goes when the turn ends, before Provinces are
/// counted.
pub(super) fn placed(s: &State, joined: SpaceSet, space: SpaceId, points: i32) -> i32 {
    match s.control(space) {
        _ if joined.contains(space) => points,
        // The enemy has lost it all the same.
        Some(_) => points * 2 / 3,
        None => points / 4,
    }
}

/// The reason for a PC of so many points.
pub(super) fn reason(points: i32) -> &'static Reason {
    if points >= 12 { &MAJORITY } else { &NEARLY }
}

/// Where a PC is placed or flipped.
pub(super) fn places(s: &State, side: Side, advice: &mut Advice<'_>) {
    let joined = joined(s, side);
    let mut lost: Option<SpaceSet> = None;
    for (at, choice) in advice.legal().iter().enumerate() {
        match choice {
            Choice::Space(space) => {
                let points = worth(s, side, *space);
                advice.give_saying(at, reason(points), points, || words::gains(s, side, *space));
                let less = placed(s, joined, *space, points) - points;
                advice.give_saying(at, &JOINED, less, || {
                    format!("is isolated in {}, and goes when the turn ends", place(*space))
                });
                let enemy = *lost.get_or_insert_with(|| isolated(s, side.enemy()));
                if enemy.contains(*space) {
                    // It goes anyway when the turn ends.
                    advice.give_saying(at, &JOINED, -4, || {
                        let enemy = side.enemy().name();
                        format!(
                            "flips a PC of {enemy} in {} that would go anyway when the turn ends",
                            place(*space)
                        )
                    });
                }
            }
            choice if passes(*choice) => advice.give_saying(at, &STOP, -30, || "leaves a PC unplaced".into()),
            _ => {}
        }
    }
}
