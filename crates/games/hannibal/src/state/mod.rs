//! All that lies on the table. What is nowhere here is not on the board.

mod battle;
mod campaign;
mod command;
mod effects;
mod general;
mod march;
mod onset;
mod queries;
mod setup;
mod siege;

pub use battle::{Attack, Battle, Charge, Denied, Ended, Hand};
pub use campaign::{ACTED, Campaign, MOST_POINTS, Moved, gone_on, reach, with_nero, without_nero};
pub use effects::{Counsel, Effects};
pub use general::{General, Office, Where};
pub use march::March;
pub use onset::{Entered, Onset};
pub use punic::Retreat;
pub use punic::{Force, Kind, Parties, Party};
pub use setup::Setup;
pub use siege::Attempt;

use crate::data::generals::COUNT as GENERALS;
use crate::data::spaces::COUNT as SPACES;
use core::ops::{Deref, DerefMut};
use engine::Side;
use serde::{Deserialize, Serialize};

/// What decides the control of a space.
pub type Marker = punic::Marker<Option<Side>>;

/// A space.
pub type Place = punic::Place<Option<Side>>;

/// What lies on the table of both wars.
pub type Common = punic::Common<Option<Side>, General, SPACES, GENERALS>;

/// Reactions in progress.
pub type Reactions = punic::Reactions<()>;

/// Where the sequence of play stands (5). One step of the game plays one of these.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Phase {
    /// 5, 1: from turn 2.
    Reinforcement,
    /// 5, 2
    Deal,
    /// 7.3
    FirstPlayer,
    /// 5, 3: this side plays a card, or has none.
    Play(Side),
    /// 10.11: this side activates the next general of its campaign card.
    Campaign(Side),
    /// 5, 4
    WinterAttrition,
    /// 5, 5
    PoliticalIsolation,
    /// 5, 6
    VictoryCheck,
    /// 5, 7
    EndOfTurn,
    /// H.1: so many PCs may still be placed before the war.
    Handicap(u8),
}

impl Phase {
    /// The phase in words.
    #[must_use]
    pub const fn title(self) -> &'static str {
        match self {
            Phase::Reinforcement => "Reinforcement Phase",
            Phase::Handicap(_) => "Before the war",
            Phase::Deal | Phase::FirstPlayer | Phase::Play(_) | Phase::Campaign(_) => "Strategy Phase",
            Phase::WinterAttrition => "Winter Attrition Phase",
            Phase::PoliticalIsolation => "Political Isolation Phase",
            Phase::VictoryCheck => "Victory Check Phase",
            Phase::EndOfTurn => "End of Turn",
        }
    }
}

/// The table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct State {
    /// What was agreed.
    #[serde(deserialize_with = "engine::code::since::<2, _, _>")]
    pub setup: Setup,
    /// The turn, 1 to 9.
    pub turn: u8,
    /// Phase of the turn.
    pub phase: Phase,
    /// What both wars have: spaces, generals, deck, discards, cards out of the game, hands.
    pub common: Common,
    /// What Events have left on the table.
    pub effects: Effects,
    /// The battle in progress (14).
    pub battle: Option<Battle>,
    /// The siege or subjugation attempt in progress (20.2).
    pub attempt: Option<Attempt>,
    /// The activation under way (10).
    pub march: Option<March>,
    /// The campaign card being resolved (10.11).
    pub campaign: Option<Campaign>,
    /// The reactions to the march under way (10.3).
    pub reactions: Option<Reactions>,
}

impl Deref for State {
    type Target = Common;

    fn deref(&self) -> &Common {
        &self.common
    }
}

impl DerefMut for State {
    fn deref_mut(&mut self) -> &mut Common {
        &mut self.common
    }
}
