//! Placing Supply Trains (2.3.D, 5.2.C2.5, 5.6).

use crate::board::{units, why_not};
use crate::data::spaces;
use crate::protocol::refusals::turn as refusals;
use crate::state::{Force, Where};
use crate::{Board, State, TurnAsk, answer, ask};
use engine::{Choice, Flow, Legality, Side, SpaceId, SpaceSet};

/// With whom a Supply Train is placed, if not in a city.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum TrainWith {
    /// With an Army: a general and at least one Unit (5.2.C2.5, 2.3.E2).
    Army,
    /// With a general, even alone (5.6).
    General,
}

/// Whether a Supply Train can be placed anywhere.
pub(crate) fn train_law(s: &State, side: Side, with: TrainWith) -> Legality {
    let hosts = hosts(s, side, with);
    if !hosts.is_empty() || spaces::all().any(|at| s.place(at).city() == Some(side) && city_law(s, at).is_ok()) {
        Ok(())
    } else {
        Err(refusals::NO_SPACE_FOR_TRAIN)
    }
}

/// The spaces where a general, outside walls, may take a Supply Train.
fn hosts(s: &State, side: Side, with: TrainWith) -> SpaceSet {
    let outside = |unit| match s.general(unit).at {
        Where::At(at) => Some(at),
        _ => None,
    };
    let takes = |at: &SpaceId| with == TrainWith::General || !s.place(*at).outside[side].is_empty();
    let in_own_walls = |at: &SpaceId| s.place(*at).city() == Some(side) && !s.place(*at).besieged();
    s.generals_in_play(side)
        .iter()
        .filter_map(outside)
        .filter(|at| takes(at) && !in_own_walls(at))
        .collect()
}

/// Whether a friendly Walled City takes a Supply Train.
fn city_law(s: &State, at: SpaceId) -> Legality {
    units::may_come_inside(s, at, Force::new(0, 0, 1))
}

/// A friendly Walled City that is not Besieged, or whoever it may go with.
fn space_law(s: &State, side: Side, at: SpaceId, with: TrainWith, hosts: SpaceSet) -> Legality {
    if hosts.contains(at) {
        Ok(())
    } else if s.place(at).city() == Some(side) {
        city_law(s, at)
    } else {
        Err(match with {
            TrainWith::Army => refusals::TRAIN_NEEDS_ARMY,
            TrainWith::General => refusals::TRAIN_NEEDS_GENERAL,
        })
    }
}

/// Places one Supply Train; there is a space for it.
pub(crate) fn place_train(t: &mut Board<'_>, side: Side, with: TrainWith, section: &'static str) -> Flow<()> {
    let answer = ask(t, side, TurnAsk::PlaceTrain, section, |s, o| {
        let hosts = hosts(s, side, with);
        o.weigh_each(spaces::all(), Choice::Space, |at| space_law(s, side, at, with, hosts));
        why_not::no_card_no_general(s, o, side);
    })?;
    let at = answer::space(answer);
    units::add(t, side, at, Force::new(0, 0, 1), section)
}
