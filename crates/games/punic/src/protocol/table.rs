//! Questions and lines of the log, each by the section that it follows.

use core::fmt::Debug;
use engine::{Choice, Flow, Options, Question, Rule, Rules, Side, Table};

/// An event with its section.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Event<W> {
    /// The section it follows.
    pub rule: Rule,
    /// What happened.
    pub what: W,
}

impl<W: Debug> Event<W> {
    /// The name of what happened, as `Debug` writes it, without the part of the rules that it belongs to.
    #[must_use]
    pub fn name(&self) -> String {
        let debug = format!("{:?}", self.what);
        let inner = debug.split_once('(').map_or(&*debug, |(_, inner)| inner);
        inner.split([' ', '(', ')']).next().unwrap_or_default().to_owned()
    }
}

/// A public question.
///
/// # Errors
/// [`engine::Halt`].
pub fn ask<R: Rules>(
    t: &mut Table<'_, R>,
    to: Side,
    about: impl Into<R::Prompt>,
    section: &'static str,
    mut offer: impl FnMut(&R::State, &mut Options),
) -> Flow<Choice> {
    t.ask(Question::open(to, about.into(), Rule(section)), &mut offer)
}

/// A question whose options tell what is in a hidden hand.
///
/// # Errors
/// [`engine::Halt`].
pub fn ask_in_secret<R: Rules>(
    t: &mut Table<'_, R>,
    to: Side,
    about: impl Into<R::Prompt>,
    section: &'static str,
    mut offer: impl FnMut(&R::State, &mut Options),
) -> Flow<Choice> {
    t.ask(Question::secret(to, about.into(), Rule(section)), &mut offer)
}

/// A line of the log.
pub fn emit<W, R: Rules<Event = Event<W>>>(t: &mut Table<'_, R>, section: &'static str, what: impl Into<W>) {
    t.emit(Event {
        rule: Rule(section),
        what: what.into(),
    });
}
