//! Questions of sections 13 and 14: land battle, siege, subjugation.

use crate::state::Kind;
use engine::{SpaceId, UnitId};

/// A question of battle or siege. Battle authors add what they need; numbers stay stable once released.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BattleAsk {
    /// 2.2.E1: which of the equal generals commands in the battle.
    Command,
    /// 13.2: whether Carthage rolls for a change of command of an attacking Roman army.
    ChangeOfCommand,
    /// 13.3.D: whether Carthage announces an Elephant Charge.
    ElephantCharge,
    /// 13.3.D: which Battle Die is rerolled, if any.
    Reroll,
    /// 13.4: which unit is lost.
    BattleLoss { left: u8 },
    /// 13.5: the next space of the retreat.
    RetreatTo,
    /// 13.5.E: how many of a kind go inside the walls.
    RetreatInside(Kind),
    /// 13.5.E: whether this general goes inside the walls.
    RetreatGeneralInside(UnitId),
    /// 13.5.C: which unit the retreat costs.
    RetreatLoss { left: u8 },
    /// 14.2: which unit the sieging Force loses.
    SiegeLoss(SpaceId),
    /// 14.3: whether a Supply Train and a CU inside are given for a Siege Point.
    DeterminedDefence(SpaceId),
    /// 14.5.B: how many of the besieged of a kind join the battle outside.
    JoinSortie { at: SpaceId, kind: Kind },
    /// 17.2: whether Flaccus rolls the Siege Die again against a Tribe.
    SiegeAgain(SpaceId),
    /// 17.2: whether Metellus has the die of the charge rolled again.
    ChargeAgain,
    /// 17.2: which of his own Battle Dice Barca rolls again, if any.
    BarcaRerolls,
    /// 14.5.B: whether this besieged general joins it too.
    JoinSortieGeneral { at: SpaceId, general: UnitId },
    /// 17.2: where Scipio's victory places a PC, if anywhere.
    Laurels,
}

impl BattleAsk {
    /// Its number, below 80.
    #[must_use]
    pub fn id(self) -> u8 {
        match self {
            BattleAsk::Command => 0,
            BattleAsk::ChangeOfCommand => 1,
            BattleAsk::ElephantCharge => 2,
            BattleAsk::Reroll => 3,
            BattleAsk::BattleLoss { .. } => 4,
            BattleAsk::RetreatTo => 5,
            BattleAsk::RetreatInside(_) => 6,
            BattleAsk::RetreatGeneralInside(_) => 7,
            BattleAsk::RetreatLoss { .. } => 8,
            BattleAsk::SiegeLoss(_) => 9,
            BattleAsk::DeterminedDefence(_) => 10,
            BattleAsk::JoinSortie { .. } => 11,
            BattleAsk::JoinSortieGeneral { .. } => 12,
            BattleAsk::SiegeAgain(_) => 17,
            BattleAsk::ChargeAgain => 18,
            BattleAsk::BarcaRerolls => 19,
            BattleAsk::Laurels => 20,
        }
    }
}
