//! What the log tells, by the part of the rulebook that it follows.

#[allow(missing_docs, reason = "fields are named after what they hold")]
mod battle;
#[allow(missing_docs, reason = "fields are named after what they hold")]
mod movement;
#[allow(missing_docs, reason = "fields are named after what they hold")]
mod turn;

pub use battle::BattleEvent;
pub use movement::MovementEvent;
pub use turn::TurnEvent;

use kernel::Rule;

/// An event with its section.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Event {
    /// The section it follows.
    pub rule: Rule,
    /// What happened.
    pub what: What,
}

/// What happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum What {
    /// Sections 2 to 6 and 15.
    Turn(TurnEvent),
    /// Sections 7 and 10 to 12.
    Movement(MovementEvent),
    /// Sections 13 and 14.
    Battle(BattleEvent),
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
impl From<BattleEvent> for What {
    fn from(event: BattleEvent) -> Self {
        What::Battle(event)
    }
}
