//! Games as text: links to send, saves to keep. Nothing here ever panics on what comes from outside.

mod alphabet;
mod check;
mod layouts;
mod letters;
mod link;
mod opening;
mod pasted;
mod position;
mod range;
mod ranks;
mod read_only;
mod save;
mod written;

pub use alphabet::from_text as bytes_of;
pub use check::{FNV, fnv};
pub use check::{sealed, unsealed};
pub(crate) use layouts::read as read_layout;
pub use layouts::since;
pub use link::{LINK_CHARACTERS, LinkError, MOST_ANSWERS, clean, game_of_link, id_of_link, to_link};
pub use link::{link_with, resealed, seal, state_bytes};
pub use opening::{Opened, Opening, open_link};
pub use pasted::{Pasted, find_link, pasted};
pub use position::{Position, PositionLine, game_of_position, open_position, redacted, to_position};
pub use read_only::{ReadOnly, last_position};
pub use save::{Save, SaveError};
