//! What can be asked.

use crate::data::locations::Area;
use crate::protocol::need::Need;
use crate::protocol::refusals::{battle, cards};
use crate::state::Action;
use engine::{CardId, Refusal, Side, SpaceId};

/// A prompt.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Prompt {
    /// A question of the own round: its answer is uncommitted until the action is carried out.
    Own(OwnAsk),
    /// A question whose answer may be a card of a hidden hand.
    Window(WindowAsk),
    /// A question whose answers lie open.
    Table(TableAsk),
}

engine::prompt_of_parts!(Prompt: Own(OwnAsk), Window(WindowAsk), Table(TableAsk));

/// A question of the own round (4.2).
#[allow(missing_docs, reason = "fields are named after what they hold")]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OwnAsk {
    /// 4.2: which action or free action; `left` actions must still be taken.
    Act { left: u8 },
    /// The location, or the place of a Fleet, that an action is about.
    Where(Action),
    /// 5.1.1, 5.2.1: the Location card from which this location is reached.
    From(SpaceId),
    /// A card that pays a need.
    Pay { action: Action, need: Need },
    /// A further card; Pass for no more. So many are laid down.
    More { action: Action, count: u8 },
    /// A card of the hand, whichever.
    Card(Action),
    /// A card of an open pile.
    Take(Action),
    /// 5.2.2: which battle.
    Battle(Action),
    /// 5.4.1: Yes to pay double and lay the card on the Draw deck.
    Levy(CardId),
    /// 5.5.3: how many strategy cards are cycled.
    HowMany,
}

engine::prompts! {
    /// A question that is answered from a hidden hand.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum WindowAsk below 20 {
        /// 5.2.4: whether a raid on this location is blocked.
        Raid(SpaceId) = 0,
        /// 5.2.6: whether a bribe is blocked.
        Bribe = 1,
        /// 5.2.6: which card is bribed away; Pass to show the hand, which has none.
        Bribed = 2,
        /// 5.3.4: whether a pillage of this location is blocked.
        Pillage(SpaceId) = 3,
        /// 5.2.5: a Leader for the naval battle; Pass for no more.
        Leader = 4,
        /// 5.2.3: the Colonist that settles a conquered location; Pass to leave it.
        Colonist(SpaceId) = 5,
        /// 4.7: the Leader whom an Event takes; Pass if there is none.
        LeaderLost(CardId) = 6,
        /// 4.7: a mercenary that wants its pay; Pass if there is none.
        Unpaid(CardId) = 7,
        /// 4.7: the Infantry or Cavalry that deserts; Pass if there is none.
        Deserter(CardId) = 8,
        /// 7.2: a card of hand or Discard pile that goes back to the Empire deck; Pass for no more. So many may.
        Council(u8) = 9,
    }
}

engine::prompts! {
    /// A question whose answers lie open.
    #[allow(missing_docs, reason = "fields are named after what they hold")]
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum TableAsk below 30 {
        /// 5.2.3: Yes to settle a conquered location.
        Conquest(SpaceId) = 0,
        /// 5.2.3: which card of this side is lost.
        Loss { of: Side, at: SpaceId } = 1,
        /// 5.2.5: Infantry of the Reserve for the naval battle; Pass for no more.
        Corvus = 2,
        /// 5.2.5: a die of a Warship to be rolled again, by its face; Pass for none. So many may be.
        Reroll { left: u8 } = 3,
        /// 5.2.5: where the Fleet goes; Pass to stay, after a draw.
        Retreat { zone: Area, draw: bool } = 4,
        /// 4.7: Yes to pay a mercenary so much.
        Wages { card: CardId, silver: u8 } = 5,
        /// 4.7: the location that rebels; Pass to pay and prevent it.
        Rebellion(CardId) = 6,
        /// 4.7: the siege, or the fortified location, in which there is a traitor.
        Traitor(CardId) = 7,
        /// 4.7: how the die of Peace is changed: Pass, or what is added is 1, or taken off.
        PeaceDie { face: u8 } = 8,
        /// 7.2: a card that comes from the Discard pile; Pass for no more.
        Recall { left: u8 } = 9,
        /// 7.2: the mercenary who is betrayed.
        Treachery = 10,
        /// 5.2.5: the Infantry that is lost with the Warships.
        Drowned = 11,
    }
}

impl Prompt {
    /// Its number in journals and links, below 250.
    #[must_use]
    pub fn id(self) -> u8 {
        match self {
            Prompt::Own(ask) => ask.id(),
            Prompt::Window(ask) => 200 + ask.id(),
            Prompt::Table(ask) => 220 + ask.id(),
        }
    }
}

impl OwnAsk {
    /// Its number, below 200: actions have numbers of their own, for each has its habits.
    #[must_use]
    pub fn id(self) -> u8 {
        match self {
            OwnAsk::Act { left: 0 } => 0,
            OwnAsk::Act { .. } => 1,
            OwnAsk::From(_) => 2,
            OwnAsk::Levy(_) => 3,
            OwnAsk::HowMany => 4,
            OwnAsk::Pay { need, .. } => 10 + need as u8,
            OwnAsk::Where(action) => 40 + action as u8,
            OwnAsk::More { action, .. } => 70 + action as u8,
            OwnAsk::Card(action) => 100 + action as u8,
            OwnAsk::Take(action) => 130 + action as u8,
            OwnAsk::Battle(action) => 160 + action as u8,
        }
    }
}

impl WindowAsk {
    /// Why another card is not what is asked for.
    pub(crate) const fn refusal(self) -> Refusal {
        match self {
            WindowAsk::Raid(_) => battle::BLOCKS_NO_RAID,
            WindowAsk::Bribe => battle::BLOCKS_NO_BRIBE,
            WindowAsk::Bribed => battle::NOT_BRIBED,
            WindowAsk::Pillage(_) => battle::BLOCKS_NO_PILLAGE,
            WindowAsk::Leader => battle::NOT_SAILING,
            WindowAsk::Colonist(_) => battle::NO_SETTLER,
            WindowAsk::LeaderLost(_) => cards::NO_LEADER_TO_LOSE,
            WindowAsk::Unpaid(_) => cards::NOT_UNPAID,
            WindowAsk::Deserter(_) => cards::NO_DESERTER,
            WindowAsk::Council(_) => cards::NOT_YOURS_TO_RETURN,
        }
    }
}
