//! Questions of sections 13 and 14: land battle, siege, subjugation.

use crate::state::Kind;
use engine::{SpaceId, UnitId};

engine::prompts! {
    /// A question of battle or siege.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum BattleAsk below 80 {
        /// 2.2.E1: which of the equal generals commands in the battle.
        Command = 0,
        /// 13.2: whether Carthage rolls for a change of command of an attacking Roman army.
        ChangeOfCommand = 1,
        /// 13.3.D: whether Carthage announces an Elephant Charge.
        ElephantCharge = 2,
        /// 13.3.D: which Battle Die is rerolled, if any.
        Reroll = 3,
        /// 13.4: which unit is lost.
        BattleLoss { left: u8 } = 4,
        /// 13.5: the next space of the retreat.
        RetreatTo = 5,
        /// 13.5.E: how many of a kind go inside the walls.
        RetreatInside(Kind) = 6,
        /// 13.5.E: whether this general goes inside the walls.
        RetreatGeneralInside(UnitId) = 7,
        /// 13.5.C: which unit the retreat costs.
        RetreatLoss { left: u8 } = 8,
        /// 14.2: which unit the sieging Force loses.
        SiegeLoss(SpaceId) = 9,
        /// 14.3: whether a Supply Train and a CU inside are given for a Siege Point.
        DeterminedDefence(SpaceId) = 10,
        /// 14.5.B: how many of the besieged of a kind join the battle outside.
        JoinSortie { at: SpaceId, kind: Kind } = 11,
        /// 17.2: whether Flaccus rolls the Siege Die again against a Tribe.
        SiegeAgain(SpaceId) = 17,
        /// 17.2: whether Metellus has the die of the charge rolled again.
        ChargeAgain = 18,
        /// 17.2: which of his own Battle Dice Barca rolls again, if any.
        BarcaRerolls = 19,
        /// 14.5.B: whether this besieged general joins it too.
        JoinSortieGeneral { at: SpaceId, general: UnitId } = 12,
        /// 17.2: where Scipio's victory places a PC, if anywhere.
        Laurels = 20,
    }
}
