//! Political Isolation (5.4): which PCs are isolated by the map that the log has told, against those that it removes.

use super::map::{Marker, Turned, name, turned};
use super::{Auditor, Seen};
use crate::data::lanes::LANES;
use crate::data::roads::ROADS;
use punic::testing::audit::paths::leads;
use punic::testing::audit::sweep::Sweep;
use std::collections::BTreeSet;
use testkit::audit::read::Line;

/// The phase as far as it has come, Carthage first.
#[derive(Default)]
pub(super) struct Isolation {
    sweep: Sweep<1>,
    /// Whether it is over, and the Victory Check still to come.
    over: bool,
}

impl Auditor<Seen> for Isolation {
    fn take(&mut self, line: &Line<'_>, seen: &Seen) -> Result<(), String> {
        let isolated = |side| isolated(seen, side);
        if !seen.known {
            return Ok(());
        }
        if line.section == "5.4" {
            let Some(Turned::Removed(side, at)) = turned(line)? else {
                return Err("5.4 only removes PCs".to_owned());
            };
            return self.sweep.removes(side, (at, name(at)), &isolated);
        }
        // The phase is over when unrest or the Victory Check follows; the Provinces that its losses turn come in between.
        let check = line.text.starts_with("Victory Check: ");
        if !check && (line.section != "16.5" || self.over || !line.text.contains(" at home, ")) {
            return Ok(());
        }
        let left = match self.over {
            true => Ok(()),
            false => self.sweep.ends(&isolated),
        };
        self.sweep.forget();
        self.over = !check;
        left
    }

    fn done(&self) -> usize {
        self.sweep.done
    }
}

/// The PCs of a side from which no path leads to an own CU or Walled City: by roads and coastal lanes, through no space with an enemy PC or
/// a Tribe, and with enemy CUs only beside an own PC.
fn isolated(seen: &Seen, side: usize) -> BTreeSet<(usize, &'static str)> {
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
    let pcs = seen.map.pcs(side).filter(cut_off);
    pcs.map(|at| (at, name(at))).collect()
}
