//! Events of sections 8 and 9.

use crate::state::{Force, Roll};
use engine::{CardId, PerSide, Side, SpaceId, UnitId, UnitSet};

/// The reason of a number in a Naval Battle or a storm.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Why {
    /// The Battle Rating of this Admiral.
    Admiral(UnitId),
    /// This commander is no Admiral.
    NoAdmiral(UnitId),
    /// The ability of this General.
    General(UnitId),
    /// The round of the battle.
    Round(u8),
    /// Corvi are mounted.
    Corvi,
    /// The level of Seamanship.
    Seamanship,
    /// A friendly PC in the port.
    PcInPort,
    /// A Strategy Card.
    Card(CardId),
    /// A Tactic Card.
    Tactic(CardId),
    /// The storms of the lane.
    Storms,
}

/// An event of a Naval Interception or Battle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NavalEvent {
    /// A Naval Interception is declared.
    Declared { by: Side, at: SpaceId },
    /// Nobody Intercepts although he could and holds Naval Supremacy.
    LetPass { by: Side, at: SpaceId },
    /// The Interception is cancelled by a card.
    Cancelled { at: SpaceId },
    /// The Naval Die of the Fleet that avoids, the Carthaginian symbols of the track, and whether it was enough.
    AvoidRolled {
        side: Side,
        face: u8,
        track: u8,
        avoided: bool,
    },
    /// The Fleet has avoided the Interception.
    Avoided { side: Side, at: SpaceId },
    /// Generals without any Unit are caught.
    Alone { side: Side, at: SpaceId },
    /// Warships leave a Major Port to Intercept.
    SetsOut { by: Side, from: SpaceId, warships: u8 },
    /// The Intercepting Fleet takes aboard in a port.
    TakenAboard {
        by: Side,
        at: SpaceId,
        generals: UnitSet,
        units: Force,
    },
    /// The Intercepting Fleet sails a lane.
    AnswerSails { by: Side, from: SpaceId, to: SpaceId },
    /// The Intercepting Fleet has come to the interception port.
    Arrives {
        commander: UnitId,
        at: SpaceId,
        warships: u8,
        units: Force,
    },
    /// A Naval Battle begins.
    Begins {
        at: SpaceId,
        mover: Side,
        commanders: PerSide<UnitId>,
        warships: PerSide<u8>,
        units: PerSide<Force>,
    },
    /// Tactic Cards are drawn; which ones only that side reads.
    Drew {
        side: Side,
        cards: Vec<CardId>,
        reasons: Vec<(Why, u8)>,
    },
    /// The ability of a Commanding General changes all Battle Rolls of his side.
    Adds { general: UnitId, count: i8 },
    /// A round begins.
    Round { round: u8, first: Side },
    /// A Tactic Card is played.
    Played { side: Side, card: CardId },
    /// A Battle Roll: what makes its column, what is added to the die, and what Tactic Cards change in the hits.
    Rolled {
        roll: Roll,
        columns: Vec<(Why, i8)>,
        modifiers: Vec<(Why, i8)>,
        changes: Vec<(Why, i8)>,
    },
    /// A Tactic Card is taken for the roll, if there is one; which one only that side reads.
    CardTaken { side: Side, card: Option<CardId> },
    /// Warships of a side are sunk.
    Sunk { side: Side, count: u8 },
    /// Enemy Warships are taken as Prizes.
    Prize { side: Side, count: u8, why: Why },
    /// Units of a side go down with its ships.
    UnitsLost { side: Side, units: Force },
    /// Naval Supremacy is given up to Evade.
    GivesUp { side: Side },
    /// A Fleet tries to get away by Evasion.
    Evades { side: Side },
    /// A Fleet has got away.
    Evaded { side: Side },
    /// A Fleet has no Warships left.
    NoWarships { side: Side, at: SpaceId },
    /// The Warships are counted after the last round.
    Counted { warships: PerSide<u8>, holder: Side },
    /// Who won.
    Won { winner: Side, at: SpaceId },
    /// Prizes: taken from the enemy, taken back from him, and sunk.
    Claimed { side: Side, taken: u8, back: u8, sunk: u8 },
    /// Warships come home Spent.
    Spent { side: Side, count: u8 },
    /// Generals and Units come ashore.
    Ashore {
        side: Side,
        at: SpaceId,
        generals: UnitSet,
        units: Force,
    },
    /// The ability of a General costs his side one PC more.
    OneMorePc { general: UnitId },
    /// The victorious Fleet sails on and will be weary.
    SailsOn { side: Side },
    /// The battle is called off for a bad omen.
    CalledOff { at: SpaceId },
    /// The die of Storms at Sea in the column of so many Units.
    Storm { side: Side, die: u8, units: u8, losses: u8 },
    /// How often the Cruel Sea is rolled for.
    Storms { rolls: Vec<(Why, u8)> },
    /// A die of the Cruel Sea.
    CruelSea { die: u8, hits: u8 },
    /// What is left of a Fleet cannot land.
    CannotLand { side: Side, at: SpaceId },
}
