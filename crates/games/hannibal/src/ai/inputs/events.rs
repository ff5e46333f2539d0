//! Cards, and what Events have left on the table (8.7, 25).

use crate::State;
use crate::state::{Counsel, Phase};
use ::ai::{Inputs, difference};
use engine::Side;

/// Measures what is left to play, and what holds.
pub(super) fn measure(s: &State, inputs: &mut Inputs) {
    let effects = &s.effects;
    inputs.push(difference(|side| s.hands[side].len() as i32));
    inputs.push(match s.phase {
        Phase::Play(Side::Rome) => 1,
        Phase::Play(Side::Carthage) => -1,
        _ => 0,
    });
    inputs.push(-i32::from(effects.macedonia));
    inputs.push(-i32::from(effects.naval_victory));
    inputs.push(i32::from(effects.truce));
    inputs.push(i32::from(effects.hanno != Counsel::None));
    inputs.push(-i32::from(effects.cato != Counsel::None));
}
