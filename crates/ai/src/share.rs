//! A thought that several workers share: each plays some of its worlds, and after each round they tell each other what came of them. So all
//! come to the same thought, which is that of one worker alone.

use crate::value::WHOLE;
use serde::{Deserialize, Serialize};

/// A chance of 4096 is squared in parts of 256, so that the sum of many stays small.
const SQUARED: u32 = 16;

/// Which worlds of a thought a worker plays: those whose number, divided by `parts`, leaves `part`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Share {
    /// From 0.
    pub part: u8,
    /// How many workers there are, from 1.
    pub parts: u8,
}

impl Share {
    /// All of them.
    pub const WHOLE: Share = Share { part: 0, parts: 1 };

    /// Whether there is such a share.
    #[must_use]
    pub const fn is_one(self) -> bool {
        self.part < self.parts
    }

    /// The first world of this share from a number on.
    pub(crate) fn next(self, number: u32) -> u32 {
        let parts = u32::from(self.parts);
        number + (u32::from(self.part) + parts - number % parts) % parts
    }
}

/// What has come of an answer in some worlds.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Sums {
    /// Sum of the chances, in parts of 4096.
    pub chance: u32,
    /// How many rollouts.
    pub rollouts: u32,
    /// In how many of them the other side had ended the war by the end of its next card.
    pub lost: u32,
    /// Sum of the squares of the chances, each in parts of 256.
    pub squares: u32,
}

impl Sums {
    /// Adds those of other worlds.
    pub(crate) fn add(&mut self, other: Sums) {
        self.chance = self.chance.saturating_add(other.chance);
        self.rollouts = self.rollouts.saturating_add(other.rollouts);
        self.lost = self.lost.saturating_add(other.lost);
        self.squares = self.squares.saturating_add(other.squares);
    }

    /// What one rollout came to, as a chance in parts of 4096.
    pub(crate) const fn one(chance: u32, lost: bool) -> Self {
        Sums {
            chance,
            rollouts: 1,
            lost: lost as u32,
            squares: (chance / SQUARED).pow(2),
        }
    }

    /// The mean chance, in parts of 4096.
    pub(crate) fn mean(self) -> i32 {
        (self.chance / self.rollouts.max(1)) as i32
    }

    /// The standard error of the mean, in parts of 4096; a half of one rollout, which says nothing of it.
    pub(crate) fn error(self) -> u32 {
        let rollouts = u64::from(self.rollouts);
        if rollouts < 2 {
            return WHOLE as u32 / 2;
        }
        let (sum, squares) = (u64::from(self.chance), u64::from(self.squares));
        let unit = u64::from(SQUARED).pow(2);
        let variance = (squares * unit).saturating_sub(sum * sum / rollouts) / (rollouts - 1);
        (variance / rollouts).isqrt() as u32
    }
}

/// What came of a share of the worlds of a round, for each answer that is tried out in it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RoundPart {
    /// The number of the round, from 0.
    pub round: u8,
    /// In the order in which the answers are tried out.
    pub sums: Vec<Sums>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_error_of_a_mean_shrinks_with_the_rollouts() {
        let of = |rollouts: u32| {
            let mut all = Sums::default();
            (0..rollouts).for_each(|n| all.add(Sums::one(1024 + n % 2 * 2048, false)));
            (all.mean(), all.error())
        };
        assert_eq!(of(1).1, 2048, "one rollout says nothing");
        assert_eq!(of(4), (2048, 591), "1024 times the root of 4/3, over the root of 4");
        assert_eq!(of(400), (2048, 51));
        let same: Sums = (0..9).fold(Sums::default(), |mut all, _| {
            all.add(Sums::one(4096, false));
            all
        });
        assert_eq!((same.mean(), same.error()), (4096, 0));
    }

    #[test]
    fn shares_take_every_world_once() {
        let [even, odd] = [0, 1].map(|part| Share { part, parts: 2 });
        let taken = |share: Share| {
            let first = share.next(0);
            core::iter::successors(Some(first), move |last| Some(share.next(last + 1))).take(3)
        };
        assert_eq!(taken(even).collect::<Vec<_>>(), [0, 2, 4]);
        assert_eq!(taken(odd).collect::<Vec<_>>(), [1, 3, 5]);
        assert_eq!(taken(Share::WHOLE).collect::<Vec<_>>(), [0, 1, 2]);
        assert!(!Share { part: 2, parts: 2 }.is_one() && !Share { part: 0, parts: 0 }.is_one());
    }
}
