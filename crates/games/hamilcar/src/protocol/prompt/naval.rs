//! Questions of sections 8 and 9: naval interception and battle.

use crate::state::Kind;

engine::prompts! {
    /// A question of a Naval Interception or Battle.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum NavalAsk below 50 {
        /// 8.1: whether a Naval Interception is declared.
        Declare = 0,
        /// 8.2: whether the Fleet tries to avoid it.
        Avoid = 1,
        /// 17.2: whether Pullus rolls again.
        AvoidAgain = 2,
        /// 8.3: how many Warships Intercept.
        Warships = 3,
        /// 8.3: from which Major Port.
        SetOut = 4,
        /// 8.4: which General goes aboard in this port, if any more.
        AddGeneral = 5,
        /// 8.3: how many of a kind go aboard in this port.
        AddUnits(Kind) = 6,
        /// 8.3: the next port of the Intercepting Fleet.
        SailTo = 7,
        /// 17.2: whether the Warship that Adherbal has refitted joins.
        AddRefitted = 8,
        /// 17.1 #59: whether Rome calls the battle off.
        CallOff = 9,
        /// 9.2.A: which Tactic Card is played, if any. Secret.
        Maneuver = 10,
        /// 9.2.C: whether a card Evades before a Battle Roll. Secret.
        EvadeNow = 11,
        /// 9.2.C: whether the Fleet Evades in its own step. Secret.
        Evade = 12,
        /// 9.2.C: whether the Evade is answered by Pursuit. Secret.
        Pursue = 13,
        /// 17.2: whether Hamilcar rolls again.
        Reroll = 14,
        /// 9.2.B3: how many Warships are taken as Prizes.
        Prizes = 15,
        /// 9.2.B1: which Unit is lost.
        Loss(u8) = 16,
        /// 17.1 #39: which Unit the storm takes.
        StormLoss(u8) = 17,
        /// 9.3.B1: where the victorious Intercepting Fleet lands.
        Disembark = 18,
        /// 2.2.E1: which of the equal Generals commands the moving Fleet in the battle.
        Command = 19,
    }
}
