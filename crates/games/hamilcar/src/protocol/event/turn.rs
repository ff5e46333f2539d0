//! Events of sections 2 to 6 and 15.

use crate::state::{Force, Office, Where};
use engine::{CardId, Side, SpaceId, UnitId};

/// An event of the turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TurnEvent {
    /// The board is set up: what all share, or one side's part.
    SetUp(Option<Side>),
    /// The war begins with the Strategy Phase of turn 1.
    WarBegins,
    /// A general is drawn from a pool.
    Drawn(UnitId),
    /// What the Miat is now.
    MiatIs(crate::state::Mood),
    /// The Die is rolled.
    Die { side: Side, die: u8 },
    /// Warships leave the Turn Track for the supply.
    ShipsReturn { side: Side, count: u8 },
    /// A Carthaginian general returns to the pool.
    Recalled(UnitId),
    /// Played cards leave the War Chest boxes.
    ChestsEmptied { discarded: u8, removed: u8 },
    /// A new Game Turn begins.
    TurnBegins(u8),
    /// A side is dealt cards; which ones only that side reads.
    Dealt { side: Side, cards: Vec<CardId> },
    /// The discards are shuffled into the deck.
    Reshuffled,
    /// Who plays first.
    PlaysFirst(Side),
    /// 5.2.B: by a Campaign.
    ClaimsFirst(Side),
    /// A card is played for a purpose named in `how`.
    Played {
        side: Side,
        card: CardId,
        how: crate::protocol::buttons::Named,
    },
    /// A side has no card left and passes.
    Passed(Side),
    /// A PC is placed.
    PcPlaced { side: Side, at: SpaceId },
    /// A PC is flipped to this side.
    PcFlipped { side: Side, at: SpaceId },
    /// A PC is removed.
    PcRemoved { side: Side, at: SpaceId },
    /// A PC is placed on the Miat.
    MiatPlaced(u8),
    /// A PC is removed from the Miat.
    MiatRemoved(u8),
    /// An entry of the Provincial Display changes hands.
    Province { entry: u8, owner: Option<Side> },
    /// Units are placed.
    Placed { side: Side, at: SpaceId, units: Force },
    /// Units are removed from a space for a reason told by the section.
    Removed { side: Side, at: SpaceId, units: Force },
    /// A general enters or moves outside of movement.
    GeneralPlaced { general: UnitId, at: Where },
    /// A general takes an office.
    Elected { general: UnitId, office: Office },
    /// A general is displaced: back to the pool, or eliminated.
    Displaced(UnitId),
    /// A general leaves the game.
    Eliminated(UnitId),
    /// A general joins his side's pool.
    JoinsPool(UnitId),
    /// Warships are built or return.
    ShipsBuilt { side: Side, count: u8 },
    /// A general's Strategy Rating counts as less for an activation (17.2).
    CountsAs { general: UnitId, rating: u8 },
    /// A Warship is given up for a CU (17.2).
    ShipGivenUp { side: Side },
    /// Warships are refitted.
    ShipsRefitted { side: Side, count: u8 },
    /// CUs become Warships.
    Converted { side: Side, count: u8 },
    /// Seamanship changes to this level.
    Seamanship(u8),
    /// Naval Supremacy changes hands.
    Supremacy(Side),
    /// A die for attrition, the CUs of the Force, the losses it brings, and whether an Elephant goes first.
    Attrition {
        side: Side,
        at: SpaceId,
        die: u8,
        cus: u8,
        losses: u8,
        elephant: bool,
    },
    /// A Supply Train is spent instead of a roll, an activation or a difference.
    TrainSpent { side: Side, at: SpaceId },
    /// What the Victory Check counts.
    VictoryCheck { rome: u8, carthage: u8 },
    /// How many Provinces in Italia Rome controls.
    ItalianProvinces(u8),
    /// What the last count counts.
    FinalCount { rome: u8, carthage: u8 },
    /// What the War Chest counts.
    WarChest { rome: u8, carthage: u8 },
    /// An optional rule or a house rule is agreed, in a sentence.
    Agreed(String),
    /// A Mercenary is hired for so many PCs of the Miat.
    Hired { general: UnitId, pcs: u8 },
    /// Forgotten Tactics leave the game.
    TacticsRemembered,
    /// Xanthippus stays for so many PCs of the Miat.
    ContractProlonged { pcs: u8 },
    /// A Consul is selected from the pool.
    Selected(UnitId),
    /// The War Chest has paid for Duilius.
    DuiliusPaid,
    /// Runners sail from a port to a Besieged city.
    RunsBlockade { at: SpaceId, port: SpaceId },
    /// A card goes to the discards without being played.
    Discarded { side: Side, card: CardId },
    /// What the runners have done: Siege Points removed and left, and whether their Warship is sunk.
    BlockadeRun {
        at: SpaceId,
        red: bool,
        face: u8,
        points: u8,
        left: u8,
        sunk: bool,
    },
    /// So many Tribes of a side's home Region cost it as many PCs.
    Unstable { side: Side, tribes: u8 },
    /// The war is over.
    Over { winner: Side },
    /// A side has left so many of the PCs unplaced that a card gave it.
    LeftUnplaced { side: Side, count: u8 },
}
