//! A game as it is kept: one record.

use crate::model::queued_answers::QueuedAnswers;
use crate::model::review::KeptReview;
use engine::Choice;
use serde::{Deserialize, Serialize};

/// A game as it is written to the stores. What the list shows stands first, so that a damaged record still has a name.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Record {
    /// The id of its slot: that of the game, or another for a copy or a branch of it.
    pub id: u32,
    /// Counts what was written; the higher one wins.
    pub sequence: u32,
    /// The page that wrote it; `browser` fills it in.
    pub writer: u32,
    /// When, in minutes since 1970; `browser` fills it in.
    pub minutes: u32,
    /// Which game, by its place in the registry.
    pub kind: u8,
    /// Whether it has come to its end.
    pub over: bool,
    /// The name that the player gave it, if he did.
    pub name: String,
    /// A title for the list: the game and its players.
    pub title: String,
    /// A second line for the list: turn, phase and who is asked, or how it ended.
    pub about: String,
    /// The public map, small.
    pub picture: Vec<u8>,
    /// The game itself, sealed; of a damaged record all its text, as it was found.
    pub game: String,
    /// What has been chosen and not yet said.
    pub draft: Vec<Choice>,
    /// What was confirmed and waits behind a reaction, as the table has it.
    pub plan: Option<QueuedAnswers>,
    /// Whether it began as a lesson that was left. Written as one byte behind all others, which older pages do not read.
    #[serde(skip)]
    pub lesson: bool,
    /// Its reviews, at most one of each side. Written behind that byte.
    #[serde(skip)]
    pub reviews: Vec<KeptReview>,
    /// What it was made from: that record's sequence and writer. Known while the page lives.
    #[serde(skip)]
    pub follows: (u32, u32),
    /// Why it cannot be read, if it cannot.
    #[serde(skip)]
    pub damage: Option<Damage>,
}

/// Why a record cannot be read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Damage {
    /// It is no record of a game at all.
    NotOurs,
    /// Something in it is missing or has changed.
    Changed,
    /// Its layout is that of a page to come.
    Newer,
}

impl Damage {
    /// A whole sentence.
    pub fn words(self) -> &'static str {
        match self {
            Damage::NotOurs => "This is not a kept game.",
            Damage::Changed => "Part of this game is missing or has changed.",
            Damage::Newer => "A newer version of this page has kept this game: reload the page to open it.",
        }
    }
}

/// The record as pages wrote it before there were names and pictures: bare hexadecimal digits.
#[derive(Deserialize)]
pub struct RecordV1 {
    id: u32,
    sequence: u32,
    minutes: u32,
    title: String,
    about: String,
    game: String,
    draft: Vec<Choice>,
    plan: Option<QueuedAnswers>,
}

impl From<RecordV1> for Record {
    fn from(old: RecordV1) -> Self {
        Record {
            id: old.id,
            sequence: old.sequence,
            minutes: old.minutes,
            title: old.title,
            about: old.about,
            game: old.game,
            draft: old.draft,
            plan: old.plan,
            ..Record::default()
        }
    }
}
