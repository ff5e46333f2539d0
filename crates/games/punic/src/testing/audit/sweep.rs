//! The removal of isolated PCs, which both games have: all of one side, then all of the other.

use std::collections::BTreeSet;
use testkit::audit::read::SIDES;

/// A space with its name.
type Space = (usize, &'static str);

/// The removal as far as it has come. The PCs of the side `FIRST` go first.
#[derive(Default)]
pub struct Sweep<const FIRST: usize> {
    /// By side: PCs that are isolated and not removed yet, once that has been looked at.
    due: [Option<BTreeSet<Space>>; 2],
    /// How many have been removed, in all phases.
    pub done: usize,
}

impl<const FIRST: usize> Sweep<FIRST> {
    /// A PC is removed. `isolated` are those of a side by the map as it is now.
    pub fn removes(
        &mut self,
        side: usize,
        at: Space,
        isolated: &impl Fn(usize) -> BTreeSet<Space>,
    ) -> Result<(), String> {
        let mut before = Ok(());
        if side != FIRST {
            before = self.all_gone(FIRST, isolated);
        } else if self.due[1 - side].is_some() {
            return Err(format!("{}'s PCs go before {}'s", SIDES[side], SIDES[1 - side]));
        }
        if !self.due(side, isolated).remove(&at) {
            return Err(format!("{}'s PC in {} is not isolated", SIDES[side], at.1));
        }
        self.done += 1;
        before
    }

    /// No isolated PC is left.
    pub fn ends(&mut self, isolated: &impl Fn(usize) -> BTreeSet<Space>) -> Result<(), String> {
        let first = self.all_gone(FIRST, isolated);
        first.and(self.all_gone(1 - FIRST, isolated))
    }

    /// The next phase looks anew.
    pub fn forget(&mut self) {
        self.due = [None, None];
    }

    /// What is due of a side: looked at when its turn has come.
    fn due(&mut self, side: usize, isolated: &impl Fn(usize) -> BTreeSet<Space>) -> &mut BTreeSet<Space> {
        self.due[side].get_or_insert_with(|| isolated(side))
    }

    /// No isolated PC of a side is left; what is left is told once.
    fn all_gone(&mut self, side: usize, isolated: &impl Fn(usize) -> BTreeSet<Space>) -> Result<(), String> {
        let left = core::mem::take(self.due(side, isolated));
        if left.is_empty() {
            return Ok(());
        }
        let names: Vec<_> = left.into_iter().map(|(_, name)| name).collect();
        Err(format!(
            "{}'s PCs in {} are isolated and stay",
            SIDES[side],
            names.join(", ")
        ))
    }
}
