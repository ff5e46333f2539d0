//! What must hold of a move under way, and of where armies may stand when none is (10).

use super::{CROWD, Claim};
use crate::State;
use crate::data::generals::{self, general};
use crate::data::spaces::{self, COUNT as SPACES};
use crate::rules::movement::MOST_CUS;
use crate::state::{Campaign, March, Where};
use engine::{Side, SpaceId, UnitId, UnitSet};

fn on_map(at: SpaceId) -> bool {
    usize::from(at.0) < SPACES
}

fn known(unit: UnitId) -> bool {
    usize::from(unit.0) < generals::COUNT
}

fn own(side: Side, of: UnitSet) -> bool {
    of.without(generals::of(side)).is_empty()
}

/// What everything below relies on to look anything up.
pub(super) fn within_bounds(s: &State) -> [Claim; 3] {
    let march = s.march.is_none_or(|m| {
        on_map(m.at)
            && m.entered.from().is_none_or(on_map)
            && known(m.general)
            && m.failed.iter().all(|p| on_map(p.from))
    });
    let reactions = s.reactions.is_none_or(|r| {
        let parties = r.interceptions.iter().chain(r.avoid.iter());
        s.march.is_some() && on_map(r.at) && parties.into_iter().all(|p| on_map(p.from) && known(p.general))
    });
    let campaign = s.campaign.iter().flat_map(|c| &c.stood).all(|stood| {
        let place = stood.place.space();
        place.is_some_and(on_map) && stood.moved.fits(CROWD)
    });
    [
        (march, "a move is one of a general on the map"),
        (reactions, "reactions answer a move on the map"),
        (campaign, "what a campaign counts stands on the map"),
    ]
}

/// The move under way.
pub(super) fn march(s: &State, m: &March) -> [Claim; 5] {
    let place = s.general(m.general).at;
    let (force, generals) = s.stack(m.side, place);
    let there = place.space().is_some();
    [
        (own(m.side, m.generals()), "a side moves its own generals"),
        (
            general(m.general).side == m.side,
            "the activated general is of the active side",
        ),
        (
            !there || m.with.without(generals).is_empty(),
            "who goes along stands with the general who moves",
        ),
        (
            !there || force.holds(m.units),
            "the units that go along stand with their general",
        ),
        (
            m.units.fighting() <= MOST_CUS,
            "at most ten CUs move with a general (10.2)",
        ),
    ]
}

/// The campaign card being resolved.
pub(super) fn campaign(s: &State, c: &Campaign) -> [Claim; 3] {
    let stand = c
        .stood
        .iter()
        .all(|stood| matches!(stood.place, Where::At(_) | Where::Inside(_)));
    [
        (
            own(c.side, c.activated),
            "a campaign activates generals of its own side",
        ),
        (
            c.left <= 3 && c.stood.len() <= 2 * SPACES,
            "a campaign activates three generals at most",
        ),
        (
            stand && s.march.is_none_or(|m| m.side == c.side),
            "a campaign moves its own side",
        ),
    ]
}

/// Where both sides stand when nobody moves.
pub(super) fn at_rest(s: &State, at: SpaceId) -> [Claim; 2] {
    let moving = s.march.is_some() || s.battle.is_some();
    let both = s.has_cus(at, Side::Rome) && s.has_cus(at, Side::Carthage);
    let lost = |side: Side| s.has_cus(at, side.enemy()) && !s.unguarded(at, side).is_empty();
    [
        (moving || !both, "armies that meet fight (10.4)"),
        (
            moving || !(lost(Side::Rome) || lost(Side::Carthage)),
            "no general stands among enemy CUs alone (10.10)",
        ),
    ]
}

/// All of it.
pub(super) fn all(s: &State) -> impl Iterator<Item = Claim> + '_ {
    let moves = s.march.iter().flat_map(|m| march(s, m));
    let campaigns = s.campaign.iter().flat_map(|c| campaign(s, c));
    moves
        .chain(campaigns)
        .chain(spaces::all().flat_map(|at| at_rest(s, at)))
}
