//! A game as one side knows it: what a computer opponent is given.

use crate::world::Worlds;
use crate::{Game, Rules, Seed, Seeded, Side, Step, Viewer, World, code};
use serde::{Deserialize, Serialize};

/// A game as one side knows it, at a question to that side. It holds no seed, and of the hidden cards only which they could be: all games
/// that look alike to the side come to the same `PlayerView`, byte for byte.
///
/// ```
/// use engine::{PlayerView, Game, Seed};
/// let game = Game::<pig::Pig>::new((), Seed(7));
/// let asked = game.asked().expect("a side is asked");
/// assert!(PlayerView::of(&game, asked.enemy()).is_none(), "the other side is not");
/// let blind = PlayerView::of(&game, asked).expect("this side is");
/// assert_eq!(PlayerView::from_bytes(&blind.to_bytes()), Some(blind));
/// ```
pub struct PlayerView<R: Rules> {
    by: Side,
    checkpoint: R::State,
    journal: Vec<Step>,
}

/// What travels of it.
#[derive(Serialize, Deserialize)]
struct Wire<S> {
    game: u8,
    by: Side,
    checkpoint: S,
    journal: Vec<Step>,
}

impl<R: Rules> PlayerView<R> {
    /// What this side knows of a game; `None` unless it is asked.
    #[must_use]
    pub fn of(game: &Game<R>, by: Side) -> Option<Self> {
        (game.asked() == Some(by)).then(|| {
            let World { checkpoint, journal } = Worlds::of(game, Viewer::Seat(by), true).canonical();
            PlayerView {
                by,
                checkpoint,
                journal,
            }
        })
    }

    /// The side that knows it, and is asked.
    #[must_use]
    pub const fn by(&self) -> Side {
        self.by
    }

    /// One of the games that it could be, always the same: dice and hidden cards are not those of the game that is played.
    ///
    /// # Panics
    /// Never: that its journal comes about has been tried.
    #[must_use]
    pub fn game(&self) -> Game<R> {
        self.resumed().expect("the journal has come about before")
    }

    fn resumed(&self) -> Option<Game<R>> {
        let chance = Seeded::new(Seed(0));
        Game::resume(self.checkpoint.clone(), self.journal.clone(), chance, chance)
    }

    /// All the games that it could be.
    #[must_use]
    pub fn worlds(&self) -> Worlds<R> {
        Worlds::of(&self.game(), Viewer::Seat(self.by), true)
    }

    /// As bytes.
    ///
    /// # Panics
    /// Never: a position can be written.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let wire = Wire {
            game: R::GAME,
            by: self.by,
            checkpoint: &self.checkpoint,
            journal: self.journal.clone(),
        };
        postcard::to_allocvec(&wire).expect("a position can be written")
    }

    /// From bytes, checked as a kept game is: the position is sound, the journal comes about, and the side is asked. `None` otherwise.
    #[must_use]
    pub fn from_bytes(bytes: &[u8]) -> Option<Self> {
        Self::from_layout(R::SCHEMA, bytes)
    }

    /// The same from bytes whose position may have an older layout ([`Rules::SCHEMA`]): a field that has come since is what it is by default.
    #[must_use]
    pub fn from_layout(schema: u16, bytes: &[u8]) -> Option<Self> {
        let read = (R::OLDEST_SCHEMA..=R::SCHEMA).contains(&schema);
        let wire: Wire<R::State> = read.then(|| code::read_layout(schema, bytes)).flatten()?;
        let sound = wire.game == R::GAME && R::check(&wire.checkpoint).is_ok();
        let blind = PlayerView {
            by: wire.by,
            checkpoint: wire.checkpoint,
            journal: wire.journal,
        };
        let asked = sound.then(|| blind.resumed()).flatten()?.asked();
        (asked == Some(blind.by)).then_some(blind)
    }
}

impl<R: Rules> Clone for PlayerView<R> {
    fn clone(&self) -> Self {
        PlayerView {
            by: self.by,
            checkpoint: self.checkpoint.clone(),
            journal: self.journal.clone(),
        }
    }
}

impl<R: Rules> PartialEq for PlayerView<R> {
    fn eq(&self, other: &Self) -> bool {
        self.by == other.by && self.checkpoint == other.checkpoint && self.journal == other.journal
    }
}

impl<R: Rules> Eq for PlayerView<R> {}

impl<R: Rules> core::fmt::Debug for PlayerView<R> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("Blind")
            .field("by", &self.by)
            .field("checkpoint", &self.checkpoint)
            .field("journal", &self.journal)
            .finish()
    }
}
