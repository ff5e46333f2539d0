//! Games that come as links and as texts, whichever they are.

use crate::registry::built_in;
use crate::{AnyGame, GameInfo, about, find};
use core::ops::ControlFlow;
use engine::code;
use std::borrow::Cow;

/// A link whose answers are being read.
pub(crate) trait ReadLink {
    /// How many answers have been read, and of how many.
    fn progress(&self) -> (u32, u32);
    /// Reads on, at most so many answers.
    fn advance(self: Box<Self>, answers: u32) -> Result<ControlFlow<AnyGame, LinkReader>, String>;
}

/// A game that comes by link, while its answers are read.
pub struct LinkReader(pub(crate) Box<dyn ReadLink>);

/// Of which game a link is, or a text that holds one, by its place, and that link: a whole game or a position to look at.
///
/// # Errors
/// A plain word on why it is of none.
pub fn of_link(text: &str) -> Result<(usize, Cow<'_, str>), String> {
    let link = code::find_link(text).unwrap_or(text.trim().into());
    let number = match code::game_of_position(&link) {
        Some(number) => number,
        None => code::game_of_link(&link).map_err(|why| why.to_string())?,
    };
    let game = usize::from(number).checked_sub(1).filter(|game| find(*game).is_some());
    game.map(|game| (game, link))
        .ok_or_else(|| code::LinkError::NotOurs.to_string())
}

/// The game that a link is of, if this program holds it, and that link.
fn of_built_in(text: &str) -> Result<(&'static dyn GameInfo, Cow<'_, str>), String> {
    let (game, link) = of_link(text)?;
    let elsewhere = || {
        format!(
            "This is a game of {}: open it from the list, or by its link.",
            about(game).title
        )
    };
    Ok((built_in(game).ok_or_else(elsewhere)?, link))
}

impl LinkReader {
    /// Begins to read a link, or a text that holds one.
    ///
    /// # Errors
    /// A plain word on why it cannot be opened.
    pub fn new(text: &str) -> Result<Self, String> {
        let (info, link) = of_built_in(text)?;
        info.read(&link)
    }

    /// How many answers have been read, and of how many.
    #[must_use]
    pub fn progress(&self) -> (u32, u32) {
        self.0.progress()
    }

    /// Reads on, at most so many answers: the game, or what is left to be read.
    ///
    /// # Errors
    /// A plain word on why it cannot be opened.
    pub fn advance(self, answers: u32) -> Result<ControlFlow<AnyGame, LinkReader>, String> {
        self.0.advance(answers)
    }
}

impl AnyGame {
    /// The game of a link, read at once.
    ///
    /// # Errors
    /// A plain word on why it cannot be opened.
    pub fn from_link(text: &str) -> Result<Self, String> {
        match LinkReader::new(text)?.advance(u32::MAX)? {
            ControlFlow::Break(game) => Ok(game),
            ControlFlow::Continue(_) => Err("all of it is a slice".into()),
        }
    }

    /// Whether a link is that of a position.
    #[must_use]
    pub fn is_position(text: &str) -> bool {
        code::find_link(text).is_some_and(|link| code::game_of_position(&link).is_some())
    }

    /// The position of a link that holds one, as a game that stands still; none if it is no such link.
    #[must_use]
    pub fn of_position(text: &str) -> Option<Result<Self, String>> {
        code::game_of_position(&code::find_link(text).unwrap_or(text.trim().into()))?;
        Some(of_built_in(text).and_then(|(info, link)| info.of_position(&link)))
    }

    /// A game from its text.
    ///
    /// # Errors
    /// A plain word on why it cannot be read.
    pub fn load(text: &str) -> Result<Self, String> {
        let save = code::Save::from_text(text).map_err(|why| why.to_string())?;
        let (info, _) = of_built_in(&save.link)?;
        info.load(text)
    }
}

/// The id of a kept game: the same in every copy of it, and on every device.
#[must_use]
pub fn id_of(text: &str) -> Option<u32> {
    code::id_of_link(&code::Save::from_text(text).ok()?.link)
}

/// Whether a kept text is whole: nothing in it is missing or changed.
#[must_use]
pub fn whole(text: &str) -> bool {
    code::Save::from_text(text).is_ok()
}
