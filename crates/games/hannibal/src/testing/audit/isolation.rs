//! Political isolation (19.4): which PCs are isolated by the map that the log has told, against those that it removes.

use super::board::{Marker, Turned, name, turned};
use super::{Auditor, Seen};
use crate::data::roads::{ROADS, Way};
use crate::data::spaces::SPACES;
use punic::testing::audit::paths::leads;
use punic::testing::audit::sweep::Sweep;
use std::collections::BTreeSet;
use testkit::audit::read::Line;

/// The phase as far as it has come, Rome first.
#[derive(Default)]
pub(super) struct Isolation {
    sweep: Sweep<0>,
}

impl Auditor<Seen> for Isolation {
    fn take(&mut self, line: &Line<'_>, seen: &Seen) -> Result<(), String> {
        let isolated = |side| isolated(seen, side);
        if line.section == "19.4" {
            let Some(Turned::Off(side, at)) = turned(line)? else {
                return Err("19.4 only removes PCs".to_owned());
            };
            return self.sweep.removes(side, (at, name(at)), &isolated);
        }
        if !line.text.starts_with("Political Points: ") {
            return Ok(());
        }
        let left = self.sweep.ends(&isolated);
        self.sweep.forget();
        left
    }

    fn done(&self) -> usize {
        self.sweep.done
    }
}

/// The PCs of a side from which no path leads to an own unit or to a Walled City, a Tribe or a port of its own: over no pass, through enemy
/// PCs and Tribes that are no friends only where an own unit stands, through enemy units only where the space is its own.
fn isolated(seen: &Seen, side: usize) -> BTreeSet<(usize, &'static str)> {
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
    let pcs = seen.board.pcs(side).filter(cut_off);
    pcs.map(|at| (at, name(at))).collect()
}
