//! The odds of a battle of cards: an estimate, from hands dealt and dice rolled so often.

use super::duel::Field;
use kernel::odds::Chance;
use kernel::{Lot, Nature, Seed, Seeded, Side};

/// CUs lost are told apart up to this.
pub(crate) const MOST_LOST: usize = 21;

/// What came of so many battles.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Estimate {
    /// Battles played.
    pub runs: u32,
    /// Battles won by Rome and by Carthage.
    pub wins: [u32; 2],
    /// How often each side lost so many CUs, the way of the retreat left aside.
    pub lost: [[u32; MOST_LOST]; 2],
}

impl Default for Estimate {
    fn default() -> Self {
        Estimate {
            runs: 0,
            wins: [0; 2],
            lost: [[0; MOST_LOST]; 2],
        }
    }
}

impl Estimate {
    /// So many battles of this kind.
    pub(crate) fn of(field: &Field, runs: u32, seed: Seed) -> Self {
        let mut estimate = Estimate::default();
        let mut chance = Seeded::new(seed);
        for _ in 0..runs {
            let fought = field.deal(&mut chance).play(&mut chance);
            let mut die = || chance.pick(Lot::Die { id: 0, faces: 6 }) as u8 + 1;
            let lost = fought.losses(field.began, die(), die());
            estimate.runs += 1;
            estimate.wins[fought.winner as usize] += 1;
            for (counts, lost) in estimate.lost.iter_mut().zip(lost) {
                counts[usize::from(lost).min(MOST_LOST - 1)] += 1;
            }
        }
        estimate
    }

    /// Adds other battles of the same kind: the longer one looks the narrower it gets.
    pub fn add(&mut self, other: &Estimate) {
        self.runs += other.runs;
        for side in 0..2 {
            self.wins[side] += other.wins[side];
            for (mine, theirs) in self.lost[side].iter_mut().zip(other.lost[side]) {
                *mine += theirs;
            }
        }
    }

    /// How likely a side is to win.
    #[must_use]
    pub fn wins(&self, side: Side) -> Chance {
        Chance::new(u64::from(self.wins[side as usize]), u64::from(self.runs.max(1)))
    }

    /// Within so many in a thousand of the true chance of the policy, 19 times out of 20.
    #[must_use]
    pub fn margin_per_mille(&self) -> u32 {
        let n = u128::from(self.runs.max(1));
        let won = u128::from(self.wins[0]);
        // 1.96 standard errors of a share.
        let square = 1_960_u128.pow(2) * won * (n - won) / (n * n * n);
        square.isqrt() as u32 + 1
    }
}
