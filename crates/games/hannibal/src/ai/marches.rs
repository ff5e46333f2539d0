//! Marches and voyages, and reactions to them (10 to 13).

use super::army::{Army, NEVER, capital};
use super::field::Field;
use super::outlook::Outlook;
use super::posts::Posts;
use super::reasons::{FIGHTS, FLIGHT, SIEGE, STANDS, STAYS, STOP, STRONG, TARGET, USUAL, WRECK};
use super::sides::WAYS;
use super::survey::Survey;
use super::voyages::{landing, met_by_rome, wreck};
use super::words::{against, attempts, endangered, fought_for, led};
use super::{company, words};
use crate::data::generals::{general, who};
use crate::present::words::names::{place, several, several_of};
use crate::rules::movement::{MOST_CUS, consular_range};
use crate::state::Entered;
use crate::{Named, State};
use ::ai::Advice;
use engine::{Choice, Side, SpaceId, UnitId, UnitSet};

/// By how many Battle Cards an enemy is stronger before whom an army slips away.
const OUTDONE: i32 = 2;
/// An army intercepts one that is stronger by so many Battle Cards at most.
const DARED: i32 = 1;
/// Points that it costs to leave the own capital without a CU: its fall ends the war (23).
const CAPITAL_EMPTIED: i32 = 30;
/// Points for each CU that it costs to slip away without it.
const LEFT_BEHIND: i32 = 8;
/// Points for seeing first who stays: no way that an army could go brings as much.
const FIRST_ARRANGE: i32 = 90;
/// Points that it costs to go straight back: whoever comes from there could have stayed.
const BACK: i32 = 40;
/// Points that the next step costs beside what it leads to, whatever the way: what is as good is done here.
const NEXT_STEP: i32 = 2;

/// Where the army goes on to, or what it does where it is.
pub(super) fn march(s: &State, advice: &mut Advice<'_>) {
    let (Some(m), Some(army)) = (s.march, Army::marching(s)) else {
        return;
    };
    let outlook = Outlook::of(s, army.side);
    let posts = Posts::of(s, &outlook.survey, army);
    let sets_out = m.entries == 0;
    let leaving = sets_out.then_some(m.at);
    let field = Field::of(s, &outlook, army, &posts, leaving);
    let left = if sets_out { posts.at(m.at) } else { 0 };
    let came_from = match m.entered {
        Entered::Road(from) => Some(from),
        Entered::Start | Entered::Sea(_) => None,
    };
    let onward = i32::from(WAYS[army.side].road) - NEXT_STEP - left;
    let here = if sets_out {
        -12
    } else {
        army.prize(s, &outlook, &posts, m.at) - field.danger(army, m.at)
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
                let back = came_from == Some(*to);
                let points = points + onward - if back { BACK } else { 0 };
                advice.give_saying(at, reason, points, || match () {
                    () if back && points < 0 => format!("only goes back to {}", place(*to)),
                    () if left > 0 && points < 0 && points + left > 0 => words::leaves(s, &outlook, army, m.at),
                    () if met && (points > 0 || reason == &FLIGHT) => words::meets(s, &outlook, army, *to),
                    () if met => words::risks(s, &outlook, &field, army, *to),
                    () => words::steps(s, &outlook, &field, army, [m.at, *to], points),
                });
            }
            Choice::Named(_) => match Named::from_choice(*choice) {
                Some(Named::Siege) => {
                    let points = army.attempt(s, &outlook, &posts, m.at);
                    advice.give_saying(at, &SIEGE, points, || match points {
                        1.. => attempts(s, m.at, ["s", "es"]),
                        _ => format!("costs more CUs at {} than it gains", place(m.at)),
                    });
                }
                Some(Named::Sortie) => {
                    let margin = army.margin(s, &outlook.survey, m.at);
                    let points = if margin > 0 { 60 } else { -60 + 5 * margin };
                    advice.give_saying(at, &FIGHTS, points, || words::sallies(s, &outlook, army, m.at));
                }
                Some(Named::Charm) => {
                    advice.give_saying(at, &SIEGE, 100, || format!("wins over {} without a fight", place(m.at)));
                }
                Some(Named::Sail) => {
                    let points = field.overseas(s, army, m.at) - left;
                    advice.give_saying(at, &TARGET, points, || {
                        words::sails(s, &outlook, &field, army, m.at, points)
                    });
                }
                Some(Named::Arrange) if sets_out && company::nobody_stays(s, &m) => {
                    advice.give_saying(at, &STAYS, FIRST_ARRANGE, || company::stay(s, &m));
                }
                _ => advice.give_saying(at, &STOP, -60, || "only chooses other units".into()),
            },
            _ => {
                let reason = if here > 0 { &STANDS } else { &STOP };
                advice.give_saying(at, reason, here, || match here {
                    _ if sets_out => format!("lets {} stay where they are", led(army)),
                    1.. => format!("stays for {}", fought_for(s, &outlook, army, m.at)),
                    _ if s.outside(m.at, army.side.enemy()).fighting() > 0 => {
                        words::stays_before(s, &outlook, army, m.at)
                    }
                    _ => endangered(s, &outlook, army, m.at, 0),
                });
            }
        }
    }
}

/// The port to sail to.
pub(super) fn sail(s: &State, advice: &mut Advice<'_>) {
    let (Some(m), Some(army)) = (s.march, Army::marching(s)) else {
        return;
    };
    let outlook = Outlook::of(s, army.side);
    let field = Field::of(s, &outlook, army, &Posts::of(s, &outlook.survey, army), None);
    for (at, choice) in advice.legal().iter().enumerate() {
        let Choice::Space(to) = choice else { continue };
        let points = field.at(*to);
        advice.give_saying(at, &TARGET, points, || {
            words::steps(s, &outlook, &field, army, [m.at, *to], points)
        });
        advice.give_saying(at, &WRECK, -wreck(s, army, m.at, *to), || {
            format!(
                "may be met by the Roman fleet: {} in 6",
                met_by_rome(s, army, m.at, *to)
            )
        });
        advice.give_saying(at, &FLIGHT, -landing(s, army, *to), || {
            let enemies = s.outside(*to, army.side.enemy()).fighting();
            format!(
                "lands before {} at {} with no retreat",
                several(enemies, "CU"),
                place(*to)
            )
        });
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
    let ahead = ahead(s, all);
    let sign = if ahead > 0 { 4 } else { -4 };
    let points = |choice| match choice {
        Choice::Number(count) => sign * i32::from(count),
        Choice::Yes => sign,
        _ => 0,
    };
    advice.each_saying(&FLIGHT, points, |_, _| {
        format!("hides in {} from {}", place(at), faced(s, all, ahead))
    });
}

/// Slips away from an army that is stronger; Fabius from any.
pub(super) fn avoid(s: &State, side: Side, advice: &mut Advice<'_>) {
    let Some(m) = s.march else { return };
    let army = Army::at(s, side, m.at);
    let ahead = ahead(s, army);
    let generals = s.generals_at(m.at, side);
    let points = |choice| {
        let Choice::Unit(unit) = choice else { return 0 };
        let points = match unit {
            who::FABIUS => 6 * (ahead + 2),
            _ => 6 * (ahead - OUTDONE) + 3,
        };
        points - LEFT_BEHIND * i32::from(left_behind(s, army.cus, generals, unit))
    };
    advice.each_saying(&FLIGHT, points, |choice, points| {
        if let Choice::Unit(unit) = choice
            && left_behind(s, army.cus, generals, unit) > 0
        {
            let left = several_of(left_behind(s, army.cus, generals, unit), "CU");
            return format!("leaves {left} with a Consul before {}", faced(s, army, ahead));
        }
        let verb = if points > 0 {
            "keeps away from"
        } else {
            "gives way before"
        };
        format!("{verb} {}", faced(s, army, ahead))
    });
}

/// CUs that a Consul keeps whom a general who slips away cannot lead (18.1).
fn left_behind(s: &State, cus: u8, generals: UnitSet, unit: UnitId) -> u8 {
    let mut goes = s.may_lead(unit, generals);
    goes.insert(unit);
    cus - consular_range(s, cus, goes, generals.without(goes)).1
}

/// Intercepts with an army that is hardly weaker.
pub(super) fn intercept(s: &State, side: Side, advice: &mut Advice<'_>) {
    let intercepting = |unit| {
        let (force, _) = s.stack(side, s.general(unit).at);
        Army {
            cus: force.fighting().min(MOST_CUS),
            commander: Some(unit),
            ..Army::led_by(s, unit)
        }
    };
    let points = |choice| {
        let Choice::Unit(unit) = choice else { return 0 };
        let ahead = ahead(s, intercepting(unit));
        let points = if ahead <= DARED { 8 - 3 * ahead } else { -12 * ahead };
        points
            - if empties_capital(s, side, unit) {
                CAPITAL_EMPTIED
            } else {
                0
            }
    };
    advice.each_saying(&FIGHTS, points, |choice, points| match choice {
        Choice::Unit(unit) if points < 0 && empties_capital(s, side, unit) => {
            format!("leaves {} without a CU", place(capital(side)))
        }
        Choice::Unit(unit) => {
            let army = intercepting(unit);
            format!("meets {}", faced(s, army, ahead(s, army)))
        }
        _ => String::new(),
    });
}

/// The army on the march, as one sees it that would meet it: "a stronger army: 6 CUs against 9 under Hannibal".
fn faced(s: &State, army: Army, ahead: i32) -> String {
    let other = Army::marching(s).map_or_else(String::new, |other| against(army, other));
    format!("{}: {other}", words::stronger(ahead))
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
    let other = Army::at(s, side.enemy(), m.at);
    let ahead = ahead(s, other);
    let stands = Named::Stand.choice();
    let points = |choice| if choice == stands { 6 * ahead + 3 } else { 0 };
    advice.each_saying(&FLIGHT, points, |_, _| {
        let armies = Army::marching(s).map_or_else(String::new, |army| against(army, other));
        format!("stands before {}: {armies}", words::stronger(-ahead))
    });
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
        advice.give_saying(at, &STRONG, if own { points } else { -points }, || {
            let (cus, rating) = (several_of(force.fighting(), "CU"), general(*unit).battle);
            let verb = if own { "has" } else { "leaves the enemy" };
            format!("{verb} Battle Rating {rating} with {cus}")
        });
    }
}
