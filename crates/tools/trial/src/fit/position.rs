//! A position as weights see it.

use ai::{END, Evaluate, Inputs};

/// A quantity that is not 0, with the number of its weight.
pub type Term = (usize, f64);

/// The inputs of a position. Each has two weights, one that counts at the beginning of a war and one at its end.
pub struct Position {
    amounts: Vec<i16>,
    /// From 0 to [`END`].
    progress: u8,
}

impl Position {
    /// Measures a position.
    pub fn of<R: Evaluate>(state: &R::State) -> Self {
        let mut inputs = Inputs::default();
        R::inputs(state, &mut inputs);
        Position {
            amounts: inputs.amounts().iter().map(|amount| *amount as i16).collect(),
            progress: R::progress(state).min(END),
        }
    }

    #[cfg(test)]
    pub fn at_the_end(amounts: &[i16]) -> Self {
        Position {
            amounts: amounts.to_vec(),
            progress: END,
        }
    }

    /// Its terms: what each weight is multiplied by.
    pub fn terms(&self) -> impl Iterator<Item = Term> {
        let late = f64::from(self.progress) / f64::from(END);
        let terms = self.amounts.iter().enumerate().flat_map(move |(at, amount)| {
            let amount = f64::from(*amount);
            [(2 * at, amount * (1.0 - late)), (2 * at + 1, amount * late)]
        });
        terms.filter(|(_, amount)| *amount != 0.0)
    }

    /// Rome's chance by weights.
    pub fn chance(&self, weights: &[f64]) -> f64 {
        let odds: f64 = self.terms().map(|(at, amount)| amount * weights[at]).sum();
        1.0 / (1.0 + (-odds).exp())
    }
}

/// A position of a war, and whether Rome has won it.
pub struct Judged {
    pub position: Position,
    pub rome: bool,
}
