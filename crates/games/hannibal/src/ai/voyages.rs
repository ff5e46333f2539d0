//! What a voyage costs an army: danger at sea, and landing before the enemy (11, 15.2).

use super::army::{Army, TRAPPED};
use crate::State;
use crate::data::generals::who;
use crate::data::spaces::{at, space};
use engine::{Side, SpaceId};

/// Points that the danger to Hannibal himself costs for each face of the die: with him five PCs are lost (10.10).
const HANNIBAL_AT_SEA: i32 = 10;

/// Points that it costs to land before the enemy: whoever loses there has no retreat (15.2).
pub(super) fn landing(s: &State, army: Army, to: SpaceId) -> i32 {
    let place = s.place(to);
    if place.outside[army.side.enemy()].fighting() == 0 || place.city() == Some(army.side) {
        return 0;
    }
    TRAPPED * i32::from(army.cus)
}

/// Points that the danger at sea costs: of Rome's armies none is met (11.5, 11.6).
pub(super) fn wreck(s: &State, army: Army, from: SpaceId, to: SpaceId) -> i32 {
    let faces = met_by_rome(s, army, from, to);
    let hannibal = i32::from(army.commander == Some(who::HANNIBAL));
    (2 + HANNIBAL_AT_SEA * hannibal) * faces + 13 * faces * i32::from(army.cus) / 10
}

/// The faces of the die that turn a voyage back or sink it (11.5, 11.6).
pub(super) fn met_by_rome(s: &State, army: Army, from: SpaceId, to: SpaceId) -> i32 {
    if army.side == Side::Rome || s.effects.truce {
        return 0;
    }
    let roman = |at| i32::from(s.control(at) == Some(Side::Rome));
    let port = |at| i32::from(space(at).port.unwrap_or(0));
    let helped = i32::from(s.effects.macedonia)
        + i32::from(s.effects.naval_victory)
        + i32::from(s.control(at::SYRACUSE) == Some(Side::Carthage));
    (5 + port(from) + port(to) + roman(from) + roman(to) - helped).clamp(0, 6)
}
