//! The rules of Hands in the Sea (version 2). The rulebook is the specification; section numbers are its own.
//!
//! Where to find a section, in `rules` unless another room is named: 2 `state`, `data`; 3 `setup`; 4 `sequence`, `board::hand`;
//! 4.1 `campaign`; 4.2 `actions` and, with what they are paid with, `board::payment`; 4.3 `state`; 4.4 `board::supply`; 4.6 where the rule
//! stands that a strategy card changes; 4.7 `events`; 5.1 to 5.6 `actions`; 5.2.1 to 5.2.3 `battle`; 6 `ending`; 6F `events`;
//! 7.1 `campaign`; 7.2 `deus`; 7.3 `data`. What is asked, told and refused is in `protocol`; when a side is asked for a card of its hidden
//! hand, in `board::hidden_hand`; what is always true, in `invariants`.
//! `present` shows the game: `scene` draws it, `words` speaks, `odds` reckons, `about` says what it is.
#![deny(clippy::string_slice)] // it panics inside of a letter, and names come from outside

pub mod board;
pub mod data;
pub mod present;
pub mod protocol;
pub mod state;

mod ai;
mod game;
mod invariants;
mod rules;

#[cfg(feature = "testing")]
pub mod testing;

pub use protocol::buttons::Named;
pub use protocol::event::{Event, What};
pub use protocol::prompt::{OwnAsk, Prompt, TableAsk, WindowAsk};
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
pub(crate) fn emit(t: &mut Board<'_>, section: &'static str, what: What) {
    t.emit(Event {
        rule: Rule(section),
        what,
    });
}
