//! A game as it is kept: its link, and a snapshot for the day when the link cannot be followed any more.

use super::alphabet;
use super::check::crc32;
use super::link::{LinkError, to_link};
use super::opening::open_link;
use crate::{Game, Rules, Seeded, Step, Timeline, Unsound};
use core::fmt;
use serde::{Deserialize, Serialize};

/// What a kept text begins with.
const MARK: &str = "corvus1.";
/// Longest kept text that is read, in characters.
const SAVE_CHARACTERS: usize = 64 * 1024;

/// Why a kept game is not read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SaveError {
    /// It is no kept game.
    NotOurs,
    /// A part is missing or has changed.
    Damaged,
    /// It is longer than any game.
    TooLong,
    /// It is of another game.
    OtherGame,
    /// Its snapshot was laid out in another way.
    OtherSchema {
        /// The layout of the snapshot.
        schema: u16,
    },
    /// Its snapshot is no possible position.
    Unsound(Unsound),
}

impl fmt::Display for SaveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SaveError::NotOurs => f.write_str("This is not a kept game."),
            SaveError::Damaged => f.write_str("Part of this kept game is missing or has changed."),
            SaveError::TooLong => f.write_str("This is too long to be a kept game."),
            SaveError::OtherGame => f.write_str("This is a kept game of another kind."),
            SaveError::OtherSchema { schema } => write!(f, "This position was kept in an older form ({schema})."),
            SaveError::Unsound(why) => write!(f, "This position cannot be: {}.", why.0),
        }
    }
}

impl core::error::Error for SaveError {}

/// A kept game.
///
/// ```
/// # #[path = "../../examples/pig.rs"] #[allow(dead_code)] mod pig;
/// use kernel::code::Save;
/// use kernel::{Envelope, Seed, Timeline};
/// let game = Timeline::<pig::Pig>::new((), Seed(4), Envelope::default());
/// let text = Save::of(&game, "build 12").to_text();
/// let save = Save::from_text(&text).expect("it has just been written");
/// assert_eq!(save.build, "build 12");
/// assert_eq!(save.open::<pig::Pig>().expect("same rules").state(), game.state());
/// assert_eq!(save.position::<pig::Pig>().expect("same schema").state(), game.state());
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Save {
    /// The game as a link.
    pub link: String,
    /// The last position, for when the link cannot be followed.
    pub snapshot: Snapshot,
    /// The page that kept it.
    pub build: String,
}

/// A position: the last checkpoint and the journal since.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Snapshot {
    /// The game's number.
    pub game: u8,
    /// The layout of the state.
    pub schema: u16,
    checkpoint: Vec<u8>,
    before: Seeded,
    nature: Seeded,
    journal: Vec<Step>,
}

impl Snapshot {
    /// Changes bytes of the checkpoint, three for each: where (two) and by what. For tests of what comes from outside.
    pub(crate) fn harm(&mut self, damage: &[u8]) {
        for harm in damage.chunks_exact(3) {
            let at = usize::from(u16::from_le_bytes([harm[0], harm[1]])) % self.checkpoint.len().max(1);
            if let Some(byte) = self.checkpoint.get_mut(at) {
                *byte = harm[2];
            }
        }
    }
}

impl Save {
    /// A game as it stands, kept by a page of this build.
    #[must_use]
    pub fn of<R: Rules>(timeline: &Timeline<R>, build: &str) -> Self {
        let game = timeline.game();
        let checkpoint = postcard::to_allocvec(game.checkpoint());
        Save {
            link: to_link(timeline),
            snapshot: Snapshot {
                game: R::GAME,
                schema: R::SCHEMA,
                checkpoint: checkpoint.expect("a state is plain data: nothing in it fails to serialise"),
                before: *game.nature_before(),
                nature: *game.nature(),
                journal: game.journal().to_vec(),
            },
            build: build.to_owned(),
        }
    }

    /// The game as text.
    #[must_use]
    pub fn to_text(&self) -> String {
        let mut bytes = postcard::to_allocvec(self).expect("plain data: nothing in it fails to serialise");
        bytes.extend(crc32(&bytes).to_le_bytes());
        format!("{MARK}{}", alphabet::to_text(&bytes))
    }

    /// The game of a text.
    ///
    /// # Errors
    /// [`SaveError`], by name.
    pub fn from_text(text: &str) -> Result<Self, SaveError> {
        let text = text.trim().strip_prefix(MARK).ok_or(SaveError::NotOurs)?;
        if text.len() > SAVE_CHARACTERS {
            return Err(SaveError::TooLong);
        }
        let bytes = alphabet::from_text(text).ok_or(SaveError::Damaged)?;
        let (sealed, crc) = bytes.split_last_chunk::<4>().ok_or(SaveError::Damaged)?;
        if crc32(sealed) != u32::from_le_bytes(*crc) {
            return Err(SaveError::Damaged);
        }
        postcard::from_bytes(sealed).map_err(|_| SaveError::Damaged)
    }

    /// The game with all its past, by its link.
    ///
    /// # Errors
    /// [`LinkError`]: the last position is still to be had by [`Save::position`], to look at.
    pub fn open<R: Rules>(&self) -> Result<Timeline<R>, LinkError> {
        open_link(&self.link)
    }

    /// The last position alone, without its past.
    ///
    /// # Errors
    /// [`SaveError`]: another layout, no possible position, or a journal that does not fit.
    pub fn position<R: Rules>(&self) -> Result<Game<R>, SaveError> {
        let snapshot = &self.snapshot;
        if snapshot.game != R::GAME {
            return Err(SaveError::OtherGame);
        }
        if snapshot.schema != R::SCHEMA {
            let schema = snapshot.schema;
            return Err(SaveError::OtherSchema { schema });
        }
        let checkpoint: R::State = postcard::from_bytes(&snapshot.checkpoint).map_err(|_| SaveError::Damaged)?;
        R::check(&checkpoint).map_err(SaveError::Unsound)?;
        let (journal, before, nature) = (snapshot.journal.clone(), snapshot.before, snapshot.nature);
        Game::resume(checkpoint, journal, before, nature).ok_or(SaveError::Damaged)
    }
}
