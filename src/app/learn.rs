//! Learning: the rules of the game in our own words, fetched once when they are first needed.

use super::book::Book;
use super::guide::Lesson;
use super::model::{Model, Sheet};
use super::msg::Effect;
use std::sync::Arc;

/// The lesson cannot begin.
const AWAY: &str = "The lesson cannot be fetched just now. It needs a connection once, at its first opening.";

/// A page of the rules help.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Page {
    /// What there is, by chapter, with the search.
    Contents,
    /// A section, by its number.
    Section(String),
    /// All terms.
    Glossary,
    /// A term.
    Term(String),
}

/// What happens while somebody learns.
#[derive(Clone, Debug)]
pub enum LearnMsg {
    /// A page of the help is wanted.
    Open(Page),
    /// The page before this one.
    Back,
    /// The help is closed, with all its pages.
    Shut,
    /// Something is looked for.
    Search(String),
    /// A card or a general is looked for.
    Name(String),
    /// The texts have been fetched, or cannot be had.
    Arrived(Option<Vec<String>>),
    /// They are tried for again, or their time has come.
    Again,
}

/// Whether the texts are there.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Fetched {
    /// Nobody has asked for them.
    #[default]
    Unasked,
    /// They come as soon as the table lies there.
    Soon,
    /// They are on their way, or here.
    Asked,
    /// They cannot be had.
    Missing,
}

/// What is known of learning.
#[derive(Default)]
pub struct Learn {
    /// Of which game the texts are, by its place in the registry.
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
    /// The first of its pages that may not have been read.
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

/// Something happens while somebody learns.
pub fn update(model: &mut Model, msg: LearnMsg) -> Vec<Effect> {
    let war = model.war();
    let learn = &mut model.learn;
    match msg {
        LearnMsg::Open(page) => {
            let mut effects: Vec<Effect> = learn.fetch().into_iter().collect();
            let sheet = Sheet::Rules(page);
            model.sheets.retain(|s| *s != sheet);
            model.sheets.push(sheet);
            effects.push(Effect::Focus);
            return effects;
        }
        LearnMsg::Back => {
            model.sheets.pop();
            return vec![Effect::Focus];
        }
        LearnMsg::Shut => model.sheets.retain(|s| !matches!(s, Sheet::Rules(_))),
        LearnMsg::Search(words) => learn.search = words,
        LearnMsg::Name(words) => learn.name = words,
        LearnMsg::Arrived(Some(texts)) => {
            if let [rules, terms, lesson] = texts.as_slice() {
                learn.war = war;
                learn.book = Some(Book::of(rules, terms));
                learn.text.clone_from(lesson);
            }
        }
        LearnMsg::Arrived(None) => {
            learn.fetched = Fetched::Missing;
            if learn.begins.take().is_some() {
                model.notice = Some(AWAY.into());
            }
        }
        LearnMsg::Again => return learn.fetch().into_iter().collect(),
    }
    Vec::new()
}
