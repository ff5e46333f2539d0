//! Inside or outside the walls (10.1), and where a Fleet that has won lands (9.3.B1).

use super::reasons::{FIGHTS, FLIGHT, USUAL};
use super::words::against;
use crate::State;
use crate::present::words::names::{self, place, several};
use crate::protocol::prompt::{NavalAsk, ReactionAsk};
use crate::state::Kind;
use ::ai::Advice;
use engine::{Choice, Side, SpaceId};

/// Whether a side that waits for an army before its walls meets it outside: it is no weaker, its best General counted.
fn stands(s: &State, side: Side, at: SpaceId) -> bool {
    let Some(m) = s.march else { return false };
    let best = |generals: engine::UnitSet| generals.iter().map(|g| s.battle_rating(g)).max().unwrap_or(0);
    let own = i32::from(s.place(at).all(side).fighting()) + i32::from(best(s.generals_in(at, side)));
    let theirs = i32::from(m.units.fighting()) + i32::from(s.battle_rating(m.general));
    own >= theirs
}

/// Who is inside. An army that is no weaker stays out and fights; Supply Trains are always safer inside.
pub(super) fn inside(s: &State, side: Side, about: ReactionAsk, advice: &mut Advice<'_>) {
    match about {
        ReactionAsk::UnitsInside { at, kind } => {
            let out = kind != Kind::Train && stands(s, side, at);
            let points = |choice| match choice {
                Choice::Number(inside) if out => -6 * i32::from(inside),
                Choice::Number(inside) => 6 * i32::from(inside),
                _ => 0,
            };
            advice.each_saying(if out { &FIGHTS } else { &FLIGHT }, points, |choice, _| {
                let Choice::Number(inside) = choice else {
                    return String::new();
                };
                let inside = several(inside, names::kind(kind));
                let (own, theirs) = (
                    s.place(at).all(side).fighting(),
                    s.march.map_or(0, |m| m.units.fighting()),
                );
                let there = place(at);
                match (out, kind) {
                    (true, _) if own < theirs => {
                        format!("keeps {inside} out of a battle at {there} that the General could win")
                    }
                    (true, _) => format!("keeps {inside} out of a battle at {there}: {}", against(own, theirs)),
                    (false, Kind::Train) => format!("brings {inside} behind the walls of {there}"),
                    (false, _) => format!("brings {inside} behind the walls of {there}: {}", against(own, theirs)),
                }
            });
        }
        ReactionAsk::GeneralInside { at, .. } => {
            let there = s.place(at);
            let (outside, inside) = (there.outside[side].fighting(), there.inside.fighting());
            let out = outside > inside;
            let points = |choice| if (choice == Choice::No) == out { 12 } else { 0 };
            advice.each_saying(&USUAL, points, |_, _| {
                if out {
                    format!("stays with most CUs: {outside} outside, {inside} inside")
                } else {
                    format!("goes with most CUs: {inside} inside, {outside} outside")
                }
            });
        }
        _ => {}
    }
}

/// A Fleet that Intercepts takes no more CUs than it must, and lands where they are safe.
pub(super) fn aboard(s: &State, side: Side, about: NavalAsk, advice: &mut Advice<'_>) {
    for (at, choice) in advice.legal().iter().enumerate() {
        match (about, choice) {
            (NavalAsk::AddUnits(kind), Choice::Number(taken)) => {
                advice.give_saying(at, &USUAL, -6 * i32::from(*taken), || {
                    format!("risks {} at sea", several(*taken, names::kind(kind)))
                });
            }
            (NavalAsk::Disembark, Choice::Space(to)) => {
                let there = s.place(*to);
                let (enemies, own) = (there.all(side.enemy()).fighting(), there.all(side).fighting());
                let city = there.city() == Some(side);
                let points = -8 * i32::from(enemies) + 2 * (i32::from(own) + 3 * i32::from(city));
                advice.give_saying(at, &FLIGHT, points, || match (enemies, own, city) {
                    (1.., ..) => format!("lands at {} before {}", place(*to), several(enemies, "CU")),
                    (0, 0, _) => format!("lands in its own city of {}", place(*to)),
                    (0, 1.., _) => format!("lands at {} beside {} of its own", place(*to), several(own, "CU")),
                });
            }
            _ => {}
        }
    }
}
