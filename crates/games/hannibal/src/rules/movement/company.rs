//! Generals and CUs counted apart while a campaign card is resolved (10.11): none moves more than four spaces in all, six with Nero alone
//! (10.12), and none after his army has fought, besieged, backed up or failed to pursue.

use super::abilities;
use super::activation::march;
use crate::data::generals::{Ability, general as row};
use crate::data::spaces;
use crate::data::tables::BESIEGERS;
use crate::data::tracks::CONSULAR;
use crate::protocol::refusals::movement as refusals;
use crate::rules::siege;
use crate::state::{
    ACTED, Force, Kind, MOST_POINTS, March, Moved, Party, State, Where, gone_on, reach, with_nero, without_nero,
};
use engine::{Legality, Side, SpaceId, UnitId, UnitSet};

/// MPs of Nero when a campaign card activates him (10.12).
fn campaigner(general: UnitId) -> Option<u8> {
    match row(general).ability {
        Ability::CampaignMove { mp } => Some(mp),
        _ => None,
    }
}

/// MPs that a general may move with the card that is resolved, of so many in all (10.11, 10.12).
pub(super) fn points(s: &State, general: UnitId, points: u8) -> u8 {
    let Some(campaign) = s.campaign.as_ref() else {
        return points;
    };
    let class = campaign.general(general);
    match campaigner(general) {
        Some(mp) if class < ACTED => mp - class,
        _ => reach(class),
    }
}

/// Whether a campaign card would activate a general to no effect: his movement is spent (10.11), and where he stands there is nothing to
/// besiege, to attack or to remove.
pub(crate) fn has_nothing_left(s: &State, general: UnitId) -> bool {
    let spent = s.campaign.is_some() && points(s, general, MOST_POINTS) == 0;
    let attempt = |at| siege::may_attempt(s, general).and_then(|()| may_attempt(s, at)).is_ok();
    spent
        && siege::may_sortie(s, general).is_err()
        && !s.general(general).at.space().is_some_and(attempt)
        && !abilities::may_yet_remove(s, general)
}

/// Those of a place who are not of the march.
fn staying(s: &State, side: Side, place: Where) -> Force {
    let (force, _) = s.stack(side, place);
    match &s.march {
        Some(m) if m.side == side && s.general(m.general).at == place => force.minus(m.units),
        _ => force,
    }
}

/// What those who stay in a place have moved.
pub(super) fn standing(s: &State, side: Side, place: Where) -> Moved {
    let here = staying(s, side, place);
    s.campaign
        .as_ref()
        .map_or(Moved::default(), |campaign| campaign.at(place, here))
}

/// MPs that all who go along can still move together; the activated general's own are counted in the march.
fn together(s: &State, m: &March) -> u8 {
    let Some(campaign) = s.campaign.as_ref() else {
        return u8::MAX;
    };
    let generals = m.with.iter().map(|unit| campaign.general(unit));
    let units = (0..=u8::MAX).take_while(|class| *class <= campaign.marching.most());
    let units = units.filter(|class| !campaign.marching.of(*class).is_empty());
    generals.chain(units).map(reach).min().unwrap_or(u8::MAX)
}

/// MPs left for the army as it is.
pub(super) fn left(s: &State, m: &March) -> u8 {
    m.left().min(together(s, m))
}

/// Whether the army as it is has so many MPs left: the general himself, and all who go along (10.11).
pub(super) fn may_spend(s: &State, m: &March, points: u8) -> Legality {
    refusals::NO_MPS.unless(m.left() >= points)?;
    refusals::COMPANY_HAS_MOVED.unless(together(s, m) >= points)
}

/// Generals who go along unless something else is chosen: those who can go as far as the activated one.
pub(super) fn fresh_generals(s: &State, general: UnitId, of: UnitSet) -> UnitSet {
    let Some(campaign) = s.campaign.as_ref() else { return of };
    let own = reach(campaign.general(general));
    of.iter().filter(|u| reach(campaign.general(*u)) >= own).collect()
}

/// Units that go along unless something else is chosen: those who can go as far as the activated general, and with a consul as many more,
/// the freshest first, as he may not leave (18.1).
pub(super) fn fresh_units(s: &State, side: Side, general: UnitId, goes: UnitSet) -> Force {
    let place = s.general(general).at;
    let (force, _) = s.stack(side, place);
    let Some(campaign) = s.campaign.as_ref() else {
        return force;
    };
    let moved = campaign.at(place, force);
    let wanted = if s.has_consul(goes) {
        force.fighting().min(CONSULAR)
    } else {
        0
    };
    (campaign.general(general)..=moved.most())
        .map(|class| moved.up_to(class))
        .find(|units| units.fighting() >= wanted)
        .unwrap_or_else(|| {
            if wanted > 0 {
                force
            } else {
                moved.up_to(campaign.general(general))
            }
        })
}

/// The march has been laid on the table: its units are the freshest of the place.
pub(super) fn set_out(s: &mut State) {
    let Some(m) = s.march else { return };
    let place = s.general(m.general).at;
    let (force, _) = s.stack(m.side, place);
    if let Some(campaign) = s.campaign.as_mut() {
        campaign.set_out(place, force, m.units);
    }
    joins_nero(s);
}

/// Who comes to Nero's army without having moved goes as far as he does (10.12).
fn joins_nero(s: &mut State) {
    let Some(m) = s.march.filter(|m| campaigner(m.general).is_some()) else {
        return;
    };
    let Some(campaign) = s.campaign.as_mut() else { return };
    campaign.marching.change(with_nero);
    for unit in m.with.iter() {
        let class = campaign.general_mut(unit);
        *class = with_nero(*class);
    }
}

/// The units of the march stand among the others of the place again.
pub(super) fn fall_out(s: &mut State) {
    let Some(m) = s.march else { return };
    let place = s.general(m.general).at;
    let stayed = staying(s, m.side, place);
    if let Some(campaign) = s.campaign.as_mut() {
        campaign.fall_out(place, stayed, m.units);
    }
}

/// Units of a place of one class join the march.
pub(super) fn fall_in(s: &mut State, place: Where, class: u8, units: Force) {
    let stayed = staying(s, march(s).side, place);
    if let Some(campaign) = s.campaign.as_mut() {
        campaign.fall_in(place, stayed, class, units);
    }
    joins_nero(s);
}

/// The march has gone on for so many MPs.
pub(super) fn spend(s: &mut State, points: u8) {
    let Some(m) = s.march else { return };
    let Some(campaign) = s.campaign.as_mut() else { return };
    campaign.marching.shrink(m.units);
    campaign.marching.change(|class| gone_on(class, points));
    for unit in m.generals().iter() {
        let class = campaign.general_mut(unit);
        *class = gone_on(*class, points);
    }
}

/// The activation ends: its units stay where they are, with what they have moved.
pub(super) fn rest(s: &mut State) {
    let Some(m) = s.march else { return };
    let place = s.general(m.general).at;
    let stay = standing(s, m.side, place);
    let Some(campaign) = s.campaign.as_mut() else { return };
    let mut marching = core::mem::take(&mut campaign.marching);
    marching.shrink(m.units);
    let mut all = stay;
    if m.acted {
        all.add(ACTED, marching.all());
        m.generals().iter().for_each(|u| *campaign.general_mut(u) = ACTED);
    } else {
        all.join(&marching);
    }
    campaign.put(place, all);
    campaign.activated.insert(m.general);
    campaign
        .generals
        .iter_mut()
        .for_each(|class| *class = without_nero(*class));
    let places: Vec<Where> = campaign.stood.iter().map(|stood| stood.place).collect();
    for place in places {
        let (force, _) = s.stack(m.side, place);
        if let Some(campaign) = s.campaign.as_mut() {
            let mut moved = campaign.at(place, force);
            moved.change(without_nero);
            campaign.put(place, moved);
        }
    }
}

/// A battle is about to be fought: all of the active side in it have acted, and are counted where they stand.
pub(super) fn fights(s: &mut State, at: SpaceId) {
    let Some(m) = acts(s) else { return };
    for place in [Where::At(at), s.general(m.general).at] {
        spent(s, m.side, place);
    }
}

/// The march has done what ends the movement of all in it: its units are counted where they stand.
fn acts(s: &mut State) -> Option<March> {
    fall_out(s);
    let m = s.march.as_mut()?;
    m.units = Force::NONE;
    m.with = UnitSet::EMPTY;
    m.acted = true;
    s.march
}

/// All units and generals of a side at one place have acted (10.11).
fn spent(s: &mut State, side: Side, place: Where) {
    let (force, generals) = s.stack(side, place);
    let Some(campaign) = s.campaign.as_mut() else { return };
    let mut moved = Moved::default();
    moved.add(ACTED, force);
    campaign.put(place, moved);
    for unit in generals.iter() {
        *campaign.general_mut(unit) = ACTED;
    }
}

/// Part of an army that has landed goes inside the city (12.8): all of the army has acted (10.11).
pub(crate) fn send_inside(s: &mut State, party: &Party) {
    fall_out(s);
    let Some(m) = s.march else { return };
    let (before, inside) = (Where::At(m.at), Where::Inside(m.at));
    for unit in party.with.iter() {
        s.general_mut(unit).at = inside;
    }
    if let Some(force) = s.force_mut(m.side, inside) {
        force.add(party.units);
    }
    if let Some(force) = s.force_mut(m.side, before) {
        force.take(party.units);
    }
    let rest = m.units.minus(party.units);
    if let Some(m) = s.march.as_mut() {
        m.units = rest;
        m.with = m.with.without(party.with);
        m.inside = None;
    }
    let (there, _) = s.stack(m.side, inside);
    let Some(campaign) = s.campaign.as_mut() else { return };
    for unit in m.generals().iter() {
        *campaign.general_mut(unit) = ACTED;
    }
    let mut moved = campaign.at(inside, there.minus(party.units));
    moved.add(ACTED, party.units);
    campaign.put(inside, moved);
    campaign.put(before, Moved::default());
    campaign.marching.add(ACTED, rest);
}

/// Where the units of a side stand, while a campaign card is resolved.
pub(super) fn roll_call(s: &State, side: Side) -> Vec<(Where, Force)> {
    if s.campaign.is_none() {
        return Vec::new();
    }
    let places = spaces::all().flat_map(|at| [Where::At(at), Where::Inside(at)]);
    places.map(|place| (place, s.stack(side, place).0)).collect()
}

/// A battle is over: whoever it has brought to another place has been in it (10.11).
pub(super) fn after_battle(s: &mut State, side: Side, before: &[(Where, Force)]) {
    for (place, stood) in before {
        let (now, _) = s.stack(side, *place);
        let come = now.by_kind(*stood, u8::saturating_sub);
        let Some(campaign) = s.campaign.as_mut().filter(|_| !come.is_empty()) else {
            continue;
        };
        let mut moved = campaign.at(*place, now.minus(come));
        moved.add(ACTED, come);
        campaign.put(*place, moved);
    }
}

/// An attempt on a city or Tribe is about to be made: the march is over. Says how many CUs stand with its general.
pub(super) fn attempts(s: &mut State) -> u8 {
    let Some(m) = acts(s) else { return 0 };
    s.stack(m.side, s.general(m.general).at).0.units()
}

/// An attempt has been made, of so many CUs. Those who have made it move no more with this card: all who stand with a commander (10.11); of
/// a subordinate himself and three CUs, five with a consul, those that have moved most, and any lost was one of them (20.3).
pub(super) fn attempted(s: &mut State, of: u8) {
    let Some(m) = s.march else { return };
    let place = s.general(m.general).at;
    let (force, generals) = s.stack(m.side, place);
    if s.commander(generals) == Some(m.general) {
        spent(s, m.side, place);
    } else {
        let by = if s.is_consul(m.general) { CONSULAR } else { BESIEGERS };
        let mut moved = standing(s, m.side, place);
        let done = weariest(&mut moved, by.saturating_sub(of - force.units()));
        moved.add(ACTED, done);
        let Some(campaign) = s.campaign.as_mut() else { return };
        campaign.put(place, moved);
    }
    if let Some(campaign) = s.campaign.as_mut() {
        campaign.attempted.insert(m.at);
    }
}

/// Takes out so many CUs, whatever their kind, those that have moved most first.
fn weariest(moved: &mut Moved, cus: u8) -> Force {
    let mut taken = Force::NONE;
    for class in (0..=moved.most()).rev() {
        for kind in Kind::ALL {
            let count = moved.of(class).of(kind).min(cus - taken.units());
            let units = Force::so_many(kind, count);
            moved.take(class, units);
            taken.add(units);
        }
    }
    taken
}

/// Whether an attempt may still be made in a space with the card that is being resolved: only one on the same city or Tribe (10.11).
///
/// # Errors
/// The reason why not.
pub fn may_attempt(s: &State, at: SpaceId) -> Legality {
    let made = s.campaign.as_ref().is_some_and(|c| c.attempted.contains(at));
    refusals::ONE_ATTEMPT_PER_CARD.unless(!made)
}
