//! Political Isolation (5.4): which PCs are isolated by the map that the log has told, against those that it removes.

use super::map::{Marker, Turned, name, turned};
use super::paths::leads;
use super::read::{Line, SIDES};
use super::{Auditor, Seen};
use hamilcar::data::lanes::LANES;
use hamilcar::data::roads::ROADS;
use std::collections::BTreeSet;

/// The phase as far as it has come.
#[derive(Default)]
pub(super) struct Isolation {
    /// By side: PCs that are isolated and not removed yet, once that has been looked at.
    due: [Option<BTreeSet<usize>>; 2],
    /// Whether it is over, and the Victory Check still to come.
    over: bool,
    done: usize,
}

impl Auditor for Isolation {
    fn take(&mut self, line: &Line<'_>, seen: &Seen) -> Result<(), String> {
        if !seen.known {
            return Ok(());
        }
        if line.section == "5.4" {
            let Some(Turned::Removed(side, at)) = turned(line)? else {
                return Err("5.4 only removes PCs".to_owned());
            };
            return self.removes(side, at, seen);
        }
        // The phase is over when unrest or the Victory Check follows; the Provinces that its losses turn come in between.
        let check = line.text.starts_with("Victory Check: ");
        if !check && (line.section != "16.5" || self.over || !line.text.contains(" at home, ")) {
            return Ok(());
        }
        let left = match self.over {
            true => Ok(()),
            false => self.all_gone(1, seen).and(self.all_gone(0, seen)),
        };
        self.due = Default::default();
        self.over = !check;
        left
    }

    fn done(&self) -> usize {
        self.done
    }
}

impl Isolation {
    /// What is due of a side: looked at when its turn has come, Carthage first.
    fn due(&mut self, side: usize, seen: &Seen) -> &mut BTreeSet<usize> {
        self.due[side].get_or_insert_with(|| isolated(seen, side))
    }

    fn removes(&mut self, side: usize, at: usize, seen: &Seen) -> Result<(), String> {
        let before = if side == 0 { self.all_gone(1, seen) } else { Ok(()) };
        if side == 1 && self.due[0].is_some() {
            return Err("Carthage's PCs go before Rome's".to_owned());
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

/// The PCs of a side from which no path leads to an own CU or Walled City: by roads and coastal lanes, through no space with an enemy PC or
/// a Tribe, and with enemy CUs only beside an own PC.
fn isolated(seen: &Seen, side: usize) -> BTreeSet<usize> {
    let end = |at: usize| seen.map.marker(at) == Marker::City(side) || seen.troops.cus(at, side) > 0;
    let open = |at: usize| match seen.map.marker(at) {
        Marker::Tribe => false,
        Marker::Empty => seen.troops.cus(at, 1 - side) == 0,
        Marker::City(owner) | Marker::Pc(owner) => owner == side,
    };
    let roads = ROADS.iter().map(|road| (road.a, road.b));
    let lanes = LANES.iter().map(|lane| (lane.a, lane.b));
    let joined: Vec<[usize; 2]> = roads.chain(lanes).map(|(a, b)| [a.0.into(), b.0.into()]).collect();
    let cut_off = |pc: &usize| !leads(*pc, &joined, &end, &open);
    seen.map.pcs(side).filter(cut_off).collect()
}
