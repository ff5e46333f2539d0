//! What the log tells, by the part of the rulebook that it follows.

#[allow(missing_docs, reason = "fields are named after what they hold")]
mod battle;
#[allow(missing_docs, reason = "fields are named after what they hold")]
mod cards;
#[allow(missing_docs, reason = "fields are named after what they hold")]
mod movement;
#[allow(missing_docs, reason = "fields are named after what they hold")]
mod naval;
#[allow(missing_docs, reason = "fields are named after what they hold")]
mod turn;

pub use battle::BattleEvent;
pub use cards::CardEvent;
pub use movement::MovementEvent;
pub use naval::{NavalEvent, Why};
pub use punic::ReactionEvent;
pub use turn::TurnEvent;

/// An event with its section.
pub type Event = punic::Event<What>;

/// What happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum What {
    /// Sections 2 to 6 and 15.
    Turn(TurnEvent),
    /// Section 7, and what comes of reactions.
    Movement(MovementEvent),
    /// Reactions to a march.
    Reaction(ReactionEvent),
    /// Sections 13 and 14.
    Battle(BattleEvent),
    /// Sections 8 and 9.
    Naval(NavalEvent),
    /// Sections 5.2.C1 and 17.1.
    Card(CardEvent),
}

impl From<TurnEvent> for What {
    fn from(event: TurnEvent) -> Self {
        What::Turn(event)
    }
}
impl From<MovementEvent> for What {
    fn from(event: MovementEvent) -> Self {
        What::Movement(event)
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
impl From<NavalEvent> for What {
    fn from(event: NavalEvent) -> Self {
        What::Naval(event)
    }
}
impl From<CardEvent> for What {
    fn from(event: CardEvent) -> Self {
        What::Card(event)
    }
}
