//! Units come to the map and leave it, outside of movement and battle.

use crate::board::{generals, walls};
use crate::protocol::refusals::turn as refusals;
use crate::state::{Force, Marker, Where};
use crate::{BattleEvent, Board, State, TurnEvent, emit};
use engine::{Flow, Legality, Side, SpaceId};

/// How many CUs may still be placed in a space. Where no city of the side stands, or others of the side stand before its walls, any number;
/// in the city none while it is besieged (6.3), with enemy units before it as many as find room inside (10.7).
pub(crate) fn room(s: &State, side: Side, at: SpaceId) -> u8 {
    let place = s.place(at);
    if place.city() != Some(side) || joins_those_outside(s, side, at) {
        return u8::MAX;
    }
    match place.outside[side.enemy()].is_empty() {
        _ if place.besieged() => 0,
        true => u8::MAX,
        false => s.capacity(at).saturating_sub(place.inside.fighting()),
    }
}

/// Whether units or generals of the side stand before the walls of a space where inside and outside differ.
fn joins_those_outside(s: &State, side: Side, at: SpaceId) -> bool {
    let stand = !s.place(at).outside[side].is_empty() || !s.generals_where(side, Where::At(at)).is_empty();
    stand && s.walls_matter(at)
}

/// Whether so many CUs may be placed in a space (6.3).
///
/// # Errors
/// The reason why not.
pub(crate) fn may_come(s: &State, side: Side, at: SpaceId, cus: u8) -> Legality {
    if room(s, side, at) >= cus {
        return Ok(());
    }
    Err(if s.place(at).besieged() {
        refusals::BESIEGED
    } else {
        refusals::CITY_IS_FULL
    })
}

/// Places units in a space; an enemy general without CUs there is displaced (6.3), and a siege train that is alone is lost (25, 30).
///
/// # Errors
/// [`engine::Halt`].
pub(crate) fn add(t: &mut Board<'_>, side: Side, at: SpaceId, units: Force, section: &'static str) -> Flow<()> {
    emit(t, section, TurnEvent::Placed { side, at, units });
    come(t, side, at, units)
}

/// The same, told by whoever asks for it.
///
/// # Errors
/// [`engine::Halt`].
pub(crate) fn come(t: &mut Board<'_>, side: Side, at: SpaceId, units: Force) -> Flow<()> {
    let place = t.state.place(at);
    let beset = place.city() == Some(side) && !place.outside[side.enemy()].is_empty();
    if beset && !joins_those_outside(&t.state, side, at) {
        t.state.place_mut(at).inside.add(units);
        return Ok(());
    }
    t.state.place_mut(at).outside[side].add(units);
    drive_off(t, side, at)
}

/// Removes units of a side from inside the walls of a space or from outside; they must be there.
pub(crate) fn remove(t: &mut Board<'_>, side: Side, at: SpaceId, inside: bool, units: Force, section: &'static str) {
    let place = t.state.place_mut(at);
    if inside {
        place.inside.take(units);
    } else {
        place.outside[side].take(units);
    }
    emit(t, section, TurnEvent::UnitsLost { side, at, units });
    walls::settle(t, at);
}

/// An army of a side has come into a space where nobody could react: enemy generals there without CUs are displaced, and a siege train
/// alone is lost. Those in their own city are out of reach.
///
/// # Errors
/// [`engine::Halt`].
pub(crate) fn overwhelm(t: &mut Board<'_>, side: Side, at: SpaceId) -> Flow<()> {
    if t.state.place(at).city() == Some(side.enemy()) {
        return Ok(());
    }
    drive_off(t, side, at)
}

/// Where CUs of a side stand, enemy generals outside walls without CUs are displaced, and a siege train that is alone is lost (10.10; 25,
/// 30).
///
/// # Errors
/// [`engine::Halt`].
pub(crate) fn drive_off(t: &mut Board<'_>, side: Side, at: SpaceId) -> Flow<()> {
    let enemy = side.enemy();
    if !t.state.has_cus(at, side) || t.state.has_cus(at, enemy) {
        return Ok(());
    }
    if core::mem::take(&mut t.state.place_mut(at).outside[enemy].trains) > 0 {
        emit(t, "25.30", BattleEvent::TrainLost { at });
        if let Some(m) = t.state.march.as_mut().filter(|m| m.at == at && m.side == enemy) {
            m.units.trains = 0;
        }
    }
    let alone = t.state.generals_where(enemy, Where::At(at));
    generals::displace(t, alone)?;
    walls::settle(t, at);
    Ok(())
}

/// Where inside and outside no longer differ, all stand together (10.7); points go when nobody is left to keep them (20.6).
pub(crate) fn settle(s: &mut State, at: SpaceId) {
    let place = s.place_mut(at);
    let keeper = match place.marker {
        Marker::City(owner) | Marker::Tribe(Some(owner)) => !place.outside[owner.enemy()].is_empty(),
        _ => place.points_of.is_some_and(|side| !place.outside[side].is_empty()),
    };
    if !keeper {
        (place.points, place.points_of) = (0, None);
    }
    if s.walls_matter(at) {
        return;
    }
    let Some(owner) = s.place(at).city() else { return };
    let place = s.place_mut(at);
    let inside = core::mem::take(&mut place.inside);
    place.outside[owner].add(inside);
    for unit in s.generals_where(owner, Where::Inside(at)).iter() {
        s.general_mut(unit).at = Where::At(at);
    }
}

/// An enemy army comes to a Walled City in another way than by the move that its owner answers: all that finds room counts as inside
/// (10.7).
pub(crate) fn shelter(s: &mut State, owner: Side, at: SpaceId) {
    if s.place(at).city() != Some(owner) || s.walls_matter(at) {
        return;
    }
    let room = s.capacity(at);
    let place = s.place_mut(at);
    let out = &mut place.outside[owner];
    let elephants = out.elephants.min(room);
    let enter = Force {
        cu: out.cu.min(room - elephants),
        elephants,
        trains: out.trains,
    };
    out.take(enter);
    let left = out.fighting();
    place.inside.add(enter);
    if left == 0 {
        for unit in s.generals_where(owner, Where::At(at)).iter() {
            s.general_mut(unit).at = Where::Inside(at);
        }
    }
}

/// Says that a siege or subjugation is over if its points, so many before, are gone (20.6).
pub(crate) fn lifted(t: &mut Board<'_>, at: SpaceId, before: u8) {
    if before > 0 && t.state.place(at).points == 0 {
        emit(t, "20.6", BattleEvent::Lifted { at });
    }
}
