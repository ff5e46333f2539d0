//! What tests do with a game on the table beside playing it.

use super::Playing;
use kernel::trial::{Fuzzed, Leaning};
use kernel::{Choice, Shown, Viewer};

impl<R: Shown> Playing<R> {
    /// A world in which what this viewer has not seen has changed places.
    pub fn world(&self, number: u32, by: Viewer) -> Self {
        Playing(self.0.fork(self.0.cursor(), number, by), None)
    }

    /// The game of a campaign with this number, and its player.
    pub fn tried(number: u64) -> (Self, Leaning)
    where
        R: Fuzzed,
    {
        let (game, player) = kernel::trial::begun(number);
        (Playing(game, None), player)
    }

    /// What that player answers.
    pub fn pick(&self, player: &mut Leaning) -> Option<Choice>
    where
        R: Fuzzed,
    {
        player.pick(&self.0)
    }

    /// The link that a page with other rules would have made of it.
    pub fn link_of_other_rules(&self) -> String {
        kernel::trial::link_of_other_rules(&self.0)
    }
}
