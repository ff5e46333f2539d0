//! Carthage's reinforcements (6.1, 6.3).

use crate::board::{units, why_not};
use crate::data::provinces::{Province, Region, region_of};
use crate::data::spaces::{self, at};
use crate::protocol::refusals::turn as refusals;
use crate::rules::movement::stays_home;
use crate::state::{Force, Where};
use crate::{Board, State, TurnAsk, TurnEvent, answer, ask, emit};
use engine::{Choice, Flow, Legality, Side, SpaceId, SpaceSet, UnitId};

const SIDE: Side = Side::Carthage;

/// Where a CU of Carthage comes from, and so where it may go (6.1).
#[derive(Clone, Copy)]
enum Source {
    /// Carthage, or any general in Africa.
    Africa,
    /// New Carthage while it is Carthaginian, or any general in Spain.
    Workshops,
    /// The same while Baetica is Carthaginian.
    Silver,
    /// Any general, Carthage or New Carthage.
    Anywhere,
}

/// Up to four CUs, then the displaced generals return (6.1).
///
/// # Errors
/// [`engine::Halt`].
pub(super) fn reinforcements(t: &mut Board<'_>) -> Flow<()> {
    let sources = [Source::Africa, Source::Workshops, Source::Silver, Source::Anywhere];
    for (done, source) in sources.into_iter().enumerate() {
        place_cu(t, source, 4 - done as u8)?;
    }
    displaced_generals(t)
}

/// One CU of a source, where it is to be had.
fn place_cu(t: &mut Board<'_>, source: Source, left: u8) -> Flow<()> {
    let comes = match source {
        Source::Workshops => t.state.control(at::NEW_CARTHAGE) == Some(SIDE),
        Source::Silver => t.state.controls_province(SIDE, Province::Baetica),
        Source::Africa | Source::Anywhere => true,
    };
    if !comes {
        return Ok(());
    }
    let generals = t.state.with_generals(SIDE);
    let mut near = generals;
    near.insert(at::CARTHAGE);
    near.insert(at::NEW_CARTHAGE);
    if !near.iter().any(|at| cu_law(&t.state, source, generals, at).is_ok()) {
        emit(t, "6.3", TurnEvent::Forgone { side: SIDE, cus: 1 });
        return Ok(());
    }
    let answer = ask(t, SIDE, TurnAsk::PlaceCu { left }, "6.1", |s, o| {
        why_not::weigh_among(o, near, |at| cu_law(s, source, generals, at));
        why_not::no_card_no_general(s, o, SIDE);
    })?;
    units::add(t, SIDE, answer::space(answer), Force::new(1, 0, 0), "6.1")
}

fn cu_law(s: &State, source: Source, generals: SpaceSet, at: SpaceId) -> Legality {
    let general = |region: Option<Region>| generals.contains(at) && region.is_none_or(|region| region_of(at) == region);
    let city = |city: SpaceId| at == city && s.control(at) == Some(SIDE);
    let allowed = match source {
        Source::Africa => city(at::CARTHAGE) || general(Some(Region::Africa)),
        Source::Workshops | Source::Silver => city(at::NEW_CARTHAGE) || general(Some(Region::Hispania)),
        Source::Anywhere => city(at::CARTHAGE) || city(at::NEW_CARTHAGE) || general(None),
    };
    if !allowed {
        return Err(refusals::CU_NEEDS_PLACE);
    }
    units::may_come(s, SIDE, at, 1)
}

/// Displaced generals return to CUs that are not under siege (6.1, 10.10); without any they wait.
fn displaced_generals(t: &mut Board<'_>) -> Flow<()> {
    for unit in t.state.generals_where(SIDE, Where::Displaced).iter() {
        if !spaces::all().any(|at| return_law(&t.state, unit, at).is_ok()) {
            continue;
        }
        let answer = ask(t, SIDE, TurnAsk::PlaceGeneral(unit), "6.1", |s, o| {
            o.weigh_each(spaces::all(), Choice::Space, |at| return_law(s, unit, at));
            why_not::no_card_no_general(s, o, SIDE);
        })?;
        super::rome::enters(t, SIDE, unit, answer::space(answer), "6.1")?;
    }
    Ok(())
}

/// Hanno comes back to Africa alone (24).
fn return_law(s: &State, unit: UnitId, at: SpaceId) -> Legality {
    let place = s.place(at);
    let besieged = place.city() == Some(SIDE) && place.besieged();
    let stands = !place.outside[SIDE].is_empty() || !besieged && !place.all(SIDE).is_empty();
    refusals::RETURN_TO_CUS.unless(stands)?;
    stays_home([unit].into_iter().collect(), at)
}
