//! The rules of Hamilcar (First Punic War, Silver Edition). The rulebook is the specification; section numbers are its own.
//!
//! Where to find a section, in `rules` unless another room is named: 2 `state`, `data`, `board`; 3 `setup`; 4 `victory`, `board::politics`;
//! 5 `sequence` and, in its order, `reinforcement`, `strategy`, `operations`, `attrition`, `isolation`, `victory`, `war_chest`;
//! 6 `victory`; 7 `movement`; 8 and 9 `naval`; 10 to 12 `reactions`; 13 `battle`, `after_victory`; 14 `siege`; 15 `attrition`,
//! `board::miat`, `seamanship`, `movement`; 16 where the rule is that they change, and `blockade`; 17 `cards`, `counter_events`. Hired
//! Generals are in `mercenaries`, the Dictator in `dictator`.
//! What is asked, told and refused is in `protocol`; what is always true, in `invariants`.
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
pub use protocol::event::{BattleEvent, CardEvent, Event, MovementEvent, NavalEvent, ReactionEvent, TurnEvent, What};
pub use protocol::prompt::{BattleAsk, CardAsk, MovementAsk, NavalAsk, Prompt, ReactionAsk, TurnAsk};
pub use state::{Setup, State};

use engine::Table;
use engine::answer;
use punic::{ask, ask_in_secret, emit};

/// The game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hamilcar {}

/// The table of this game.
pub type Board<'a> = Table<'a, Hamilcar>;
