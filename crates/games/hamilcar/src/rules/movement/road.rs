//! Marching by road (7.2.A).

use super::abilities::CAUDEX;
use super::activation::{march, march_mut, may_leave, move_army, must_sail, truce_allows};
use super::{company, entry, fleet};
use crate::board::walls;
use crate::data::generals::{general as row, who};
use crate::data::roads::{by_road, is_strait};
use crate::protocol::refusals::{cards, movement as refusals};
use crate::state::{Entered, March, State, Where};
use crate::{Board, MovementEvent, emit};
use engine::{Flow, Legality, SpaceId};
use punic::Marched;

/// MPs to march to an adjacent space: 1, and 2 across the Strait (7.2.A).
fn points(s: &State, m: &March, from: SpaceId, to: SpaceId) -> u8 {
    match is_strait(from, to) {
        true if s.is_able(Some(m.general), who::CAUDEX) => CAUDEX,
        true => 2,
        false => 1,
    }
}

/// Whether the army may march to an adjacent space.
pub(super) fn may_march(s: &State, m: &March, to: SpaceId) -> Legality {
    may_leave(s, m)?;
    if m.left() >= points(s, m, m.at, to) {
        company::may_spend(s, m, points(s, m, m.at, to))?;
    }
    may_cross(s, m, m.at, to, company::left(s, m))?;
    truce_allows(s, m.side, m.units, to)?;
    let there = after(s, m, to);
    cards::AWAY_FROM_THE_SEA.unless(!must_sail(s, m) || sea_from(s, &there))
}

/// Whether an army could still put to sea, here or in a port to which it marches without meeting enemy CUs.
pub(super) fn reaches_the_sea(s: &State, m: &March) -> bool {
    fleet::may_put_to_sea(s, m).is_ok() || may_leave(s, m).is_ok() && sea_from(s, m)
}

fn sea_from(s: &State, m: &March) -> bool {
    fleet::may_put_to_sea(s, m).is_ok()
        || by_road(m.at).iter().any(|&to| {
            may_cross(s, m, m.at, to, m.left()).is_ok()
                && truce_allows(s, m.side, m.units, to).is_ok()
                && !s.has_cus(to, m.side.enemy())
                && sea_from(s, &after(s, m, to))
        })
}

/// The march as it would be in the next space.
fn after(s: &State, m: &March, to: SpaceId) -> March {
    March {
        spent: m.spent + points(s, m, m.at, to),
        at: to,
        ..*m
    }
}

/// Whether so many MPs lead a general or army from a space to the next (7.2.A).
fn may_cross(s: &State, m: &March, from: SpaceId, to: SpaceId, left: u8) -> Legality {
    if is_strait(from, to) && s.control(from) != Some(m.side) {
        return Err(refusals::STRAIT_NOT_HELD);
    }
    if left < points(s, m, from, to) {
        return Err(if left > 0 {
            refusals::STRAIT_COSTS_TWO
        } else {
            refusals::NO_MPS
        });
    }
    if m.units.fighting() > 0 {
        return Ok(());
    }
    alone_into(s, m, to, left - points(s, m, from, to))
}

/// Whether a general without CUs may come to a space with so many MPs left: not where enemy Units are, and to an enemy general who is
/// alone too only if he can go on from there (2.2.A, 7.2.A).
pub(super) fn alone_into(s: &State, m: &March, to: SpaceId, left: u8) -> Legality {
    if s.enemy_units(to, m.side) {
        return Err(refusals::ALONE_AMONG_UNITS);
    }
    let must_go_on = !s.unguarded(to, m.side.enemy()).is_empty() && !s.has_cus(to, m.side);
    if must_go_on && !by_road(to).iter().any(|next| may_cross(s, m, to, *next, left).is_ok()) {
        return Err(refusals::ENDS_BESIDE_A_GENERAL);
    }
    Ok(())
}

/// Marches to an adjacent space, and meets what is there (7.2, 10).
pub(super) fn march_to(t: &mut Board<'_>, to: SpaceId) -> Flow<()> {
    let from = march(&t.state).at;
    move_army(&mut t.state, Where::At(to));
    let spent = points(&t.state, march(&t.state), from, to);
    let m = march_mut(&mut t.state);
    m.spent += spent;
    company::spend(&mut t.state, spent);
    let m = march_mut(&mut t.state);
    m.entered = Entered::Road(from);
    m.at = to;
    m.arranged = false;
    m.went(to, false);
    let event = MovementEvent::Marched(Marched {
        general: m.general,
        with: m.with,
        from,
        to,
        points: spent,
        units: m.units,
    });
    let crossed = is_strait(from, to) && t.state.is_able(Some(march(&t.state).general), who::CAUDEX);
    let section = if crossed { row(who::CAUDEX).section } else { "7.2.A" };
    emit(t, section, event);
    walls::settle(t, from)?;
    entry::arrive(t)
}
