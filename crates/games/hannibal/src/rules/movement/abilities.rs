//! Abilities of generals that touch movement (24). A subordinate has none (9.2).

use super::activation::{march, march_mut};
use crate::board::{politics, why_not};
use crate::data::cards::{Effect, card};
use crate::data::generals::{Ability, general as row, who};
use crate::data::provinces::{Region, region_of};
use crate::protocol::refusals::{cards as laws_of_cards, movement as refusals};
use crate::state::{March, Marker, State, Where};
use crate::{Board, MovementAsk, ask};
use engine::{Choice, Flow, Legality, Side, SpaceId, UnitId, UnitSet};

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
    refusals::STAYS_IN_AFRICA.unless(region == Region::Africa || !generals.contains(who::HANNO))?;
    refusals::STAYS_IN_ITALY.unless(region == Region::Italia || !generals.contains(who::FABIUS))
}

/// What Native Guides take off the roll for a mountain pass (25, 6).
#[must_use]
pub(crate) fn guides(m: &March) -> i8 {
    match card(m.card).effect {
        Effect::NativeGuides { attrition, .. } if m.event => attrition,
        _ => 0,
    }
}

/// Whether Hannibal charms Italy with this move (25, 28).
pub(super) fn charms(m: &March) -> bool {
    m.event && card(m.card).effect == Effect::CharmsItaly
}

/// Whether a space is won over by Hannibal's coming: in Italy, with a Roman PC marker and no Roman CU (25, 28).
fn charmed(s: &State, at: SpaceId) -> bool {
    let place = s.place(at);
    region_of(at) == Region::Italia
        && place.marker == Marker::Pc(Side::Rome)
        && place.all(Side::Rome).is_empty()
        && !s.effects.truce
}

/// Whether Hannibal may spend a space of his move to take off the PC marker where he sets out (25, 28).
///
/// # Errors
/// The reason why not.
pub(super) fn may_charm(s: &State, m: &March) -> Legality {
    laws_of_cards::CHARMS_AT_THE_START.unless(m.entries == 0 && !m.stopped)?;
    laws_of_cards::NOTHING_TO_CHARM.unless(charmed(s, m.at))?;
    refusals::NO_MPS.unless(m.left() > 0)
}

/// Hannibal spends a space of his move to take off the PC marker where he sets out (25, 28).
pub(super) fn charm(t: &mut Board<'_>) -> Flow<()> {
    let m = march_mut(&mut t.state);
    m.spent += 1;
    let at = m.at;
    politics::set_marker(t, at, Marker::None, "25.28")
}

/// Hannibal has come to a space without a battle: a Roman PC marker there goes (25, 28).
pub(super) fn charms_on_the_way(t: &mut Board<'_>) -> Flow<()> {
    let m = march(&t.state);
    let at = m.at;
    if !charms(m) || m.fought || t.state.general(m.general).at != Where::At(at) || !charmed(&t.state, at) {
        return Ok(());
    }
    politics::set_marker(t, at, Marker::None, "25.28")
}

/// The space where Hanno may remove a Roman PC marker: he was activated, his army fought no battle, and he commands where his move ends (24).
fn may_remove(s: &State) -> Option<SpaceId> {
    let m = march(s);
    (!m.fought && may_yet_remove(s, m.general)).then_some(m.at)
}

/// Whether a general stands where he may remove a Roman PC marker when his activation ends (24).
pub(super) fn may_yet_remove(s: &State, general: UnitId) -> bool {
    let Where::At(at) = s.general(general).at else {
        return false;
    };
    let side = row(general).side;
    let (_, generals) = s.stack(side, Where::At(at));
    let able = row(general).ability == Ability::RemovesMarker && s.commander(generals) == Some(general);
    able && s.place(at).marker == Marker::Pc(side.enemy()) && !s.effects.truce
}

/// When his activation ends Hanno may take off the Roman PC marker where he is (24).
pub(super) fn at_the_end(t: &mut Board<'_>) -> Flow<()> {
    let Some(at) = may_remove(&t.state) else { return Ok(()) };
    let answer = ask(t, Side::Carthage, MovementAsk::RemoveHere(at), "24", |s, o| {
        o.offer(Choice::Yes);
        o.offer(Choice::No);
        why_not::nothing_else(s, o, Side::Carthage, refusals::ANSWER_HANNO);
    })?;
    if answer == Choice::Yes {
        politics::set_marker(t, at, Marker::None, "24")?;
    }
    Ok(())
}
