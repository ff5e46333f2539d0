//! The rules of Hands in the Sea (version 2). The rulebook is the specification; section numbers are its own.
//!
//! Where to find a section: 2 `state`, `data`; 3 `setup`; 4 `sequence`, `hand`; 4.1 `campaign`; 4.2 `actions` and, with what they are paid
//! with, `payment`; 4.3 `state`; 4.4 `supply`; 4.6 where the rule stands that a strategy card changes; 4.7 `events`; 5.1 to 5.6
//! `actions`; 5.2.1 to 5.2.3 `battle`; 6 `ending`; 6F `events`; 7.1 `campaign`; 7.2 `deus`; 7.3 `data`.
//! `shown` shows the game: `scene` draws it, `words` speaks, `about` says what it is.
//! `windows` says when a side is asked for a card of a hidden hand. `check` holds every invariant, `laws` every refusal.
#![deny(clippy::string_slice)] // it panics inside of a letter, and names come from outside

pub mod data;
pub mod event;
pub mod laws;
pub mod named;
pub mod need;
pub mod odds;
pub mod payment;
pub mod prompt;
pub mod state;
pub mod supply;

mod about;
mod actions;
mod ai;
mod battle;
mod campaign;
mod check;
mod deus;
mod ending;
mod events;
mod hand;
mod rules;
mod scene;
mod sequence;
mod setup;
mod shown;
mod tapped;
mod tokens;
mod windows;
mod words;

#[cfg(feature = "testing")]
pub mod testing;

pub use event::{Event, What};
pub use named::Named;
pub use prompt::{OwnAsk, Prompt, TableAsk, WindowAsk};
pub use state::{Setup, State};

use engine::{Choice, Flow, Options, Question, Rule, Side, Table};

/// The game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hands {}

/// The one kind of die: six faces.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Die;

/// The table of this game.
pub type Board<'a> = Table<'a, Hands>;

/// A question whose answers lie open.
pub(crate) fn ask(
    t: &mut Board<'_>,
    to: Side,
    about: TableAsk,
    section: &'static str,
    mut offer: impl FnMut(&State, &mut Options),
) -> Flow<Choice> {
    t.ask(Question::open(to, about.into(), Rule(section)), &mut offer)
}

/// A line of the log.
pub(crate) fn note(t: &mut Board<'_>, section: &'static str, what: What) {
    t.note(Event {
        rule: Rule(section),
        what,
    });
}
