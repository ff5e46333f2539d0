//! The Political Isolation Removal Phase (5, 5; 19.4).

use crate::board::politics;
use crate::data::roads::supplying;
use crate::data::spaces::{self, space};
use crate::state::{Marker, Phase};
use crate::{Board, State};
use engine::{Flow, Side, SpaceId, SpaceSet};

/// Rome first, both sides remove all their isolated PC markers.
///
/// # Errors
/// [`engine::Halt`].
pub fn political_isolation_phase(t: &mut Board<'_>) -> Flow<Phase> {
    for side in [Side::Rome, Side::Carthage] {
        for at in isolated(&t.state, side).iter() {
            politics::set_marker(t, at, Marker::None, "19.4")?;
        }
    }
    Ok(Phase::VictoryCheck)
}

/// The round PC markers of a side that no path joins with a friendly CU or a friendly Walled City, Tribe or port.
#[must_use]
pub fn isolated(s: &State, side: Side) -> SpaceSet {
    s.pcs(side).without(supplied(s, side))
}

/// The spaces from which a path leads to safety. No path crosses a mountain pass.
pub(crate) fn supplied(s: &State, side: Side) -> SpaceSet {
    let ends: SpaceSet = spaces::all().filter(|at| safe(s, side, *at)).collect();
    let open: SpaceSet = spaces::all().filter(|at| open_to(s, side, *at)).collect();
    punic::joined_with(ends, open, supplying)
}

/// What a path may lead to: a friendly CU, or a friendly controlled Walled City, Tribe or port, besieged or not.
fn safe(s: &State, side: Side, at: SpaceId) -> bool {
    let place = s.place(at);
    let stands = matches!(place.marker, Marker::City(_) | Marker::Tribe(_)) || space(at).port.is_some();
    place.control() == Some(side) && stands || !place.all(side).is_empty()
}

/// Whether a path may go through a space: an enemy PC marker or a neutral Tribe bars it unless a friendly CU is there, enemy CUs bar it
/// unless a friendly PC marker is there.
fn open_to(s: &State, side: Side, at: SpaceId) -> bool {
    let place = s.place(at);
    let ground = !place.hostile(side) || !place.all(side).is_empty();
    let free = place.all(side.enemy()).is_empty() || place.control() == Some(side);
    ground && free
}
