//! The Political Isolation Phase (5.4).

use crate::board::politics;
use crate::data::lanes::sea_set;
use crate::data::provinces::Region;
use crate::data::roads::roads_set;
use crate::data::spaces;
use crate::state::{Marker, Phase};
use crate::{Board, State, TurnEvent, emit};
use engine::{Flow, Side, SpaceId, SpaceSet};

/// Carthage first, both sides remove all their isolated PCs (5.4).
///
/// # Errors
/// [`engine::Halt`].
pub fn political_isolation_phase(t: &mut Board<'_>) -> Flow<Phase> {
    for side in [Side::Carthage, Side::Rome] {
        for at in isolated(&t.state, side).iter() {
            politics::set_marker(t, at, Marker::None, "5.4")?;
        }
    }
    if t.state.setup.political_instability {
        political_instability(t)?;
    }
    Ok(Phase::VictoryCheck)
}

/// Each Tribe at home that nobody is Subjugating costs a side one PC (16.5).
fn political_instability(t: &mut Board<'_>) -> Flow<()> {
    for (side, home) in [(Side::Rome, Region::Italia), (Side::Carthage, Region::Africa)] {
        let wild = |at: &SpaceId| t.state.place(*at).is_tribe() && t.state.place(*at).points == 0;
        let tribes = home.spaces().iter().filter(wild).count() as u8;
        if tribes > 0 {
            emit(t, "16.5", TurnEvent::Unstable { side, tribes });
            politics::remove_pcs_of(t, side, tribes, Some(home), "16.5")?;
        }
    }
    Ok(())
}

/// The PCs of a side that no path joins with a friendly CU or a friendly Walled City, Besieged or not. Those on the Miat never are.
#[must_use]
pub fn isolated(s: &State, side: Side) -> SpaceSet {
    s.pcs(side).without(supplied(s, side))
}

/// The spaces from which a path leads to a friendly CU or Walled City. It goes by roads and coastal sea lanes, the Mare Tyrrhenum not
/// among them. What bars a path bars its way through a space; where it ends, anything may stand beside the CU.
pub(crate) fn supplied(s: &State, side: Side) -> SpaceSet {
    let ends: SpaceSet = spaces::all()
        .filter(|at| s.place(*at).marker == Marker::City(side) || s.place(*at).all(side).fighting() > 0)
        .collect();
    let open: SpaceSet = spaces::all().filter(|at| open_to(s, side, *at)).collect();
    punic::joined_with(ends, open, |at| roads_set(at).or(sea_set(at)))
}

/// Whether a path may go through a space: not with an enemy PC or a Tribe, and with enemy CUs only beside a friendly PC.
fn open_to(s: &State, side: Side, at: engine::SpaceId) -> bool {
    match s.place(at).marker {
        Marker::Tribe(()) => false,
        Marker::Pc(owner) | Marker::City(owner) => owner == side,
        Marker::None => s.place(at).outside[side.enemy()].fighting() == 0,
    }
}
