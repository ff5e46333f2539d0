//! Marches and voyages, and reactions to them (10 to 13).

use super::army::{Army, Field, NEVER, capital, landing, wreck};
use super::reasons::{FIGHTS, FLIGHT, SIEGE, STANDS, STAYS, STOP, TARGET, USUAL, WRECK};
use super::sides::WAYS;
use super::survey::Survey;
use super::{company, posts};
use crate::data::generals::{general, who};
use crate::rules::movement::MOST_CUS;
use crate::{Named, State};
use ::ai::Advice;
use engine::{Choice, Side, SpaceId, UnitId};

/// By how many Battle Cards an enemy is stronger before whom an army slips away.
const OUTDONE: i32 = 2;
/// An army intercepts one that is stronger by so many Battle Cards at most.
const DARED: i32 = 1;
/// Points that it costs to leave the own capital without a CU: its fall ends the war (23).
const CAPITAL_EMPTIED: i32 = 30;
/// Points for seeing first who stays: no way that an army could go brings as much.
const FIRST_ARRANGE: i32 = 90;
/// Points that the next step costs beside what it leads to, whatever the way: what is as good is done here.
const NEXT_STEP: i32 = 2;

/// Where the army goes on to, or what it does where it is.
pub(super) fn march(s: &State, advice: &mut Advice<'_>) {
    let (Some(m), Some(army)) = (s.march, Army::marching(s)) else {
        return;
    };
    let survey = Survey::of(s);
    let sets_out = m.entries == 0;
    let leaving = sets_out.then_some(m.at);
    let field = Field::of(s, &survey, army, leaving);
    let left = if sets_out {
        posts::worth(s, &survey, army, m.at)
    } else {
        0
    };
    let onward = i32::from(WAYS[army.side].road) - NEXT_STEP - left;
    let here = if sets_out {
        -12
    } else {
        army.prize(s, &survey, m.at) - field.danger(army, m.at)
    };
    for (at, choice) in advice.legal().iter().enumerate() {
        match choice {
            Choice::Space(to) => {
                let points = field.step(m.at, *to);
                let met = s.outside(*to, army.side.enemy()).fighting() > 0;
                let reason = match (met, points > NEVER) {
                    (false, _) => &TARGET,
                    (true, true) => &FIGHTS,
                    (true, false) => &FLIGHT,
                };
                advice.give(at, reason, points + onward);
            }
            Choice::Named(_) => match Named::from_choice(*choice) {
                Some(Named::Siege) => advice.give(at, &SIEGE, army.attempt(s, &survey, m.at)),
                Some(Named::Sortie) => {
                    let margin = army.margin(s, &survey, m.at);
                    advice.give(at, &FIGHTS, if margin > 0 { 60 } else { -60 + 5 * margin });
                }
                Some(Named::Charm) => advice.give(at, &SIEGE, 100),
                Some(Named::Sail) => advice.give(at, &TARGET, field.overseas(s, army, m.at) - left),
                Some(Named::Arrange) if sets_out && company::nobody_stays(s, &m) => {
                    advice.give(at, &STAYS, FIRST_ARRANGE);
                }
                _ => advice.give(at, &STOP, -60),
            },
            _ => advice.give(at, if here > 0 { &STANDS } else { &STOP }, here),
        }
    }
}

/// The port to sail to.
pub(super) fn sail(s: &State, advice: &mut Advice<'_>) {
    let (Some(m), Some(army)) = (s.march, Army::marching(s)) else {
        return;
    };
    let field = Field::of(s, &Survey::of(s), army, None);
    for (at, choice) in advice.legal().iter().enumerate() {
        let Choice::Space(to) = choice else { continue };
        advice.give(at, &TARGET, field.at(*to));
        advice.give(at, &WRECK, -wreck(s, army, m.at, *to));
        advice.give(at, &FLIGHT, -landing(s, army, *to));
    }
}

/// By how much the army on the march is stronger than one that would meet it where it is.
fn ahead(s: &State, by: Army) -> i32 {
    let (Some(army), Some(m)) = (Army::marching(s), s.march) else {
        return 0;
    };
    let survey = Survey::of(s);
    army.strength(s, &survey, m.at) - by.strength(s, &survey, m.at)
}

/// Inside the walls before an army that is stronger.
pub(super) fn inside(s: &State, side: Side, at: SpaceId, advice: &mut Advice<'_>) {
    let all = Army {
        cus: s.place(at).all(side).fighting(),
        ..Army::at(s, side, at)
    };
    let sign = if ahead(s, all) > 0 { 4 } else { -4 };
    advice.each(&FLIGHT, |choice| match choice {
        Choice::Number(count) => sign * i32::from(count),
        Choice::Yes => sign,
        _ => 0,
    });
}

/// Slips away from an army that is stronger; Fabius from any.
pub(super) fn avoid(s: &State, side: Side, advice: &mut Advice<'_>) {
    let Some(m) = s.march else { return };
    let ahead = ahead(s, Army::at(s, side, m.at));
    advice.each(&FLIGHT, |choice| match choice {
        Choice::Unit(who::FABIUS) => 6 * (ahead + 2),
        Choice::Unit(_) => 6 * (ahead - OUTDONE) + 3,
        _ => 0,
    });
}

/// Intercepts with an army that is hardly weaker.
pub(super) fn intercept(s: &State, side: Side, advice: &mut Advice<'_>) {
    advice.each(&FIGHTS, |choice| {
        let Choice::Unit(unit) = choice else { return 0 };
        let (force, _) = s.stack(side, s.general(unit).at);
        let army = Army {
            cus: force.fighting().min(MOST_CUS),
            commander: Some(unit),
            ..Army::led_by(s, unit)
        };
        let ahead = ahead(s, army);
        let points = if ahead <= DARED { 8 - 3 * ahead } else { -12 * ahead };
        points
            - if empties_capital(s, side, unit) {
                CAPITAL_EMPTIED
            } else {
                0
            }
    });
}

/// Whether nobody holds the own capital if all with a general leave it.
fn empties_capital(s: &State, side: Side, unit: UnitId) -> bool {
    let capital = capital(side);
    let all = s.place(capital).all(side).fighting();
    s.general(unit).at.space() == Some(capital) && all == s.stack(side, s.general(unit).at).0.fighting()
}

/// Backs up before an army that is stronger.
pub(super) fn back_up(s: &State, side: Side, advice: &mut Advice<'_>) {
    let Some(m) = s.march else { return };
    let ahead = ahead(s, Army::at(s, side.enemy(), m.at));
    let stands = Named::Stand.choice();
    advice.each(&FLIGHT, |choice| if choice == stands { 6 * ahead + 3 } else { 0 });
}

/// Hanno takes off the marker where he is; walls are landed in; all else as it is offered.
pub(super) fn first(advice: &mut Advice<'_>) {
    if !advice.legal().is_empty() {
        advice.give(0, &USUAL, 12);
    }
}

/// The general who stays, or who has more CUs: a good one with many; of the enemy's (25.19) the worst.
pub(super) fn favour(s: &State, side: Side, advice: &mut Advice<'_>) {
    for (at, choice) in advice.legal().iter().enumerate() {
        let Choice::Unit(unit) = choice else { continue };
        let (force, _) = s.stack(general(*unit).side, s.general(*unit).at);
        let points = 5 * i32::from(general(*unit).battle) + i32::from(force.fighting().min(MOST_CUS));
        let own = general(*unit).side == side;
        advice.give(at, &super::reasons::STRONG, if own { points } else { -points });
    }
}
