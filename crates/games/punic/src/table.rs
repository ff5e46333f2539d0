//! Questions and lines of the log, each by the section that it follows.

use crate::Common;
use core::fmt::Debug;
use core::ops::DerefMut;
use engine::{CardId, Choice, Flow, Options, Question, Rule, Rules, Side, Table};

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

/// Deals a side so many cards of the Strategy Deck, as far as there are so many (Hamilcar 5.2.A, Hannibal 7.1).
///
/// # Errors
/// [`engine::Halt`].
pub fn deal<R, T, G, const SPACES: usize, const GENERALS: usize>(
    t: &mut Table<'_, R>,
    side: Side,
    count: u32,
) -> Flow<Vec<CardId>>
where
    R: Rules<State: DerefMut<Target = Common<T, G, SPACES, GENERALS>>>,
{
    let mut cards = Vec::new();
    while (cards.len() as u32) < count && !t.state.deck.is_empty() {
        let card = t.draw_card(t.state.deck)?;
        t.state.deck.remove(card);
        t.state.hands[side].insert(card);
        cards.push(card);
    }
    Ok(cards)
}

/// A line of the log.
pub fn note<W, R: Rules<Event = Event<W>>>(t: &mut Table<'_, R>, section: &'static str, what: impl Into<W>) {
    t.note(Event {
        rule: Rule(section),
        what: what.into(),
    });
}
