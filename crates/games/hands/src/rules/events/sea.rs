//! 4.7: Events at sea.

use super::Came;
use crate::data::cards::Effect;
use crate::protocol::event::What;
use crate::rules::actions::sea::sink;
use crate::{Board, Die, State, emit};
use engine::{Flow, Side};

/// Warships of a side that are at sea.
fn at_sea(s: &State, side: Side) -> u8 {
    match s.of(side).fleet {
        Some(_) => s.of(side).warships,
        None => 0,
    }
}

/// Whether a side has the Corvus in play.
fn has_corvus(s: &State, side: Side) -> bool {
    matches!(s.effect(side), Some(Effect::Corvus { .. }))
}

/// What Veteran Crews save.
fn saved(s: &State, side: Side, crews: u8) -> u8 {
    match s.effect(side) {
        Some(Effect::VeteranCrews(_)) => crews,
        _ => 0,
    }
}

/// Storms at Sea: each Warship at sea sinks on a low die.
pub(super) fn storms(t: &mut Board<'_>, side: Side, sinks: u8, corvus: u8) -> Flow<Came> {
    let ships = at_sea(&t.state, side);
    let up_to = if has_corvus(&t.state, side) { corvus } else { sinks };
    let faces: Vec<u8> = (0..ships).map(|_| t.roll(Die)).collect::<Flow<_>>()?;
    let lost = faces.iter().filter(|face| **face <= up_to).count() as u8;
    if ships > 0 {
        lose(t, side, lost, faces);
    }
    Ok(came(lost))
}

/// Storms at Sea, the milder: so many Warships at sea.
pub(super) fn gale(t: &mut Board<'_>, side: Side, ships: u8, corvus: u8) -> Flow<Came> {
    let wanted = if has_corvus(&t.state, side) { corvus } else { ships };
    let lost = wanted.min(at_sea(&t.state, side));
    if lost > 0 {
        lose(t, side, lost, Vec::new());
    }
    Ok(came(lost))
}

/// Naval Disaster: half of the Warships, rounded up, wherever they are.
pub(super) fn disaster(t: &mut Board<'_>, side: Side, crews: u8) -> Flow<Came> {
    let lost = t
        .state
        .of(side)
        .warships
        .div_ceil(2)
        .saturating_sub(saved(&t.state, side, crews));
    if lost > 0 {
        lose(t, side, lost, Vec::new());
    }
    Ok(came(lost))
}

/// Naval Disaster, the milder: a die says whether one or two are lost.
pub(super) fn mishap(t: &mut Board<'_>, side: Side, crews: u8) -> Flow<Came> {
    let ships = t.state.of(side).warships;
    if ships == 0 {
        return Ok(Came::ToNothing);
    }
    let face = t.roll(Die)?;
    let wanted: u8 = if face <= 3 { 1 } else { 2 };
    let lost = wanted.saturating_sub(saved(&t.state, side, crews)).min(ships);
    lose(t, side, lost, vec![face]);
    Ok(came(lost))
}

fn lose(t: &mut Board<'_>, side: Side, lost: u8, faces: Vec<u8>) {
    emit(t, "4.7", What::WarshipsLost { side, lost, faces });
    sink(t, side, lost);
}

const fn came(lost: u8) -> Came {
    if lost > 0 { Came::Worked } else { Came::ToNothing }
}
