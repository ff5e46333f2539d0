//! The Ready Warships of a Campaign, counted apart by what they have sailed with its card (7.1): Warships are Units (2.3.A).

use super::{ACTED, gone_on};
use serde::{Deserialize, Serialize};

/// Warships by the MPs they have sailed with the card, 0 to 4, or by having [`ACTED`].
pub type Sailed = [u8; ACTED as usize + 1];

/// All Warships of every class.
fn all(of: &Sailed) -> u8 {
    of.iter().copied().fold(0, u8::saturating_add)
}

/// Lets go of those that are more than so many: who has sailed most is lost first.
fn shrunk(mut of: Sailed, to: u8) -> Sailed {
    let mut lost = all(&of).saturating_sub(to);
    for here in of.iter_mut().rev() {
        let gone = lost.min(*here);
        *here -= gone;
        lost -= gone;
    }
    of
}

/// What the Warships of a Campaign have sailed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Squadrons {
    /// Those at port; between two activations those that have not sailed are not counted.
    #[serde(deserialize_with = "engine::code::since::<4, _, _>")]
    pub port: Sailed,
    /// Those of the Fleet of this activation, by what they had sailed before it.
    #[serde(deserialize_with = "engine::code::since::<4, _, _>")]
    pub fleet: Sailed,
    /// MPs that this Fleet has sailed.
    #[serde(deserialize_with = "engine::code::since::<4, _, _>")]
    pub sailed: u8,
    /// MPs of the activation that had been spent when it put to sea.
    #[serde(deserialize_with = "engine::code::since::<4, _, _>")]
    pub embarked: u8,
}

impl Squadrons {
    /// Warships at port of which so many are Ready.
    #[must_use]
    pub fn at_port(&self, ready: u8) -> Sailed {
        let mut there = self.port;
        there[0] = 0;
        there = shrunk(there, ready);
        there[0] = ready - all(&there);
        there
    }

    /// Of the Ready Warships at port these go to sea, after so many MPs of the activation.
    pub fn put_to_sea(&mut self, ready: u8, goes: Sailed, spent: u8) {
        self.port = self.at_port(ready);
        for (here, gone) in self.port.iter_mut().zip(goes) {
            *here = here.saturating_sub(gone);
        }
        self.fleet = goes;
        self.sailed = 0;
        self.embarked = spent;
    }

    /// The most that any of so many Warships of the Fleet had sailed before.
    #[must_use]
    pub fn most(&self, warships: u8) -> u8 {
        let left = shrunk(self.fleet, warships);
        (0..=ACTED)
            .rev()
            .find(|spent| left[usize::from(*spent)] > 0)
            .unwrap_or(0)
    }

    /// The Fleet has been brought back to where so many MPs of the activation had been spent (17.1 #32).
    pub fn sent_back(&mut self, spent: u8) {
        self.sailed = self.sailed.min(spent.saturating_sub(self.embarked));
    }

    /// The activation is over, and so many Warships are Ready at port: those that have come back and fought sail no more (7.1).
    pub fn come_home(&mut self, ready: u8, fought: bool) {
        let back = ready.saturating_sub(all(&self.port));
        for (spent, count) in (0..).zip(shrunk(self.fleet, back)) {
            let now = if fought { ACTED } else { gone_on(spent, self.sailed) };
            self.port[usize::from(now)] += count;
        }
        self.port[0] = 0;
        self.fleet = Sailed::default();
        self.sailed = 0;
        self.embarked = 0;
    }

    /// Whether all numbers are such as can be added up.
    #[must_use]
    pub fn fits(&self, warships: u8, points: u8) -> bool {
        let few = |of: &Sailed| of.iter().all(|count| *count <= warships);
        few(&self.port) && few(&self.fleet) && self.sailed.max(self.embarked) <= points
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_squadron_sails_on_with_what_is_left_of_its_points() {
        let mut all = Squadrons::default();
        assert_eq!(all.at_port(4), [4, 0, 0, 0, 0, 0]);
        all.put_to_sea(4, [3, 0, 0, 0, 0, 0], 1);
        all.sailed = 3;
        all.sent_back(3);
        assert_eq!(all.sailed, 2);
        all.come_home(3, false);
        assert_eq!(all.at_port(3), [1, 0, 2, 0, 0, 0], "one of the Fleet was sunk");
        all.put_to_sea(3, [1, 0, 1, 0, 0, 0], 0);
        assert_eq!((all.most(2), all.most(1)), (2, 0), "who has sailed most is lost first");
        all.come_home(3, true);
        assert_eq!(all.at_port(3), [0, 0, 1, 0, 0, 2]);
        assert_eq!(all.at_port(1), [0, 0, 1, 0, 0, 0]);
        assert_eq!(all.at_port(4), [1, 0, 1, 0, 0, 2]);
    }
}
