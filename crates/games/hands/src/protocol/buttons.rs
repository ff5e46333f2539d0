//! The buttons that are neither location, card nor number, with their words.

use crate::state::Action;

engine::named! {
    /// 5.1.1
    Settle = "settle",
    /// 5.3.1
    TakeMoney = "take money",
    /// 5.4.1
    Draft = "draft",
    /// 5.2.2
    Reinforce = "reinforce",
    /// 5.2.1
    Attack = "attack",
    /// 5.3.2
    Trader = "trade",
    /// 5.3.3
    Merchant = "send a Merchant",
    /// 5.1.2
    Develop = "develop",
    /// 5.1.3
    Fortify = "fortify",
    /// 5.2.4
    Raid = "raid",
    /// 5.2.5
    Engage = "engage the Fleet",
    /// 5.2.6
    Bribe = "bribe",
    /// 5.3.4
    Pillage = "pillage",
    /// 5.4.2
    Discard = "discard",
    /// 5.4.3
    Return = "return a card",
    /// 5.4.4
    Reserve = "reserve a card",
    /// 5.5.1
    BuyStrategy = "buy a strategy card",
    /// 5.5.2
    DropStrategy = "discard the strategy card",
    /// 5.5.3
    Cycle = "cycle strategy cards",
    /// 5.6.1
    SeaMove = "sail",
    /// 5.6.3
    Build = "build a Warship",
    /// 5.6.4
    Pass = "pass",
    /// 5.2.2
    Leader = "add a Leader",
    /// 4
    DrawCards = "draw cards",
    /// 5.4.5
    Retrieve = "retrieve the Reserve",
    /// 5.6.2
    Withdraw = "withdraw from the siege",
    /// 7.2
    DeusExMachina = "play Deus Ex Machina",
    /// 4
    EndRound = "end the round",
    /// 4.7
    AddOne = "add 1",
    /// 4.7
    TakeOne = "take off 1",
}

impl Named {
    /// The button of an action: they have the same order.
    #[must_use]
    pub fn of(action: Action) -> Named {
        Named::ALL[action as usize]
    }

    /// The action of a button, if it is one.
    #[must_use]
    pub fn action(self) -> Option<Action> {
        Action::ALL.get(self as usize).copied()
    }
}
