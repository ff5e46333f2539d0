//! What the log tells.

use crate::data::locations::Area;
use crate::state::{Action, Captured, Ending};
use engine::{CardId, CardSet, PerSide, Rule, Side, SpaceId};

/// An event with its section.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Event {
    /// The section it follows.
    pub rule: Rule,
    /// What happened.
    pub what: What,
}

/// Where a card lay.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pile {
    /// In the hand.
    Hand,
    /// In the Draw deck.
    Deck,
    /// In the Discard pile.
    Discards,
    /// In the Reserve.
    Reserve,
    /// In the Empire deck.
    Empire,
    /// In a battle.
    Battle,
    /// Among the neutral cards.
    Neutral,
}

/// A token on a location.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Token {
    /// A Town.
    Town,
    /// A City.
    City,
    /// A Capital.
    Capital,
}

/// What happened.
#[allow(missing_docs, reason = "fields are named after what they hold")]
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum What {
    /// 3: the war begins.
    SetUp,
    /// An optional rule is agreed, in a sentence.
    Agreed(String),
    /// 4: a round begins with so many actions.
    RoundBegins { side: Side, actions: u8 },
    /// 4: cards come into a hand; which, its owner alone is told.
    Drew { side: Side, cards: CardSet },
    /// 4: a Discard pile goes back into its Draw deck.
    Reshuffled(Side),
    /// 4.1: Campaign is drawn; in mid-round it lies aside until the end of the round (4).
    CampaignDrawn { aside: bool },

    /// 5.1.1, 5.2.3: from a connected location, unless the location has just been conquered.
    Settled {
        side: Side,
        at: SpaceId,
        from: Option<SpaceId>,
        with: CardSet,
    },
    /// 2: the card of a location changes hands.
    CardTaken { side: Side, at: SpaceId, whence: Pile },
    /// 5.1.2
    Developed { side: Side, at: SpaceId, with: CardSet },
    /// 5.1.3
    Fortified { side: Side, at: SpaceId, with: CardSet },
    /// 5.3.1 to 5.3.3: with the Ship of the Trader beside what brings the Silver.
    Money {
        side: Side,
        action: Action,
        silver: u8,
        ship: Option<CardId>,
        with: CardSet,
    },
    /// 5.6.4
    Passed(Side),
    /// 5.4.1
    Drafted {
        side: Side,
        card: CardId,
        silver: u8,
        levy: bool,
        with: CardSet,
    },
    /// 5.4.2
    Discarded { side: Side, cards: CardSet, silver: u8 },
    /// 5.4.3, 5.2.3, 4.7: a card goes to the Empire deck, or to the neutral cards.
    Returned { side: Side, card: CardId, to: Pile },
    /// 5.4.4
    Reserved { side: Side, card: CardId },
    /// 5.4.5
    Retrieved { side: Side, cards: CardSet },
    /// 5.5.1
    Bought { side: Side, card: CardId, silver: u8 },
    /// 5.5.2
    Dropped { side: Side, card: CardId },
    /// 5.5.3, 4.1: strategy cards of the row are discarded.
    Cycled {
        side: Option<Side>,
        cards: CardSet,
        silver: u8,
    },
    /// 5.5.1, 5.5.3: a strategy card comes into the row.
    IntoRow(CardId),
    /// 5.5: the discarded strategy cards are shuffled.
    StrategiesReshuffled,
    /// 5.6.1, 5.2.5: a Fleet sails to a Sea Zone, or home.
    Sailed { side: Side, to: Option<Area> },
    /// 5.6.3
    Built { side: Side, silver: u8, with: CardSet },
    /// 4: a card is played that draws others.
    DrawsWith { side: Side, card: CardId },

    /// 5.2.1
    Attacked {
        side: Side,
        at: SpaceId,
        from: SpaceId,
        with: CardSet,
        start: i8,
    },
    /// 5.2.2
    Reinforced {
        side: Side,
        at: SpaceId,
        card: CardId,
        marker: i8,
    },
    /// The die of War Elephants.
    Elephants {
        side: Side,
        at: SpaceId,
        face: u8,
        moves: i8,
        marker: i8,
    },
    /// 5.2.2
    CombinedArms { side: Side, at: SpaceId, marker: i8 },
    /// 5.2.1: the Battle Round token is raised.
    BattleRound {
        side: Side,
        at: SpaceId,
        round: u8,
        marker: i8,
    },
    /// 5.2.3, 5.6.2: a battle is over, and how.
    BattleOver {
        attacker: Side,
        at: SpaceId,
        end: BattleEnd,
    },
    /// 5.2.3, 5.2.4: a token is captured.
    TokenCaptured { side: Side, at: SpaceId, token: Token },
    /// 5.2.3: the yellow token of Syracuse is taken off (4.5).
    SyracuseFalls(Side),
    /// 5.2.3, 5.2.4: a City becomes a Town.
    BecomesTown { side: Side, at: SpaceId },
    /// 5.2.3: the Fortification of a captured location goes back to the stock.
    WallsGone { at: SpaceId },
    /// 5.2.3, 5.2.4: a location is left unoccupied.
    LeftEmpty(SpaceId),
    /// 5.2.3, 5.2.5
    Prestige { side: Side, now: u8 },
    /// 5.2.3: a card is lost.
    Lost { side: Side, card: CardId },
    /// 5.2.3: the other cards of a battle go to the Discard pile.
    Disbanded { side: Side, cards: CardSet },

    /// 5.2.4: with whether the location is in supply, so that its own card could block.
    Raids {
        side: Side,
        at: SpaceId,
        with: CardSet,
        supplied: bool,
    },
    /// 5.2.4, 5.2.6, 5.3.4: a card blocks.
    Blocked { side: Side, card: CardId },
    /// 5.2.6
    Bribes { side: Side, with: CardSet },
    /// 5.2.6: a hand is shown.
    HandShown { side: Side, cards: CardSet },
    /// 5.2.6: nothing can be bribed, for all that lies open.
    NobodyToBribe(Side),
    /// 5.3.4: with whether the location is in supply, so that its own card could block.
    Pillages {
        side: Side,
        at: SpaceId,
        with: CardSet,
        supplied: bool,
    },
    /// 5.3.4: Silver taken from the other side, and from the bank.
    Pillaged {
        side: Side,
        at: SpaceId,
        taken: u8,
        bank: u8,
        marker: u8,
    },
    /// 5.3.4: VP lost by pillage.
    Shamed { side: Side, vp: u8 },

    /// 5.2.5
    Engaged { side: Side, zone: Area, with: CardSet },
    /// 5.2.5: Leaders fight at sea.
    LeaderSails { side: Side, card: CardId },
    /// 5.2.5: Infantry fights at sea.
    InfantrySails(CardId),
    /// 5.2.5: dice of a kind, and how many hit.
    NavalDice {
        side: Side,
        of: NavalDice,
        faces: Vec<u8>,
        hits: u8,
    },
    /// 5.2.5: a die is rolled again.
    Rerolled { side: Side, from: u8, to: u8 },
    /// 5.2.5: Warships sunk, and who has won.
    NavalOver { sunk: PerSide<u8>, winner: Option<Side> },
    /// 5.2.5: a Warship is captured.
    ShipCaptured(Side),
    /// 5.2.5, 4.7: a Fleet is lost.
    FleetLost(Side),

    /// 4.1
    CampaignBegins,
    /// 4.7
    EventDrawn(CardId),
    /// 4.7: the die, what it comes to, and whom the Event hits.
    EventDie { face: u8, shifted: u8, side: Side },
    /// 4.7: an Event finds nothing.
    EventIgnored(CardId),
    /// 4.7: the Events are shuffled.
    EventsReshuffled,
    /// 4.7: a random card is discarded.
    RandomDiscard { side: Side, card: CardId },
    /// 4.7: a Leader leaves a hand, a Reserve or a battle, and whither; of a battle also where it is fought and where its marker stands now.
    LeaderLeaves {
        side: Side,
        card: CardId,
        whence: Pile,
        to: Pile,
        battle: Option<(SpaceId, i8)>,
    },
    /// 4.7: Warships are lost; the dice of a storm, if there were any.
    WarshipsLost { side: Side, lost: u8, faces: Vec<u8> },
    /// 4.7: Silver is lost to the bank.
    SilverLost { side: Side, silver: u8 },
    /// 4.7: Silver is gained.
    SilverGained { side: Side, silver: u8 },
    /// 4.7: VP are gained.
    PointsGained { side: Side, vp: u8 },
    /// 4.7: a mercenary is paid.
    Paid { side: Side, card: CardId, silver: u8 },
    /// 4.7: a Town is taken off its location.
    TownGone { side: Side, at: SpaceId },
    /// 4.7: the marker of a siege moves.
    Betrayed { at: SpaceId, marker: i8 },
    /// 4.7: a Fortification is taken off.
    WallsOpened { at: SpaceId },
    /// 4.7: the die of Peace, and what it comes to.
    PeaceDie { face: u8, changed: i8, comes_to: u8 },
    /// 6F: who has the Fate Token now.
    FateToken(Option<Side>),
    /// 4.1
    Income(PerSide<u8>),
    /// 4.1
    Points(PerSide<u8>),
    /// 7.1: what a strategy card costs now, and in the next Campaign.
    Maintained {
        side: Side,
        card: CardId,
        silver: u8,
        next: u8,
    },
    /// 7.1
    Flipped { side: Side, card: CardId },
    /// 4.1: Campaign goes back to the bottom of the Draw deck.
    CampaignBack,
    /// 4.1
    TurnBegins(u8),
    /// 6.2
    EndIsNear(Ending),
    /// 6.2
    CampaignGone,
    /// 6.2: what a side adds at the end.
    FinalScore { side: Side, score: Final },

    /// 7.2
    DeusPlayed { side: Side, card: CardId },
    /// 7.2: cards come from the Discard pile into the hand.
    Recalled { side: Side, cards: CardSet },
    /// 7.2: Warships are given.
    ShipsGiven { side: Side, ships: u8 },
    /// 7.2: a battle that the Serpent bars.
    SerpentAt(SpaceId),
}

/// How a battle has ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BattleEnd {
    /// The attacker has won.
    Attacker,
    /// The defender has won.
    Defender,
    /// Nobody has won.
    Draw,
    /// The attacker has withdrawn.
    Withdrawn,
}

/// Whose dice fall in a naval battle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NavalDice {
    /// Those of the Warships.
    Warships,
    /// Those of a Leader.
    Leader(CardId),
    /// Those of Light Infantry.
    LightInfantry,
    /// Those of Heavy Infantry.
    HeavyInfantry,
}

/// What a side adds at the end (6.2), in VP.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Final {
    /// On the track before.
    pub track: u8,
    /// For developed locations in supply.
    pub developed: u8,
    /// For Prestige.
    pub prestige: u8,
    /// For captured tokens.
    pub captured: Captured,
    /// For captured enemy starting locations.
    pub conquered: u8,
    /// For many locations in Sicily and in Corsica-Sardinia.
    pub majorities: u8,
}

impl Final {
    /// What each part is called, with its VP.
    #[must_use]
    pub fn parts(self) -> [(&'static str, u8); 6] {
        [
            ("Victory Point track", self.track),
            ("Cities in supply", self.developed),
            ("Prestige", self.prestige),
            ("Captured tokens", self.captured.points()),
            ("Conquered locations", self.conquered),
            ("Areas", self.majorities),
        ]
    }

    /// All of it.
    #[must_use]
    pub fn total(self) -> u16 {
        self.parts().into_iter().map(|(_, vp)| u16::from(vp)).sum()
    }
}
