//! The odds of a battle of cards: an estimate, from hands dealt and dice rolled again and again; the longer one looks the narrower it is.

use super::duel::Field;
use super::words;
use engine::odds::{Chance, Odds};
use engine::{Lot, Nature, Seed, Seeded, Side};
use std::rc::Rc;

/// CUs lost are told apart up to this.
pub(crate) const MOST_LOST: usize = 21;

/// Battles drawn at a time: the margin of the first is at most a point and a half, and none holds the page up for longer than a picture.
pub(crate) const SLICE: u32 = 5_000;

/// Half a point, in a thousand: no more is drawn within it. At even chances that takes 40,000 battles.
pub(crate) const FINE: u32 = 5;

/// What came of so many battles.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Estimate {
    /// Battles played.
    pub(crate) runs: u32,
    /// Battles won by Rome and by Carthage.
    pub(crate) wins: [u32; 2],
    /// How often each side lost so many CUs, the way of the retreat left aside.
    pub(crate) lost: [[u32; MOST_LOST]; 2],
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
    /// How likely a side is to win.
    pub(crate) fn wins(&self, side: Side) -> Chance {
        Chance::new(u64::from(self.wins[side as usize]), u64::from(self.runs.max(1)))
    }

    /// Within so many in a thousand of the true chance of the policy, 19 times out of 20.
    pub(crate) fn margin_per_mille(&self) -> u32 {
        let n = u128::from(self.runs.max(1));
        let won = u128::from(self.wins[0]);
        // 1.96 standard errors of a share.
        let square = 1_960_u128.pow(2) * won * (n - won) / (n * n * n);
        square.isqrt() as u32 + 1
    }
}

/// Battles being drawn: those that may be fought, each as often as the dice before it bring it about, and what has come of them so far.
#[derive(Clone, Debug)]
pub(crate) struct Drawing {
    fields: Vec<(Field, u32)>,
    chance: Seeded,
    counted: Estimate,
}

impl Drawing {
    /// Of these battles, each with its weight; there must be one.
    pub(crate) fn of(fields: Vec<(Field, u32)>, seed: Seed) -> Self {
        Drawing {
            fields,
            chance: Seeded::new(seed),
            counted: Estimate::default(),
        }
    }

    /// What has been counted when so many more battles have been played.
    pub(crate) fn draw(&mut self, battles: u32) -> &Estimate {
        for _ in 0..battles {
            let field = *self.next();
            let chance = &mut self.chance;
            let fought = field.deal(chance).play(chance);
            let mut die = || chance.pick(Lot::Die { id: 0, faces: 6 }) as u8 + 1;
            let lost = fought.losses(field.began, die(), die());
            self.counted.runs += 1;
            self.counted.wins[fought.winner as usize] += 1;
            for (counts, lost) in self.counted.lost.iter_mut().zip(lost) {
                counts[usize::from(lost).min(MOST_LOST - 1)] += 1;
            }
        }
        &self.counted
    }

    /// Which of the battles comes next: golden steps through all weights meet each at any time as often as it is due.
    fn next(&self) -> &Field {
        let all: u64 = self.fields.iter().map(|(_, weight)| u64::from(*weight)).sum();
        let step = self.counted.runs.wrapping_mul(0x9E37_79B9);
        let mut at = (u64::from(step) * all) >> 32;
        let here = self.fields.iter().find(|(_, weight)| {
            let here = at < u64::from(*weight);
            at = at.wrapping_sub(u64::from(*weight));
            here
        });
        &here.expect("the step ends below all weights").0
    }

    /// The odds after so many more battles, and how they go on: `exact` says what is known without them, `side` is who commits.
    pub(crate) fn odds(mut self, exact: Odds, side: Side, battles: u32) -> Odds {
        let counted = self.draw(battles);
        let mut odds = words::estimated(exact.clone(), counted, side);
        if counted.margin_per_mille() > FINE {
            odds.further = Some(Rc::new(move || self.clone().odds(exact.clone(), side, SLICE)));
        }
        odds
    }
}
