//! Who stays when an army is more than can march together (10.2, 10.8): CUs without a general neither march nor intercept.

use super::reasons::{STAYS, USUAL};
use super::survey::ARMY;
use crate::State;
use crate::data::generals::general;
use crate::present::proposal::proposed;
use crate::present::words::names::{several, several_of, short};
use crate::protocol::prompt::Prompt;
use crate::rules::movement::MOST_CUS;
use crate::state::March;
use ::ai::Advice;
use engine::{Choice, Question, UnitId, UnitSet};

/// Points for leaving a general with an army that stays.
const LEFT: i32 = 10;

/// The CUs that stay, and all generals who stand with them now.
fn rest(s: &State, m: &March) -> (u8, UnitSet) {
    let (force, all) = s.stack(m.side, s.general(m.general).at);
    (force.fighting().saturating_sub(MOST_CUS), all)
}

/// Whether an army would stay without a general although one could stay with it.
pub(super) fn nobody_stays(s: &State, m: &March) -> bool {
    let (stays, all) = rest(s, m);
    stays >= ARMY && all.without(m.generals()).is_empty() && !s.may_lead(m.general, all).is_empty()
}

/// The CUs that would stay without a general.
pub(super) fn stay(s: &State, m: &March) -> String {
    format!("leaves a general with the {} that stay", several(rest(s, m).0, "CU"))
}

/// Whether a general goes along: the best of the others stays where an army does.
pub(super) fn goes(s: &State, unit: UnitId, advice: &mut Advice<'_>) {
    let Some(m) = s.march else { return };
    let (stays, all) = rest(s, &m);
    let best = { s.may_lead(m.general, all).iter() }.max_by_key(|other| general(*other).battle);
    let wanted = stays >= ARMY && best == Some(unit);
    let left = |choice| if choice == Choice::No && wanted { LEFT } else { 0 };
    advice.each_saying(&STAYS, left, |_, _| {
        format!("leaves {} with the {} that stay", short(unit), several(stays, "CU"))
    });
    let taken = |choice| if choice == Choice::Yes && !wanted { LEFT } else { 0 };
    advice.each_saying(&USUAL, taken, |_, _| format!("keeps {} with the army", short(unit)));
}

/// Of the units all that may go.
pub(super) fn units(s: &State, question: &Question<Prompt>, advice: &mut Advice<'_>) {
    let all = proposed(s, question, advice.legal());
    let points = |choice| if Some(choice) == all { LEFT } else { 0 };
    advice.each_saying(&USUAL, points, |choice, _| match choice {
        Choice::Number(count) => format!("takes all that can march: {}", several_of(count, "Unit")),
        _ => "takes all that can march".into(),
    });
}
