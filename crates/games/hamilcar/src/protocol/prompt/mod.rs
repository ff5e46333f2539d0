//! What can be asked, by the part of the rulebook that asks it.

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

pub use battle::BattleAsk;
pub use cards::CardAsk;
pub use movement::MovementAsk;
pub use naval::NavalAsk;
pub use punic::ReactionAsk;
pub use turn::TurnAsk;

use core::fmt;

/// A prompt.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Prompt {
    /// Sections 4 to 6 and 15.
    Turn(TurnAsk),
    /// Section 7.
    Movement(MovementAsk),
    /// Sections 10 to 12: reactions by land.
    Reaction(ReactionAsk),
    /// Sections 13 and 14.
    Battle(BattleAsk),
    /// Sections 8 and 9.
    Naval(NavalAsk),
    /// Sections 5.2.C1 and 17.1.
    Card(CardAsk),
}

engine::prompt_of_parts!(Prompt: Turn(TurnAsk), Movement(MovementAsk), Reaction(ReactionAsk), Battle(BattleAsk), Naval(NavalAsk), Card(CardAsk));

impl Prompt {
    /// Its number in journals and links, below 250.
    #[must_use]
    pub fn id(self) -> u8 {
        match self {
            Prompt::Turn(ask) => ask.id(),
            Prompt::Movement(ask) => 80 + ask.id(),
            Prompt::Reaction(ask) => 85 + ask.id(),
            Prompt::Card(ask) => 120 + ask.id(),
            Prompt::Battle(ask) => 160 + ask.id(),
            Prompt::Naval(ask) => 200 + ask.id(),
        }
    }
}

/// Reactions are written as questions of movement, among which they are numbered: lists that tools make by these names stay comparable.
impl fmt::Debug for Prompt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (kind, ask): (&str, &dyn fmt::Debug) = match self {
            Prompt::Movement(ask) => ("Movement", ask),
            Prompt::Reaction(ask) => ("Movement", ask),
            Prompt::Turn(ask) => ("Turn", ask),
            Prompt::Battle(ask) => ("Battle", ask),
            Prompt::Naval(ask) => ("Naval", ask),
            Prompt::Card(ask) => ("Card", ask),
        };
        f.debug_tuple(kind).field(ask).finish()
    }
}
