//! What the log tells of Events (25) and Counter Events (8.4).

use crate::data::cards::Window;
use engine::{CardId, Side, SpaceId, UnitId};

/// An event of an Event.
#[allow(missing_docs, reason = "fields are named after what they hold")]
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CardEvent {
    /// 8.4
    Counter { side: Side, card: CardId, window: Window },
    /// 25: nothing comes of an Event.
    NoEffect { side: Side, card: CardId },
    /// 8.5
    LeavesTheGame { card: CardId },
    /// 25, 64
    TruceBegins,
    /// 25, 64
    TruceEnds { by: CardId },
    /// 25, 9: Macedonia's alliance with Carthage is made, or broken.
    Macedonia { allied: bool },
    /// 25, 9: a card of a hand, taken at random, is discarded.
    Discarded { side: Side, card: CardId },
    /// 25, 55: a card changes hands.
    Intercepted { to: Side, card: CardId },
    /// 25, 19
    Replaced { general: UnitId, by: UnitId },
    /// 25, 21: the die of a general that may spare his force.
    Loyalty {
        general: UnitId,
        at: SpaceId,
        die: u8,
        upto: u8,
    },
    /// 25, 29
    NavalVictory,
    /// 25, 30
    TrainComes { at: SpaceId },
    /// 25, 57 and 58
    Counsel { side: Side },
}
