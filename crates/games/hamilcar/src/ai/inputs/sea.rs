//! Warships and what follows from them (2.3.F, 5.3.C, 15.4), Mercenaries and cards.

use crate::State;
use crate::data::generals::who;
use crate::data::tracks::SEAMANSHIP;
use crate::rules::war_chest;
use crate::state::Phase;
use ::ai::{Inputs, difference};
use engine::Side;

/// So far ahead at sea, a Ready Warship counting two, more ships are worth nothing.
const SHIPS_AHEAD: i32 = 6;

/// Measures what lies in ports, and what is left to play.
pub(super) fn measure(s: &State, inputs: &mut Inputs) {
    let (rome, carthage) = (s.ships.rome, s.ships.carthage);
    inputs.push(i32::from(rome.ready));
    inputs.push(i32::from(rome.spent));
    inputs.push(-i32::from(carthage.ready));
    inputs.push(-i32::from(carthage.spent));
    let ships = difference(|side| 2 * i32::from(s.ships[side].ready) + i32::from(s.ships[side].spent));
    // Whoever rules the sea gains nothing by more.
    inputs.push(ships.clamp(-SHIPS_AHEAD, SHIPS_AHEAD));
    inputs.push(if s.supremacy == Side::Rome { 1 } else { -1 });
    inputs.push(i32::from(s.seamanship));
    let needed = SEAMANSHIP[usize::from(s.seamanship.clamp(1, 4)) - 1].min_ready;
    inputs.push(-i32::from(needed.saturating_sub(rome.ready)));
    inputs.push(i32::from(s.corvi));
    let hired = [who::XANTHIPPUS, who::BARCA]
        .into_iter()
        .filter(|g| s.general(*g).at.space().is_some());
    inputs.push(-(hired.count() as i32));
    inputs.push(difference(|side| s.hands[side].len() as i32));
    inputs.push(match s.phase {
        Phase::Play(Side::Rome) => 1,
        Phase::Play(Side::Carthage) => -1,
        _ => 0,
    });
    inputs.push(difference(|side| i32::from(war_chest::ops_played(s, side))).clamp(-6, 6));
    inputs.push(i32::from(s.effects.truce));
}
