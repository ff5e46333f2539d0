//! The rules help and the lesson.

use crate::model::learn::Topic;

/// A topic of the help is opened, searched or fetched.
#[derive(Clone, Debug)]
pub enum HelpMsg {
    /// A topic of the help is wanted.
    Open(Topic),
    /// The topic before this one.
    Back,
    /// The help is closed, with all its topics.
    Shut,
    /// Text is searched for.
    Search(String),
    /// A card or a general is looked for.
    Name(String),
    /// The texts have been fetched, or cannot be had.
    Arrived(Option<Vec<String>>),
    /// They are tried for again, or their time has come.
    Again,
    /// Something happens in the lesson.
    Guide(GuideMsg),
}

/// What happens in a lesson.
#[derive(Clone, Debug)]
pub enum GuideMsg {
    /// It begins; the number is fresh chance, for the id of its game.
    Begin(u64),
    /// A page that is only read has been read: on to the one with this number.
    Next(usize),
    /// What was done otherwise is taken back.
    TakeBack,
    /// The lesson is left; the game goes on, with both sides in one hand.
    Leave,
    /// The lesson is over; the game goes on against the computer player.
    Against,
}
