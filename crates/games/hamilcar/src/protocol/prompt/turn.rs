//! Questions of sections 4 to 6 and 15: the turn, operations, politics.

use engine::{CardId, SpaceId, UnitId};

/// A question of the turn. `left` counts how many of a batch are still to be done, this one included.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TurnAsk {
    /// 5.1.B, 5.6: where a reinforcing CU goes; Pass never.
    PlaceCu { left: u8 },
    /// 5.1.B: a CU of the Miat stays a CU in Carthago (No) or becomes a Warship (Yes).
    MiatCu { left: u8 },
    /// 5.1.B, 5.1.C: where a general enters.
    PlaceGeneral(UnitId),
    /// 5.1.B: how many Warships are refitted for Admirals placed in Carthago.
    RefitForAdmirals { left: u8 },
    /// 5.1.C: which Consul becomes Proconsul, if any.
    Proconsul,
    /// 5.1.C: which Naval Reform an Admiral Consul introduces, if any.
    Reform(UnitId),
    /// 5.1.C: how many CUs in Roma become Warships.
    ConvertCus(UnitId),
    /// 5.2.B: a campaign card played to go first, if any. Secret.
    PreEmpt,
    /// 5.2.B: which side goes first: Yes for oneself.
    GoFirst,
    /// 5.2.C: the card to play. Secret.
    PlayCard,
    /// 5.2.C: what it is used for.
    UseCard(CardId),
    /// 5.2.C2.1: which general is activated.
    ActivateGeneral(CardId),
    /// 5.2.C2.2: where a PC is placed or flipped; Pass to stop.
    PlacePc { left: u8 },
    /// 5.2.C2.3: with which general troops are raised.
    RaiseTroops,
    /// 5.2.C2.5: what the next OP buys; Pass to stop.
    SplitOp { left: u8 },
    /// 5.2.C2.5, 5.6: where a Supply Train goes.
    PlaceTrain,
    /// 4.1, 5.5, 9.4, 13.6: which PC is removed.
    RemovePc { left: u8 },
    /// 5.3.A: whether a Force uses a Supply Train instead of rolling.
    SpareAttrition(SpaceId),
    /// 15.2: which units are lost to attrition.
    AttritionLoss { at: SpaceId, left: u8 },
    /// 5.6: how many Supply Trains the side that played more removes.
    WarChestTrain { left: u8 },
    /// 5.6: what the next point of difference buys; Pass to stop.
    WarChest { left: u8 },
    /// 5.2.C2.5: which slot of the Miat gets the PC.
    MiatSlot,
    /// 5.2.C3, 5.1.B: where a Mercenary lands.
    LandMercenary(UnitId),
    /// 16.3: whether Xanthippus is paid for another turn.
    Contract,
    /// 16.4: which Besieged city the runners go to.
    BlockadedCity,
    /// 16.4: which Major Port gives the Supply Train.
    BlockadePort,
    /// 16.4: which card is discarded. Secret.
    BlockadeDiscard,
    /// 16.2: who is selected Consul; Pass to draw. `left` Consuls are still to come.
    SelectConsul { left: u8 },
    /// H.1: where a PC is placed before the war; Pass to stop.
    Handicap { left: u8 },
}

impl TurnAsk {
    /// Its number, below 80.
    #[must_use]
    pub fn id(self) -> u8 {
        match self {
            TurnAsk::PlaceCu { .. } => 0,
            TurnAsk::MiatCu { .. } => 1,
            TurnAsk::PlaceGeneral(_) => 2,
            TurnAsk::RefitForAdmirals { .. } => 3,
            TurnAsk::Proconsul => 4,
            TurnAsk::Reform(_) => 5,
            TurnAsk::ConvertCus(_) => 6,
            TurnAsk::PreEmpt => 7,
            TurnAsk::GoFirst => 8,
            TurnAsk::PlayCard => 9,
            TurnAsk::UseCard(_) => 10,
            TurnAsk::ActivateGeneral(_) => 11,
            TurnAsk::PlacePc { .. } => 12,
            TurnAsk::RaiseTroops => 13,
            TurnAsk::SplitOp { .. } => 14,
            TurnAsk::PlaceTrain => 15,
            TurnAsk::RemovePc { .. } => 16,
            TurnAsk::SpareAttrition(_) => 17,
            TurnAsk::AttritionLoss { .. } => 18,
            TurnAsk::WarChestTrain { .. } => 19,
            TurnAsk::WarChest { .. } => 20,
            TurnAsk::MiatSlot => 21,
            TurnAsk::LandMercenary(_) => 22,
            TurnAsk::Contract => 23,
            TurnAsk::BlockadedCity => 24,
            TurnAsk::BlockadePort => 25,
            TurnAsk::BlockadeDiscard => 26,
            TurnAsk::SelectConsul { .. } => 27,
            TurnAsk::Handicap { .. } => 28,
        }
    }
}
