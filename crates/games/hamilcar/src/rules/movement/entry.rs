//! What follows when an army has come into a space: reactions, Overrun, displacing, Land Battle (7.2.B, C and E; 10; 13).

use super::activation::{march, march_mut, may_go_on};
use super::weather::{self, Sky};
use crate::board::questions::whether;
use crate::board::{generals, walls};
use crate::protocol::refusals::movement as refusals;
use crate::rules::{battle, reactions, siege};
use crate::state::{Force, March, State, Where};
use crate::{Board, MovementAsk, MovementEvent, emit};
use engine::{Flow, Legality, Side, SpaceId};

/// CUs an army needs for an Overrun (7.2.E).
const OVERRUN_CUS: u8 = 5;

/// The army has come into a space by land or by sea: Land Reactions (10), then what is left of the enemy stops it or does not.
pub(super) fn arrive(t: &mut Board<'_>) -> Flow<()> {
    if weather::on_entering(t)? == Sky::Back {
        return Ok(());
    }
    let reacted = reactions::land_reactions(t)?;
    if reacted.intercepted {
        return intercepted(t);
    }
    let (side, at) = (march(&t.state).side, march(&t.state).at);
    if t.state.has_cus(at, side.enemy()) {
        return if overruns(t)? { overrun(t) } else { fight(t) };
    }
    if march(&t.state).units.fighting() > 0 {
        drive_off(t)?;
    }
    if reacted.slipped_away && !reactions::pursue(t)? {
        march_mut(&mut t.state).stopped = true;
    }
    Ok(())
}

/// The army was Intercepted: its generals are displaced if it has no CUs (12.4), else it may Back up (12.3) or fight (13).
fn intercepted(t: &mut Board<'_>) -> Flow<()> {
    let m = *march(&t.state);
    if m.units.fighting() == 0 {
        march_mut(&mut t.state).units = Force::NONE;
        return reactions::overwhelmed(t, m.side, m.at, "12.4");
    }
    if reactions::backs_up(t)? {
        return Ok(());
    }
    fight(t)
}

/// Whether a single CU without a general is to be overrun by five or more (7.2.E).
fn may_overrun(s: &State) -> bool {
    let m = march(s);
    let enemy = m.side.enemy();
    m.units.fighting() >= OVERRUN_CUS && s.outside(m.at, enemy).fighting() == 1 && s.generals_at(m.at, enemy).is_empty()
}

/// Whether the army Overruns. It is asked where a Land Battle would cost the enemy more: captured Supply Trains count for the Political
/// Consequences (7.2.E, 13.6).
fn overruns(t: &mut Board<'_>) -> Flow<bool> {
    let (side, at) = (march(&t.state).side, march(&t.state).at);
    if !may_overrun(&t.state) || t.state.outside(at, side.enemy()).trains == 0 {
        return Ok(may_overrun(&t.state));
    }
    whether(t, side, MovementAsk::Overrun, "7.2.E", refusals::OVERRUN_OR_FIGHT)
}

/// The army runs over a single CU, takes its Supply Trains and may go on (7.2.E).
fn overrun(t: &mut Board<'_>) -> Flow<()> {
    let (side, at) = (march(&t.state).side, march(&t.state).at);
    let force = &mut t.state.place_mut(at).outside[side.enemy()];
    *force = Force::new(0, 0, force.trains);
    emit(t, "7.2.E", MovementEvent::Overrun { side, at });
    capture_trains(t, side, at);
    walls::settle(t, at)
}

/// Enemy generals without CUs are displaced, unguarded Supply Trains captured, and the army may go on (7.2.C, 2.3.D3).
fn drive_off(t: &mut Board<'_>) -> Flow<()> {
    let (side, at) = (march(&t.state).side, march(&t.state).at);
    for unit in t.state.generals_at(at, side.enemy()).iter() {
        generals::displace(t, unit, "7.2.C")?;
    }
    capture_trains(t, side, at);
    walls::settle(t, at)
}

/// Whether the army inside its city may step out to Supply Trains that the enemy has left before the walls without a CU (2.3.D3, 7.2.D).
pub(super) fn may_step_out(s: &State, m: &March) -> Legality {
    may_go_on(m)?;
    let enemy = s.outside(m.at, m.side.enemy());
    let inside = s.general(m.general).at == Where::Inside(m.at);
    refusals::NO_TRAIN_BEFORE_WALLS.unless(inside && enemy.trains > 0 && enemy.fighting() == 0)?;
    refusals::ARMY_CAPTURES.unless(m.units.fighting() > 0 || s.has_cus(m.at, m.side))
}

/// The army steps out of its city for no MP and takes the Supply Trains before the walls (2.3.D3, 7.2.D). It enters no space, so nobody
/// reacts, and an enemy General who stands there alone is not displaced (7.2.C, 10).
pub(super) fn step_out(t: &mut Board<'_>) -> Flow<()> {
    let (side, at) = (march(&t.state).side, march(&t.state).at);
    capture_trains(t, side, at);
    walls::settle(t, at)
}

/// The side takes the Supply Trains that the enemy has outside walls in the space (2.3.D3).
pub(crate) fn capture_trains(t: &mut Board<'_>, side: Side, at: SpaceId) {
    let place = t.state.place_mut(at);
    let trains = core::mem::take(&mut place.outside[side.enemy()].trains);
    place.outside[side].trains += trains;
    if trains > 0 {
        emit(t, "2.3.D3", MovementEvent::Captured { side, at, trains });
    }
}

/// The army stops and a Land Battle is fought; it moves no more in this activation (7.2.B, 13).
fn fight(t: &mut Board<'_>) -> Flow<()> {
    let (side, at) = (march(&t.state).side, march(&t.state).at);
    battle::land_battle(t, at, side)?;
    Ok(())
}

/// The besieged army attacks the Sieging Force (14.5.B).
pub(super) fn sortie(t: &mut Board<'_>) -> Flow<()> {
    let general = march(&t.state).general;
    siege::sortie(t, general)?;
    Ok(())
}
