//! Armies and fleets: what there is to fight for, and with what (7, 10 to 14).

use super::pcs;
use super::reasons::{FIGHTS, FLIGHT, MUSTER, SIEGE, STOP, STRONG, TARGET, USUAL};
use crate::data::roads::roads_set;
use crate::data::spaces::at as named_space;
use crate::rules::siege;
use crate::{Named, State};
use ::ai::Advice;
use engine::{Choice, Side, SpaceId, SpaceSet, UnitId};

/// Points that a step further from a target costs.
const STEP: i32 = 7;
/// So many roads away a target is of no interest.
const FAR: i32 = 6;

/// What there is to fight for in a space, for an army of so many CUs; 0 or less if nothing is.
fn prize(s: &State, side: Side, cus: u8, at: SpaceId) -> i32 {
    let place = s.place(at);
    let enemies = place.outside[side.enemy()].fighting();
    let mut points = 0;
    if enemies > 0 {
        if cus < enemies + 1 {
            return 0;
        }
        points += 10 + 3 * i32::from(cus - enemies).min(5);
    }
    let city = place.city() == Some(side.enemy());
    let large = s.is_large_city(at);
    if (city && (!large || s.supremacy == side) || place.is_tribe()) && cus >= 3 {
        let inside = i32::from(place.all(side.enemy()).fighting());
        points += 22 + pcs::worth(s, side, at) - 2 * inside + 6 * i32::from(place.points);
        if matches!(at, named_space::ROMA | named_space::CARTHAGO) {
            points += 10;
        }
    } else if s.control(at) == Some(side.enemy()) && !city {
        points += pcs::worth(s, side, at) / 2;
    }
    points
}

/// The best there is to fight for from a space, less what the way costs; 0 if nothing is near.
fn reach(s: &State, side: Side, cus: u8, from: SpaceId) -> i32 {
    let mut seen: SpaceSet = [from].into_iter().collect();
    let (mut edge, mut steps, mut best) = (seen, 0, 0);
    while !edge.is_empty() && steps <= FAR {
        for at in edge.iter() {
            best = best.max(prize(s, side, cus, at) - STEP * steps);
        }
        let next = edge.iter().fold(SpaceSet::EMPTY, |next, at| next.or(roads_set(at)));
        edge = next.without(seen);
        seen = seen.or(edge);
        steps += 1;
    }
    best
}

/// CUs that a general could lead from where he is, and where that is.
fn army(s: &State, side: Side, general: UnitId) -> Option<(u8, SpaceId)> {
    let at = s.general(general).at.space()?;
    Some((s.place(at).all(side).fighting(), at))
}

/// What an activation is worth for a general.
fn activation(s: &State, side: Side, general: UnitId) -> i32 {
    if siege::may_attempt(s, general).is_ok() {
        return 90;
    }
    let Some((cus, at)) = army(s, side, general) else {
        return 0;
    };
    2 * reach(s, side, cus.min(10), at) + i32::from(cus)
}

/// The most that any activation of a side is worth.
pub(super) fn best_target(s: &State, side: Side) -> i32 {
    let generals = s.generals_in_play(side);
    generals
        .iter()
        .map(|general| activation(s, side, general))
        .max()
        .unwrap_or(0)
}

/// Who is activated.
pub(super) fn who(s: &State, side: Side, advice: &mut Advice<'_>) {
    for (at, choice) in advice.legal().iter().enumerate() {
        match choice {
            Choice::Unit(general) => {
                advice.give(at, &TARGET, activation(s, side, *general) / 2);
                advice.give(at, &STRONG, i32::from(s.battle_rating(*general)));
            }
            _ => advice.give(at, &STOP, 5),
        }
    }
}

/// Where CUs come to.
pub(super) fn reinforce(s: &State, side: Side, advice: &mut Advice<'_>) {
    for (at, choice) in advice.legal().iter().enumerate() {
        let place = match choice {
            Choice::Space(space) => Some(*space),
            Choice::Unit(general) => s.general(*general).at.space(),
            _ => None,
        };
        let Some(space) = place else { continue };
        let cus = s.place(space).all(side).fighting();
        let led = !s.generals_at(space, side).is_empty();
        advice.give(at, &MUSTER, i32::from(led) * 8 + i32::from(cus.min(8)));
        advice.give(at, &TARGET, reach(s, side, cus + 1, space) / 3);
    }
}

/// Where a general enters: with the strongest army that has nobody better.
pub(super) fn lead(s: &State, side: Side, advice: &mut Advice<'_>) {
    for (at, choice) in advice.legal().iter().enumerate() {
        let Choice::Space(space) = choice else { continue };
        let cus = s.place(*space).all(side).fighting();
        let led = s.generals_in(*space, side).len() as i32;
        advice.give(at, &STRONG, 2 * i32::from(cus.min(10)) - 4 * led);
        advice.give(at, &TARGET, reach(s, side, cus, *space) / 4);
    }
}

/// The next step of a march, or what is done where the army is.
pub(super) fn march(s: &State, side: Side, advice: &mut Advice<'_>) {
    let Some(m) = s.march else { return };
    let cus = m.units.fighting();
    let here = reach(s, side, cus, m.at);
    for (at, choice) in advice.legal().iter().enumerate() {
        match choice {
            Choice::Space(to) => {
                let enemies = s.outside(*to, side.enemy()).fighting();
                if enemies > 0 {
                    let odds = i32::from(cus) - i32::from(enemies);
                    let reason = if odds > 0 { &FIGHTS } else { &FLIGHT };
                    advice.give(at, reason, (12 * odds).clamp(-90, 24) - 4);
                }
                advice.give(at, &TARGET, reach(s, side, cus, *to) - here - 2);
            }
            Choice::Named(_) => match Named::from_choice(*choice) {
                Some(Named::Siege) => advice.give(at, &SIEGE, 60),
                Some(Named::Sortie) => {
                    let odds = i32::from(cus) - i32::from(s.outside(m.at, side.enemy()).fighting());
                    advice.give(at, &FIGHTS, 15 * odds);
                }
                Some(Named::Sail) => advice.give(at, &TARGET, 8 - here / 2),
                Some(Named::DestroyTrain) => advice.give(at, &STOP, -30),
                Some(Named::Raid | Named::RepairWalls | Named::CaptureTrains) => advice.give(at, &USUAL, 6),
                _ => advice.give(at, &STOP, -40),
            },
            _ => advice.give(at, &STOP, 0),
        }
    }
}

/// The next port of a voyage, or the landing.
pub(super) fn sail(s: &State, side: Side, advice: &mut Advice<'_>) {
    let Some(voyage) = s.voyage else { return };
    let cus = voyage.units.fighting();
    for (at, choice) in advice.legal().iter().enumerate() {
        match choice {
            Choice::Space(to) => advice.give(at, &TARGET, reach(s, side, cus, *to) - 6),
            choice if *choice == Named::Land.choice() => {
                advice.give(at, &TARGET, reach(s, side, cus, voyage.at));
            }
            _ => advice.give(at, &STOP, -60),
        }
    }
}

/// Slips away from an army that is clearly stronger.
pub(super) fn avoid(s: &State, side: Side, advice: &mut Advice<'_>) {
    let Some(m) = s.march else { return };
    let own = s.outside(m.at, side).fighting();
    // A General without CUs loses nothing by trying.
    let stronger = i32::from(m.units.fighting()) - i32::from(own) + 4 * i32::from(own == 0);
    advice.each(&FLIGHT, |choice| match choice {
        Choice::Unit(_) => 8 * (stronger - 1),
        _ => 0,
    });
}

/// Intercepts with an army that is no weaker.
pub(super) fn intercept(s: &State, side: Side, advice: &mut Advice<'_>) {
    let Some(m) = s.march else { return };
    for (at, choice) in advice.legal().iter().enumerate() {
        let Choice::Unit(general) = choice else { continue };
        let (force, _) = s.stack(side, s.general(*general).at);
        let odds = i32::from(force.fighting()) - i32::from(m.units.fighting());
        advice.give(at, &FIGHTS, if odds >= 0 { 4 + 3 * odds } else { 12 * odds });
    }
}

/// Backs up before an army that is stronger.
pub(super) fn back_up(s: &State, side: Side, advice: &mut Advice<'_>) {
    let Some(m) = s.march else { return };
    let weaker = i32::from(s.outside(m.at, side.enemy()).fighting()) - i32::from(m.units.fighting());
    advice.each(&FLIGHT, |choice| if choice == Choice::Yes { 8 * weaker } else { 0 });
}
