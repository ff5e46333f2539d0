//! Questions of sections 4 to 6 and 15: the turn, operations, politics.

use engine::{CardId, SpaceId, UnitId};

engine::prompts! {
    /// A question of the turn. `left` counts how many of a batch are still to be done, this one included.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum TurnAsk below 80 {
        /// 5.1.B, 5.6: where a reinforcing CU goes; Pass never.
        PlaceCu { left: u8 } = 0,
        /// 5.1.B: a CU of the Miat stays a CU in Carthago (No) or becomes a Warship (Yes).
        MiatCu { left: u8 } = 1,
        /// 5.1.B, 5.1.C: where a general enters.
        PlaceGeneral(UnitId) = 2,
        /// 5.1.B: how many Warships are refitted for Admirals placed in Carthago.
        RefitForAdmirals { left: u8 } = 3,
        /// 5.1.C: which Consul becomes Proconsul, if any.
        Proconsul = 4,
        /// 5.1.C: which Naval Reform an Admiral Consul introduces, if any.
        Reform(UnitId) = 5,
        /// 5.1.C: how many CUs in Roma become Warships.
        ConvertCus(UnitId) = 6,
        /// 5.2.B: a campaign card played to go first, if any. Secret.
        PreEmpt = 7,
        /// 5.2.B: which side goes first: Yes for oneself.
        GoFirst = 8,
        /// 5.2.C: the card to play. Secret.
        PlayCard = 9,
        /// 5.2.C: what it is used for.
        UseCard(CardId) = 10,
        /// 5.2.C2.1: which general is activated.
        ActivateGeneral(CardId) = 11,
        /// 5.2.C2.2: where a PC is placed or flipped; Pass to stop.
        PlacePc { left: u8 } = 12,
        /// 5.2.C2.3: with which general troops are raised.
        RaiseTroops = 13,
        /// 5.2.C2.5: what the next OP buys; Pass to stop.
        SplitOp { left: u8 } = 14,
        /// 5.2.C2.5, 5.6: where a Supply Train goes.
        PlaceTrain = 15,
        /// 4.1, 5.5, 9.4, 13.6: which PC is removed.
        RemovePc { left: u8 } = 16,
        /// 5.3.A: whether a Force uses a Supply Train instead of rolling.
        SpareAttrition(SpaceId) = 17,
        /// 15.2: which units are lost to attrition.
        AttritionLoss { at: SpaceId, left: u8 } = 18,
        /// 5.6: how many Supply Trains the side that played more removes.
        WarChestTrain { left: u8 } = 19,
        /// 5.6: what the next point of difference buys; Pass to stop.
        WarChest { left: u8 } = 20,
        /// 5.2.C2.5: which slot of the Miat gets the PC.
        MiatSlot = 21,
        /// 5.2.C3, 5.1.B: where a Mercenary lands.
        LandMercenary(UnitId) = 22,
        /// 16.3: whether Xanthippus is paid for another turn.
        Contract = 23,
        /// 16.4: which Besieged city the runners go to.
        BlockadedCity = 24,
        /// 16.4: which Major Port gives the Supply Train.
        BlockadePort = 25,
        /// 16.4: which card is discarded. Secret.
        BlockadeDiscard = 26,
        /// 16.2: who is selected Consul; Pass to draw. `left` Consuls are still to come.
        SelectConsul { left: u8 } = 27,
        /// H.1: where a PC is placed before the war; Pass to stop.
        Handicap { left: u8 } = 28,
    }
}
