//! A game held against the statements of case files.

use super::Playing;
use kernel::Shown;
use kernel::trial::cases::{Cased, Words};

impl<R: Shown + Cased> Playing<R> {
    /// Whether a statement about the position holds here.
    ///
    /// # Errors
    /// What holds instead, or what was not understood.
    pub fn holds(&self, statement: &str) -> Result<(), String> {
        let mut words = Words::new(statement);
        R::case_holds(self.0.state(), &mut words)?;
        kernel::trial::cases::same(words.is_empty(), || format!("what is `{}`?", words.rest()))
    }
}
