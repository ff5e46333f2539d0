//! Games as text: links to send, saves to keep. Nothing here ever panics on what comes from outside.

mod alphabet;
mod check;
mod link;
mod opening;
mod range;
mod ranks;
mod save;

pub(crate) use check::{FNV, fnv};
pub(crate) use link::seal;
pub use link::{LINK_CHARACTERS, LinkError, MOST_ANSWERS, find_link, game_of_link, to_link};
pub use opening::{Opened, Opening, open_link};
pub use save::{Save, SaveError, Snapshot};
