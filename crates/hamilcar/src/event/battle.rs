//! Events of sections 13 and 14.

use crate::state::Force;
use kernel::{PerSide, Side, SpaceId, UnitId};

/// An event of battle or siege.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BattleEvent {
    /// A Land Battle begins.
    Begins {
        at: SpaceId,
        attacker: Side,
        forces: PerSide<Force>,
        commanders: PerSide<Option<UnitId>>,
    },
    /// The die of a change of command, and who commands now.
    CommandRolled { die: u8, commander: UnitId },
    /// A step of the dice levels: the section says which; levels after it.
    Levels(PerSide<u8>),
    /// The die of an Elephant Charge with what is taken off it.
    Charge { die: u8, less: u8, rating: u8 },
    /// A Battle Die: faces as rows of the data.
    Die { side: Side, large: bool, face: u8 },
    /// A Battle Die is rolled again.
    Rerolled {
        by: Side,
        side: Side,
        large: bool,
        face: u8,
    },
    /// Hits of each side on the other.
    Hits(PerSide<u8>),
    /// Units are lost.
    Lost { side: Side, at: SpaceId, units: Force },
    /// Who won.
    Won { winner: Side, at: SpaceId },
    /// A Force retreats a space.
    Retreated {
        side: Side,
        from: SpaceId,
        to: SpaceId,
        lost: u8,
    },
    /// A Force retreats inside the walls.
    RetreatedInside { side: Side, at: SpaceId, units: Force },
    /// A Force finds no way and is eliminated.
    NoRetreat { side: Side, at: SpaceId },
    /// A friendly Force is absorbed on the way.
    Absorbed { side: Side, at: SpaceId },
    /// How many PCs the loser removes.
    Consequences { side: Side, pcs: u8 },
    /// The die of a Siege or Subjugation attempt.
    SiegeDie {
        side: Side,
        at: SpaceId,
        red: bool,
        points: u8,
        losses: u8,
    },
    /// A Siege Point is cancelled by a determined defence.
    DeterminedDefence { side: Side, at: SpaceId },
    /// Points on the city or Tribe now.
    Points { at: SpaceId, points: u8, needed: u8 },
    /// A city falls.
    CityFalls { at: SpaceId, to: Side },
    /// A Tribe is subjugated.
    Subjugated { at: SpaceId, by: Side },
    /// A siege is lifted.
    Lifted { at: SpaceId },
    /// The besieged sally out.
    Sortie { at: SpaceId, side: Side },
}
