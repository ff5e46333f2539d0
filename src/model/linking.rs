//! Games that come by link.

use crate::games::{LinkReader, LogLine};
use crate::model::seen::Seen;

/// A link whose answers are being read.
pub struct Reading {
    /// The game, as far as it has come.
    pub coming: LinkReader,
    /// How many answers fit into a slice.
    pub fit: u32,
    /// How long it has taken so far.
    pub spent: u32,
}

/// What the browser is asked to do for links.
#[derive(Clone, PartialEq, Debug)]
pub enum LinkEffect {
    /// Send [`LinkMsg::Slice`] once the page has been drawn.
    Slice,
    /// Say how much room there is for a code.
    Measure(String),
    /// Read the clipboard.
    Clipboard,
    /// Remember this of a game.
    Remember(u32, Seen),
}

/// What is shown of links.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Shared {
    /// What lies open, as a link.
    Position(String),
    /// A link as a code, and how many CSS pixels a module has; none if there is no room for it.
    Code(String, Option<u32>),
    /// A link that has come while another game lies on the table: whether it shall be opened.
    Offered(String),
    /// The answer after which the game of a link and the game kept here differ.
    Parted(Parted),
}

/// Where two games part.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Parted {
    /// After so many answers.
    pub answers: usize,
    /// The turn.
    pub turn: String,
    /// What was told last before.
    pub last: Vec<LogLine>,
    /// How the game kept here went on.
    pub mine: Branch,
    /// How the game of the link went on.
    pub theirs: Branch,
}

/// How one of two games went on from where they part.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Branch {
    /// The id of its slot.
    pub id: u32,
    /// What was told first.
    pub lines: Vec<LogLine>,
}

/// State of games that come by link.
#[derive(Default)]
pub struct Linking {
    /// The link that is being read.
    pub reading: Option<Reading>,
    /// The moment that a link names which is being opened.
    pub wanted: Option<Result<usize, ()>>,
    /// What has been typed where a link is pasted.
    pub pasted: String,
    /// What this device has seen of games by link, by the id of the game.
    pub seen: Vec<(u32, Seen)>,
}
