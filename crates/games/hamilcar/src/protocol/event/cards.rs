//! Events of cards (5.2.C1, 17.1).

use crate::data::cards::Window;
use engine::{CardId, Side, SpaceId, UnitId};

/// What a card does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CardEvent {
    /// A Counter Event is played.
    Counter { side: Side, card: CardId, window: Window },
    /// A Roman Event is cancelled by Punic Faith.
    Cancelled { card: CardId },
    /// It changes nothing.
    NoEffect { side: Side, card: CardId },
    /// The Truce begins.
    TruceBegins { side: Side },
    /// The Truce is broken, or ends with the War Chest Phase.
    TruceEnds { by: Option<CardId> },
    /// A die is set instead of rolled.
    DieSet { side: Side, die: u8 },
    /// The card works on a space.
    On { side: Side, card: CardId, at: SpaceId },
    /// The card works on a general.
    OnGeneral { side: Side, card: CardId, general: UnitId },
    /// The card activates nobody, or nobody more.
    Nobody { side: Side, card: CardId },
    /// A Siege Train comes before a city.
    SiegeTrain { side: Side, at: SpaceId },
    /// It leaves the board: the siege is over.
    SiegeTrainLeaves { side: Side, at: SpaceId },
    /// The Citadel stands in a city.
    Citadel { side: Side, at: SpaceId },
    /// Corvi are mounted or taken off.
    Corvi { mounted: bool },
    /// A card is taken out of the enemy's hand; which one both sides may read.
    Taken { side: Side, card: CardId },
    /// The next activation of a general costs 1 OP more this turn.
    Dearer { general: UnitId },
    /// Cards are shown; which ones both sides may read.
    Shown { side: Side, cards: Vec<CardId> },
}
