//! Roman Seamanship (15.4) and Naval Supremacy (2.1.I) at the turn's end.

use crate::data::tracks::SEAMANSHIP;
use crate::data::tracks::Seamanship as Level;
use crate::{Board, CardEvent, State, TurnEvent, emit};
use engine::Side;

impl State {
    /// The row of the Seamanship track where the marker lies (15.4.B).
    #[must_use]
    pub fn seamanship_level(&self) -> &'static Level {
        &SEAMANSHIP[usize::from(self.seamanship) - 1]
    }
}

/// Moves the marker of Seamanship to a level, 1 Poor to 4 Excellent (15.4.A).
pub(crate) fn set(t: &mut Board<'_>, level: u8, section: &'static str) {
    t.state.seamanship = level;
    emit(t, section, TurnEvent::Seamanship(level));
}

/// Gives Naval Supremacy to a side (2.1.I).
pub(crate) fn give_supremacy(t: &mut Board<'_>, to: Side, section: &'static str) {
    if t.state.supremacy != to {
        t.state.supremacy = to;
        emit(t, section, TurnEvent::Supremacy(to));
    }
}

/// Mounts the Corvi, or dismounts them (15.5).
pub(crate) fn turn_corvi(t: &mut Board<'_>, section: &'static str) {
    t.state.corvi = !t.state.corvi;
    let mounted = t.state.corvi;
    emit(t, section, CardEvent::Corvi { mounted });
}

/// Roman Seamanship in winter (5.3.C, 15.4.A): one level less with fewer Ready Warships than the level asks for, but never below Poor;
/// then Naval Supremacy goes to Carthage unless the level is Excellent.
pub(crate) fn winter(t: &mut Board<'_>) {
    let level = t.state.seamanship;
    if level > 1 && t.state.ships[Side::Rome].ready < t.state.seamanship_level().min_ready {
        set(t, level - 1, "5.3.C");
    }
    if t.state.seamanship_level().supremacy_reverts {
        give_supremacy(t, Side::Carthage, "2.1.I");
    }
}
