//! The Winter Attrition Phase (5.3) and Attrition (15.2).

use crate::board::questions::whether;
use crate::board::{units, why_not};
use crate::data::spaces;
use crate::data::tracks::{elephant_row, losses};
use crate::protocol::refusals::turn as refusals;
use crate::rules::{counter_events, seamanship};
use crate::state::{Force, Marker, Phase, Where};
use crate::{Board, Named, State, TurnAsk, TurnEvent, ask, emit};
use engine::{Flow, Side, SpaceId};

/// Forces on enemy ground suffer, Supply Trains that nobody guards are lost, Seamanship and Supremacy sink (5.3).
///
/// # Errors
/// [`engine::Halt`].
pub fn winter_attrition_phase(t: &mut Board<'_>) -> Flow<Phase> {
    for side in [Side::Carthage, Side::Rome] {
        for at in spaces::all() {
            if suffers(&t.state, side, at) {
                force_attrition(t, side, at)?;
            }
        }
    }
    for side in [Side::Carthage, Side::Rome] {
        for at in spaces::all() {
            unguarded_trains(t, side, at)?;
        }
    }
    seamanship::winter(t);
    Ok(Phase::PoliticalIsolation)
}

/// Whether a Force stands in a space with an enemy PC, Walled Cities included, or a Tribe (5.3.A).
fn suffers(s: &State, side: Side, at: SpaceId) -> bool {
    let ground = match s.place(at).marker {
        Marker::Tribe(()) => true,
        Marker::Pc(owner) | Marker::City(owner) => owner != side,
        Marker::None => false,
    };
    ground && s.has_cus(at, side)
}

/// A Force may give a Supply Train instead of rolling (5.3.A, 2.3.D1).
fn force_attrition(t: &mut Board<'_>, side: Side, at: SpaceId) -> Flow<()> {
    if t.state.outside(at, side).trains > 0
        && whether(t, side, TurnAsk::SpareAttrition(at), "2.3.D1", refusals::WINTER)?
    {
        emit(t, "5.3.A", TurnEvent::TrainSpent { side, at });
        return units::remove(t, side, at, false, Force::new(0, 0, 1), "5.3.A");
    }
    attrition(t, side, Where::At(at), 0, "5.3.A")
}

/// A Force at one place, inside walls or outside, suffers Attrition (15.2): the Die, with something added, gives the row, its CUs the
/// column. Generals stay, even without a CU.
///
/// # Errors
/// [`engine::Halt`].
///
/// # Panics
/// If the place is no space.
pub fn attrition(t: &mut Board<'_>, side: Side, place: Where, more: u8, section: &'static str) -> Flow<()> {
    let at = place.space().expect("a Force stands in a space");
    let rolled = counter_events::classic(t, side)?;
    emit(t, "2.4.C", TurnEvent::Die { side, die: rolled });
    let die = rolled + more;
    let (force, _) = t.state.stack(side, place);
    let count = losses(force.fighting(), die).min(force.fighting());
    let elephant = side == Side::Carthage && elephant_row(die) && force.elephants > 0 && count > 0;
    emit(
        t,
        "15.2",
        TurnEvent::Attrition {
            side,
            at,
            die,
            cus: force.fighting(),
            losses: count,
            elephant,
        },
    );
    if count == 0 {
        return Ok(());
    }
    let first = if elephant { Force::new(0, 1, 0) } else { Force::NONE };
    let lost = choose_losses(t, side, place, count, first)?;
    units::remove(t, side, at, place == Where::Inside(at), lost, section)
}

/// The owner chooses which CUs of a Force are lost; Elephants count as CUs (2.3.C).
fn choose_losses(t: &mut Board<'_>, side: Side, place: Where, count: u8, mut lost: Force) -> Flow<Force> {
    let at = place.space().expect("a Force stands in a space");
    while lost.fighting() < count {
        let left = count - lost.fighting();
        let (force, _) = t.state.stack(side, place);
        let force = force.minus(lost);
        let answer = ask(t, side, TurnAsk::AttritionLoss { at, left }, "2.3.C", |s, o| {
            Named::offer_losses(o, force);
            why_not::nothing_else(s, o, side, refusals::WINTER);
        })?;
        lost.add(Named::lost(answer));
    }
    Ok(lost)
}

/// Supply Trains go that are neither in a Force with CUs nor within walls (5.3.B).
fn unguarded_trains(t: &mut Board<'_>, side: Side, at: SpaceId) -> Flow<()> {
    let force = t.state.outside(at, side);
    if force.trains == 0 || force.fighting() > 0 {
        return Ok(());
    }
    let within = if t.state.place(at).city() == Some(side) && !t.state.walls_matter(at) {
        t.state.capacity(at)
    } else {
        0
    };
    let lost = force.trains.saturating_sub(within);
    if lost == 0 {
        return Ok(());
    }
    units::remove(t, side, at, false, Force::new(0, 0, lost), "5.3.B")
}
