//! Where Political Control markers do most (4.2, 5.2.C2.2).

use super::passes;
use super::reasons::{JOINED, MAJORITY, NEARLY, STOP};
use crate::State;
use crate::data::lanes::tyrrhenum_ports;
use crate::data::provinces::{self, Province};
use crate::data::spaces::at;
use crate::rules::isolation::isolated;
use ::ai::Advice;
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

/// Points of a space for what it counts towards, and of taking it from the enemy.
pub(super) fn worth(s: &State, side: Side, space: SpaceId) -> i32 {
    let province = provinces::of(space);
    let taken = s.control(space) == Some(side.enemy());
    let gain = |of: SpaceSet, majority: u32| {
        let own = step(short(s, side, of, majority));
        let theirs = match short(s, side.enemy(), of, majority) {
            _ if !taken => 0,
            0 => 12,
            -1 => 4,
            _ => 1,
        };
        own + theirs
    };
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

/// Where a PC is placed or flipped.
pub(super) fn place(s: &State, side: Side, advice: &mut Advice<'_>) {
    let mut lost: Option<SpaceSet> = None;
    for (at, choice) in advice.legal().iter().enumerate() {
        match choice {
            Choice::Space(space) => {
                let points = worth(s, side, *space);
                let reason = if points >= 12 { &MAJORITY } else { &NEARLY };
                advice.give(at, reason, points);
                let enemy = *lost.get_or_insert_with(|| isolated(s, side.enemy()));
                if enemy.contains(*space) {
                    // It goes anyway when the turn ends.
                    advice.give(at, &JOINED, -4);
                }
            }
            choice if passes(*choice) => advice.give(at, &STOP, -30),
            _ => {}
        }
    }
}
