//! The spaces that a move has touched.

use engine::SpaceId;
use serde::{Deserialize, Serialize};

/// The spaces touched so far, the start first; sixteen are more than 6 MPs can reach.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Trail {
    spaces: [SpaceId; 16],
    len: u8,
}

/// A trail that nobody wrote down: of a Fleet in a position laid out as revision 1 had them.
impl Default for Trail {
    fn default() -> Self {
        Trail::from(SpaceId(0))
    }
}

impl Trail {
    /// A trail that begins here.
    #[must_use]
    pub fn from(start: SpaceId) -> Self {
        Trail {
            spaces: [start; 16],
            len: 1,
        }
    }

    /// Goes on to a space.
    pub fn push(&mut self, space: SpaceId) {
        if usize::from(self.len) < self.spaces.len() {
            self.spaces[usize::from(self.len)] = space;
            self.len += 1;
        }
    }

    /// Forgets what was touched after a space that it has gone through.
    pub fn cut_after(&mut self, space: SpaceId) {
        if let Some(at) = self.spaces().iter().rposition(|touched| *touched == space) {
            self.len = at as u8 + 1;
        }
    }

    /// Whether it has a start and no more spaces than there is room for.
    #[must_use]
    pub fn fits(&self) -> bool {
        (1..=self.spaces.len()).contains(&usize::from(self.len))
    }

    /// The spaces in order.
    #[must_use]
    pub fn spaces(&self) -> &[SpaceId] {
        &self.spaces[..usize::from(self.len)]
    }
}
