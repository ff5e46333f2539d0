//! The way of a retreat, step by step to the nearest end (Hamilcar 13.5, Hannibal 15.1 to 15.3).

use crate::state::retreat::{Fewest, LONGEST};
use engine::{SpaceId, SpaceSet};

/// What a step into a space does to a retreating force, which each game counts in its own way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step<F> {
    /// Its last CU is lost.
    Lost,
    /// The retreat ends there.
    Ends {
        /// CUs lost to the step.
        lost: u8,
    },
    /// It goes on from there.
    GoesOn {
        /// CUs lost to the step.
        lost: u8,
        /// What goes on, with those whom it has taken in.
        force: F,
    },
}

/// The ways open to a retreating force.
pub trait Ways {
    /// What is counted of the force on its way.
    type Force: Copy;

    /// A step into a space. Units of its own side in `taken` belong to the force already.
    fn step(&self, to: SpaceId, force: Self::Force, taken: SpaceSet) -> Step<Self::Force>;

    /// Whether all of its side in a space are of the force that goes on from there.
    fn takes_in(&self, _to: SpaceId, _force: Self::Force, _taken: SpaceSet) -> bool {
        true
    }

    /// The spaces to which it may go on from one.
    fn onward(&self, from: SpaceId) -> impl Iterator<Item = SpaceId>;

    /// Walks into a space and on from it as far as the way may be long and CUs last, and adds each end to the fewest losses.
    fn walk(&self, to: SpaceId, spent: u8, lost: u8, force: Self::Force, mut taken: SpaceSet, fewest: &mut Fewest) {
        match self.step(to, force, taken) {
            Step::Ends { lost: more } => fewest.add(spent, lost + more),
            Step::GoesOn {
                lost: more,
                force: goes_on,
            } if spent < LONGEST => {
                if self.takes_in(to, force, taken) {
                    taken.insert(to);
                }
                for next in self.onward(to) {
                    self.walk(next, spent + 1, lost + more, goes_on, taken, fewest);
                }
            }
            Step::Lost | Step::GoesOn { .. } => {}
        }
    }
}
