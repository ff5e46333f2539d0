//! Short wars: moments of whole wars from which the last turns are played, with other dice and other hidden cards each time.

use crate::blocks;
use crate::code::{self, LinkError};
use crate::{Rules, Timeline, Viewer};

/// A short war, as the file of its game has it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ShortWar {
    /// A word that stays the same for ever, for links and records.
    pub key: &'static str,
    /// Its name: "The Ebro line".
    pub name: &'static str,
    /// Two sentences on how the war stands where it begins.
    pub history: [&'static str; 2],
    /// The link of the war that it was taken from.
    pub link: &'static str,
    /// It begins after so many answers of that war, where a side chooses its first card or action of a turn.
    pub at: usize,
    /// So many turns are played, the one that has just begun included.
    pub turns: u8,
    /// So many cards or actions of both sides it takes: the median of the wars that were measured.
    pub cards: u16,
    /// So many answers of both sides, likewise.
    pub answers: u16,
    /// How many of the wars that were measured Rome won, and of how many, between equal computer players.
    pub rome: (u16, u16),
}

impl ShortWar {
    /// The short wars of a file: blocks with an empty line between them, each line a name and what it says. A block whose lines all begin
    /// with `#` is a head.
    ///
    /// ```
    /// use engine::ShortWar;
    /// let file = "# A head\n\nkey: ebro\nname: The Ebro line\nhistory: One.\nhistory: Two.\nlink: abc\nat: 7\nturns: 3\ncards: 30\nanswers: 90\nrome: 51 of 100\n";
    /// let wars = ShortWar::read(file).expect("a whole block");
    /// assert_eq!((wars[0].name, wars[0].history[1], wars[0].rome), ("The Ebro line", "Two.", (51, 100)));
    /// assert!(ShortWar::read("key: ebro\nat: soon").is_err());
    /// ```
    ///
    /// # Errors
    /// The line that is none of a short war, or the key of a block that lacks one.
    pub fn read(file: &'static str) -> Result<Vec<Self>, String> {
        let wars = blocks::read(file, Self::take)?;
        let lacks = |war: &&Self| {
            let texts = [war.key, war.name, war.history[0], war.history[1], war.link];
            let numbers = [
                war.at,
                war.turns.into(),
                war.cards.into(),
                war.answers.into(),
                war.rome.1.into(),
            ];
            texts.contains(&"") || numbers.contains(&0)
        };
        match wars.iter().find(lacks) {
            Some(war) => Err(format!("a short war that lacks a line: {}", war.key)),
            None => Ok(wars),
        }
    }

    /// Takes what a line says; none if it is no line of a short war.
    fn take(&mut self, name: &'static str, said: &'static str) -> Option<()> {
        match name {
            "key" => self.key = said,
            "name" => self.name = said,
            "history" => *self.history.iter_mut().find(|line| line.is_empty())? = said,
            "link" => self.link = said,
            "at" => self.at = said.parse().ok()?,
            "turns" => self.turns = said.parse().ok()?,
            "cards" => self.cards = said.parse().ok()?,
            "answers" => self.answers = said.parse().ok()?,
            "rome" => {
                let (won, of) = said.split_once(" of ")?;
                self.rome = (won.parse().ok()?, of.parse().ok()?);
            }
            _ => return None,
        }
        Some(())
    }

    /// The short war with this id: a fork of the war it was taken from, in which all hidden cards of both sides are dealt anew and other
    /// dice fall. The same id gives the same war.
    ///
    /// # Errors
    /// [`LinkError`] if today's rules do not follow the link.
    pub fn begin<R: Rules>(&self, id: u32) -> Result<Timeline<R>, LinkError> {
        Ok(code::open_link::<R>(self.link)?.fork(self.at, id, Viewer::Public))
    }
}
