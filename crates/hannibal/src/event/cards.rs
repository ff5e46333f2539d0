//! What the log tells of Events (25) and Counter Events (8.4).

use crate::data::cards::Window;
use kernel::{CardId, Side};

/// An event of an Event.
#[allow(missing_docs, reason = "fields are named after what they hold")]
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CardEvent {
    /// 8.4
    Counter { side: Side, card: CardId, window: Window },
}
