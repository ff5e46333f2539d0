//! The weights that tell best how answers to the same question differ.

use super::logistic::First;
use super::position::Term;
use super::squares::Squares;
use super::tries::{Asked, Try};

/// How much ends of wars differ between answers with the same dice, as a mean square.
const LUCK: f64 = 0.09;
/// Draws each weight to the first step beside the pull, for what no war there has met.
const SELDOM: f64 = 3.0;
/// Steps of Newton's.
const STEPS: usize = 3;

/// The mean of some numbers.
fn mean(of: impl ExactSizeIterator<Item = f64>) -> f64 {
    let many = of.len() as f64;
    of.sum::<f64>() / many
}

/// For each try with the same dice how far what came of it lies from the mean, less what weights tell of that.
fn rests(tries: &[Try], weights: &[f64]) -> impl Iterator<Item = f64> {
    let chances: Vec<f64> = tries.iter().map(|one| one.position.chance(weights)).collect();
    let (told, came) = (mean(chances.iter().copied()), mean(tries.iter().map(|one| one.rome)));
    tries
        .iter()
        .zip(chances)
        .map(move |(one, chance)| (one.rome - came) - (chance - told))
}

/// The mean square of what weights leave unexplained of the differences between answers.
pub fn unexplained(asked: &[Asked], weights: &[f64]) -> f64 {
    let (mut squares, mut many) = (0.0, 0.0);
    for rest in asked
        .iter()
        .flat_map(|asked| &asked.times)
        .flat_map(|tries| rests(tries, weights))
    {
        squares += rest * rest;
        many += 1.0;
    }
    squares / f64::max(many, 1.0)
}

/// The terms of each try as they bend its chance, less their mean over all with the same dice.
fn bent(tries: &[Try], weights: &[f64]) -> Vec<Vec<Term>> {
    let count = weights.len();
    let each = |one: &Try| {
        let chance = one.position.chance(weights);
        let mut terms = vec![0.0; count];
        one.position
            .terms()
            .for_each(|(at, amount)| terms[at] = chance * (1.0 - chance) * amount);
        terms
    };
    let all: Vec<Vec<f64>> = tries.iter().map(each).collect();
    let middle: Vec<f64> = (0..count).map(|at| mean(all.iter().map(|terms| terms[at]))).collect();
    let less = |terms: Vec<f64>| {
        let apart = terms
            .iter()
            .zip(&middle)
            .map(|(term, middle)| term - middle)
            .enumerate();
        apart.filter(|(_, term)| *term != 0.0).collect()
    };
    all.into_iter().map(less).collect()
}

/// The weights that explain best how answers differ, drawn to the shape of those of the first step: to all of them, so many times as large
/// as fits.
pub fn compared(asked: &[Asked], first: &First, pull: f64) -> Vec<f64> {
    let mut weights = first.weights.clone();
    let bend = first.bend.times(&first.weights);
    let whole: f64 = bend
        .iter()
        .zip(&first.weights)
        .map(|(bend, weight)| bend * weight)
        .sum();
    for _ in 0..STEPS {
        let mut squares = Squares::new(weights.len());
        for tries in asked.iter().flat_map(|asked| &asked.times) {
            for (terms, rest) in bent(tries, &weights).iter().zip(rests(tries, &weights)) {
                squares.add(terms, rest, 1.0 / LUCK);
            }
        }
        let along: f64 = bend.iter().zip(&weights).map(|(bend, weight)| bend * weight).sum();
        let scale = if whole > 0.0 { along / whole } else { 1.0 };
        let back: Vec<f64> = { first.weights.iter() }
            .zip(&weights)
            .map(|(first, weight)| scale * first - weight)
            .collect();
        squares.draw_all(&first.bend, &back, pull);
        back.iter()
            .enumerate()
            .for_each(|(at, back)| squares.draw(at, *back, SELDOM));
        weights
            .iter_mut()
            .zip(squares.least())
            .for_each(|(weight, step)| *weight += step);
    }
    weights
}

#[cfg(test)]
mod tests {
    use super::super::position::Position;
    use super::*;

    /// Of two quantities of answers the first wins; wars that are won anyway have more of the second.
    fn asked() -> Vec<Asked> {
        let each = |n: u16| {
            let won_anyway = n.is_multiple_of(3);
            let one = |bits: i16| {
                let (first, second) = (bits & 1, (bits >> 1) + 2 * i16::from(won_anyway));
                // Half of the wars show what the first quantity does.
                let shown = first == 1 && n.is_multiple_of(2);
                Try {
                    position: Position::at_the_end(&[first, second]),
                    rome: f64::from(u8::from(won_anyway || shown)),
                }
            };
            Asked {
                points: vec![0.0; 4],
                sign: 1.0,
                times: vec![(0..4).map(one).collect()],
            }
        };
        (0..3000).map(each).collect()
    }

    #[test]
    fn answers_are_compared_with_each_other() {
        let asked = asked();
        let first = First {
            weights: vec![0.0, -0.5, 0.0, 0.5],
            bend: Squares::new(4),
        };
        let found = compared(&asked, &first, 0.03);
        assert!(found[1] > 0.8, "{found:?}");
        assert!(found[3].abs() < 0.3, "{found:?}");
        assert!(unexplained(&asked, &found) < unexplained(&asked, &first.weights));
    }

    #[test]
    fn a_strong_pull_keeps_the_shape_of_the_first_step() {
        let asked = asked();
        let mut bend = Squares::new(4);
        [1, 3].iter().for_each(|at| bend.add(&[(*at, 1.0)], 0.0, 1e9));
        let weights = vec![0.0, 0.5, 0.0, 0.25];
        let found = compared(&asked, &First { weights, bend }, 1.0);
        assert!((found[1] - 2.0 * found[3]).abs() < 1e-3, "{found:?}");
    }
}
