//! How well a value agrees with what comes of answers: its mean over some dice is compared with ends of wars of other dice, so that luck
//! cancels out.

use super::tries::Asked;
use std::fmt;

/// Points are counted in such parts of a chance (`TRUST`).
const WHOLE: f64 = 4096.0;

/// Mean products of how far answers to the same question lie from their mean.
#[derive(Clone, Copy, Default)]
pub struct Agreement {
    /// Ends of wars with ends of other dice: the mean square of true differences.
    came: f64,
    /// The value of positions with that of other dice.
    told: f64,
    /// The value of a position with itself: with its luck.
    told_once: f64,
    /// Ends with the value of other dice.
    both: f64,
    /// Points with themselves, with ends and with the value.
    points: [f64; 3],
}

/// Each less the mean of all.
fn apart(all: impl Iterator<Item = f64>) -> Vec<f64> {
    let mut all: Vec<f64> = all.collect();
    let mean = all.iter().sum::<f64>() / all.len().max(1) as f64;
    all.iter_mut().for_each(|one| *one -= mean);
    all
}

/// The sum of products.
fn product(a: &[f64], b: &[f64]) -> f64 {
    a.iter().zip(b).map(|(a, b)| a * b).sum()
}

impl Agreement {
    /// Of a value by weights.
    pub fn of(asked: &[Asked], weights: &[f64]) -> Self {
        let (mut sums, mut many) = (Agreement::default(), 0.0);
        for asked in asked {
            sums.add(asked, weights);
            many += asked.points.len() as f64;
        }
        let mean = |sum: f64| sum / f64::max(many, 1.0);
        Agreement {
            came: mean(sums.came),
            told: mean(sums.told),
            told_once: mean(sums.told_once),
            both: mean(sums.both),
            points: sums.points.map(mean),
        }
    }

    fn add(&mut self, asked: &Asked, weights: &[f64]) {
        let came: Vec<_> = { asked.times.iter() }
            .map(|tries| apart(tries.iter().map(|one| asked.sign * one.rome)))
            .collect();
        let told: Vec<_> = { asked.times.iter() }
            .map(|tries| apart(tries.iter().map(|one| asked.sign * one.position.chance(weights))))
            .collect();
        let points = apart(asked.points.iter().map(|points| points / WHOLE));
        let times = came.len() as f64;
        let pairs = times * (times - 1.0);
        self.points[0] += product(&points, &points);
        for (i, (came_here, told_here)) in came.iter().zip(&told).enumerate() {
            self.told_once += product(told_here, told_here) / times;
            self.points[1] += product(&points, came_here) / times;
            self.points[2] += product(&points, told_here) / times;
            for j in (0..told.len()).filter(|j| *j != i) {
                self.came += product(came_here, &came[j]) / pairs;
                self.told += product(told_here, &told[j]) / pairs;
                self.both += product(came_here, &told[j]) / pairs;
            }
        }
    }

    /// Correlation of the value with what comes of answers, over many dice. 0 where answers are too few to tell apart from luck.
    pub fn correlation(&self) -> f64 {
        self.correlation_with(self.told)
    }

    /// The same for the value of one position, with its luck.
    fn correlation_once(&self) -> f64 {
        self.correlation_with(self.told_once)
    }

    /// Correlation with a value of such a mean square.
    fn correlation_with(&self, told: f64) -> f64 {
        let squares = self.came.max(0.0) * told.max(0.0);
        if squares > 0.0 { self.both / squares.sqrt() } else { 0.0 }
    }

    /// What a difference of the value is worth: 1 if it is neither too bold nor too timid.
    fn slope(&self) -> f64 {
        self.both / self.told.max(1e-9)
    }

    /// What a point tells beside the value, in parts of 4096 of a chance.
    fn point(&self) -> f64 {
        let [square, with_came, with_told] = self.points;
        let rest = self.told * square - with_told * with_told;
        (with_came * self.told - with_told * self.both) / rest.abs().max(1e-12)
    }
}

impl fmt::Display for Agreement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "answers_differ_per_mille={:.1} correlation_percent={:.0} once_percent={:.0} slope_percent={:.0} point_percent={:.0}",
            1000.0 * self.came.max(0.0).sqrt(),
            100.0 * self.correlation(),
            100.0 * self.correlation_once(),
            100.0 * self.slope(),
            100.0 * self.point(),
        )
    }
}

#[cfg(test)]
mod tests {
    use super::super::position::Position;
    use super::super::tries::Try;
    use super::*;

    /// Three answers, of which the last wins with most dice; an amount says so, or says the contrary, or nothing.
    fn asked(amounts: [i16; 3]) -> Vec<Asked> {
        let won = [[0, 0, 1], [0, 1, 1], [0, 0, 1], [1, 0, 1]];
        let one = |at: usize, won: u8| Try {
            position: Position::at_the_end(&[amounts[at]]),
            rome: f64::from(won),
        };
        let time = |won: &[u8; 3]| won.iter().enumerate().map(|(at, won)| one(at, *won)).collect();
        vec![Asked {
            points: vec![2.0, 1.0, 0.0],
            sign: 1.0,
            times: won.iter().map(time).collect(),
        }]
    }

    #[test]
    fn a_value_agrees_with_what_comes_of_answers_or_does_not() {
        let correlation = |amounts| Agreement::of(&asked(amounts), &[0.0, 1.0]).correlation();
        assert!(correlation([0, 0, 1]) > 0.9, "{}", correlation([0, 0, 1]));
        assert!(correlation([1, 1, 0]) < -0.9);
        assert!(correlation([1, 1, 1]).abs() < 1e-6);
        let mut alike = asked([0, 0, 1]);
        alike[0].times.iter_mut().flatten().for_each(|one| one.rome = 1.0);
        assert!(
            Agreement::of(&alike, &[0.0, 1.0]).correlation() == 0.0,
            "where all answers come to the same"
        );
    }

    #[test]
    fn points_that_speak_for_the_worse_answer_count_nothing() {
        let agreement = Agreement::of(&asked([0, 1, 2]), &[0.0, 1.0]);
        assert!(agreement.points[1] < 0.0 && agreement.points[2] < 0.0);
    }
}
