//! Events of sections 13 and 14.

use crate::state::{Charge, Force};
use engine::{PerSide, Side, SpaceId, UnitId, UnitSet};

/// An event of battle or siege.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BattleEvent {
    /// A Land Battle begins, with these Forces and generals.
    Begins {
        at: SpaceId,
        attacker: Side,
        forces: PerSide<Force>,
        generals: PerSide<UnitSet>,
    },
    /// A general is chosen among equals to command.
    Commands { general: UnitId },
    /// The die of a change of command, and who commands now.
    CommandRolled { die: u8, commander: UnitId },
    /// A step of the dice levels: the section says which; what was compared, and the levels after it.
    Levels { counts: PerSide<u8>, levels: PerSide<u8> },
    /// The die of an Elephant Charge, what is added to it and taken off it, and the Roman rating it goes against.
    Charge(Charge),
    /// Elephant Fright takes so much off the die of the charge (17.1 #1).
    Fright { less: u8 },
    /// A general's ability works (17.2).
    Ability(UnitId),
    /// The Battle Rating of a Commanding General after a card (17.1 #54, #59).
    Rated { general: UnitId, rating: u8 },
    /// An attack is called off, and the Army goes back with its Units (17.1 #59).
    CalledOff { at: SpaceId, to: SpaceId, units: Force },
    /// A Battle Die: its face counted from 1.
    Die { side: Side, large: bool, face: u8 },
    /// A Battle Die is rolled again.
    Rerolled {
        by: Side,
        side: Side,
        large: bool,
        face: u8,
    },
    /// Hits that each side suffers.
    Hits(PerSide<u8>),
    /// Units are lost: in battle (13.4), to a penalty of the retreat into this space (13.5.C), or to the Siege Die (14.2).
    Lost { side: Side, at: SpaceId, units: Force },
    /// Who won.
    Won { winner: Side, at: SpaceId },
    /// A Force retreats a space, by road (13.5.A) or by sea (13.5.D).
    Retreated {
        side: Side,
        from: SpaceId,
        to: SpaceId,
        units: Force,
        generals: UnitSet,
    },
    /// Units and generals retreat inside the walls (13.5.E), or go back inside after a Sortie (14.5.B).
    RetreatedInside {
        side: Side,
        at: SpaceId,
        units: Force,
        generals: UnitSet,
    },
    /// A Force finds no way and is eliminated.
    NoRetreat { side: Side, at: SpaceId, units: Force },
    /// A friendly Force is absorbed on the way.
    Absorbed { side: Side, at: SpaceId, units: Force },
    /// How many PCs the loser removes for how many units lost.
    Consequences { side: Side, units: u8, pcs: u8 },
    /// Half of an odd number is rounded down.
    HalfRounded { units: u8, half: u8 },
    /// A subordinate general conducts an attempt with three CUs.
    Detached { general: UnitId, at: SpaceId },
    /// The die of a Siege or Subjugation attempt.
    SiegeDie {
        side: Side,
        at: SpaceId,
        red: bool,
        face: u8,
        points: u8,
        losses: u8,
    },
    /// A Siege Point is cancelled by a determined defence.
    DeterminedDefence { side: Side, at: SpaceId, units: Force },
    /// Points on the city or Tribe now.
    Points {
        at: SpaceId,
        side: Side,
        points: u8,
        needed: u8,
    },
    /// A city has its first Siege Point and is Besieged.
    Besieged { at: SpaceId, by: Side },
    /// A city falls.
    CityFalls { at: SpaceId, to: Side, lost: Force },
    /// A Tribe is subjugated.
    Subjugated { at: SpaceId, by: Side },
    /// A siege is lifted.
    Lifted { at: SpaceId },
    /// The besieged sally out.
    Sortie {
        at: SpaceId,
        side: Side,
        units: Force,
        generals: UnitSet,
    },
    /// No CU may be given for a determined defence: a Consul inside keeps his.
    NoDefence { side: Side, at: SpaceId },
}
