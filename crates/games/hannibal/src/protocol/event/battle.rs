//! What the log tells of sections 14 to 18 and 20.

use crate::data::battle_cards::BattleCard;
use crate::protocol::event::SiegeModifier;
use crate::state::{Force, Hand};
use engine::{CardId, PerSide, Side, SpaceId, UnitId, UnitSet};

/// An event of battle or siege.
#[allow(missing_docs, reason = "fields are named after what they hold")]
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BattleEvent {
    /// 14.5
    Begins {
        at: SpaceId,
        attacker: Side,
        forces: PerSide<Force>,
        generals: PerSide<UnitSet>,
        commanders: PerSide<Option<UnitId>>,
    },
    /// 20.7
    Sortie {
        at: SpaceId,
        side: Side,
        units: Force,
        generals: UnitSet,
    },
    /// 18.2
    CommandRolled { die: u8, commander: UnitId },
    /// 17.3: the die of an elephant charge, against the rating of the Roman commander.
    Charge {
        elephants: u8,
        die: u8,
        rating: u8,
        succeeds: bool,
    },
    /// 25, 42: the charge comes to nothing and costs Carthage so many Battle Cards.
    Fright { cards: u8 },
    /// 14.1: where the Battle Cards of a side come from.
    Hand { side: Side, hand: Hand },
    /// 12.4, 14.2 to 14.4, 20.9: what adds to a hand.
    MoreCards { side: Side, cards: u8 },
    /// 13.1, 17.4, 17.5, 25: what takes off a hand.
    FewerCards { side: Side, cards: u8 },
    /// 14.1: the Battle Cards of a side, told to it alone.
    Dealt { side: Side, cards: Vec<CardId> },
    /// 25, 20: Battle Cards of a side lie open from now on.
    Shown { side: Side, cards: Vec<CardId> },
    /// 25, 59: a Battle Card changes sides.
    Deserted { to: Side, card: CardId },
    /// 14.6, 14.9: the attacker plays a card as a type; 25, 5: Maharbal's Cavalry is a Strategy Card.
    Attacks {
        round: u8,
        side: Side,
        card: CardId,
        kind: BattleCard,
    },
    /// 14.7
    Matches { side: Side, card: CardId },
    /// 14.6, 14.7: the defender does not match.
    Unmatched { side: Side },
    /// 14.10: the attacker has no Battle Card left.
    Exhausted { side: Side },
    /// 14.8
    Counterattack {
        side: Side,
        die: u8,
        upto: u8,
        succeeds: bool,
    },
    /// 14.8, 16.1
    Initiative { side: Side },
    /// 16.1
    Withdrawal {
        side: Side,
        die: u8,
        upto: u8,
        succeeds: bool,
    },
    /// 16.1
    Stopping {
        side: Side,
        die: u8,
        upto: u8,
        succeeds: bool,
    },
    /// 24
    Ability(UnitId),
    /// 14.10
    Won {
        winner: Side,
        at: SpaceId,
        with: Option<BattleCard>,
    },
    /// 14.11: the one die for both sides.
    Casualties {
        rounds: u8,
        die: u8,
        cus: u8,
        elephant: bool,
    },
    /// 14.12
    RetreatTable {
        side: Side,
        began_with: u8,
        die: u8,
        roll: i8,
        lost: u8,
    },
    /// 14.11, 14.12, 15.2, 15.3, 20.2
    Lost { side: Side, at: SpaceId, units: Force },
    /// 15.1
    Retreated {
        side: Side,
        from: SpaceId,
        to: SpaceId,
        units: Force,
        generals: UnitSet,
    },
    /// 15.4, 20.7
    RetreatedInside {
        side: Side,
        at: SpaceId,
        units: Force,
        generals: UnitSet,
    },
    /// 15.1: a friendly force is swept up on the way.
    SweptUp { side: Side, at: SpaceId, units: Force },
    /// 15.2, 15.3: a force finds no way and is eliminated.
    NoRetreat { side: Side, at: SpaceId, units: Force },
    /// 15.5
    Consequences { side: Side, cus: u8, pcs: u8 },
    /// 16.2
    Withdrawn {
        side: Side,
        from: SpaceId,
        to: SpaceId,
        units: Force,
        generals: UnitSet,
    },
    /// 25, 30
    TrainLost { at: SpaceId },
    /// 20.3
    Detached { general: UnitId, at: SpaceId },
    /// 20.2
    SiegeDie {
        side: Side,
        at: SpaceId,
        die: u8,
        adds: Vec<(SiegeModifier, i8)>,
        points: u8,
        lost: u8,
    },
    /// 20.2
    Points { at: SpaceId, points: u8 },
    /// 20.4
    Besieged { at: SpaceId, by: Side },
    /// 20.6
    Lifted { at: SpaceId },
    /// 20.8
    CityFalls { at: SpaceId, to: Side, lost: Force },
    /// 20.8
    Subjugated { at: SpaceId, by: Side },
}
