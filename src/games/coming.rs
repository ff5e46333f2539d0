//! Games that come as links, whichever they are.

use super::playing;
use super::{AnyGame, GAMES};
use core::ops::ControlFlow;
#[cfg(feature = "hamilcar")]
use hamilcar::Hamilcar;
#[cfg(feature = "hannibal")]
use hannibal::Hannibal;
use kernel::code;

/// A game that comes by link, while its answers are read.
pub enum Coming {
    /// Of the First Punic War.
    #[cfg(feature = "hamilcar")]
    Hamilcar(Box<playing::coming::Coming<Hamilcar>>),
    /// Of the Second Punic War.
    #[cfg(feature = "hannibal")]
    Hannibal(Box<playing::coming::Coming<Hannibal>>),
}

/// Of which game a link is, or a text that holds one, by its place in [`GAMES`], and that link: a whole game or a position to look at.
///
/// # Errors
/// A plain word on why it is of none.
pub fn of_link(text: &str) -> Result<(usize, &str), String> {
    let link = code::find_link(text).unwrap_or(text.trim());
    let number = match code::game_of_position(link) {
        Some(number) => number,
        None => code::game_of_link(link).map_err(|why| why.to_string())?,
    };
    let game = usize::from(number).checked_sub(1).filter(|game| *game < GAMES.len());
    game.map(|game| (game, link))
        .ok_or_else(|| code::LinkError::NotOurs.to_string())
}

/// A game of another program.
pub(super) fn elsewhere(game: usize) -> String {
    format!(
        "This is a game of {}: open it from the list, or by its link.",
        GAMES[game].title
    )
}

impl Coming {
    /// Begins to read a link, or a text that holds one.
    ///
    /// # Errors
    /// A plain word on why it cannot be opened.
    pub fn new(text: &str) -> Result<Self, String> {
        let (game, link) = of_link(text)?;
        match game {
            #[cfg(feature = "hamilcar")]
            0 => Ok(Coming::Hamilcar(Box::new(playing::coming::Coming::new(link)?))),
            #[cfg(feature = "hannibal")]
            1 => Ok(Coming::Hannibal(Box::new(playing::coming::Coming::new(link)?))),
            #[allow(unreachable_patterns, reason = "a program with all games has no other")]
            _ => Err(elsewhere(game)),
        }
    }

    /// How many answers have been read, and of how many.
    pub fn progress(&self) -> (u32, u32) {
        each!(Coming, self, g => g.progress())
    }

    /// Reads on, at most so many answers: the game, or what is left to be read.
    ///
    /// # Errors
    /// A plain word on why it cannot be opened.
    pub fn advance(self, answers: u32) -> Result<ControlFlow<AnyGame, Coming>, String> {
        Ok(match self {
            #[cfg(feature = "hamilcar")]
            Coming::Hamilcar(coming) => match coming.advance(answers)? {
                ControlFlow::Break(game) => ControlFlow::Break(AnyGame::Hamilcar(game)),
                ControlFlow::Continue(rest) => ControlFlow::Continue(Coming::Hamilcar(Box::new(rest))),
            },
            #[cfg(feature = "hannibal")]
            Coming::Hannibal(coming) => match coming.advance(answers)? {
                ControlFlow::Break(game) => ControlFlow::Break(AnyGame::Hannibal(game)),
                ControlFlow::Continue(rest) => ControlFlow::Continue(Coming::Hannibal(Box::new(rest))),
            },
        })
    }
}
