//! The weights that tell best who wins from positions.

use super::position::{Judged, Term};
use super::squares::Squares;

/// Added to the square of each weight, so that what is seldom met stays near 0.
const SELDOM: f64 = 20.0;
/// Steps of Newton's, the first two with a tenth of the positions.
const STEPS: [usize; 6] = [10, 10, 1, 1, 1, 1];
/// A last step that moves no weight by more is small.
const SMALL: f64 = 1e-3;

/// Weights, and how the likelihood of positions bends around them.
pub struct First {
    pub weights: Vec<f64>,
    pub bend: Squares,
}

/// The mean of the negative logarithms of the chances given to what came about.
pub fn loss(positions: &[Judged], weights: &[f64]) -> f64 {
    let of = |judged: &Judged| {
        let chance = judged.position.chance(weights);
        -(if judged.rome { chance } else { 1.0 - chance }).max(1e-6).ln()
    };
    positions.iter().map(of).sum::<f64>() / positions.len().max(1) as f64
}

/// So many weights, by logistic regression.
pub fn logistic(positions: &[Judged], count: usize) -> First {
    let mut weights = vec![0.0; count];
    let mut bend = Squares::new(count);
    for every in STEPS {
        bend = Squares::new(count);
        let mut terms: Vec<Term> = Vec::new();
        for judged in positions.iter().step_by(every) {
            let chance = judged.position.chance(&weights);
            let slope = (chance * (1.0 - chance)).max(1e-4);
            terms.clear();
            terms.extend(judged.position.terms());
            bend.add(&terms, (f64::from(u8::from(judged.rome)) - chance) / slope, slope);
        }
        let mut sought = bend.clone();
        (0..count).for_each(|at| sought.draw(at, -weights[at], SELDOM));
        let step = sought.least();
        weights.iter_mut().zip(&step).for_each(|(weight, step)| *weight += step);
        if every == 1 && step.iter().all(|step| step.abs() < SMALL) {
            break;
        }
    }
    First { weights, bend }
}

#[cfg(test)]
mod tests {
    use super::super::position::Position;
    use super::*;

    /// Positions that Rome wins the oftener the more they have of the first quantity; the second says nothing.
    fn positions() -> Vec<Judged> {
        let each = |n: u32| {
            let amount = (n % 5) as i16 - 2;
            let chance = 1.0 / (1.0 + (-f64::from(amount)).exp());
            Judged {
                position: Position::at_the_end(&[amount, (n / 5 % 3) as i16]),
                rome: f64::from(n / 15 % 1000) < 1000.0 * chance,
            }
        };
        (0..15_000).map(each).collect()
    }

    #[test]
    fn who_wins_is_learned_from_what_tells_it() {
        let positions = positions();
        let weights = logistic(&positions, 4).weights;
        assert!((weights[1] - 1.0).abs() < 0.1, "{weights:?}");
        assert!(weights[3].abs() < 0.1 && weights[0] == 0.0, "{weights:?}");
        assert!(loss(&positions, &weights) < loss(&positions, &[0.0; 4]) - 0.05);
    }
}
