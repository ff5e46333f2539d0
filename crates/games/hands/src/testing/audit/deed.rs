//! What a line of the log tells.

use crate::data::locations::Area;
use engine::{CardId, CardSet, SpaceId};

/// How Silver comes from the bank (5.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Trade {
    Coin,
    Trader,
    Merchant,
}

/// How a land battle ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum End {
    Attacker,
    Defender,
    Draw,
    Withdrawn,
}

/// A token on the map.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Token {
    Town,
    City,
    Capital,
}

/// Whose dice fall at sea.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Crew {
    Warships,
    Leader(CardId),
    Light,
    Heavy,
}

/// What happened. Sides are 0 for Rome and 1 for Carthage.
#[rustfmt::skip] // a deed a line, so that all are read at a glance
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Deed {
    /// An optional rule is agreed; the section says which.
    Agreed,
    Round { side: usize },
    Settled { side: usize, at: SpaceId, from: Option<SpaceId>, with: CardSet },
    /// The card of a location changes hands; whether it lay in a battle.
    CardTaken { at: SpaceId, battle: bool },
    Developed { side: usize, at: SpaceId, with: CardSet },
    Fortified { side: usize, at: SpaceId, with: CardSet },
    /// With the Ship of a Trader beside what brings the Silver.
    Money { side: usize, how: Trade, silver: u32, ship: Option<CardId>, with: CardSet },
    Passed { side: usize },
    Drafted { side: usize, card: CardId, silver: u32, levy: bool, with: CardSet },
    Discarded { side: usize, cards: CardSet, silver: u32 },
    Returned { side: usize, card: CardId },
    Retrieved { side: usize, cards: CardSet, silver: u32 },
    Bought { side: usize, card: CardId, silver: u32 },
    Dropped { side: usize, card: CardId },
    Cycled { side: Option<usize>, cards: CardSet, silver: u32 },
    IntoRow { card: CardId },
    Sailed { side: usize, to: Option<Area> },
    Built { side: usize, silver: u32, with: CardSet },
    Attacked { side: usize, at: SpaceId, from: SpaceId, with: CardSet, marker: i32 },
    Reinforced { side: usize, at: SpaceId, card: CardId, marker: i32 },
    Elephants { at: SpaceId, face: u32, moves: i32, marker: i32 },
    Combined { side: usize, at: SpaceId, marker: i32 },
    Goes { side: usize, at: SpaceId, round: u32, marker: i32 },
    /// Who attacked, where the line says it.
    Over { attacker: Option<usize>, at: SpaceId, end: End },
    Captured { side: usize, at: SpaceId, token: Token },
    SyracuseFalls { side: usize },
    BecomesTown { side: usize, at: SpaceId },
    WallsGone { at: SpaceId },
    LeftEmpty { at: SpaceId },
    Prestige { side: usize, now: u32 },
    Lost { side: usize, card: CardId },
    Disbanded { side: usize, cards: CardSet },
    Raids { side: usize, at: SpaceId, with: CardSet, supplied: bool },
    Blocked { side: usize, card: CardId },
    Bribes { side: usize, with: CardSet },
    Pillages { side: usize, at: SpaceId, with: CardSet, supplied: bool },
    Pillaged { side: usize, at: SpaceId, taken: u32, bank: u32, marker: u32 },
    Shamed { side: usize, vp: u32 },
    Engaged { side: usize, zone: Area, with: CardSet },
    LeaderSails { side: usize, card: CardId },
    InfantrySails { card: CardId },
    Dice { side: usize, of: Crew, faces: Vec<u32>, hits: u32 },
    Rerolled { side: usize, from: u32, to: u32 },
    NavalOver { sunk: [u32; 2], winner: Option<usize> },
    ShipCaptured { side: usize },
    FleetLost { side: usize },
    CampaignBegins,
    EventDrawn { card: CardId },
    EventDie { face: u32, shifted: u32, side: usize },
    Ignored,
    /// A Leader leaves; of a battle, where that is and where its marker stands then.
    LeaderLeaves { side: usize, card: CardId, battle: Option<(SpaceId, i32)> },
    WarshipsLost { side: usize, lost: u32, faces: Vec<u32> },
    SilverLost { side: usize, silver: u32 },
    SilverGained { side: usize, silver: u32 },
    PointsGained { side: usize, vp: u32 },
    Paid { side: usize, card: CardId, silver: u32 },
    TownGone { side: usize, at: SpaceId },
    Betrayed { at: SpaceId, marker: i32 },
    WallsOpened { at: SpaceId },
    PeaceDie { face: u32, changed: i32, comes_to: u32 },
    FateToken { side: Option<usize> },
    Income([u32; 2]),
    Points([u32; 2]),
    Maintained {
        side: usize,
        card: CardId,
        silver: u32,
        next: u32,
    },
    Flipped { side: usize, card: CardId },
    Turn(u32),
    EndIsNear,
    FinalScore { side: usize },
    /// What is paid, in VP or Silver.
    DeusPlayed { side: usize, card: CardId, price: u32 },
    ShipsGiven { side: usize, ships: u32 },
    /// The Serpent bars a battle (7.2).
    Barred { at: SpaceId },
    /// A line that moves nothing that is recomputed.
    Other,
}
