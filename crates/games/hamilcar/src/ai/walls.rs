//! Inside or outside the walls (10.1), and where a Fleet that has won lands (9.3.B1).

use super::reasons::{FIGHTS, FLIGHT, USUAL};
use crate::State;
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
            advice.each(if out { &FIGHTS } else { &FLIGHT }, |choice| match choice {
                Choice::Number(inside) if out => -6 * i32::from(inside),
                Choice::Number(inside) => 6 * i32::from(inside),
                _ => 0,
            });
        }
        ReactionAsk::GeneralInside { at, .. } => {
            let place = s.place(at);
            let out = place.outside[side].fighting() > place.inside.fighting();
            advice.each(&USUAL, |choice| if (choice == Choice::No) == out { 12 } else { 0 });
        }
        _ => {}
    }
}

/// A Fleet that Intercepts takes no more CUs than it must, and lands where they are safe.
pub(super) fn aboard(s: &State, side: Side, about: NavalAsk, advice: &mut Advice<'_>) {
    for (at, choice) in advice.legal().iter().enumerate() {
        match (about, choice) {
            (NavalAsk::AddUnits(_), Choice::Number(taken)) => advice.give(at, &USUAL, -6 * i32::from(*taken)),
            (NavalAsk::Disembark, Choice::Space(to)) => {
                let place = s.place(*to);
                let enemies = i32::from(place.all(side.enemy()).fighting());
                let own = i32::from(place.all(side).fighting()) + 3 * i32::from(place.city() == Some(side));
                advice.give(at, &FLIGHT, -8 * enemies + 2 * own);
            }
            _ => {}
        }
    }
}
