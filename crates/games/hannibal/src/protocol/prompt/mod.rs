//! What can be asked, by the part of the rulebook that asks it.

mod battle;
mod cards;
mod movement;

pub use battle::BattleAsk;
pub use cards::CardAsk;
pub use movement::MovementAsk;
pub use punic::ReactionAsk;

use core::fmt;
use engine::{CardId, SpaceId, UnitId};

/// A prompt.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Prompt {
    /// Sections 5 to 8, 19 and 21 to 23.
    Turn(TurnAsk),
    /// Sections 14 to 17 and 20.
    Battle(BattleAsk),
    /// Section 25.
    Card(CardAsk),
    /// Sections 9 to 11 and 18, and who commands of equals (12.6).
    Movement(MovementAsk),
    /// Sections 10.3, 12 and 13: reactions.
    Reaction(ReactionAsk),
}

engine::prompt_of_parts!(Prompt: Turn(TurnAsk), Reaction(ReactionAsk), Battle(BattleAsk), Card(CardAsk), Movement(MovementAsk));

impl Prompt {
    /// Its number in journals and links, below 250.
    #[must_use]
    pub fn id(self) -> u8 {
        match self {
            Prompt::Turn(ask) => ask.id(),
            Prompt::Battle(ask) => 120 + ask.id(),
            Prompt::Card(ask) => 160 + ask.id(),
            Prompt::Movement(ask) => 60 + ask.id(),
            // 73 is who commands.
            Prompt::Reaction(ask @ (ReactionAsk::Pursue | ReactionAsk::BackUp)) => 67 + ask.id(),
            Prompt::Reaction(ask) => 66 + ask.id(),
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
            Prompt::Card(ask) => ("Card", ask),
        };
        f.debug_tuple(kind).field(ask).finish()
    }
}

engine::prompts! {
    /// A question of the turn. `left` counts how many of a batch are still to be done, this one included.
    #[allow(missing_docs, reason = "fields are named after what they hold")]
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum TurnAsk below 60 {
        /// 6.1, 6.2: where a reinforcing CU goes.
        PlaceCu { left: u8 } = 0,
        /// 6.1, 6.5, 6.7: where a general enters.
        PlaceGeneral(UnitId) = 1,
        /// 6.4: who is to be proconsul; Pass for nobody.
        Proconsul = 2,
        /// 7.3: whether Rome plays a campaign card to go first; Pass not to. Secret.
        PreEmpt = 3,
        /// 7.3: Yes for Carthage to go first.
        GoFirst = 4,
        /// 5, 3: the card to play. Secret.
        PlayCard = 5,
        /// 7.2: what it is used for.
        UseCard(CardId) = 6,
        /// 8.2: where a PC marker is placed; Pass to stop.
        PlacePc { left: u8 } = 7,
        /// 8.2: with which general troops are raised.
        RaiseTroops = 8,
        /// 10.10, 15.5, 22.2: which PC marker is removed.
        RemovePc { left: u8 } = 9,
        /// 17.2, 21.2: which CU is lost.
        LoseCu { at: SpaceId, left: u8 } = 10,
        /// H.1: where a PC marker is placed before the war; Pass to stop.
        Handicap { left: u8 } = 11,
    }
}
