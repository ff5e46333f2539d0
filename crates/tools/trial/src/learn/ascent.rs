//! The weights with which a policy does best in the mean: gradient ascent (Adam) on questions whose answers have been tried.

use super::questions::{Asked, Features};
use ai::{WHOLE_WEIGHT, Weights};
use engine::{PerSide, Side};

/// So many steps.
const STEPS: i32 = 600;
/// How far a step goes at most, about.
const RATE: f64 = 0.01;
/// An answer that has so many points less is taken e times as seldom.
const HEAT: f64 = 4.0;

/// What each feature counts for each side; 1 is the whole.
#[derive(Clone)]
pub struct Counts(pub PerSide<Vec<f64>>);

impl Counts {
    /// Those of a table, whose reasons become features.
    pub fn of(table: &[Weights], features: &mut Features) -> Self {
        let mut counts = Counts(PerSide::new(Vec::new(), Vec::new()));
        for row in table {
            for weight in row.reasons {
                let at = features.number(row.ask, weight.reason, String::new);
                counts.grow(at + 1);
                for side in Side::BOTH {
                    counts.0[side][at] = f64::from(weight.counts[side]) / f64::from(WHOLE_WEIGHT);
                }
            }
        }
        counts
    }

    /// Room for so many features: those that have come since count as a whole.
    pub fn grow(&mut self, count: usize) {
        for side in Side::BOTH {
            self.0[side].resize(count, 1.0);
        }
    }

    /// In parts of a table: from nothing to what a byte holds.
    pub fn in_parts(mut self) -> Self {
        let whole = f64::from(WHOLE_WEIGHT);
        for side in Side::BOTH {
            for count in &mut self.0[side] {
                *count = (*count * whole).round().clamp(0.0, 255.0) / whole;
            }
        }
        self
    }
}

/// How often each answer is taken.
fn shares(asked: &Asked, counts: &[f64]) -> Vec<f64> {
    let sum = |points: &[(usize, f64)]| points.iter().map(|(at, points)| counts[*at] * points).sum::<f64>() / HEAT;
    let points: Vec<f64> = asked.tried.iter().map(|one| sum(&one.points)).collect();
    let most = points.iter().copied().fold(f64::MIN, f64::max);
    let parts: Vec<f64> = points.iter().map(|points| (points - most).exp()).collect();
    let whole: f64 = parts.iter().sum();
    parts.iter().map(|part| part / whole).collect()
}

/// The mean chance after an answer.
fn mean(asked: &Asked, shares: &[f64]) -> f64 {
    asked
        .tried
        .iter()
        .zip(shares)
        .map(|(one, share)| one.chance * share)
        .sum()
}

/// The mean chance after the answers of a policy with these weights.
pub fn mean_chance(all: &[Asked], counts: &Counts) -> f64 {
    let each = |asked: &Asked| mean(asked, &shares(asked, &counts.0[asked.side]));
    all.iter().map(each).sum::<f64>() / all.len().max(1) as f64
}

/// The weights that do best, drawn to the given ones by a pull.
pub fn climb(all: &[Asked], given: &Counts, pull: f64) -> Counts {
    let mut counts = given.clone();
    let none = || counts.0.rome.iter().map(|_| 0.0).collect::<Vec<f64>>();
    let (mut speed, mut size) = (PerSide::new(none(), none()), PerSide::new(none(), none()));
    let many = all.len().max(1) as f64;
    for step in 1..=STEPS {
        let mut slope = PerSide::new(vec![0.0; speed.rome.len()], vec![0.0; speed.rome.len()]);
        for asked in all {
            let shares = shares(asked, &counts.0[asked.side]);
            let mean = mean(asked, &shares);
            for (one, share) in asked.tried.iter().zip(&shares) {
                let gain = share * (one.chance - mean) / HEAT;
                for (at, points) in &one.points {
                    slope[asked.side][*at] += gain * points / many;
                }
            }
        }
        for side in Side::BOTH {
            for (at, count) in counts.0[side].iter_mut().enumerate() {
                let slope = slope[side][at] - pull * (*count - given.0[side][at]);
                let (speed, size) = (&mut speed[side][at], &mut size[side][at]);
                *speed = 0.9 * *speed + 0.1 * slope;
                *size = 0.999 * *size + 0.001 * slope * slope;
                let (speed, size) = (
                    *speed / (1.0 - 0.9_f64.powi(step)),
                    *size / (1.0 - 0.999_f64.powi(step)),
                );
                *count = (*count + RATE * speed / (size.sqrt() + 1e-7)).max(0.0);
            }
        }
    }
    counts
}

#[cfg(test)]
mod tests {
    use super::super::questions::Tried;
    use super::*;

    #[test]
    fn a_reason_that_helps_counts_more_and_one_that_harms_less() {
        // Of two answers the first has the first reason, the second the second.
        let one = |at, chance| Tried {
            points: vec![(at, 10.0)],
            chance,
        };
        let asked = |_| Asked {
            side: Side::Rome,
            tried: vec![one(0, 0.7), one(1, 0.4)],
        };
        let all: Vec<Asked> = (0..50).map(asked).collect();
        let given = Counts(PerSide::new(vec![1.0; 2], vec![1.0; 2]));
        let found = climb(&all, &given, 0.0002);
        let [helps, harms] = found.0.rome[..] else {
            panic!("two weights")
        };
        assert!(helps > 1.5 && harms < 0.5, "{helps} {harms}");
        assert_eq!(found.0.carthage, [1.0, 1.0]);
        assert!(mean_chance(&all, &found) > mean_chance(&all, &given));
    }
}
