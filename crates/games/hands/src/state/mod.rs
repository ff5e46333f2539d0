//! All that lies on the table. What is nowhere here is not on the board.

mod battle;
mod player;
mod queries;
mod setup;
mod underway;

pub use battle::Battle;
pub use player::{Captured, Deduced, Owned, Player};
pub use setup::Setup;
pub use underway::{Action, Naval, Round, Struck, Underway};

use engine::{CardId, CardSet, PerSide, Side, SpaceSet};
use serde::{Deserialize, Serialize};

/// Where the sequence of play stands (4, 4.1). One step of the game plays one of these.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Phase {
    /// 3: strategy cards, hands and secret cards are drawn.
    SetUp,
    /// 5.2.3: the battle that the active side has begun is looked at.
    OwnBattle,
    /// 5.2.3: the battle that the other side has begun is looked at, then whether the war is over (6.2).
    OtherBattle,
    /// 4.2: one action or free action.
    Actions,
    /// 6.2: whether the end is near.
    End,
    /// 4: the hand is filled.
    Refill,
    /// 4.1: the Discard pile goes back into the Draw deck of Carthage.
    Reshuffle,
    /// 4.1: the hand of Carthage is filled.
    Muster,
    /// 4.7: an Event is drawn, and whom it hits.
    Event,
    /// 4.7: the Event does its work.
    Struck,
    /// 4.1: income, VP, strategy cards; and whether the war is over (6.1, 6.2).
    Reckoning,
}

/// Where the Campaign card is (4.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum CampaignCard {
    /// At the bottom of the Draw deck of Carthage.
    Bottom,
    /// Drawn: it lies aside.
    Drawn,
    /// Out of the game: the end is near (6.2).
    Gone,
}

/// Which condition has brought the end near (6.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Ending {
    /// All Town tokens of this side are gone from its stock.
    Towns(Side),
    /// All City tokens of this side are gone from its stock.
    Cities(Side),
    /// This side has captured tokens worth 10 points.
    Captured(Side),
    /// This side has 8 Prestige.
    Prestige(Side),
    /// This side has 90 VP.
    Points(Side),
    /// 12 turns have elapsed.
    Turns,
    /// Peace.
    Peace,
}

/// The table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct State {
    /// What was agreed.
    pub setup: Setup,
    /// The turn, 1 to 12.
    pub turn: u8,
    /// Whose round it is.
    pub active: Side,
    /// Phase of the round.
    pub phase: Phase,
    /// What the round has seen.
    pub round: Round,
    /// Whether this is the first round of each side, with one action (4.2).
    pub opening: bool,
    /// What each side has.
    pub players: PerSide<Player>,
    /// Locations with a Fortification token (5.1.3).
    pub fortified: SpaceSet,
    /// Whether Syracuse still holds its own token (4.5).
    pub syracuse_free: bool,
    /// Neutral Location and Empire cards that nobody has (3.4).
    pub neutral: CardSet,
    /// The row of strategy cards, #1 first (3.4).
    pub row: [CardId; 3],
    /// Strategy cards to be drawn.
    pub strategies: CardSet,
    /// Strategy cards that have been discarded.
    pub strategy_discards: CardSet,
    /// Events to be drawn.
    pub events: CardSet,
    /// Events that have been discarded.
    pub event_discards: CardSet,
    /// The Event at work (4.7).
    pub struck: Option<Struck>,
    /// Where Campaign is.
    pub campaign: CampaignCard,
    /// Who has the Fate Token (6F).
    pub fate: Option<Side>,
    /// What has brought the end near (6.2).
    pub ending: Option<Ending>,
    /// Deus Ex Machina cards that have been played (7.2).
    pub deus_played: CardSet,
    /// The action that is being planned or carried out; the other side sees nothing of it (4.2).
    pub underway: Option<Underway>,
    /// The naval battle being fought (5.2.5).
    pub naval: Option<Naval>,
}
