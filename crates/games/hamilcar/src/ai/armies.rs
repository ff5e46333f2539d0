//! Armies and fleets: what there is to fight for, and with what (7, 10 to 14).

use super::pcs;
use super::reasons::{FIGHTS, FLIGHT, MUSTER, SIEGE, STOP, STRONG, TARGET, USUAL};
use super::words::{against, attempts, joins, meets, sends, towards};
use crate::data::roads::roads_set;
use crate::data::spaces::at as named_space;
use crate::present::words::names::{place, several, several_of, short};
use crate::rules::siege;
use crate::state::March;
use crate::{Named, State};
use ::ai::Advice;
use engine::{Choice, Side, SpaceId, SpaceSet, UnitId};

/// Points that a step further from a target costs.
const STEP: i32 = 7;
/// Points that it costs to enter a space of the same march again: whoever was there could have stayed.
const BACK: i32 = 40;
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

/// Something to fight for.
pub(super) struct Aim {
    /// Where it is.
    pub(super) at: SpaceId,
    /// What it is worth, less what the way costs.
    points: i32,
}

/// The best there is to fight for from a space, less what the way costs; nothing if nothing is near.
pub(super) fn aim(s: &State, side: Side, cus: u8, from: SpaceId) -> Option<Aim> {
    let mut seen: SpaceSet = [from].into_iter().collect();
    let (mut edge, mut steps, mut best) = (seen, 0, Aim { at: from, points: 0 });
    while !edge.is_empty() && steps <= FAR {
        for at in edge.iter() {
            let points = prize(s, side, cus, at) - STEP * steps;
            if points > best.points {
                best = Aim { at, points };
            }
        }
        let next = edge.iter().fold(SpaceSet::EMPTY, |next, at| next.or(roads_set(at)));
        edge = next.without(seen);
        seen = seen.or(edge);
        steps += 1;
    }
    Some(best).filter(|best| best.points > 0)
}

/// What that is worth; 0 if nothing is near.
fn reach(s: &State, side: Side, cus: u8, from: SpaceId) -> i32 {
    aim(s, side, cus, from).map_or(0, |aim| aim.points)
}

/// CUs that a general could lead from where he is, and where that is.
pub(super) fn army(s: &State, side: Side, general: UnitId) -> Option<(u8, SpaceId)> {
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

/// The general of those wanted whose activation is worth most, and what it is worth; of equals the first.
pub(super) fn best_general(s: &State, side: Side, wanted: impl Fn(UnitId) -> bool) -> Option<(UnitId, i32)> {
    let mut best = None;
    for general in s.generals_in_play(side).iter().filter(|general| wanted(*general)) {
        let points = activation(s, side, general);
        if best.is_none_or(|(_, most)| points > most) {
            best = Some((general, points));
        }
    }
    best
}

/// The most that any activation of a side is worth.
pub(super) fn best_target(s: &State, side: Side) -> i32 {
    best_general(s, side, |_| true).map_or(0, |(_, points)| points)
}

/// Who is activated.
pub(super) fn who(s: &State, side: Side, advice: &mut Advice<'_>) {
    for (at, choice) in advice.legal().iter().enumerate() {
        match choice {
            Choice::Unit(general) => {
                let rating = s.battle_rating(*general);
                advice.give_saying(at, &TARGET, activation(s, side, *general) / 2, || {
                    sends(s, side, *general)
                });
                advice.give_saying(at, &STRONG, i32::from(rating), || {
                    format!("is led by {}, Battle Rating {rating}", short(*general))
                });
            }
            _ => advice.give_saying(at, &STOP, 5, || "keeps all armies where they are".into()),
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
        let muster = i32::from(led) * 8 + i32::from(cus.min(8));
        advice.give_saying(at, &MUSTER, muster, || joins(s, side, space));
        near(s, side, cus + 1, space, 3, at, advice);
    }
}

/// What there is to fight for near an army, as so many parts of its points.
fn near(s: &State, side: Side, cus: u8, space: SpaceId, parts: i32, at: usize, advice: &mut Advice<'_>) {
    let aim = aim(s, side, cus, space);
    let points = aim.as_ref().map_or(0, |aim| aim.points) / parts;
    advice.give_saying(at, &TARGET, points, || {
        aim.map_or_else(String::new, |aim| towards(s, side, cus, &aim, "comes within reach of"))
    });
}

/// Where a general enters: with the strongest army that has nobody better.
pub(super) fn lead(s: &State, side: Side, advice: &mut Advice<'_>) {
    for (at, choice) in advice.legal().iter().enumerate() {
        let Choice::Space(space) = choice else { continue };
        let cus = s.place(*space).all(side).fighting();
        let led = s.generals_in(*space, side).len() as u8;
        let points = 2 * i32::from(cus.min(10)) - 4 * i32::from(led);
        advice.give_saying(at, &STRONG, points, || {
            let (there, cus) = (place(*space), several_of(cus, "CU"));
            match led {
                0 => format!("takes command of {cus} at {there}"),
                _ if points > 0 => format!("comes to {cus} at {there}, beside {}", several(led, "General")),
                _ => format!("comes to only {cus} at {there}, beside {}", several(led, "General")),
            }
        });
        near(s, side, cus, *space, 4, at, advice);
    }
}

/// What a step from one space to another means for what the army fights for.
fn step(s: &State, side: Side, cus: u8, from: SpaceId, to: SpaceId, points: i32) -> String {
    let (before, after) = (aim(s, side, cus, from), aim(s, side, cus, to));
    let worth = |aim: &Option<Aim>| aim.as_ref().map_or(0, |aim| aim.points);
    match (&before, &after) {
        (_, Some(aim)) if worth(&after) > worth(&before) => {
            let verb = match points {
                ..=0 => "comes hardly nearer to",
                _ if aim.at == to => "comes to",
                _ => "comes nearer to",
            };
            towards(s, side, cus, aim, verb)
        }
        (Some(aim), _) if aim.at == from => towards(s, side, cus, aim, "leaves"),
        (Some(aim), _) if worth(&after) < worth(&before) => towards(s, side, cus, aim, "leads away from"),
        (Some(aim), _) => towards(s, side, cus, aim, "comes no nearer to"),
        (None, _) => format!("finds nothing to fight for at {}", place(to)),
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
                    let points = (12 * odds).clamp(-90, 24) - 4;
                    advice.give_saying(at, reason, points, || meets("meets", cus, enemies, *to));
                }
                let back = !m.acted && m.trail.spaces().contains(to);
                let points = reach(s, side, cus, *to) - here - 2 - if back { BACK } else { 0 };
                advice.give_saying(at, &TARGET, points, || match back {
                    true => format!("only goes back to {}", place(*to)),
                    false => step(s, side, cus, m.at, *to, points),
                });
            }
            Choice::Named(_) => act(s, side, &m, here, at, Named::from_choice(*choice), advice),
            _ => advice.give(at, &STOP, 0),
        }
    }
}

/// What an army does where it is; `here` is worth what it could fight for from there.
fn act(s: &State, side: Side, m: &March, here: i32, at: usize, what: Option<Named>, advice: &mut Advice<'_>) {
    let (cus, there) = (m.units.fighting(), place(m.at));
    match what {
        Some(Named::Siege) => advice.give_saying(at, &SIEGE, 60, || attempts(s, m.at, ["s", "es"])),
        Some(Named::Sortie) => {
            let enemies = s.outside(m.at, side.enemy()).fighting();
            let odds = i32::from(cus) - i32::from(enemies);
            advice.give_saying(at, &FIGHTS, 15 * odds, || meets("sallies against", cus, enemies, m.at));
        }
        Some(Named::Sail) => {
            let points = 8 - here / 2;
            advice.give_saying(at, &TARGET, points, || match aim(s, side, cus, m.at) {
                Some(aim) if points < 0 => towards(s, side, cus, &aim, "turns away from"),
                Some(aim) => towards(s, side, cus, &aim, "leaves no more than"),
                None => format!("leaves {there}, from where no road leads to a fight"),
            });
        }
        Some(Named::DestroyTrain) => {
            advice.give_saying(at, &STOP, -30, || format!("destroys a Supply Train at {there}"));
        }
        Some(Named::Raid) => advice.give_saying(at, &USUAL, 6, || format!("raids a PC next to {there}")),
        Some(Named::RepairWalls) => {
            advice.give_saying(at, &USUAL, 6, || format!("removes a Siege Point at {there}"));
        }
        Some(Named::CaptureTrains) => {
            advice.give_saying(at, &USUAL, 6, || format!("captures Supply Trains at {there}"));
        }
        Some(Named::Arrange) => {
            advice.give_saying(at, &STOP, -40, || format!("only chooses other Units at {there}"));
        }
        _ => advice.give_saying(at, &STOP, -40, || format!("puts off what is to be done at {there}")),
    }
}

/// The next port of a voyage, or the landing.
pub(super) fn sail(s: &State, side: Side, advice: &mut Advice<'_>) {
    let Some(voyage) = s.voyage else { return };
    let cus = voyage.units.fighting();
    let says = |port: SpaceId, verb: &str| match aim(s, side, cus, port) {
        Some(aim) => towards(s, side, cus, &aim, verb),
        None => format!("finds nothing to fight for at {}", place(port)),
    };
    for (at, choice) in advice.legal().iter().enumerate() {
        match choice {
            Choice::Space(to) => {
                let points = reach(s, side, cus, *to) - 6;
                let verb = if points > 0 {
                    "brings the Fleet nearer to"
                } else {
                    "leads to no more than"
                };
                advice.give_saying(at, &TARGET, points, || says(*to, verb));
            }
            choice if *choice == Named::Land.choice() => {
                let points = reach(s, side, cus, voyage.at);
                advice.give_saying(at, &TARGET, points, || says(voyage.at, "lands within reach of"));
            }
            _ => advice.give_saying(at, &STOP, -60, || "ends the voyage with nothing done".into()),
        }
    }
}

/// Slips away from an army that is clearly stronger.
pub(super) fn avoid(s: &State, side: Side, advice: &mut Advice<'_>) {
    let Some(m) = s.march else { return };
    let (own, theirs) = (s.outside(m.at, side).fighting(), m.units.fighting());
    // A General without CUs loses nothing by trying.
    let stronger = i32::from(theirs) - i32::from(own) + 4 * i32::from(own == 0);
    let points = |choice| match choice {
        Choice::Unit(_) => 8 * (stronger - 1),
        _ => 0,
    };
    advice.each_saying(&FLIGHT, points, |_, points| {
        let against = against(own, theirs);
        match points {
            _ if own == 0 => format!("saves a General without CUs from {}", several_of(theirs, "CU")),
            1.. => format!("keeps away from a stronger army: {against}"),
            _ if theirs > own => format!("gives way before an army that is hardly stronger: {against}"),
            _ => format!("gives way before an army that is no stronger: {against}"),
        }
    });
}

/// Intercepts with an army that is no weaker.
pub(super) fn intercept(s: &State, side: Side, advice: &mut Advice<'_>) {
    let Some(m) = s.march else { return };
    for (at, choice) in advice.legal().iter().enumerate() {
        let Choice::Unit(general) = choice else { continue };
        let (force, _) = s.stack(side, s.general(*general).at);
        let (own, theirs) = (force.fighting(), m.units.fighting());
        let odds = i32::from(own) - i32::from(theirs);
        let points = if odds >= 0 { 4 + 3 * odds } else { 12 * odds };
        advice.give_saying(at, &FIGHTS, points, || meets("meets", own, theirs, m.at));
    }
}

/// Backs up before an army that is stronger.
pub(super) fn back_up(s: &State, side: Side, advice: &mut Advice<'_>) {
    let Some(m) = s.march else { return };
    let (own, theirs) = (m.units.fighting(), s.outside(m.at, side.enemy()).fighting());
    let weaker = i32::from(theirs) - i32::from(own);
    let points = |choice| if choice == Choice::Yes { 8 * weaker } else { 0 };
    advice.each_saying(&FLIGHT, points, |_, _| meets("backs up before", own, theirs, m.at));
}
