//! Learning: the rules of the game in our own words, fetched once when they are first needed.

pub mod browser;
pub mod view;

use crate::features::lesson;
use crate::model::book::Book;
use crate::model::effect::Effect;
use crate::model::learn::Fetched;
use crate::model::msg::HelpMsg;
use crate::model::{Model, Sheet};

/// The lesson cannot begin.
const AWAY: &str = "The lesson cannot be fetched just now. It needs a connection once, at its first opening.";

/// Handles the messages of help.
pub fn update(model: &mut Model, msg: HelpMsg) -> Vec<Effect> {
    let war = model.war();
    let learn = &mut model.learn;
    match msg {
        HelpMsg::Guide(msg) => return lesson::update(model, msg),
        HelpMsg::Open(topic) => {
            let mut effects: Vec<Effect> = learn.fetch().into_iter().collect();
            let sheet = Sheet::Rules(topic);
            model.sheets.retain(|s| *s != sheet);
            model.sheets.push(sheet);
            effects.push(Effect::Focus);
            return effects;
        }
        HelpMsg::Back => {
            model.sheets.pop();
            return vec![Effect::Focus];
        }
        HelpMsg::Shut => model.sheets.retain(|s| !matches!(s, Sheet::Rules(_))),
        HelpMsg::Search(words) => learn.search = words,
        HelpMsg::Name(words) => learn.name = words,
        HelpMsg::Arrived(Some(texts)) => {
            if let [rules, terms, lesson] = texts.as_slice() {
                learn.war = war;
                learn.book = Some(Book::of(rules, terms));
                learn.text.clone_from(lesson);
            }
        }
        HelpMsg::Arrived(None) => {
            learn.fetched = Fetched::Missing;
            if learn.begins.take().is_some() {
                model.notice.say(AWAY);
            }
        }
        HelpMsg::Again => return learn.fetch().into_iter().collect(),
    }
    Vec::new()
}
