//! What the rules of the games of the Punic Wars say alike, over units counted by kind.
//!
//! `state`: spaces and their markers (`common`, `place`), units by kind (`force`), a campaign card under way (`campaign`, `moved`), the way
//! of a move (`trail`), reactions to it (`reactions`, `party`), a `retreat`, what is agreed of a `handicap`.
//! `protocol`: questions and lines of the log by their sections (`table`), those of `reactions`.
//! `board`: how many go along (`choose`), paths out of isolation (`reach`), cards that are dealt (`deal`).
//! `rules`: ways of a `retreat`, placing a `handicap`.
//! `present`: the words in which both speak (`words`), with the names of each game (`names`); what they say of reactions (`reacting`, `odds`)
//! and of Events that change nothing (`vain`); what both show alike (`scene`).
#![deny(clippy::string_slice)] // it panics inside of a letter, and names come from outside

pub mod present;
pub mod rules;

mod board;
mod protocol;
mod state;

#[cfg(feature = "testing")]
pub mod testing;

pub use board::choose::{Choosing, choose_apart, choose_units};
pub use board::deal::deal;
pub use board::reach::joined_with;
pub use present::odds::{Tried, WIN, easiest, may_avoid};
pub use protocol::reactions::{Marched, ReactionAsk, ReactionEvent, ReactionRoll};
pub use protocol::table::{Event, ask, ask_in_secret, emit};
pub use state::campaign::{ACTED, Campaign, MOST_POINTS};
pub use state::common::{Common, Officer, Station};
pub use state::force::{Force, Kind};
pub use state::handicap::Handicap;
pub use state::moved::{Moved, Stood};
pub use state::party::{Parties, Party};
pub use state::place::{Marker, Place, Tribe};
pub use state::reactions::{Aim, Reactions, Stack};
pub use state::retreat::{Fewest, Retreat};
pub use state::trail::Trail;
