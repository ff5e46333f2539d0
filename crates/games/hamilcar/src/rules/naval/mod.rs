//! Naval Interception (8) and Naval Battle (9), a file for each part: `interception` 8.1 and 8.2, `route` the ways of 8.1, `forming`
//! 8.3 and 8.4, `aboard` who and what is taken from a port, `command` 2.2.E1, `unguarded` 8.3 and 8.5, `draw` 9.1, `maneuver` 9.2.A,
//! `engage` and `hits` 9.2.B, `evade` 9.2.C, `ending` 9.3.A and the prizes of 9.3.B, `ashore` where Fleets land after a battle, `storms`
//! cards 11 and 39.

mod aboard;
mod answers;
mod ashore;
mod command;
mod draw;
mod ending;
mod engage;
mod evade;
mod fight;
mod forming;
mod hits;
mod interception;
mod maneuver;
mod route;
mod storms;
mod unguarded;

pub(crate) use aboard::comes_back;
pub(crate) use answers::answers;
pub(crate) use command::{leader, leaders};
pub(crate) use engage::{column, modifiers};
pub(crate) use interception::answering;
pub(crate) use storms::before_landing;

use crate::Board;
use crate::rules::movement;
use crate::state::{Fleet, Force, Interception, NavalBattle, State};
use engine::{Flow, Side};

/// What becomes of a Naval Movement after it has been answered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum AtSea {
    /// The Fleet may go on.
    SailsOn,
    /// The Fleet is no more at sea.
    Ended,
}

/// A Fleet has entered a port: Naval Interception, and the battle it brings (8, 9).
pub(crate) fn port_entered(t: &mut Board<'_>) -> Flow<AtSea> {
    if !interception::declared(t)? || interception::avoided(t)? {
        return Ok(AtSea::SailsOn);
    }
    t.round()?;
    if storms::before_interception(t)? == AtSea::Ended {
        t.state.interception = None;
        return Ok(AtSea::Ended);
    }
    unguarded::or_battle(t)
}

/// The Interception under way.
fn interception(s: &State) -> &Interception {
    s.interception.as_ref().expect("a Naval Interception is under way")
}

/// The Interception under way, to be changed.
fn interception_mut(s: &mut State) -> &mut Interception {
    s.interception.as_mut().expect("a Naval Interception is under way")
}

/// The Intercepting Fleet.
fn fleet(s: &State) -> &Fleet {
    interception(s)
        .fleet
        .as_ref()
        .expect("the Intercepting Fleet is formed")
}

/// The Intercepting Fleet, to be changed.
fn fleet_mut(s: &mut State) -> &mut Fleet {
    interception_mut(s)
        .fleet
        .as_mut()
        .expect("the Intercepting Fleet is formed")
}

/// The battle in progress.
fn battle(s: &State) -> &NavalBattle {
    s.naval.as_ref().expect("a Naval Battle is in progress")
}

/// The battle in progress, to be changed.
fn battle_mut(s: &mut State) -> &mut NavalBattle {
    s.naval.as_mut().expect("a Naval Battle is in progress")
}

/// Takes Warships out of a side's Fleet.
fn take_warships(s: &mut State, side: Side, count: u8) {
    if let Some(v) = s.voyage.as_mut().filter(|v| v.side == side) {
        v.warships -= count;
        movement::warships_are_lost(s);
    } else if let Some(fleet) = s.interception.as_mut().and_then(|i| i.fleet.as_mut()) {
        fleet.warships -= count;
    }
}

/// Takes other Units out of a side's Fleet; those of the moving one leave the march too.
fn take_units(s: &mut State, side: Side, units: Force) {
    if let Some(v) = s.voyage.as_mut().filter(|v| v.side == side) {
        v.units.take(units);
        let left = v.units;
        if let Some(march) = s.march.as_mut() {
            march.units = left;
        }
    } else if let Some(fleet) = s.interception.as_mut().and_then(|i| i.fleet.as_mut()) {
        fleet.units.take(units);
    }
}
