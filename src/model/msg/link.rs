//! Games that come and go as links.

use crate::model::seats::Mode;
use crate::model::seen::Seen;

/// A link is made, shown, read or opened.
#[derive(Clone, Debug)]
pub enum LinkMsg {
    /// The player has chosen the seat from which he plays a game that came by link.
    Take(Mode),
    /// A link was found in the address, or was pasted.
    Open(String),
    /// A link was put into the address of the page while it is open.
    Arrived(String),
    /// A text is typed where a link is pasted.
    Typed(String),
    /// The typed link is opened.
    OpenTyped,
    /// The game is wanted as a link.
    Share,
    /// The next slice of the link that is being read: the last one took so many milliseconds.
    Slice(u32),
    /// It is not read on.
    Cancel,
    /// What lies open is wanted as a link of its own.
    Position,
    /// A link is wanted as a code.
    Code(String),
    /// There is so much room for it: across, in CSS pixels.
    Room(String, u32),
    /// The clipboard shall be read for a link.
    Clipboard,
    /// The moment at which two games part, by the one that is kept here.
    Moment(u32, usize),
    /// What this device remembers of games.
    Seen(Vec<(u32, Seen)>),
}
