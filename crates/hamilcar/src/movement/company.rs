//! Generals and Units counted apart while a Campaign is resolved (7.1): none moves more than 4 MPs in all, none moves after a military
//! action, and only those who took part in it count.

use super::activation::march;
use super::army::CONSULAR_CUS;
use crate::laws::{movement as laws, only_if};
use crate::state::{ACTED, Force, MOST_POINTS, March, Moved, State, Where, gone_back, gone_on};
use kernel::{Legality, Side, SpaceId, UnitId, UnitSet};

/// Those of a place who are not of the march.
fn staying(s: &State, side: Side, place: Where) -> Force {
    let (force, _) = s.stack(side, place);
    let marching = s
        .march
        .filter(|m| m.side == side && s.general(m.general).at == place)
        .map_or(Force::NONE, |m| m.units);
    force.without(marching)
}

/// What those who stay in a place have moved.
pub(super) fn standing(s: &State, side: Side, place: Where) -> Moved {
    let here = staying(s, side, place);
    s.campaign
        .as_ref()
        .map_or(Moved::default(), |campaign| campaign.at(place, here))
}

/// MPs that all who go along can still move together; the activated general's own are counted in the march.
fn reach(s: &State, m: &March) -> u8 {
    let Some(campaign) = s.campaign.as_ref() else {
        return u8::MAX;
    };
    let generals = m.with.iter().map(|unit| campaign.general(unit)).max().unwrap_or(0);
    MOST_POINTS.saturating_sub(generals.max(campaign.marching.most()))
}

/// MPs left for the army as it is.
pub(super) fn left(s: &State, m: &March) -> u8 {
    m.left().min(reach(s, m))
}

/// Whether the army as it is has so many MPs left: the general himself, and all who go along (7.1).
pub(super) fn may_spend(s: &State, m: &March, points: u8) -> Legality {
    only_if(m.left() >= points, laws::NO_MPS)?;
    only_if(reach(s, m) >= points, laws::COMPANY_HAS_MOVED)
}

/// Generals who go along unless something else is chosen: those who can go as far as the activated one.
pub(super) fn fresh_generals(s: &State, general: UnitId, of: UnitSet) -> UnitSet {
    match s.campaign.as_ref() {
        Some(campaign) => of
            .iter()
            .filter(|unit| campaign.general(*unit) <= campaign.general(general))
            .collect(),
        None => of,
    }
}

/// Units that go along unless something else is chosen: those who can go as far as the activated general, and for a Consul as many
/// more, the freshest first, as he may not leave (2.3.E3).
pub(super) fn fresh_units(s: &State, side: Side, general: UnitId) -> Force {
    let place = s.general(general).at;
    let (force, _) = s.stack(side, place);
    let Some(campaign) = s.campaign.as_ref() else {
        return force;
    };
    let moved = campaign.at(place, force);
    let wanted = if s.is_consul(general) {
        CONSULAR_CUS.min(force.cus())
    } else {
        0
    };
    let own = campaign.general(general);
    (own..=ACTED)
        .map(|spent| moved.up_to(spent))
        .find(|units| units.cus() >= wanted)
        .unwrap_or(force)
}

/// The march has been laid on the table: its Units are the freshest of the place.
pub(super) fn set_out(s: &mut State) {
    let m = *march(s);
    let place = s.general(m.general).at;
    let (force, _) = s.stack(m.side, place);
    let Some(campaign) = s.campaign.as_mut() else { return };
    let mut moved = campaign.at(place, force);
    campaign.marching = moved.freshest(m.units);
    campaign.put(place, moved);
}

/// The Units of the march stand among the others of the place again.
pub(super) fn fall_out(s: &mut State) {
    let m = *march(s);
    let place = s.general(m.general).at;
    let mut moved = standing(s, m.side, place);
    let Some(campaign) = s.campaign.as_mut() else { return };
    campaign.marching.shrink(m.units);
    moved.join(&campaign.marching);
    campaign.marching = Moved::default();
    campaign.put(place, moved);
}

/// Units of a place who have moved so much join the march.
pub(super) fn fall_in(s: &mut State, place: Where, spent: u8, units: Force) {
    let mut moved = standing(s, march(s).side, place);
    let Some(campaign) = s.campaign.as_mut() else { return };
    moved.take(spent, units);
    campaign.put(place, moved);
    campaign.marching.add(spent, units);
}

/// The march has gone on for so many MPs.
pub(super) fn spend(s: &mut State, points: u8) {
    changed(s, |spent| gone_on(spent, points));
}

/// The activated general alone spends a Movement Point, and goes nowhere (2.3.D4).
pub(super) fn spend_alone(s: &mut State) {
    let general = march(s).general;
    if let Some(campaign) = s.campaign.as_mut() {
        let spent = &mut campaign.generals[usize::from(general.0)];
        *spent = (*spent + 1).min(ACTED);
    }
}

/// The march has been brought back so many MPs (17.1 #32).
pub(super) fn give_back(s: &mut State, points: u8) {
    changed(s, |spent| gone_back(spent, points));
}

fn changed(s: &mut State, to: impl Fn(u8) -> u8) {
    let m = *march(s);
    let Some(campaign) = s.campaign.as_mut() else { return };
    campaign.marching.shrink(m.units);
    campaign.marching.change(&to);
    for unit in m.generals().iter() {
        let spent = &mut campaign.generals[usize::from(unit.0)];
        *spent = to(*spent);
    }
}

/// The activation ends: its Units stay where they are, with what they have moved.
pub(super) fn rest(s: &mut State) {
    let m = *march(s);
    let place = s.general(m.general).at;
    let side = m.side;
    let stay = standing(s, side, place);
    if let Some(campaign) = s.campaign.as_mut() {
        let mut marching = core::mem::take(&mut campaign.marching);
        marching.shrink(m.units);
        let mut all = stay;
        if m.acted || m.sea_battle {
            all.add(ACTED, marching.all());
            m.generals()
                .iter()
                .for_each(|unit| campaign.generals[usize::from(unit.0)] = ACTED);
        } else {
            all.join(&marching);
        }
        campaign.put(place, all);
        campaign.activated.insert(m.general);
    }
    let places: Vec<Where> = s
        .campaign
        .iter()
        .flat_map(|c| c.stood.iter().map(|at| at.place))
        .collect();
    for place in places {
        let (force, _) = s.stack(side, place);
        if let Some(campaign) = s.campaign.as_mut() {
            let moved = campaign.at(place, force);
            campaign.put(place, moved);
        }
    }
}

/// A Land Battle has been fought: all of the active side who took part in it have acted. The march itself is told at its end, since
/// something may let it go on.
pub(crate) fn fought(s: &mut State, at: SpaceId, generals: UnitSet) {
    let Some(m) = s.march else { return };
    let place = Where::At(at);
    let stay = staying(s, m.side, place);
    let Some(campaign) = s.campaign.as_mut() else { return };
    let mut moved = Moved::default();
    moved.add(ACTED, stay);
    campaign.put(place, moved);
    for unit in generals.without(m.generals()).iter() {
        campaign.generals[usize::from(unit.0)] = ACTED;
    }
}

/// A beaten Force goes to another place: all of it has acted (13.5).
pub(crate) fn driven(s: &mut State, side: Side, from: Where, to: Where, units: Force) {
    let Some(campaign) = s.campaign.as_mut().filter(|c| c.side == side) else {
        return;
    };
    campaign.put(from, Moved::default());
    let mut gone = Moved::default();
    gone.add(ACTED, units);
    campaign.marching = Moved::default();
    campaign.stood.push(crate::state::Stood {
        place: from,
        moved: gone,
    });
    campaign.shift(from, to);
}

/// An attempt on a city or Tribe has been made: by the march, or by a subordinate with three CUs, those who have moved most (14.1).
pub(crate) fn attempted(s: &mut State, at: SpaceId, detached: bool) {
    let Some(m) = s.march else { return };
    if let Some(campaign) = s.campaign.as_mut() {
        campaign.attempted.insert(at);
    }
    if !detached || s.campaign.is_none() {
        if let Some(m) = s.march.as_mut() {
            m.acted = true;
        }
        return;
    }
    fall_out(s);
    if let Some(m) = s.march.as_mut() {
        m.units = Force::NONE;
        m.with = UnitSet::EMPTY;
        m.acted = true;
    }
    let place = s.general(m.general).at;
    let mut moved = standing(s, m.side, place);
    let all = moved.all();
    let cu = all.cu.min(CONSULAR_CUS);
    let three = Force::new(cu, all.elephants.min(CONSULAR_CUS - cu), 0);
    let acted = moved.weariest(three).all();
    moved.add(ACTED, acted);
    if let Some(campaign) = s.campaign.as_mut() {
        campaign.put(place, moved);
    }
}

/// Whether an attempt may still be made in a space with the card that is being resolved: only one on the same city or Tribe (7.1).
pub(crate) fn may_attempt(s: &State, at: SpaceId) -> Legality {
    let made = s.campaign.as_ref().is_some_and(|c| c.attempted.contains(at));
    only_if(!made, laws::ONE_ATTEMPT_PER_CARD)
}

/// Whether those who would sally out have not acted before (7.1).
pub(super) fn may_act(s: &State) -> Legality {
    let acted = s.campaign.as_ref().is_some_and(|c| c.marching.most() == ACTED);
    only_if(!acted, laws::COMPANY_HAS_MOVED)
}
