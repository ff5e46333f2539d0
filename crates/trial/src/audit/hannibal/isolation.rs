//! Political isolation (19.4): which PCs are isolated by the map that the log has told, against those that it removes.

use super::board::{Marker, Turned, name, turned};
use super::paths::leads;
use super::read::{Line, SIDES};
use super::{Auditor, Seen};
use hannibal::data::roads::{ROADS, Way};
use hannibal::data::spaces::SPACES;
use std::collections::BTreeSet;

/// The phase as far as it has come.
#[derive(Default)]
pub(super) struct Isolation {
    /// By side: PCs that are isolated and not removed yet, once that has been looked at.
    due: [Option<BTreeSet<usize>>; 2],
    done: usize,
}

impl Auditor for Isolation {
    fn take(&mut self, line: &Line<'_>, seen: &Seen) -> Result<(), String> {
        if line.section == "19.4" {
            let Some(Turned::Off(side, at)) = turned(line)? else {
                return Err("19.4 only removes PCs".to_owned());
            };
            return self.removes(side, at, seen);
        }
        if !line.text.starts_with("Political Points: ") {
            return Ok(());
        }
        let left = self.all_gone(0, seen).and(self.all_gone(1, seen));
        self.due = Default::default();
        left
    }

    fn done(&self) -> usize {
        self.done
    }
}

impl Isolation {
    /// What is due of a side: looked at when its turn has come, Rome first.
    fn due(&mut self, side: usize, seen: &Seen) -> &mut BTreeSet<usize> {
        self.due[side].get_or_insert_with(|| isolated(seen, side))
    }

    fn removes(&mut self, side: usize, at: usize, seen: &Seen) -> Result<(), String> {
        let before = if side == 1 { self.all_gone(0, seen) } else { Ok(()) };
        if side == 0 && self.due[1].is_some() {
            return Err("Rome's PCs go before Carthage's".to_owned());
        }
        if !self.due(side, seen).remove(&at) {
            return Err(format!("{}'s PC in {} is not isolated", SIDES[side], name(at)));
        }
        self.done += 1;
        before
    }

    /// No isolated PC of a side is left; what is left is told once.
    fn all_gone(&mut self, side: usize, seen: &Seen) -> Result<(), String> {
        let left = core::mem::take(self.due(side, seen));
        let names: Vec<_> = left.into_iter().map(name).collect();
        if names.is_empty() {
            return Ok(());
        }
        Err(format!(
            "{}'s PCs in {} are isolated and stay",
            SIDES[side],
            names.join(", ")
        ))
    }
}

/// The PCs of a side from which no path leads to an own unit or to a Walled City, a Tribe or a port of its own: over no pass, through enemy
/// PCs and Tribes that are no friends only where an own unit stands, through enemy units only where the space is its own.
fn isolated(seen: &Seen, side: usize) -> BTreeSet<usize> {
    let own = |at: usize| seen.board.control(at) == Some(side);
    let stands =
        |at: usize| matches!(seen.board.marker(at), Marker::City(_) | Marker::Tribe(_)) || SPACES[at].port.is_some();
    let end = |at: usize| own(at) && stands(at) || seen.troops.any(at, side);
    let open = |at: usize| {
        let ground = !seen.board.hostile(at, side) || seen.troops.any(at, side);
        ground && (own(at) || !seen.troops.any(at, 1 - side))
    };
    let ways = ROADS.iter().filter(|road| matches!(road.way, Way::Road | Way::Strait));
    let joined: Vec<[usize; 2]> = ways.map(|road| [road.a.0.into(), road.b.0.into()]).collect();
    let cut_off = |pc: &usize| !leads(*pc, &joined, &end, &open);
    seen.board.pcs(side).filter(cut_off).collect()
}
