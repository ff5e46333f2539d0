//! Choosing units by their number, kind by kind.

use super::{activation, company};
use crate::state::{Force, Kind, Moved, State, Where};
use crate::{Board, MovementAsk, Prompt};
use engine::{Flow, Rule, Side};

/// How many units may be chosen, and why not fewer or more.
pub(crate) type Choosing = punic::Choosing;

/// Asks how many of each kind that is there: Combat Units, then Elephants, then Supply Trains.
pub(crate) fn choose_units<P: Into<Prompt>>(
    t: &mut Board<'_>,
    side: Side,
    section: &'static str,
    choosing: impl Fn(&State) -> Choosing,
    about: impl Fn(Kind) -> P,
    put: impl Fn(&mut State, Kind, u8),
) -> Flow<()> {
    punic::choose_units(t, side, Rule(section), choosing, |kind| about(kind).into(), put)
}

/// Those who can join the march, counted apart: of the stack on land, at sea of those before the walls of the port or inside them.
fn standing(s: &State) -> (Where, Moved) {
    let m = activation::march(s);
    let place = m.before.expect("it is asked while the army is arranged").place;
    (place, company::standing(s, m.side, place))
}

/// While a Campaign is resolved: asks of each kind how many go along who have moved so much, the freshest first (7.1).
pub(crate) fn choose_apart(
    t: &mut Board<'_>,
    side: Side,
    section: &'static str,
    choosing: impl Fn(&State) -> Choosing,
    put: impl Fn(&mut State, Kind, u8),
) -> Flow<()> {
    let about = |kind, spent: Option<u8>| {
        let about = spent.map_or(MovementAsk::TakeUnits(kind), |spent| MovementAsk::TakeMoved {
            kind,
            spent,
        });
        about.into()
    };
    let there = |s: &State| standing(s).1;
    punic::choose_apart(t, side, Rule(section), choosing, there, about, |s, kind, spent, n| {
        let (place, _) = standing(s);
        company::fall_in(s, place, spent, Force::so_many(kind, n));
        put(s, kind, n);
    })
}
