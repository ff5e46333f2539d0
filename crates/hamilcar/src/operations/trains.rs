//! Placing Supply Trains (2.3.D, 5.2.C2.5, 5.6).

use crate::data::spaces;
use crate::laws::turn as laws;
use crate::state::Force;
use crate::{Board, State, TurnAsk, answer, ask, tapped, units};
use kernel::{Choice, Flow, Legality, Side, SpaceId};

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
    if spaces::all().any(|at| space_law(s, side, at, with).is_ok()) {
        Ok(())
    } else {
        Err(laws::NO_SPACE_FOR_TRAIN)
    }
}

/// A friendly Walled City that is not Besieged, or whoever it may go with.
fn space_law(s: &State, side: Side, at: SpaceId, with: TrainWith) -> Legality {
    let place = s.place(at);
    let city = place.city() == Some(side);
    if city && !place.besieged() {
        return units::may_come_inside(s, at, Force::new(0, 0, 1));
    }
    let general = !s.generals_at(at, side).is_empty();
    match with {
        _ if city && !general => Err(laws::BESIEGED_TAKES_NOTHING),
        TrainWith::Army if !general || place.outside[side].is_empty() => Err(laws::TRAIN_NEEDS_ARMY),
        TrainWith::General if !general => Err(laws::TRAIN_NEEDS_GENERAL),
        _ => Ok(()),
    }
}

/// Places one Supply Train; there is a space for it.
pub(crate) fn place_train(t: &mut Board<'_>, side: Side, with: TrainWith, section: &'static str) -> Flow<()> {
    let answer = ask(t, side, TurnAsk::PlaceTrain, section, |s, o| {
        for at in spaces::all() {
            o.weigh(Choice::Space(at), || space_law(s, side, at, with));
        }
        tapped::no_card_no_general(s, o, side);
    })?;
    let at = answer::space(answer);
    units::add(t, side, at, Force::new(0, 0, 1), section)
}
