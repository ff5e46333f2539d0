//! Questions of sections 14 to 17 and 20: battle, retreat, withdrawal, siege, subjugation.

use crate::data::battle_cards::BattleCard;
use crate::state::Kind;
use engine::{CardId, SpaceId, UnitId};

/// A question of battle or siege. `left` counts how many of a batch are still to be done, this one included.
#[allow(missing_docs, reason = "fields are named after what they hold")]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BattleAsk {
    /// 18.2: whether Carthage rolls for a Change of Command of an attacking Roman army.
    ChangeOfCommand,
    /// 17.3: whether Carthage announces an elephant charge.
    ElephantCharge,
    /// 14.6, 16.1: which Battle Card the attacker plays, or whether he withdraws; Pass only where no card is left. Secret.
    Attack,
    /// 14.9, 24: which type a Reserve, or Hannibal's Probe, stands for.
    AttackAs(CardId),
    /// 14.7: what matches a card of this type; Pass to lose the battle. Secret.
    Match(BattleCard),
    /// 14.8: whether the defender tries to become the attacker.
    Counterattack,
    /// 14.8: whether the defender becomes the attacker, as he may without a roll.
    TakeInitiative,
    /// 16.1: whether the defender tries to stop a withdrawal.
    StopWithdrawal,
    /// 16.2: where the withdrawing army goes.
    WithdrawTo,
    /// 25, 59: which Battle Card the ally brings: one that lies open, or one drawn.
    Deserter,
    /// 20.7: how many CUs of a kind sally out of the city to join the battle.
    JoinSortie { at: SpaceId, kind: Kind },
    /// 20.7: whether this general sallies out with them.
    JoinSortieGeneral { at: SpaceId, general: UnitId },
    /// 14.11, 14.12: which CU is lost.
    BattleLoss { left: u8 },
    /// 15.4, 20.7: how many CUs of a kind retreat inside the walls.
    RetreatInside(Kind),
    /// 15.4, 20.7: whether this general retreats inside the walls.
    RetreatGeneralInside(UnitId),
    /// 15.1: the next space of the retreat.
    RetreatTo,
    /// 15.3: which CU the retreat costs.
    RetreatLoss { left: u8 },
    /// 20.2: which CU the siege costs.
    SiegeLoss { at: SpaceId, left: u8 },
}

impl BattleAsk {
    /// Its number, below 40.
    #[must_use]
    pub fn id(self) -> u8 {
        match self {
            BattleAsk::ChangeOfCommand => 0,
            BattleAsk::ElephantCharge => 1,
            BattleAsk::Attack => 2,
            BattleAsk::AttackAs(_) => 3,
            BattleAsk::Match(_) => 4,
            BattleAsk::Counterattack => 5,
            BattleAsk::TakeInitiative => 6,
            BattleAsk::StopWithdrawal => 7,
            BattleAsk::WithdrawTo => 8,
            BattleAsk::Deserter => 9,
            BattleAsk::JoinSortie { .. } => 10,
            BattleAsk::JoinSortieGeneral { .. } => 11,
            BattleAsk::BattleLoss { .. } => 12,
            BattleAsk::RetreatInside(_) => 13,
            BattleAsk::RetreatGeneralInside(_) => 14,
            BattleAsk::RetreatTo => 15,
            BattleAsk::RetreatLoss { .. } => 16,
            BattleAsk::SiegeLoss { .. } => 17,
        }
    }
}
