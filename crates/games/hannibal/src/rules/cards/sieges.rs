//! Events about sieges (25): 17, 25, 26, 49, 53.

use super::target;
use crate::Board;
use crate::board::walls;
use crate::data::cards::{Effect, card, section};
use crate::data::provinces::{Province, Region};
use crate::data::spaces::{at, space};
use crate::protocol::refusals::cards as refusals;
use crate::rules::siege;
use crate::state::State;
use engine::{CardId, Flow, Legality, Side, SpaceId};

/// Which spaces these Events work on: a besieged city, for 49 a port, for 53 a Tribe with points on it, whoever they belong to.
pub(crate) fn target(s: &State, _: Side, id: CardId, at: SpaceId) -> Legality {
    let place = s.place(at);
    let fits = match card(id).effect {
        Effect::SurpriseSortie { .. } => place.besieged(),
        Effect::FleetBreaksSiege => place.besieged() && space(at).port.is_some(),
        Effect::TribalResistance => place.is_tribe() && place.points > 0,
        _ => false,
    };
    refusals::NO_TARGET.unless(fits)
}

/// 17, 49, 53: so many points go.
pub(super) fn points_go(t: &mut Board<'_>, side: Side, id: CardId, points: u8) -> Flow<()> {
    if let Some(at) = target::space(t, side, id, 1, false, |s, at| target(s, side, id, at))? {
        walls::remove_points(t, at, points, section(id));
    }
    Ok(())
}

/// How many provinces of Italy a side controls (25, 43).
#[must_use]
pub(crate) fn italian_provinces(s: &State, side: Side) -> u8 {
    let held = |p: &Province| s.controls_province(side, *p);
    Region::Italia.provinces().filter(held).count() as u8
}

/// Which city changes sides, if one does.
pub(super) fn changes_sides(s: &State, id: CardId) -> Option<SpaceId> {
    let city = match card(id).effect {
        Effect::CapuaSidesWithCarthage { provinces } => {
            Some(at::CAPUA).filter(|_| italian_provinces(s, Side::Carthage) >= provinces)
        }
        Effect::SyracuseAllies => Some(at::SYRACUSE),
        _ => None,
    };
    city.filter(|at| s.place(*at).city() == Some(Side::Rome))
}

/// 25, 26: those inside its walls are lost, those outside stay.
pub(super) fn city_changes_sides(t: &mut Board<'_>, side: Side, id: CardId) -> Flow<()> {
    match changes_sides(&t.state, id) {
        Some(at) => siege::fall(t, at, side, section(id)),
        None => Ok(()),
    }
}
