//! Moves of the map.

use engine::SpaceId;

/// How the map is moved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MapMove {
    /// Nearer.
    Closer,
    /// Farther.
    Farther,
    /// The whole map is shown.
    Whole,
    /// A region is shown, by its place in the layout.
    Region(usize),
    /// This space is brought into view.
    Space(SpaceId),
    /// All spaces that can be tapped are brought into view.
    Lit,
    /// Nothing is to be shown: the map comes back to where the player left it.
    Back,
    /// Legal targets outside the picture are brought into view.
    Beyond,
    /// The spaces that a challenge speaks of, and all that can be tapped, are brought into view: the picture from which its player begins.
    Challenge,
}

impl MapMove {
    /// Whether the game asks for this move, and not the player.
    pub fn by_the_game(self) -> bool {
        matches!(
            self,
            MapMove::Space(_) | MapMove::Lit | MapMove::Back | MapMove::Challenge
        )
    }
}
