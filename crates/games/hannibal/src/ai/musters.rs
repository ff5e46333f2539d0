//! Reinforcements: where CUs and generals come to (6).

use super::army::{Army, Field, threatened};
use super::reasons::{FLIGHT, MUSTER, STRONG, TARGET};
use super::survey::Survey;
use crate::State;
use crate::data::generals::{general, who};
use crate::data::tracks::AFRICANUS_BRINGS;
use crate::rules::movement::MOST_CUS;
use ::ai::Advice;
use engine::{Choice, Side, UnitId};

/// Points that it costs to bring CUs to an army that a stronger one can attack.
const LOST_CU: i32 = 15;
/// Points that it costs to bring a general there.
const LOST_GENERAL: i32 = 10;

/// CUs come to the best general whose army is not full.
pub(super) fn cu(s: &State, side: Side, advice: &mut Advice<'_>) {
    let survey = Survey::of(s);
    for (at, choice) in advice.legal().iter().enumerate() {
        let Choice::Space(space) = choice else { continue };
        let there = Army::at(s, side, *space);
        let army = Army {
            cus: there.cus + 1,
            ..there
        };
        if threatened(s, &survey, army).contains(*space) {
            advice.give(at, &FLIGHT, -LOST_CU);
        }
        let generals = s.generals_in(*space, side);
        let best = generals.iter().map(|unit| i32::from(general(unit).battle)).max();
        let cus = s.place(*space).all(side).fighting();
        advice.give(at, &STRONG, best.unwrap_or(-2));
        let full = if cus >= MOST_CUS { 34 } else { 0 };
        advice.give(at, &MUSTER, i32::from(cus.min(MOST_CUS)) - full);
    }
}

/// A general comes to where most CUs wait for him, and there is most to fight for.
pub(super) fn lead(s: &State, side: Side, unit: UnitId, advice: &mut Advice<'_>) {
    let survey = Survey::of(s);
    let rating = |unit: UnitId| i32::from(general(unit).battle);
    for (at, choice) in advice.legal().iter().enumerate() {
        let Choice::Space(space) = choice else { continue };
        let there = Army::at(s, side, *space);
        let brings = if unit == who::AFRICANUS { AFRICANUS_BRINGS } else { 0 };
        let army = Army {
            side,
            cus: (there.cus + brings).min(MOST_CUS),
            commander: Some(unit),
            ..there
        };
        let field = Field::of(s, &survey, army, None);
        advice.give(at, &TARGET, 3 * field.at(*space) / 4);
        if field.is_dangerous(*space) {
            advice.give(at, &FLIGHT, -LOST_GENERAL);
        }
        let better = there
            .commander
            .map_or(0, |other| (rating(other) + 1 - rating(unit)).max(0));
        advice.give(at, &STRONG, i32::from(army.cus) - 4 * better);
    }
}
