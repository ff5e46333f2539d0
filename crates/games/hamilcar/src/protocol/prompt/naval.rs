//! Questions of sections 8 and 9: naval interception and battle.

use crate::state::Kind;

/// A question of a Naval Interception or Battle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NavalAsk {
    /// 8.1: whether a Naval Interception is declared.
    Declare,
    /// 8.2: whether the Fleet tries to avoid it.
    Avoid,
    /// 17.2: whether Pullus rolls again.
    AvoidAgain,
    /// 8.3: how many Warships Intercept.
    Warships,
    /// 8.3: from which Major Port.
    SetOut,
    /// 8.4: which General goes aboard in this port, if any more.
    AddGeneral,
    /// 8.3: how many of a kind go aboard in this port.
    AddUnits(Kind),
    /// 8.3: the next port of the Intercepting Fleet.
    SailTo,
    /// 17.2: whether the Warship that Adherbal has refitted joins.
    AddRefitted,
    /// 17.1 #59: whether Rome calls the battle off.
    CallOff,
    /// 9.2.A: which Tactic Card is played, if any. Secret.
    Maneuver,
    /// 9.2.C: whether a card Evades before a Battle Roll. Secret.
    EvadeNow,
    /// 9.2.C: whether the Fleet Evades in its own step. Secret.
    Evade,
    /// 9.2.C: whether the Evade is answered by Pursuit. Secret.
    Pursue,
    /// 17.2: whether Hamilcar rolls again.
    Reroll,
    /// 9.2.B3: how many Warships are taken as Prizes.
    Prizes,
    /// 9.2.B1: which Unit is lost.
    Loss(u8),
    /// 17.1 #39: which Unit the storm takes.
    StormLoss(u8),
    /// 9.3.B1: where the victorious Intercepting Fleet lands.
    Disembark,
    /// 2.2.E1: which of the equal Generals commands the moving Fleet in the battle.
    Command,
}

impl NavalAsk {
    /// Its number, below 50.
    #[must_use]
    pub fn id(self) -> u8 {
        match self {
            NavalAsk::Declare => 0,
            NavalAsk::Avoid => 1,
            NavalAsk::AvoidAgain => 2,
            NavalAsk::Warships => 3,
            NavalAsk::SetOut => 4,
            NavalAsk::AddGeneral => 5,
            NavalAsk::AddUnits(_) => 6,
            NavalAsk::SailTo => 7,
            NavalAsk::AddRefitted => 8,
            NavalAsk::CallOff => 9,
            NavalAsk::Maneuver => 10,
            NavalAsk::EvadeNow => 11,
            NavalAsk::Evade => 12,
            NavalAsk::Pursue => 13,
            NavalAsk::Reroll => 14,
            NavalAsk::Prizes => 15,
            NavalAsk::Loss(_) => 16,
            NavalAsk::StormLoss(_) => 17,
            NavalAsk::Disembark => 18,
            NavalAsk::Command => 19,
        }
    }
}
