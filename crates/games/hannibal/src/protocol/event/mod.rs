//! What the log tells, by the part of the rulebook that it follows.

mod battle;
mod cards;
mod modifiers;
mod movement;

pub use battle::BattleEvent;
pub use cards::CardEvent;
pub use modifiers::{Added, AttritionModifier, NavalModifier, SiegeModifier};
pub use movement::MovementEvent;
pub use punic::ReactionEvent;

use crate::Named;
use crate::data::provinces::Province;
use crate::state::Force;
use engine::{CardId, Side, SpaceId, UnitId};

/// An event with its section.
pub type Event = punic::Event<What>;

/// What happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum What {
    /// Sections 4 to 8, 19 and 21 to 23.
    Turn(TurnEvent),
    /// Sections 14 to 18 and 20.
    Battle(BattleEvent),
    /// Sections 8.4 and 25.
    Card(CardEvent),
    /// Sections 9 to 11 and 18, and what comes of reactions.
    Movement(MovementEvent),
    /// Reactions to a march.
    Reaction(ReactionEvent),
}

impl From<TurnEvent> for What {
    fn from(event: TurnEvent) -> Self {
        What::Turn(event)
    }
}

impl From<ReactionEvent> for What {
    fn from(event: ReactionEvent) -> Self {
        What::Reaction(event)
    }
}

impl From<BattleEvent> for What {
    fn from(event: BattleEvent) -> Self {
        What::Battle(event)
    }
}

impl From<CardEvent> for What {
    fn from(event: CardEvent) -> Self {
        What::Card(event)
    }
}

impl From<MovementEvent> for What {
    fn from(event: MovementEvent) -> Self {
        What::Movement(event)
    }
}

/// An event of the turn.
#[allow(missing_docs, reason = "fields are named after what they hold")]
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TurnEvent {
    /// 4.1, 4.2
    SetUp(Side),
    /// 4.3
    Tribes,
    /// 4.4
    Decks,
    /// 2.1: what the Battle Deck holds.
    BattleDeck,
    /// An optional rule or a house rule is agreed, in a sentence.
    Agreed(String),
    /// 5
    TurnBegins(u8),
    /// 6.1 to 6.3
    Placed { side: Side, at: SpaceId, units: Force },
    /// 6.2, 6.3: reinforcements with nowhere to go.
    Forgone { side: Side, cus: u8 },
    /// 6.4
    Named(UnitId),
    /// 6.4
    Removed(UnitId),
    /// 6.4
    Drawn(UnitId),
    /// 6.1, 6.5, 6.7
    Enters { general: UnitId, at: SpaceId },
    /// 6.7, 10.10
    Lost(UnitId),
    /// 10.10
    Displaced { general: UnitId, at: SpaceId },
    /// 7.1; the cards of a hand are told to its owner alone.
    Dealt { side: Side, cards: Vec<CardId> },
    /// 8.7
    Reshuffled,
    /// 7.3
    PlaysFirst(Side),
    /// 7.3: by a Campaign.
    ClaimsFirst(Side),
    /// 7.2
    Played { side: Side, card: CardId, how: Named },
    /// 19.2
    PcPlaced { side: Side, at: SpaceId },
    /// 15.5, 19.4, 22.2
    PcRemoved { side: Side, at: SpaceId },
    /// 19.1
    ProvinceTo { province: Province, owner: Option<Side> },
    /// 21.2
    Attrition {
        side: Side,
        at: SpaceId,
        die: u8,
        roll: i8,
        adds: Added,
        cus: u8,
        lost: u8,
        elephant: bool,
    },
    /// 21.2
    UnitsLost { side: Side, at: SpaceId, units: Force },
    /// 22.1
    Points { rome: u8, carthage: u8 },
    /// 22.3, 22.4, 23
    Over { winner: Side },
}
