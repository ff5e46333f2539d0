//! What follows when an army has come into a space: reactions, overrun, displaced generals, battle (10.2 to 10.5, 10.10).

use super::activation::{fight, march, march_mut};
use super::{abilities, weather};
use crate::board::{units, walls};
use crate::rules::reactions;
use crate::state::{Force, Onset, State, Where};
use crate::{Board, MovementEvent, emit};
use engine::Flow;

/// CUs an army needs for an overrun (10.5).
const OVERRUN_CUS: u8 = 5;

/// The army has come into a space by land or by sea: reactions (10.3), then what is left of the enemy stops it or does not.
///
/// # Errors
/// [`engine::Halt`].
pub(super) fn arrive(t: &mut Board<'_>) -> Flow<()> {
    weather::hostile_tribes(t)?;
    let (side, at) = (march(&t.state).side, march(&t.state).at);
    let reacted = reactions::reactions_phase(t)?;
    if reacted.intercepted {
        return intercepted(t);
    }
    if march(&t.state).units.fighting() == 0 {
        return units::drive_off(t, side.enemy(), at);
    }
    if t.state.has_cus(at, side.enemy()) {
        if !may_overrun(&t.state) {
            return meets(t, false);
        }
        overrun(t, if reacted.tried { "12.9" } else { "10.5" });
    }
    units::drive_off(t, side, at)?;
    abilities::charms_on_the_way(t)?;
    if reacted.slipped_away && !reactions::pursue(t)? {
        march_mut(&mut t.state).stopped = true;
    }
    Ok(())
}

/// The army was intercepted: without CUs its generals may only back up or be displaced, else it backs up (12.5) or fights (14).
fn intercepted(t: &mut Board<'_>) -> Flow<()> {
    if reactions::backs_up(t)? {
        return Ok(());
    }
    let m = *march(&t.state);
    if m.units.fighting() == 0 {
        march_mut(&mut t.state).stopped = true;
        return units::drive_off(t, m.side.enemy(), m.at);
    }
    meets(t, true)
}

/// The army fights the enemy in the space (10.4).
fn meets(t: &mut Board<'_>, intercepted: bool) -> Flow<()> {
    let m = *march(&t.state);
    t.state.mark(m.general);
    t.state.take_command(m.general);
    let onset = Onset {
        intercepted,
        botched: m.botched,
        ..Onset::entering(m.at, m.side, m.entered, m.general)
    };
    fight(t, onset)
}

/// Whether a single CU without a general is overrun by five or more (10.5).
fn may_overrun(s: &State) -> bool {
    let m = march(s);
    let enemy = m.side.enemy();
    m.units.fighting() >= OVERRUN_CUS
        && s.place(m.at).outside[enemy].fighting() == 1
        && s.generals_where(enemy, Where::At(m.at)).is_empty()
}

/// The army runs over a single CU and may go on (10.5), once nobody has intercepted it (12.9).
fn overrun(t: &mut Board<'_>, section: &'static str) {
    let (side, at) = (march(&t.state).side, march(&t.state).at);
    let there = &mut t.state.place_mut(at).outside[side.enemy()];
    *there = Force {
        trains: there.trains,
        ..Force::NONE
    };
    emit(t, section, MovementEvent::Overrun { side, at });
    walls::settle(t, at);
}
