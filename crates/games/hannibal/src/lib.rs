//! The rules of Hannibal: Rome vs. Carthage (second edition). The rulebook is the specification; section numbers are its own.
//!
//! Where to find a section: 3 `state`, `data`; 4 `setup`; 5 `sequence` and, in its order, `reinforcement` (6), `strategy` (7, 8),
//! `attrition` (21), `isolation` (19.4), `victory` (22, 23); 8.2 `operations`; 8.4 `windows`; 9 to 11 and 18 `movement`; 10.10 `generals`;
//! 12, 13 `reactions`; 14 to 17 `battle`; 19 `politics`; 20 `siege`; 24 where the rule stands that an ability changes; 25 `cards`.
//! `check` holds every invariant, `laws` every refusal, `odds` reckons what commits to dice; `testing` has what tests ask.
//! What both wars have in common is in the crate `punic`. `words` says it all in plain English, `shown` gives it to the page.
#![deny(clippy::string_slice)] // it panics inside of a letter, and names come from outside

pub mod ai;
pub mod battle;
pub mod data;
pub mod event;
pub mod isolation;
pub mod laws;
pub mod named;
pub mod odds;
pub mod politics;
pub mod prompt;
pub mod scene;
pub mod siege;
pub mod state;

mod about;
mod attrition;
mod cards;
mod check;
mod generals;
mod movement;
mod operations;
mod proposal;
mod reactions;
mod reinforcement;
mod rules;
mod sequence;
mod setup;
mod shown;
mod strategy;
mod tapped;
mod thrown;
mod units;
mod victory;
mod walls;
mod windows;
mod words;

#[cfg(feature = "testing")]
mod testing;

pub use event::{BattleEvent, CardEvent, Event, MovementEvent, ReactionEvent, TurnEvent, What};
pub use named::Named;
pub use prompt::{BattleAsk, CardAsk, MovementAsk, Prompt, ReactionAsk, TurnAsk};
pub use state::{Setup, State};

use engine::Table;
use engine::answer;
use punic::{ask, ask_in_secret, note};

/// The game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hannibal {}

/// The one kind of die: six faces.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Die;

/// The table of this game.
pub type Board<'a> = Table<'a, Hannibal>;
