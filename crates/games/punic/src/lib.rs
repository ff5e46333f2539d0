//! What the rules of the games of the Punic Wars say alike, over units counted by kind.
//!
//! Questions and lines of the log by their sections: `table`.
//! What lies on the table: `common`, `place`; units by kind: `force`; how many go along: `choose`; a house rule: `handicap`.
//! A campaign card under way: `campaign`, `moved`; the way of a move: `trail`; reactions to it: `reactions`, `party`; ways of a retreat:
//! `retreat`; paths out of isolation: `reach`.
//! The words in which both speak: `words`, with the names of each game: `names`; what they say of reactions: `reacting`; of Events
//! that change nothing: `vain`; what both show alike: `scene`; case files: `testing`.
#![deny(clippy::string_slice)] // it panics inside of a letter, and names come from outside

mod campaign;
mod choose;
mod common;
mod deal;
mod force;
mod handicap;
mod handicap_rule;
mod moved;
mod party;
mod place;
mod reach;
mod reaction_odds;
mod reaction_protocol;
mod reactions;
mod retreating;
mod table;
mod trail;

pub mod names;
pub mod reacting;
pub mod retreat;
pub mod scene;
pub mod vain;
pub mod words;

#[cfg(feature = "testing")]
pub mod testing;

pub use campaign::{ACTED, Campaign, MOST_POINTS};
pub use choose::{Choosing, choose_apart, choose_units};
pub use common::{Common, Officer, Station};
pub use deal::deal;
pub use force::{Force, Kind};
pub use handicap::Handicap;
pub use moved::{Moved, Stood};
pub use party::{Parties, Party};
pub use place::{Marker, Place, Tribe};
pub use reach::joined_with;
pub use reaction_odds::{Tried, easiest, may_avoid};
pub use reaction_protocol::{Marched, ReactionAsk, ReactionEvent, ReactionRoll};
pub use reactions::{Aim, Reactions, Stack};
pub use retreating::{Fewest, Retreat};
pub use table::{Event, ask, ask_in_secret, note};
pub use trail::Trail;
