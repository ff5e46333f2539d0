//! Abilities of generals that touch movement (24). A subordinate has none (9.2).

use super::activation::march;
use crate::data::generals::{Ability, general as row, who};
use crate::data::provinces::{Region, region_of};
use crate::laws::{movement as laws, only_if};
use crate::state::{Marker, State, Where};
use crate::{Board, MovementAsk, ask, politics, tapped};
use kernel::{Choice, Flow, Legality, Side, SpaceId, UnitId, UnitSet};

/// What a die is rolled for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Roll {
    /// 12.4
    Intercept,
    /// 13.1
    Avoid,
    /// 13.4
    Pursue,
}

/// Up to which face a general succeeds: his Battle Rating, or what his ability says where that is more (24).
#[must_use]
pub(crate) fn upto(general: UnitId, roll: Roll) -> u8 {
    let able = match (row(general).ability, roll) {
        (Ability::Interception { upto }, Roll::Intercept)
        | (Ability::Delayer { upto }, Roll::Avoid)
        | (Ability::Elusive { upto }, Roll::Intercept | Roll::Avoid)
        | (Ability::Pursuit { upto }, Roll::Pursue) => upto,
        _ => 0,
    };
    able.max(row(general).battle)
}

/// Whether none of these generals leaves his country by going to a space: Hanno Africa, Fabius Italy (24).
///
/// # Errors
/// The reason why not.
pub(crate) fn stays_home(generals: UnitSet, to: SpaceId) -> Legality {
    let region = region_of(to);
    only_if(
        region == Region::Africa || !generals.contains(who::HANNO),
        laws::STAYS_IN_AFRICA,
    )?;
    only_if(
        region == Region::Italia || !generals.contains(who::FABIUS),
        laws::STAYS_IN_ITALY,
    )
}

/// Whether Hanno may remove a Roman PC marker: he was activated, his army fought no battle, and he commands where his move ends (24).
fn may_remove(s: &State) -> Option<SpaceId> {
    let m = march(s);
    let Where::At(at) = s.general(m.general).at else {
        return None;
    };
    let (_, generals) = s.stack(m.side, Where::At(at));
    let able = row(m.general).ability == Ability::RemovesMarker && s.commander(generals) == Some(m.general);
    let marker = s.place(at).marker == Marker::Pc(m.side.enemy());
    (able && marker && !m.fought && !s.effects.truce).then_some(at)
}

/// When his activation ends Hanno may take off the Roman PC marker where he is (24).
pub(super) fn at_the_end(t: &mut Board<'_>) -> Flow<()> {
    let Some(at) = may_remove(&t.state) else { return Ok(()) };
    let answer = ask(t, Side::Carthage, MovementAsk::RemoveHere(at), "24", |s, o| {
        o.offer(Choice::Yes);
        o.offer(Choice::No);
        tapped::nothing_else(s, o, Side::Carthage, laws::ANSWER_HANNO);
    })?;
    if answer == Choice::Yes {
        politics::set_marker(t, at, Marker::None, "24")?;
    }
    Ok(())
}
