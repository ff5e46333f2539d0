//! How good a position is: a linear value of its inputs, by how far the war has come.

use crate::evaluate::{END, Evaluate, Inputs};
use crate::tables::logistic;
use engine::Side;

/// Parts of a whole chance.
pub const WHOLE: i32 = 4096;

/// Rome's chance to win from this position between two cards, in parts of 4096. Its inputs are measured into `inputs`.
pub fn chance_of_rome<R: Evaluate>(state: &R::State, inputs: &mut Inputs) -> i32 {
    inputs.clear();
    R::inputs(state, inputs);
    debug_assert_eq!(inputs.amounts().len(), R::INPUTS.len(), "an amount for each input");
    let end = i32::from(END);
    let late = i32::from(R::progress(state)).min(end);
    let odds = R::INPUTS.iter().zip(inputs.amounts()).map(|(input, amount)| {
        let worth = i32::from(input.early) * (end - late) + i32::from(input.late) * late;
        worth * amount
    });
    logistic(odds.sum::<i32>() / end)
}

/// The chance of a side, in parts of 4096.
pub fn value<R: Evaluate>(state: &R::State, side: Side, inputs: &mut Inputs) -> i32 {
    chance_of(chance_of_rome::<R>(state, inputs), side)
}

/// The chance of a side, from that of Rome.
#[must_use]
pub const fn chance_of(rome: i32, side: Side) -> i32 {
    match side {
        Side::Rome => rome,
        Side::Carthage => WHOLE - rome,
    }
}
