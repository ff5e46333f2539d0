//! Inside and outside of Walled Cities (2.1.C). The two are kept apart only while an enemy Unit is in the space or the city is
//! Besieged; else all that finds room counts as inside.

use crate::state::{Force, State, Where};
use crate::{BattleEvent, Board, CardEvent, emit};
use engine::{Flow, Side, SpaceId};

impl State {
    /// Whether inside and outside are kept apart in a space (2.1.C).
    #[must_use]
    pub fn walls_matter(&self, at: SpaceId) -> bool {
        let place = self.place(at);
        place
            .city()
            .is_some_and(|owner| place.besieged() || !place.outside[owner.enemy()].is_empty())
    }

    /// Units of a side that are inside the walls of its city, or count as inside while that does not matter (2.1.C).
    #[must_use]
    pub fn inside_walls(&self, side: Side, at: SpaceId) -> Force {
        let place = self.place(at);
        if place.city() != Some(side) {
            Force::NONE
        } else if self.walls_matter(at) {
            place.inside
        } else {
            self.room_for(at, Force::NONE, place.outside[side])
        }
    }

    /// The part of a Force that finds room inside walls that already hold some (2.1.C): CUs first without, then with Elephants.
    #[must_use]
    pub fn room_for(&self, at: SpaceId, held: Force, force: Force) -> Force {
        let room = self.capacity(at);
        let cus = room.saturating_sub(held.fighting());
        let cu = force.cu.min(cus);
        Force {
            cu,
            elephants: force.elephants.min(cus - cu),
            trains: force.trains.min(room.saturating_sub(held.trains)),
        }
    }
}

/// Whether Siege or Subjugation Points lie in a space whose owner has no CU left there (14.1).
fn forsaken(s: &State, at: SpaceId) -> bool {
    let place = s.place(at);
    place.points_of.is_some_and(|side| place.outside[side].fighting() == 0)
}

/// Whether a Siege Train stands in a space whose owner has no CU left there (17.1 #3).
fn stands_alone(s: &State, at: SpaceId) -> bool {
    let gone = |side: Side| s.place(at).outside[side].fighting() == 0;
    Side::BOTH
        .into_iter()
        .any(|side| gone(side) && s.effects.siege_train(at, side))
}

/// Whether nobody is left in a space to keep up what is laid there against its walls (14.1, 17.1 #3).
pub fn siege_ends(s: &State, at: SpaceId) -> bool {
    forsaken(s, at) || stands_alone(s, at)
}

/// Puts a space in order after anything has left it or died in it. Siege and Subjugation Points go when their owner has no CU left
/// here (14.1). Inside and outside are one again when that has ceased to matter (2.1.C).
///
/// # Errors
/// [`engine::Halt`].
pub fn settle(t: &mut Board<'_>, at: SpaceId) -> Flow<()> {
    if forsaken(&t.state, at) {
        clear(t, at);
        emit(t, "14.1", BattleEvent::Lifted { at });
    } else if stands_alone(&t.state, at) {
        clear(t, at);
    }
    if let Some(owner) = t.state.place(at).city()
        && !t.state.walls_matter(at)
    {
        merge(&mut t.state, at, owner);
    }
    Ok(())
}

/// Keeps inside and outside apart from now on if they were one, told by `apart`, and are not any more: somebody has come to the space.
pub fn part_if_new(state: &mut State, at: SpaceId, apart: bool) {
    if !apart && state.walls_matter(at) {
        part(state, at);
    }
}

/// An enemy Unit has come to a Walled City in another way than by the move that section 10 answers, or points have come upon it: all
/// that finds room counts as inside (2.1.C), in a Campaign of the owner's those who have moved least (7.1). Call it only where inside
/// and outside were one until now.
pub fn part(state: &mut State, at: SpaceId) {
    let Some(owner) = state.place(at).city() else { return };
    let force = state.outside(at, owner);
    let inside = state.room_for(at, Force::NONE, force);
    let place = state.place_mut(at);
    place.outside[owner].take(inside);
    place.inside = inside;
    if let Some(campaign) = state.campaign.as_mut().filter(|c| c.side == owner) {
        let mut moved = campaign.at(Where::At(at), force);
        campaign.put(Where::Inside(at), moved.freshest(inside));
        campaign.put(Where::At(at), moved);
    }
    if force.fighting() <= inside.fighting() {
        for unit in state.generals_at(at, owner).iter() {
            state.general_mut(unit).at = Where::Inside(at);
        }
    }
}

/// Inside and outside are one again.
fn merge(state: &mut State, at: SpaceId, owner: Side) {
    let place = state.place_mut(at);
    let inside = core::mem::take(&mut place.inside);
    place.outside[owner].add(inside);
    if let Some(campaign) = state.campaign.as_mut().filter(|c| c.side == owner) {
        campaign.shift(Where::Inside(at), Where::At(at));
    }
    for unit in state.generals_inside(at, owner).iter() {
        state.general_mut(unit).at = Where::At(at);
    }
}

/// Nothing of a siege is left on the board (17.1 #3: the Siege Train leaves when the siege succeeds or is cancelled).
pub(crate) fn clear(t: &mut Board<'_>, at: SpaceId) {
    let place = t.state.place_mut(at);
    place.points = 0;
    place.points_of = None;
    for slot in 0..t.state.effects.siege_trains.len() {
        if let Some(train) = t.state.effects.siege_trains[slot].filter(|train| train.at == at) {
            t.state.effects.siege_trains[slot] = None;
            emit(t, "17.1.3", CardEvent::SiegeTrainLeaves { side: train.side, at });
        }
    }
}
