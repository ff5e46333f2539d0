//! Units come to the map and leave it (2.3), outside of movement and battle.

use crate::board::{generals, walls};
use crate::protocol::refusals::turn as refusals;
use crate::state::{Force, Where};
use crate::{Board, State, TurnEvent, emit};
use engine::{Flow, Legality, Side, SpaceId};

/// Places units in a space. In a friendly Walled City with enemy Units outside they go inside as far as there is room (2.1.C). An
/// enemy general without CUs in the space is displaced when a CU comes (5.1.D), unless he is behind his own walls.
///
/// # Errors
/// [`engine::Halt`].
pub fn add(t: &mut Board<'_>, side: Side, at: SpaceId, force: Force, section: &'static str) -> Flow<()> {
    emit(t, section, TurnEvent::Placed { side, at, units: force });
    let apart = t.state.walls_matter(at);
    place(&mut t.state, side, at, force);
    walls::part_if_new(&mut t.state, at, apart);
    if force.fighting() > 0 && t.state.outside(at, side.enemy()).fighting() == 0 {
        for unit in t.state.generals_at(at, side.enemy()).iter() {
            generals::displace(t, unit, "5.1.D")?;
        }
    }
    Ok(())
}

fn place(s: &mut State, side: Side, at: SpaceId, force: Force) {
    let apart = s.walls_matter(at) && s.place(at).city() == Some(side) && !s.place(at).besieged();
    let inside = if apart {
        s.room_for(at, s.place(at).inside, force)
    } else {
        Force::NONE
    };
    let place = s.place_mut(at);
    place.inside.add(inside);
    place.outside[side].add(force.minus(inside));
}

/// Whether units may come into a friendly Walled City: never when it is Besieged (5.1.D), and with enemy Units outside only as many
/// CUs and Supply Trains as find room (2.1.C, 2.3.D2).
///
/// # Errors
/// The reason why not.
pub fn may_come_inside(s: &State, at: SpaceId, force: Force) -> Legality {
    if s.place(at).besieged() {
        return Err(refusals::BESIEGED_TAKES_NOTHING);
    }
    if !s.walls_matter(at) {
        return Ok(());
    }
    let room = s.room_for(at, s.place(at).inside, force);
    if room.fighting() < force.fighting() {
        Err(refusals::WALLS_FULL)
    } else if room.trains < force.trains {
        Err(refusals::WALLS_FULL_OF_TRAINS)
    } else {
        Ok(())
    }
}

/// Removes units of a side from a space, from inside its walls or from outside; they must be there.
///
/// # Errors
/// [`engine::Halt`].
pub fn remove(
    t: &mut Board<'_>,
    side: Side,
    at: SpaceId,
    inside: bool,
    force: Force,
    section: &'static str,
) -> Flow<()> {
    let place = t.state.place_mut(at);
    if inside {
        &mut place.inside
    } else {
        &mut place.outside[side]
    }
    .take(force);
    emit(t, section, TurnEvent::Removed { side, at, units: force });
    walls::settle(t, at)
}

/// Where a general stands who is placed in a space: inside a friendly Walled City while that matters, except beside an own Army that
/// stands before its own Besieged walls (2.1.C, 5.1.D).
#[must_use]
pub fn stand(s: &State, side: Side, at: SpaceId) -> Where {
    let place = s.place(at);
    if s.walls_matter(at) && place.city() == Some(side) && !(place.besieged() && place.outside[side].fighting() > 0) {
        Where::Inside(at)
    } else {
        Where::At(at)
    }
}
