//! Where reinforcements may be placed (5.1.B to 5.1.D).

use crate::board::{units, why_not};
use crate::data::generals::general;
use crate::data::spaces::{self, at};
use crate::protocol::refusals::turn as refusals;
use crate::state::{Force, Office, Where};
use crate::{Board, State, TurnAsk, TurnEvent, answer, ask, emit};
use engine::{Choice, Flow, Legality, Side, SpaceId, UnitId};

/// A CU of Carthage goes to a general or into a friendly Walled City, never into a Besieged one (5.1.B, 5.1.D).
///
/// # Errors
/// The reason why not.
pub(super) fn cu_law(s: &State, at: SpaceId) -> Legality {
    let place = s.place(at);
    if place.city() == Some(Side::Carthage) && (!place.besieged() || s.generals_at(at, Side::Carthage).is_empty()) {
        units::may_come_inside(s, at, Force::new(1, 0, 0))
    } else if s.generals_at(at, Side::Carthage).is_empty() {
        Err(refusals::CU_NEEDS_GENERAL_OR_CITY)
    } else {
        Ok(())
    }
}

/// A general of Carthage goes to CUs of his side or into a friendly Walled City, never into a Besieged one (5.1.B, 5.1.D).
fn carthaginian_law(s: &State, at: SpaceId) -> Legality {
    let place = s.place(at);
    if place.outside[Side::Carthage].fighting() > 0 {
        Ok(())
    } else if place.city() != Some(Side::Carthage) {
        Err(refusals::GENERAL_NEEDS_CUS_OR_CITY)
    } else if place.besieged() {
        Err(refusals::BESIEGED_TAKES_NOTHING)
    } else {
        Ok(())
    }
}

/// A Consul goes where at least three Roman CUs are and no Roman city is Besieged, or to Roma if there is no such space (5.1.C).
fn consul_law(s: &State, at: SpaceId) -> Legality {
    let law = three_cus_law(s, at);
    if law.is_err() && at == at::ROMA && spaces::all().all(|other| three_cus_law(s, other).is_err()) {
        return Ok(());
    }
    law
}

fn three_cus_law(s: &State, at: SpaceId) -> Legality {
    let place = s.place(at);
    if place.city() == Some(Side::Rome) && place.besieged() {
        Err(refusals::BESIEGED_TAKES_NOTHING)
    } else if place.all(Side::Rome).fighting() < 3 {
        Err(refusals::CONSUL_NEEDS_3_CUS)
    } else {
        Ok(())
    }
}

fn general_law(s: &State, side: Side, at: SpaceId) -> Legality {
    match side {
        Side::Rome => consul_law(s, at),
        Side::Carthage => carthaginian_law(s, at),
    }
}

/// The owner places a general who is named or drawn (5.1.B, 5.1.C). Where no space would take him he goes back to the pool.
pub(super) fn place_general(t: &mut Board<'_>, side: Side, unit: UnitId, section: &'static str) -> Flow<()> {
    if spaces::all().all(|at| general_law(&t.state, side, at).is_err()) {
        t.state.general_mut(unit).at = Where::Pool;
        emit(t, "2.2.B", TurnEvent::JoinsPool(unit));
        return Ok(());
    }
    let answer = ask(t, side, TurnAsk::PlaceGeneral(unit), section, |s, o| {
        o.weigh_each(spaces::all(), Choice::Space, |at| general_law(s, side, at));
        why_not::no_card_no_general(s, o, side);
    })?;
    let at = answer::space(answer);
    comes_to(t, unit, at, section);
    Ok(())
}

/// A general who is placed comes to a space.
pub(crate) fn comes_to(t: &mut Board<'_>, unit: UnitId, space: SpaceId, section: &'static str) {
    let at = units::stand(&t.state, general(unit).side, space);
    t.state.general_mut(unit).at = at;
    emit(t, section, TurnEvent::GeneralPlaced { general: unit, at });
}

/// Gives a general an office (2.2.C).
pub(crate) fn elect(t: &mut Board<'_>, unit: UnitId, office: Office, section: &'static str) {
    let general = t.state.general_mut(unit);
    general.office = office;
    general.was_consul |= office == Office::Consul;
    emit(t, section, TurnEvent::Elected { general: unit, office });
}

/// Draws generals from a side's pool: as many as asked for, or all there are.
pub(super) fn draw_generals(t: &mut Board<'_>, side: Side, count: u8, section: &'static str) -> Flow<Vec<UnitId>> {
    let mut drawn = Vec::new();
    for _ in 0..count {
        let pool = t.state.generals_where(side, Where::Pool);
        if pool.is_empty() {
            break;
        }
        let unit = t.draw_unit(pool)?;
        t.state.general_mut(unit).at = Where::Drawn;
        emit(t, section, TurnEvent::Drawn(unit));
        drawn.push(unit);
    }
    Ok(drawn)
}
