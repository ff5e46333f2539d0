//! The rules of Hamilcar (First Punic War, Silver Edition). The rulebook is the specification; section numbers are its own.
//!
//! Where to find a section: 2 `state`, `data`, `politics`, `generals`, `units`, `walls`; 3 `setup`; 4 `victory`, `politics`;
//! 5 `sequence` and, in its order, `reinforcement`, `strategy`, `operations`, `attrition`, `isolation`, `victory`, `war_chest`;
//! 6 `victory`; 7 `movement`; 8 and 9 `naval`; 10 to 12 `reactions`; 13 `battle`, `laurels`; 14 `siege`; 15 `attrition`, `miat`,
//! `seamanship`, `movement`; 16 where the rule is that they change, and `blockade`; 17 `cards`, `windows`. Hired Generals are in
//! `mercenaries`, the Dictator in `dictator`, chances in `odds`.
//! `check` holds every invariant, `laws` every refusal; `testing` has what tests ask.
#![deny(clippy::string_slice)] // it panics inside of a letter, and names come from outside

pub mod ai;
pub mod attrition;
pub mod battle;
pub mod cards;
pub mod data;
pub mod event;
pub mod generals;
pub mod laws;
pub mod miat;
pub mod movement;
pub mod named;
pub mod naval;
pub mod odds;
pub mod politics;
pub mod prompt;
pub mod reactions;
pub mod siege;
pub mod state;
pub mod units;
pub mod walls;

mod about;
mod blockade;
mod check;
mod dictator;
mod isolation;
mod known;
mod laurels;
mod mercenaries;
mod operations;
mod proposal;
mod questions;
mod reinforcement;
mod rules;
mod scene;
mod seamanship;
mod sequence;
mod setup;
mod shown;
mod strategy;
mod tapped;
mod thrown;
mod victory;
mod war_chest;
mod windows;
mod words;

#[cfg(feature = "testing")]
mod testing;

pub use event::{BattleEvent, CardEvent, Event, MovementEvent, NavalEvent, ReactionEvent, TurnEvent, What};
pub use named::Named;
pub use prompt::{BattleAsk, CardAsk, MovementAsk, NavalAsk, Prompt, ReactionAsk, TurnAsk};
pub use state::{Setup, State};

use engine::Table;
use engine::answer;
use punic::{ask, ask_in_secret, note};

/// The game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hamilcar {}

/// The table of this game.
pub type Board<'a> = Table<'a, Hamilcar>;
