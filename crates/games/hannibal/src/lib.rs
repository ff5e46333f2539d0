//! The rules of Hannibal: Rome vs. Carthage (second edition). The rulebook is the specification; section numbers are its own.
//!
//! Where to find a section, in `rules` unless another room is named: 3 `state`, `data`; 4 `setup`; 5 `sequence` and, in its order,
//! `reinforcement` (6), `strategy` (7, 8), `attrition` (21), `isolation` (19.4), `victory` (22, 23); 8.2 `operations`;
//! 8.4 `counter_events`; 9 to 11 and 18 `movement`; 10.10 `board::generals`; 12, 13 `reactions`; 14 to 17 `battle`; 19 `board::politics`;
//! 20 `siege`, `board::walls`; 24 where the rule stands that an ability changes; 25 `cards`.
//! What is asked, told and refused is in `protocol`; what is always true, in `invariants`. What both wars have in common is in the crate
//! `punic`.
//! `present` shows the game: `scene` draws it, `words` speaks, `odds` reckons what commits to dice, `about` says what it is.
#![deny(clippy::string_slice)] // it panics inside of a letter, and names come from outside

pub mod ai;
pub mod board;
pub mod data;
pub mod present;
pub mod protocol;
pub mod rules;
pub mod state;

mod game;
mod invariants;

#[cfg(feature = "testing")]
mod testing;

pub use protocol::buttons::Named;
pub use protocol::event::{BattleEvent, CardEvent, Event, MovementEvent, ReactionEvent, TurnEvent, What};
pub use protocol::prompt::{BattleAsk, CardAsk, MovementAsk, Prompt, ReactionAsk, TurnAsk};
pub use state::{Setup, State};

use engine::Table;
use engine::answer;
use punic::{ask, ask_in_secret, emit};

/// The game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hannibal {}

/// The one kind of die: six faces.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Die;

/// The table of this game.
pub type Board<'a> = Table<'a, Hannibal>;
