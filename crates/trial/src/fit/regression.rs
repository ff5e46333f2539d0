//! Logistic regression that stays near the weights it is given.

/// A position.
pub struct Sample {
    /// Its quantities.
    pub amounts: Vec<f32>,
    /// Whether it was won.
    pub won: bool,
    /// How much it counts: the positions of a war together as much as one.
    pub share: f64,
}

/// How many wars the given weights are worth, for each weight.
const GIVEN: f64 = 10.0;
/// Added to the mean square of a quantity, so that what is seldom met stays as it is given.
const SELDOM: f64 = 0.05;
/// Steps of Newton's method: the loss is convex, and no longer falls before.
const STEPS: usize = 8;

fn chance(amounts: &[f32], weights: &[f64]) -> f64 {
    let odds: f64 = { amounts.iter().zip(weights) }
        .map(|(amount, weight)| f64::from(*amount) * weight)
        .sum();
    1.0 / (1.0 + (-odds).exp())
}

/// The mean of the negative logarithms of the chances given to what came about.
pub fn loss(samples: &[Sample], weights: &[f64]) -> f64 {
    let (mut loss, mut shares) = (0.0, 0.0);
    for sample in samples {
        let rome = chance(&sample.amounts, weights);
        let chance = if sample.won { rome } else { 1.0 - rome };
        loss -= sample.share * chance.max(1e-6).ln();
        shares += sample.share;
    }
    loss / f64::max(shares, 1e-9)
}

/// The weights that foretell the samples best, a little drawn to the given ones.
pub fn fitted(samples: &[Sample], given: &[f64]) -> Vec<f64> {
    let count = given.len();
    let spread = spread(samples, count);
    let mut weights = given.to_vec();
    for _ in 0..STEPS {
        let mut slope = vec![0.0; count];
        let mut curve = vec![vec![0.0; count]; count];
        for sample in samples {
            let chance = chance(&sample.amounts, &weights);
            let off = (f64::from(u8::from(sample.won)) - chance) * sample.share;
            let bend = chance * (1.0 - chance) * sample.share;
            for (i, amount) in sample.amounts.iter().enumerate().filter(|(_, amount)| **amount != 0.0) {
                let amount = f64::from(*amount);
                slope[i] += off * amount;
                for (cell, other) in curve[i].iter_mut().zip(&sample.amounts) {
                    *cell += bend * amount * f64::from(*other);
                }
            }
        }
        for i in 0..count {
            slope[i] -= GIVEN * spread[i] * (weights[i] - given[i]);
            curve[i][i] += GIVEN * spread[i] + 1e-9;
        }
        for (weight, step) in weights.iter_mut().zip(solved(curve, slope)) {
            *weight += step;
        }
    }
    weights
}

/// The mean square of each quantity, and a little.
fn spread(samples: &[Sample], count: usize) -> Vec<f64> {
    let mut squares = vec![0.0; count];
    for sample in samples {
        for (square, amount) in squares.iter_mut().zip(&sample.amounts) {
            *square += sample.share * f64::from(amount * amount);
        }
    }
    let shares: f64 = samples.iter().map(|sample| sample.share).sum();
    let mean = |square: &f64| square / f64::max(shares, 1e-9) + SELDOM;
    squares.iter().map(mean).collect()
}

/// Solves a system of linear equations whose matrix is symmetric and positive.
fn solved(mut matrix: Vec<Vec<f64>>, mut right: Vec<f64>) -> Vec<f64> {
    let count = right.len();
    for i in 0..count {
        let row = matrix[i].clone();
        for j in i + 1..count {
            let factor = matrix[j][i] / row[i];
            for (cell, above) in matrix[j].iter_mut().zip(&row).skip(i) {
                *cell -= factor * above;
            }
            right[j] -= factor * right[i];
        }
    }
    for i in (0..count).rev() {
        let known: f64 = (i + 1..count).map(|j| matrix[i][j] * right[j]).sum();
        right[i] = (right[i] - known) / matrix[i][i];
    }
    right
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equations_are_solved() {
        let matrix = vec![vec![4.0, 1.0], vec![1.0, 3.0]];
        let found = solved(matrix, vec![9.0, 5.0]);
        assert!(
            (found[0] - 2.0).abs() < 1e-9 && (found[1] - 1.0).abs() < 1e-9,
            "{found:?}"
        );
    }

    /// A quantity that foretells the end, and one that does not.
    fn samples() -> Vec<Sample> {
        let each = |n: u32| Sample {
            amounts: [1, 2].map(|bit| if n & bit == 0 { 1.0 } else { -1.0 }).to_vec(),
            // Three of four times the first foretells it.
            won: (n & 1 == 0) != (n & 12 == 12),
            share: 1.0,
        };
        (0..8000).map(each).collect()
    }

    #[test]
    fn weights_are_found_from_a_wrong_guess() {
        let samples = samples();
        let found = fitted(&samples, &[-0.5, 0.5]);
        assert!((found[0] - 3.0_f64.ln()).abs() < 0.02, "{found:?}");
        assert!(found[1].abs() < 0.02, "{found:?}");
        assert!(loss(&samples, &found) < loss(&samples, &[-0.5, 0.5]));
    }
}
