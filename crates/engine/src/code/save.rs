//! A game as it is kept: its link, which holds the last position too for the day when its answers cannot be followed any more.

use super::check::{sealed, unsealed};
use super::link::{LinkError, to_link};
use super::opening::open_link;
use super::read_only::{ReadOnly, last_position};
use crate::{Rules, Timeline};
use core::fmt;
use serde::{Deserialize, Serialize};

/// What a kept text begins with.
const MARK: &str = "corvus1.";
/// Longest kept text that is read, in characters.
const SAVE_CHARACTERS: usize = 64 * 1024;

/// Why a kept text is not read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SaveError {
    /// It is no kept game.
    NotOurs,
    /// A part is missing or has changed.
    Damaged,
    /// It is longer than any game.
    TooLong,
}

impl fmt::Display for SaveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            SaveError::NotOurs => "This is not a kept game.",
            SaveError::Damaged => "Part of this kept game is missing or has changed.",
            SaveError::TooLong => "This is too long to be a kept game.",
        })
    }
}

impl core::error::Error for SaveError {}

/// A kept game.
///
/// ```
/// use engine::code::Save;
/// use engine::{Envelope, Seed, Timeline};
/// let game = Timeline::<pig::Pig>::new((), Seed(4), Envelope::default());
/// let text = Save::of(&game, "build 12").to_text();
/// let save = Save::from_text(&text).expect("it has just been written");
/// assert_eq!(save.build, "build 12");
/// assert_eq!(save.open::<pig::Pig>().expect("same rules").state(), game.state());
/// assert_eq!(save.position::<pig::Pig>().expect("same layout").game.state(), game.state());
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Save {
    /// The game as a link.
    pub link: String,
    /// The page that kept it.
    pub build: String,
}

impl Save {
    /// A game as it stands, kept by a page of this build.
    #[must_use]
    pub fn of<R: Rules>(timeline: &Timeline<R>, build: &str) -> Self {
        Save {
            link: to_link(timeline),
            build: build.to_owned(),
        }
    }

    /// The game as text.
    #[must_use]
    pub fn to_text(&self) -> String {
        let bytes = postcard::to_allocvec(self).expect("plain data: nothing in it fails to serialise");
        format!("{MARK}{}", sealed(bytes))
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
        let bytes = unsealed(text).ok_or(SaveError::Damaged)?;
        postcard::from_bytes(&bytes).map_err(|_| SaveError::Damaged)
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
    /// [`LinkError`]: positions are laid out in another way by now, or it is no possible one.
    pub fn position<R: Rules>(&self) -> Result<ReadOnly<R>, LinkError> {
        last_position(&self.link)
    }
}
