//! Questions of sections 14 to 17 and 20: battle, retreat, withdrawal, siege, subjugation.

use crate::data::battle_cards::BattleCard;
use crate::state::Kind;
use engine::{CardId, SpaceId, UnitId};

engine::prompts! {
    /// A question of battle or siege. `left` counts how many of a batch are still to be done, this one included.
    #[allow(missing_docs, reason = "fields are named after what they hold")]
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum BattleAsk below 40 {
        /// 18.2: whether Carthage rolls for a Change of Command of an attacking Roman army.
        ChangeOfCommand = 0,
        /// 17.3: whether Carthage announces an elephant charge.
        ElephantCharge = 1,
        /// 14.6, 16.1: which Battle Card the attacker plays, or whether he withdraws; Pass only where no card is left. Secret.
        Attack = 2,
        /// 14.9, 24: which type a Reserve, or Hannibal's Probe, stands for.
        AttackAs(CardId) = 3,
        /// 14.7: what matches a card of this type; Pass to lose the battle. Secret.
        Match(BattleCard) = 4,
        /// 14.8: whether the defender tries to become the attacker.
        Counterattack = 5,
        /// 14.8: whether the defender becomes the attacker, as he may without a roll.
        TakeInitiative = 6,
        /// 16.1: whether the defender tries to stop a withdrawal.
        StopWithdrawal = 7,
        /// 16.2: where the withdrawing army goes.
        WithdrawTo = 8,
        /// 25, 59: which Battle Card the ally brings: one that lies open, or one drawn.
        Deserter = 9,
        /// 20.7: how many CUs of a kind sally out of the city to join the battle.
        JoinSortie { at: SpaceId, kind: Kind } = 10,
        /// 20.7: whether this general sallies out with them.
        JoinSortieGeneral { at: SpaceId, general: UnitId } = 11,
        /// 14.11, 14.12: which CU is lost.
        BattleLoss { left: u8 } = 12,
        /// 15.4, 20.7: how many CUs of a kind retreat inside the walls.
        RetreatInside(Kind) = 13,
        /// 15.4, 20.7: whether this general retreats inside the walls.
        RetreatGeneralInside(UnitId) = 14,
        /// 15.1: the next space of the retreat.
        RetreatTo = 15,
        /// 15.3: which CU the retreat costs.
        RetreatLoss { left: u8 } = 16,
        /// 20.2: which CU the siege costs.
        SiegeLoss { at: SpaceId, left: u8 } = 17,
    }
}
