//! Marching from space to space (10.2, 10.4, 10.6).

use super::activation::{march, march_mut, may_leave, move_army, shut_in};
use super::army::leads_off;
use super::{abilities, company, entry, weather};
use crate::board::{units, walls};
use crate::data::roads::{Way, between, neighbours};
use crate::data::spaces::at;
use crate::data::tables::Column;
use crate::protocol::event::{Added, AttritionModifier};
use crate::protocol::refusals::movement as refusals;
use crate::rules::attrition;
use crate::state::{Entered, March, State, Where};
use crate::{Board, MovementEvent, TurnEvent, emit};
use engine::{Flow, Legality, Side, SpaceId};
use punic::Marched;

/// Whether the army may march to an adjacent space.
///
/// # Errors
/// The reason why not.
pub(super) fn may_march(s: &State, m: &March, to: SpaceId) -> Legality {
    refusals::STOPPED.unless(!m.stopped)?;
    refusals::BEHIND_WALLS.unless(!shut_in(s, m))?;
    may_cross(s, m, m.at, to, company::left(s, m))?;
    may_leave(s, m)?;
    abilities::stays_home(m.generals(), to)?;
    truce_allows(s, m.side, to)
}

/// Whether so many MPs lead a general or army from a space to the next (10.6).
fn may_cross(s: &State, m: &March, from: SpaceId, to: SpaceId, left: u8) -> Legality {
    let way = between(from, to).ok_or(refusals::NO_ROAD)?;
    if left < way.mp() {
        refusals::COSTS_TWO.unless(m.left() == 0 || m.left() >= way.mp())?;
        company::may_spend(s, m, way.mp())?;
        return Err(refusals::NO_MPS);
    }
    let messana = [at::RHEGIUM, at::MESSANA];
    if way == Way::Strait && messana.contains(&from) && messana.iter().any(|end| s.control(*end) != Some(m.side)) {
        return Err(refusals::STRAIT_NOT_HELD);
    }
    refusals::TRAIN_OVER_ALPS.unless(way != Way::Alps || m.units.trains == 0)?;
    if m.units.fighting() > 0 {
        return Ok(());
    }
    alone_into(s, m, to, left - way.mp())
}

/// Whether a general without CUs may come to a space with so many MPs left: not where enemy CUs are, unless own CUs stand before the
/// walls that hold them, and to an enemy general who is alone too only if he can go on from there (10.4).
pub(crate) fn alone_into(s: &State, m: &March, to: SpaceId, left: u8) -> Legality {
    let enemy = m.side.enemy();
    let guarded = s.has_cus(to, m.side);
    refusals::ALONE_AMONG_CUS.unless(guarded || s.place(to).all(enemy).fighting() == 0)?;
    let must_go_on = !s.unguarded(to, enemy).is_empty() && !guarded;
    if must_go_on
        && !neighbours(to)
            .iter()
            .any(|next| may_cross(s, m, to, *next, left).is_ok())
    {
        return Err(refusals::STOPS_BESIDE_A_GENERAL);
    }
    Ok(())
}

/// A Truce keeps all out of spaces with an enemy CU or an enemy PC marker (25, 64).
///
/// # Errors
/// The reason why not.
pub(crate) fn truce_allows(s: &State, side: Side, to: SpaceId) -> Legality {
    let enemy = side.enemy();
    let hostile = s.control(to) == Some(enemy) || !s.place(to).all(enemy).is_empty();
    refusals::TRUCE.unless(!s.effects.truce || !hostile)
}

/// Marches to an adjacent space, and meets what is there (10.2, 10.3).
pub(super) fn march_to(t: &mut Board<'_>, to: SpaceId) -> Flow<()> {
    let from = march(&t.state).at;
    let way = between(from, to).expect("adjacent spaces alone are offered");
    let points = way.mp();
    march_mut(&mut t.state).to = Some(to);
    let short = weather::cuts_short(t, points)?;
    march_mut(&mut t.state).to = None;
    if short && company::left(&t.state, march(&t.state)) < points {
        return Ok(());
    }
    leads_off(t);
    let besieged = t.state.place(from).points;
    move_army(&mut t.state, Where::At(to));
    company::spend(&mut t.state, points);
    let m = march_mut(&mut t.state);
    m.spent += points;
    m.entries += 1;
    m.entered = Entered::Road(from);
    let (general, with, units) = (m.general, m.with, m.units);
    emit(
        t,
        "10.2",
        MovementEvent::Marched(Marched {
            general,
            with,
            from,
            to,
            points,
            units,
        }),
    );
    units::lifted(t, from, besieged);
    after_crossing(t, way)?;
    entry::arrive(t)
}

/// What a mountain pass adds to the roll for Attrition (10.6); nothing where there is none to roll, or passes are agreed to cost none
/// (21.1).
pub(crate) fn pass_attrition(s: &State, way: Way) -> Option<i8> {
    way.attrition().filter(|_| !s.setup.passes_without_attrition)
}

/// An army that has crossed a mountain pass suffers Attrition (10.6).
///
/// # Errors
/// [`engine::Halt`].
pub(crate) fn after_crossing(t: &mut Board<'_>, way: Way) -> Flow<()> {
    let m = march(&t.state);
    match pass_attrition(&t.state, way) {
        Some(add) if !m.units.is_empty() => {
            let column = Column::of(m.units.units());
            let adds = [
                (AttritionModifier::Pass, add),
                (AttritionModifier::Guides, abilities::guides(m)),
            ];
            let adds = adds.into_iter().filter(|(_, add)| *add != 0).collect();
            army_suffers(t, column, adds, "10.6")
        }
        _ => Ok(()),
    }
}

/// The units of the march suffer Attrition (21.2).
///
/// # Errors
/// [`engine::Halt`].
pub(crate) fn army_suffers(t: &mut Board<'_>, column: Column, adds: Added, section: &'static str) -> Flow<()> {
    let m = *march(&t.state);
    let lost = attrition::of_army(t, m.side, m.at, m.units, column, adds, section)?;
    let place = t.state.general(m.general).at;
    if let Some(force) = t.state.force_mut(m.side, place) {
        force.take(lost);
    }
    if !lost.is_empty() {
        let (side, at) = (m.side, m.at);
        emit(t, section, TurnEvent::UnitsLost { side, at, units: lost });
    }
    march_mut(&mut t.state).units.take(lost);
    walls::settle(t, m.at);
    Ok(())
}
