//! What there is to learn: topics of the rules help, and the lesson.

use crate::model::book::Book;
use crate::model::effect::Effect;
use crate::model::lesson::Lesson;
use std::sync::Arc;

/// The title of the first section of each book: what the war is about, how it is played and how it is won.
pub const BRIEF: &str = "The war in brief";

/// A topic of the rules help.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Topic {
    /// What there is, by chapter, with the search.
    Contents,
    /// A section, by its number.
    Section(String),
    /// All terms.
    Glossary,
    /// A term.
    Term(String),
}

impl Topic {
    /// The first section of each book, [`BRIEF`].
    pub fn brief() -> Self {
        Topic::Section("1".into())
    }
}

/// Whether the texts are there.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Fetched {
    /// They have not been asked for.
    #[default]
    Unasked,
    /// They come as soon as the table lies there.
    Soon,
    /// They are on their way, or here.
    Asked,
    /// They cannot be had.
    Missing,
}

/// State of the help texts.
#[derive(Default)]
pub struct Learn {
    /// The game of the texts, by its place in the registry.
    pub war: usize,
    /// The rules, once they are here.
    pub book: Option<Book>,
    /// Whether the texts are there.
    pub fetched: Fetched,
    /// What is looked for.
    pub search: String,
    /// Which card or general is looked for.
    pub name: String,
    /// The text of the lesson.
    pub text: String,
    /// The lesson, once somebody has wanted it.
    pub walked: Option<Arc<Lesson>>,
    /// A lesson shall begin as soon as its text is here; the number is fresh chance.
    pub begins: Option<u64>,
    /// The index of the first page of the lesson that the player may not have read yet.
    pub read: usize,
}

impl Learn {
    /// The effect that fetches the texts, if nobody has asked for them.
    pub fn fetch(&mut self) -> Option<Effect> {
        let first = self.fetched != Fetched::Asked;
        self.fetched = Fetched::Asked;
        first.then_some(Effect::Texts)
    }

    /// The effect that fetches them when there is nothing better to fetch, once: nothing is tried again by itself.
    pub fn fetch_soon(&mut self) -> Option<Effect> {
        let first = self.fetched == Fetched::Unasked;
        first.then(|| {
            self.fetched = Fetched::Soon;
            Effect::TextsSoon
        })
    }

    /// The lesson, if its text is here.
    pub fn lesson(&mut self) -> Option<Arc<Lesson>> {
        if self.walked.is_none() && !self.text.is_empty() {
            self.walked = Some(Arc::new(Lesson::of(self.war, &self.text)));
        }
        self.walked.clone()
    }
}
