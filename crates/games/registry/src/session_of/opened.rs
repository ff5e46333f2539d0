//! A game that comes by link: its answers are read in slices, so that the page can breathe and its player can stop it.

use super::{Old, SessionOf};
use crate::link_reader::ReadLink;
use crate::playable::Playable;
use crate::{AnyGame, LinkReader};
use core::ops::ControlFlow;
use engine::code::{self, LinkError, Opened, Opening};
use engine::{Present, Rules, Timeline};

/// A link whose answers are being read.
pub struct LinkReaderOf<R: Rules> {
    link: String,
    opening: Opening<R>,
}

impl<R: Present> LinkReaderOf<R> {
    /// Begins to read a link.
    ///
    /// # Errors
    /// A plain word on why it cannot be opened.
    pub fn new(link: &str) -> Result<Self, String> {
        let opening = Opening::new(link).map_err(|why| why.to_string())?;
        let link = link.to_owned();
        Ok(LinkReaderOf { link, opening })
    }
}

impl<R: Playable> ReadLink for LinkReaderOf<R> {
    fn progress(&self) -> (u32, u32) {
        self.opening.progress()
    }

    fn advance(self: Box<Self>, answers: u32) -> Result<ControlFlow<AnyGame, LinkReader>, String> {
        let LinkReaderOf { link, opening } = *self;
        let game = match opening.advance(answers) {
            Ok(Opened::Part(rest)) => {
                let rest = LinkReaderOf { link, opening: *rest };
                return Ok(ControlFlow::Continue(LinkReader(Box::new(rest))));
            }
            Ok(Opened::Whole(game)) => SessionOf(*game, None),
            Err(why) => SessionOf::followed(Err(why), &link)?,
        };
        Ok(ControlFlow::Break(AnyGame::of(game)))
    }
}

impl<R: Present> SessionOf<R> {
    /// The game of a link.
    ///
    /// # Errors
    /// A plain word on why it cannot be opened.
    pub fn from_link(link: &str) -> Result<Self, String> {
        Self::followed(code::open_link(link), link)
    }

    /// What came of following a link: where other rules lead elsewhere, its last position, standing still.
    fn followed(game: Result<Timeline<R>, LinkError>, link: &str) -> Result<Self, String> {
        match game {
            Ok(game) => Ok(SessionOf(game, None)),
            Err(why @ LinkError::RulesChanged { .. }) => {
                let position = code::last_position(link).map_err(|_| why.to_string())?;
                let (word, link) = (position.to_string(), link.to_owned());
                let told = Vec::new();
                Ok(SessionOf(position.game, Some(Old { word, link, told })))
            }
            Err(why) => Err(why.to_string()),
        }
    }
}
