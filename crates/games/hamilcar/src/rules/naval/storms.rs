//! Storms at Sea against Carthage (17.1 #39) and Cruel Sea against Rome (17.1 #11, 2.1.J).

use super::{AtSea, ashore, hits, take_units, take_warships};
use crate::board::generals;
use crate::data::cards::{CRUEL_SEA, Effect, STORMS_AT_SEA, Window, card, section};
use crate::data::lanes::storms;
use crate::data::tracks::{STORM_SIZE, losses};
use crate::protocol::event::Why;
use crate::rules::{counter_events, movement};
use crate::state::{Force, Kind, State, Voyage, Where};
use crate::{Board, NavalAsk, NavalEvent, emit};
use engine::{Flow, Side};

fn voyage(s: &State) -> &Voyage {
    s.voyage.as_ref().expect("a Fleet is at sea")
}

/// All Units of the moving Fleet.
fn units(v: &Voyage) -> u8 {
    v.warships + v.units.units()
}

/// Rome has Intercepted and may let a storm come first (17.1 #39).
pub(super) fn before_interception(t: &mut Board<'_>) -> Flow<AtSea> {
    if voyage(&t.state).side == Side::Rome || counter_events::counter(t, Side::Rome, Window::PortEntered)?.is_none() {
        return Ok(AtSea::SailsOn);
    }
    storms_at_sea(t)
}

/// The Fleet has stopped: a storm against Carthage unless it has been Intercepted (17.1 #39), or the Cruel Sea against Rome (17.1 #11);
/// what cannot land any more goes back to where it embarked.
pub(crate) fn before_landing(t: &mut Board<'_>) -> Flow<AtSea> {
    let v = *voyage(&t.state);
    let aboard = units(&v);
    let left = match v.side {
        Side::Carthage if v.intercepted => AtSea::SailsOn,
        Side::Carthage => match counter_events::counter(t, Side::Rome, Window::SeaMove)? {
            Some(_) => storms_at_sea(t)?,
            None => AtSea::SailsOn,
        },
        Side::Rome => match counter_events::counter(t, Side::Carthage, Window::Landing)? {
            Some(_) => cruel_sea(t)?,
            None => AtSea::SailsOn,
        },
    };
    if left == AtSea::Ended {
        return Ok(left);
    }
    let (march, v) = (
        *t.state.march.as_ref().expect("a general is activated"),
        *voyage(&t.state),
    );
    let left_as_it_was = units(&v) == aboard;
    let could = |v: &Voyage| movement::may_land(&t.state, &march, v, v.at, march.left()).is_ok();
    if could(&v) || (left_as_it_was && !v.intercepted) {
        return Ok(AtSea::SailsOn);
    }
    emit(t, "7.3.B", NavalEvent::CannotLand { side: v.side, at: v.at });
    ashore::embarked_from(t, "7.3.B")?;
    Ok(AtSea::Ended)
}

/// One roll in the column of all Units of the Fleet; Warships go first, Carthage chooses the rest. With no Unit left the General goes
/// back to where he embarked (17.1 #39).
fn storms_at_sea(t: &mut Board<'_>) -> Flow<AtSea> {
    let before = *voyage(&t.state);
    let die = counter_events::classic(t, before.side)?;
    let count = losses(units(&before), die).min(units(&before));
    emit(
        t,
        section(STORMS_AT_SEA),
        NavalEvent::Storm {
            side: before.side,
            die,
            units: units(&before),
            losses: count,
        },
    );
    let warships = count.min(before.warships);
    sink(t, before.side, warships, section(STORMS_AT_SEA));
    hits::lose_units(
        t,
        before.side,
        count - warships,
        NavalAsk::StormLoss,
        section(STORMS_AT_SEA),
    )?;
    if units(voyage(&t.state)) > 0 {
        return Ok(AtSea::SailsOn);
    }
    ashore::embarked_from(t, section(STORMS_AT_SEA))?;
    Ok(AtSea::Ended)
}

fn sink(t: &mut Board<'_>, side: Side, count: u8, section: &'static str) {
    if count > 0 {
        take_warships(&mut t.state, side, count);
        t.state.ships[side].sunk += count;
        emit(t, section, NavalEvent::Sunk { side, count });
    }
}

/// One roll in the Storm column for each storm of the last lane, one more with Poor Seamanship, one more with Corvi; each hit takes a
/// Unit of every kind. With no Unit left the Generals are displaced (17.1 #11).
fn cruel_sea(t: &mut Board<'_>) -> Flow<AtSea> {
    let v = *voyage(&t.state);
    let why = rolls(&t.state, &v);
    let count: u8 = why.iter().map(|(_, n)| *n).sum();
    emit(t, "2.1.J", NavalEvent::Storms { rolls: why });
    for _ in 0..count {
        let die = counter_events::classic(t, v.side)?;
        let hits = losses(STORM_SIZE, die);
        emit(t, section(CRUEL_SEA), NavalEvent::CruelSea { die, hits });
        for _ in 0..hits {
            let v = *voyage(&t.state);
            sink(t, v.side, v.warships.min(1), section(CRUEL_SEA));
            let lost = [Kind::Cu, Kind::Train]
                .into_iter()
                .filter(|k| v.units.of(*k) > 0)
                .fold(Force::NONE, |all, k| all.plus(Force::one(k)));
            take_units(&mut t.state, v.side, lost);
            if !lost.is_empty() {
                emit(
                    t,
                    section(CRUEL_SEA),
                    NavalEvent::UnitsLost {
                        side: v.side,
                        units: lost,
                    },
                );
            }
        }
    }
    if units(voyage(&t.state)) > 0 {
        return Ok(AtSea::SailsOn);
    }
    if let Some(march) = t.state.march.as_mut() {
        march.stopped = true;
    }
    for unit in t.state.generals_where(v.side, Where::AtSea).iter() {
        generals::displace(t, unit, section(CRUEL_SEA))?;
    }
    t.state.voyage = None;
    Ok(AtSea::Ended)
}

/// How often the Cruel Sea is rolled for, and why (2.1.J, 15.5).
fn rolls(s: &State, v: &Voyage) -> Vec<(Why, u8)> {
    let route = v.route.spaces();
    let on_lane = route.windows(2).last().map_or(0, |lane| storms(lane[0], lane[1]));
    let corvi = match card(CRUEL_SEA).effect {
        Effect::CruelSea { with_corvi } if s.corvi => with_corvi,
        _ => 0,
    };
    let mut why = vec![(Why::Storms, on_lane)];
    why.push((Why::Seamanship, s.seamanship_level().cruel_sea_rolls));
    why.push((Why::Corvi, corvi));
    why.retain(|(_, n)| *n > 0);
    why
}
