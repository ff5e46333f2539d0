//! What the better answers of a review have in common.

use crate::model::review::{Review, cost};
use core::cmp::Reverse;

/// Number of themes that are named.
const NAMED: usize = 3;
/// Fewest faults that make a theme: one alone says nothing.
const FEWEST: usize = 2;

/// What better answers have in common.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Theme {
    /// What such an answer does: "turns a Province".
    pub words: String,
    /// Number of faults whose better answer does this.
    pub faults: usize,
    /// What these faults cost together, in points of a hundred.
    pub cost: u32,
}

impl Review {
    /// What the better answers have in common, what cost most first.
    pub fn themes(&self) -> Vec<Theme> {
        let mut themes: Vec<Theme> = Vec::new();
        for place in self.by_cost() {
            let Some(verdict) = &self.moments[place].verdict else {
                continue;
            };
            let Some(words) = &verdict.best.theme else { continue };
            let cost = cost(verdict);
            match themes.iter_mut().find(|theme| theme.words == *words) {
                Some(theme) => (theme.faults, theme.cost) = (theme.faults + 1, theme.cost + cost),
                None => themes.push(Theme {
                    words: words.clone(),
                    faults: 1,
                    cost,
                }),
            }
        }
        themes.retain(|theme| theme.faults >= FEWEST);
        themes.sort_by_key(|theme| Reverse(theme.cost));
        themes.truncate(NAMED);
        themes
    }
}
