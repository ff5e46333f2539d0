//! Sums of squares, and the weights at which they are least.

use super::position::Term;

/// A square form of differences between weights and given ones, with what pulls at each.
#[derive(Clone)]
pub struct Squares {
    /// Rows of the half above the diagonal, which is among them; the rest stays 0.
    half: Vec<Vec<f64>>,
    pull: Vec<f64>,
}

impl Squares {
    /// Of so many weights, all 0.
    pub fn new(count: usize) -> Self {
        Squares {
            half: vec![vec![0.0; count]; count],
            pull: vec![0.0; count],
        }
    }

    /// Adds the square of what is left of `rest` after these terms, so often. The terms stand in the order of their numbers.
    pub fn add(&mut self, terms: &[Term], rest: f64, times: f64) {
        for (i, (at, amount)) in terms.iter().enumerate() {
            self.pull[*at] += times * amount * rest;
            let row = &mut self.half[*at];
            for (other, value) in &terms[i..] {
                row[*other] += times * amount * value;
            }
        }
    }

    /// Draws a weight to a difference, as strongly as so many squares of 1.
    pub fn draw(&mut self, at: usize, to: f64, strength: f64) {
        self.half[at][at] += strength;
        self.pull[at] += strength * to;
    }

    /// Adds another form, so often, with what pulls by it: to these differences.
    pub fn draw_all(&mut self, other: &Squares, to: &[f64], times: f64) {
        for (pull, by) in self.pull.iter_mut().zip(other.times(to)) {
            *pull += times * by;
        }
        for (row, by) in self.half.iter_mut().zip(&other.half) {
            row.iter_mut().zip(by).for_each(|(cell, by)| *cell += times * by);
        }
    }

    /// The form times differences.
    pub fn times(&self, to: &[f64]) -> Vec<f64> {
        let mut product = vec![0.0; to.len()];
        for (i, row) in self.half.iter().enumerate() {
            product[i] += row[i] * to[i];
            for j in i + 1..to.len() {
                product[i] += row[j] * to[j];
                product[j] += row[j] * to[i];
            }
        }
        product
    }

    /// The differences at which the sum is least. The form must be positive.
    pub fn least(mut self) -> Vec<f64> {
        let count = self.pull.len();
        for i in 0..count {
            let row = self.half[i].clone();
            for j in i + 1..count {
                let factor = row[j] / row[i];
                if factor != 0.0 {
                    let below = self.half[j][j..].iter_mut().zip(&row[j..]);
                    below.for_each(|(cell, above)| *cell -= factor * above);
                    self.pull[j] -= factor * self.pull[i];
                }
            }
        }
        for i in (0..count).rev() {
            let known: f64 = (i + 1..count).map(|j| self.half[i][j] * self.pull[j]).sum();
            self.pull[i] = (self.pull[i] - known) / self.half[i][i];
        }
        self.pull
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whether all are nearly the same.
    fn near(found: &[f64], wanted: &[f64]) -> bool {
        found.iter().zip(wanted).all(|(a, b)| (a - b).abs() < 1e-9)
    }

    #[test]
    fn what_is_told_without_rest_is_found() {
        let wanted = [2.0, -1.0, 0.5];
        let mut squares = Squares::new(3);
        for terms in [
            vec![(0, 1.0), (1, 2.0)],
            vec![(1, 1.0), (2, 4.0)],
            vec![(0, 3.0), (2, 1.0)],
            vec![(1, 5.0)],
        ] {
            let told = terms.iter().map(|(at, amount)| amount * wanted[*at]).sum();
            squares.add(&terms, told, 2.0);
        }
        assert!(near(&squares.clone().least(), &wanted));
        let pull = squares.times(&wanted);
        assert!(near(&pull, &squares.pull), "{pull:?}");
    }

    #[test]
    fn what_draws_as_strongly_as_all_that_is_told_meets_it_in_the_middle() {
        let mut told = Squares::new(2);
        told.add(&[(0, 1.0)], 4.0, 1.0);
        told.add(&[(0, 1.0), (1, 1.0)], 4.0, 1.0);
        let mut drawn = told.clone();
        drawn.draw_all(&told, &[0.0, 2.0], 1.0);
        assert!(near(&told.least(), &[4.0, 0.0]));
        assert!(near(&drawn.least(), &[2.0, 1.0]));
    }
}
