//! What is said aloud.

use engine::Viewer;

/// A sentence of the live region.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sentence {
    /// Its number: no two sentences of a page have the same.
    pub number: u32,
    /// What is said.
    pub words: String,
}

/// What has been said aloud.
#[derive(Default)]
pub struct Spoken {
    /// The sentences in the region, the latest last.
    pub sentences: Vec<Sentence>,
    /// The lines of the log that were said last of those that are new, each of them once.
    pub lines: Vec<String>,
    /// What was said last that is no line of the log.
    pub rest: String,
    /// For whose eyes it was said: the table, whether it lay as it was earlier, and the viewer.
    pub to: Option<(u32, bool, Viewer)>,
    /// The number of the last sentence.
    pub last: u32,
}

/// What is to be said at one moment.
#[derive(Default)]
pub struct Speech {
    /// The lines of the log that are new, or none where they are not what is spoken of.
    pub lines: Option<Vec<String>>,
    /// A reason, a word or the question.
    pub rest: String,
    /// Whether the rest is the question. It is not said again as long as it stays.
    pub asks: bool,
}
