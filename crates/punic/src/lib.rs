//! What the rules of the games of the Punic Wars say alike, over units counted by kind.
//!
//! Answers taken apart: `answer`; answers that have names: `named`; what lies on the table: `common`, `place`; units by kind: `force`; how many go along: `choose`; what has moved
//! while one card moves several generals: `moved`; a house rule: `handicap`; who reacts to a move: `party`; the way of a move: `trail`; paths out of isolation:
//! `reach`; the words in which both speak: `words`; what both show alike: `scene`; what they say of
//! reactions: `reacting`; case files: `cased`.
#![deny(clippy::string_slice)] // it panics inside of a letter, and names come from outside

pub mod answer;
pub mod cased;

mod campaign;
mod choose;
mod common;
mod force;
mod handicap;
mod moved;
mod named;
mod party;
mod place;
mod reach;
mod reactions;
mod table;
mod trail;

pub mod names;
pub mod reacting;
pub mod retreat;
pub mod scene;
pub mod words;

pub use campaign::{ACTED, Campaign, MOST_POINTS};
pub use choose::{Choosing, choose_apart, choose_units};
pub use common::{Common, Officer, Station};
pub use force::{Force, Kind};
pub use handicap::Handicap;
pub use moved::{Moved, Stood};
pub use party::{Parties, Party};
pub use place::{Marker, Place, Tribe};
pub use reach::joined_with;
pub use reactions::{Aim, Marched, ReactionAsk, ReactionEvent, ReactionRoll, Reactions, Stack, Tried};
pub use table::{Event, ask, ask_in_secret, deal, note};
pub use trail::Trail;
