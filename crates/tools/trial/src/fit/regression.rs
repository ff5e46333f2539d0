//! Regression that stays near the weights it is given.

/// A position.
pub struct Sample {
    /// Its quantities.
    pub amounts: Vec<f32>,
    /// In how many of its wars Rome won, from 0 to 1.
    pub won: f64,
}

/// How many tries the given weights are worth where answers are compared.
const DRAWN: f64 = 1000.0;
/// Added to the mean square of a quantity, so that what is seldom met stays as it is given.
const SELDOM: f64 = 0.05;

/// Amounts, each times its weight, in sum.
fn weighed(amounts: impl IntoIterator<Item = f64>, weights: &[f64]) -> f64 {
    amounts
        .into_iter()
        .zip(weights)
        .map(|(amount, weight)| amount * weight)
        .sum()
}

/// The chance of these odds, which are counted in logarithms.
fn chance(odds: f64) -> f64 {
    1.0 / (1.0 + (-odds).exp())
}

/// The mean of the negative logarithms of the chances given to what came about.
pub fn loss(samples: &[Sample], weights: &[f64]) -> f64 {
    let of = |sample: &Sample| {
        let rome = chance(weighed(sample.amounts.iter().copied().map(f64::from), weights));
        let (won, lost) = (rome.max(1e-6).ln(), (1.0 - rome).max(1e-6).ln());
        -sample.won * won - (1.0 - sample.won) * lost
    };
    samples.iter().map(of).sum::<f64>() / samples.len().max(1) as f64
}

/// One try of an answer.
pub struct Try {
    /// The quantities of the position that a search would judge.
    pub amounts: Vec<f32>,
    /// 1 if Rome has won, else 0.
    pub rome: f32,
}

/// How far the tries of a group lie from its middle: for each its quantities, as they bend the chance, and what came of it.
fn apart(group: &[Try], weights: &[f64]) -> Vec<(Vec<f64>, f64)> {
    let many = group.len() as f64;
    let middle = |at: usize| group.iter().map(|one| f64::from(one.amounts[at])).sum::<f64>() / many;
    let middles: Vec<f64> = (0..weights.len()).map(middle).collect();
    let chance = chance(weighed(middles.iter().copied(), weights));
    let bend = chance * (1.0 - chance);
    let won = group.iter().map(|one| f64::from(one.rome)).sum::<f64>() / many;
    let each = |one: &Try| {
        let amounts = one.amounts.iter().zip(&middles);
        let amounts = amounts.map(|(amount, middle)| bend * (f64::from(*amount) - middle));
        (amounts.collect(), f64::from(one.rome) - won)
    };
    group.iter().map(each).collect()
}

/// The mean square of what weights leave unexplained of the differences within groups.
pub fn unexplained(groups: &[Vec<Try>], weights: &[f64]) -> f64 {
    let (mut squares, mut many) = (0.0, 0.0);
    for (amounts, won) in groups.iter().flat_map(|group| apart(group, weights)) {
        let told = weighed(amounts, weights);
        squares += (won - told) * (won - told);
        many += 1.0;
    }
    squares / f64::max(many, 1.0)
}

/// The weights that explain best how tries of the same question differ, a little drawn to the given ones.
pub fn compared(groups: &[Vec<Try>], given: &[f64]) -> Vec<f64> {
    let count = given.len();
    let (mut matrix, mut right) = (vec![vec![0.0; count]; count], vec![0.0; count]);
    for (amounts, won) in groups.iter().flat_map(|group| apart(group, given)) {
        for (i, amount) in amounts.iter().enumerate().filter(|(_, amount)| **amount != 0.0) {
            right[i] += amount * won;
            for (cell, other) in matrix[i].iter_mut().zip(&amounts) {
                *cell += amount * other;
            }
        }
    }
    let tries: f64 = groups.iter().map(|group| group.len() as f64).sum();
    for i in 0..count {
        let drawn = DRAWN * (matrix[i][i] / f64::max(tries, 1.0) + SELDOM / 100.0);
        matrix[i][i] += drawn;
        right[i] += drawn * given[i];
    }
    solved(matrix, right)
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

    /// Tries of the same question: of two quantities the first wins, and the second does not; wars that are won anyway have more of both.
    fn groups() -> Vec<Vec<Try>> {
        let each = |n: u16| {
            let before = f32::from(n % 3);
            let one = |bits: u16| {
                let [first, second] = [1, 2].map(|bit| if bits & bit == 0 { 0.0 } else { 1.0 });
                // Half the groups show what the first quantity does.
                let rome = if n.is_multiple_of(2) {
                    first
                } else {
                    f32::from(n / 2 % 2)
                };
                Try {
                    amounts: vec![before + first, before + second],
                    rome,
                }
            };
            (0..4).map(one).collect()
        };
        (0..6000).map(each).collect()
    }

    #[test]
    fn answers_are_compared_with_each_other() {
        let groups = groups();
        let given = [-0.5, 0.5];
        let found = compared(&groups, &given);
        assert!(found[0] > 1.0, "{found:?}");
        assert!(found[1].abs() < 0.4, "{found:?}");
        assert!(unexplained(&groups, &found) < unexplained(&groups, &given));
    }
}
