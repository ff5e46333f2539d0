//! Generals and Units counted apart while a Campaign is resolved (7.1): none moves more than 4 MPs in all, none moves after a military
//! action, and only those who took part in it count.

use super::activation::{march, march_mut};
use super::army::{CONSULAR_CUS, MOST_UNITS};
use crate::protocol::refusals::movement as refusals;
use crate::state::{ACTED, Force, MOST_POINTS, March, Moved, State, Where, gone_back, gone_on};
use engine::{Legality, Side, SpaceId, UnitId, UnitSet};

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
    refusals::NO_MPS.unless(m.left() >= points)?;
    refusals::COMPANY_HAS_MOVED.unless(reach(s, m) >= points)
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
        CONSULAR_CUS.min(force.fighting())
    } else {
        0
    };
    let own = campaign.general(general);
    (own..=ACTED)
        .map(|spent| moved.up_to(spent))
        .find(|units| units.fighting() >= wanted)
        .unwrap_or(force)
}

/// The march has been laid on the table: its Units are the freshest of the place.
pub(super) fn set_out(s: &mut State) {
    let m = *march(s);
    let place = s.general(m.general).at;
    let (force, _) = s.stack(m.side, place);
    if let Some(campaign) = s.campaign.as_mut() {
        campaign.set_out(place, force, m.units);
    }
}

/// The Units of the march stand among the others of the place again.
pub(super) fn fall_out(s: &mut State) {
    let m = *march(s);
    let place = s.general(m.general).at;
    let stayed = staying(s, m.side, place);
    if let Some(campaign) = s.campaign.as_mut() {
        campaign.fall_out(place, stayed, m.units);
    }
}

/// Units of a place who have moved so much join the march.
pub(super) fn fall_in(s: &mut State, place: Where, spent: u8, units: Force) {
    let stayed = staying(s, march(s).side, place);
    if let Some(campaign) = s.campaign.as_mut() {
        campaign.fall_in(place, stayed, spent, units);
    }
}

/// The march has gone on for so many MPs.
pub(super) fn spend(s: &mut State, points: u8) {
    changed(s, |spent| gone_on(spent, points));
}

/// The Fleet has sailed so many MPs, its Warships like all others aboard.
pub(super) fn sail(s: &mut State, points: u8) {
    spend(s, points);
    if let Some(campaign) = s.campaign.as_mut() {
        campaign.sailed.sailed += points;
    }
}

/// The activated general alone spends a Movement Point, and goes nowhere (2.3.D4).
pub(super) fn spend_alone(s: &mut State) {
    let general = march(s).general;
    if let Some(campaign) = s.campaign.as_mut() {
        let spent = campaign.general_mut(general);
        *spent = (*spent + 1).min(ACTED);
    }
}

/// The march has been brought back so many MPs, to where so many had been spent (17.1 #32).
pub(super) fn give_back(s: &mut State, points: u8, spent: u8) {
    changed(s, |spent| gone_back(spent, points));
    if let Some(campaign) = s.campaign.as_mut() {
        campaign.sailed.sent_back(spent);
    }
}

fn changed(s: &mut State, to: impl Fn(u8) -> u8) {
    let m = *march(s);
    let Some(campaign) = s.campaign.as_mut() else { return };
    campaign.marching.shrink(m.units);
    campaign.marching.change(&to);
    for unit in m.generals().iter() {
        let spent = campaign.general_mut(unit);
        *spent = to(*spent);
    }
}

/// The activation ends: its Units stay where they are, with what they have moved. Warships have acted if they fought at sea.
pub(super) fn rest(s: &mut State) {
    let m = *march(s);
    let place = s.general(m.general).at;
    let side = m.side;
    let stay = standing(s, side, place);
    let ready = s.ships[side].ready;
    if let Some(campaign) = s.campaign.as_mut() {
        campaign.sailed.come_home(ready, m.sea_battle);
        let mut marching = core::mem::take(&mut campaign.marching);
        marching.shrink(m.units);
        let mut all = stay;
        if m.acted || m.sea_battle {
            all.add(ACTED, marching.all());
            m.generals().iter().for_each(|unit| *campaign.general_mut(unit) = ACTED);
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
        *campaign.general_mut(unit) = ACTED;
    }
}

/// A beaten Force has gone to another place: all of it has acted (13.5), but not those who stand aside where it was.
pub(crate) fn driven(s: &mut State, side: Side, from: Where, to: Where, units: Force, aside: Force) {
    let (there, _) = s.stack(side, to);
    let Some(campaign) = s.campaign.as_mut().filter(|c| c.side == side) else {
        return;
    };
    let mut stay = Moved::default();
    if !aside.is_empty() {
        stay = campaign.at(from, aside.plus(units));
        stay.shrink(aside);
    }
    campaign.put(from, stay);
    campaign.marching = Moved::default();
    let mut all = campaign.at(to, there.without(units));
    all.add(ACTED, units);
    campaign.put(to, all);
}

/// An attempt on a city or Tribe has been made (14.1). A detached subordinate makes it with three CUs, and nobody else has acted. Who
/// commands there makes it with all who go along and with the CUs of the space, up to the ten Units he commands (2.2.A); Generals who
/// stay have acted too, unless CUs that took no part stand with them.
pub(crate) fn attempted(s: &mut State, at: SpaceId, detached: bool) {
    if let Some(m) = s.march.as_mut() {
        m.acted = true;
    }
    let Some(campaign) = s.campaign.as_mut() else { return };
    campaign.attempted.insert(at);
    if detached {
        fall_out(s);
        let m = march_mut(s);
        m.units = Force::NONE;
        m.with = UnitSet::EMPTY;
    }
    let m = *march(s);
    let place = s.general(m.general).at;
    let mut moved = standing(s, m.side, place);
    let most = if detached {
        CONSULAR_CUS
    } else {
        MOST_UNITS.saturating_sub(m.units.units())
    };
    let acted = weariest_cus(&mut moved, most);
    let apart = detached || moved.all().fighting() > 0;
    moved.add(ACTED, acted);
    let (_, generals) = s.stack(m.side, place);
    let Some(campaign) = s.campaign.as_mut() else { return };
    campaign.put(place, moved);
    if !apart {
        for unit in generals.without(m.generals()).iter() {
            *campaign.general_mut(unit) = ACTED;
        }
    }
}

/// Takes out up to so many CUs, those who have moved most first, and of these Elephants last.
fn weariest_cus(moved: &mut Moved, most: u8) -> Force {
    let mut taken = Force::NONE;
    for spent in (0..=ACTED).rev() {
        let (here, room) = (moved.of(spent), most - taken.fighting());
        let cu = here.cu.min(room);
        let units = Force::new(cu, here.elephants.min(room - cu), 0);
        moved.take(spent, units);
        taken.add(units);
    }
    taken
}

/// The Units of the march, counted apart.
pub(super) fn marching(s: &State) -> Moved {
    let mut marching = s
        .campaign
        .as_ref()
        .map_or(Moved::default(), |campaign| campaign.marching);
    marching.shrink(march(s).units);
    marching
}

/// The army, of these Generals and Units before, has been arranged anew after a military action that lets it go on: a Naval Battle won
/// (9.3.B1), or a Land Battle under Regulus (17.2). Those of it who stay move no more with this card (7.1).
pub(super) fn left_behind(s: &mut State, generals: UnitSet, units: &Moved) {
    let m = *march(s);
    if !(m.acted || m.sea_battle) {
        return;
    }
    let place = s.general(m.general).at;
    let mut stay = standing(s, m.side, place);
    let Some(campaign) = s.campaign.as_mut() else { return };
    for spent in 0..ACTED {
        let left = units.of(spent).without(campaign.marching.of(spent));
        stay.take(spent, left);
        stay.add(ACTED, left);
    }
    campaign.put(place, stay);
    for unit in generals.without(m.generals()).iter() {
        *campaign.general_mut(unit) = ACTED;
    }
}

/// Whether an attempt may still be made in a space with the card that is being resolved: only one on the same city or Tribe (7.1).
pub(crate) fn may_attempt(s: &State, at: SpaceId) -> Legality {
    let made = s.campaign.as_ref().is_some_and(|c| c.attempted.contains(at));
    refusals::ONE_ATTEMPT_PER_CARD.unless(!made)
}

/// Whether those who would sally out have not acted before (7.1).
pub(super) fn may_act(s: &State) -> Legality {
    let acted = s.campaign.as_ref().is_some_and(|c| c.marching.most() == ACTED);
    refusals::COMPANY_HAS_MOVED.unless(!acted)
}
