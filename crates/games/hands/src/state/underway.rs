//! What is under way within a round: the action being planned, a naval battle, an Event at work.

use crate::data::locations::Area;
use engine::{CardId, CardPermutation, CardSet, PerSide, Rule, Side, SpaceId};
use serde::{Deserialize, Serialize};

/// What a round has seen: what may be done only once in it, and what excludes what (4.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Round {
    /// Actions still to be taken.
    pub left: u8,
    /// Passed (5.6.4).
    pub passed: bool,
    /// Pillaged, or tried to (5.3.4).
    pub pillaged: bool,
    /// Returned a card to the Empire deck (5.4.3).
    pub returned: bool,
    /// Built a Warship (5.6.3).
    pub built: bool,
    /// Engaged the enemy Fleet (5.2.5).
    pub engaged: bool,
}

/// An action or free action (5).
#[allow(missing_docs, reason = "each is documented by its section in the rules")]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Action {
    Settle,
    TakeMoney,
    Draft,
    Reinforce,
    Attack,
    Trader,
    Merchant,
    Develop,
    Fortify,
    Raid,
    Engage,
    Bribe,
    Pillage,
    Discard,
    Return,
    Reserve,
    BuyStrategy,
    DropStrategy,
    Cycle,
    SeaMove,
    Build,
    Pass,
    Leader,
    DrawCards,
    Retrieve,
    Withdraw,
    DeusExMachina,
}

impl Action {
    /// All of them: the 22 actions of 5.1 to 5.6, then the free ones (4.2).
    pub const ALL: [Action; 27] = [
        Action::Settle,
        Action::TakeMoney,
        Action::Draft,
        Action::Reinforce,
        Action::Attack,
        Action::Trader,
        Action::Merchant,
        Action::Develop,
        Action::Fortify,
        Action::Raid,
        Action::Engage,
        Action::Bribe,
        Action::Pillage,
        Action::Discard,
        Action::Return,
        Action::Reserve,
        Action::BuyStrategy,
        Action::DropStrategy,
        Action::Cycle,
        Action::SeaMove,
        Action::Build,
        Action::Pass,
        Action::Leader,
        Action::DrawCards,
        Action::Retrieve,
        Action::Withdraw,
        Action::DeusExMachina,
    ];

    /// Whether it takes none of the actions of the round (4.2).
    #[must_use]
    pub const fn is_free(self) -> bool {
        matches!(
            self,
            Action::Leader | Action::DrawCards | Action::Retrieve | Action::Withdraw | Action::DeusExMachina
        )
    }

    /// Its section.
    #[must_use]
    pub(crate) const fn section(self) -> &'static str {
        match self {
            Action::Settle => "5.1.1",
            Action::Develop => "5.1.2",
            Action::Fortify => "5.1.3",
            Action::Attack => "5.2.1",
            Action::Reinforce | Action::Leader => "5.2.2",
            Action::Raid => "5.2.4",
            Action::Engage => "5.2.5",
            Action::Bribe => "5.2.6",
            Action::TakeMoney => "5.3.1",
            Action::Trader => "5.3.2",
            Action::Merchant => "5.3.3",
            Action::Pillage => "5.3.4",
            Action::Draft => "5.4.1",
            Action::Discard => "5.4.2",
            Action::Return => "5.4.3",
            Action::Reserve => "5.4.4",
            Action::Retrieve => "5.4.5",
            Action::BuyStrategy => "5.5.1",
            Action::DropStrategy => "5.5.2",
            Action::Cycle => "5.5.3",
            Action::SeaMove => "5.6.1",
            Action::Withdraw => "5.6.2",
            Action::Build => "5.6.3",
            Action::Pass => "5.6.4",
            Action::DrawCards => "4",
            Action::DeusExMachina => "7.2",
        }
    }

    /// Its section as a rule, for a question.
    #[must_use]
    pub(crate) const fn rule(self) -> Rule {
        Rule(self.section())
    }
}

/// The action that is being planned (4.2): its cards are still in the hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Underway {
    /// What is done.
    pub action: Action,
    /// Where, if it has been said.
    pub target: Option<SpaceId>,
    /// The cards laid down for it so far.
    pub laid: CardSet,
}

/// A naval battle (5.2.5).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Naval {
    /// Where.
    pub zone: Area,
    /// Who engages.
    pub attacker: Side,
    /// Leaders committed.
    pub leaders: PerSide<CardSet>,
    /// Infantry committed by the owner of the Corvus.
    pub infantry: CardSet,
    /// The dice of the Warships of each side, as they lie.
    pub dice: PerSide<Vec<u8>>,
}

/// An Event at work (4.7).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Struck {
    /// The Event.
    pub event: CardId,
    /// Whom it hits; `None` for an Event that hits both.
    pub side: Option<Side>,
    /// Cards that have been dealt with.
    pub settled: CardSet,
    /// Whether it is known that it finds nothing, and what is printed for that case happens.
    pub missed: bool,
}

impl Naval {
    pub(super) fn permute_cards(&mut self, names: &CardPermutation) {
        self.leaders = PerSide::new(names.set(self.leaders.rome), names.set(self.leaders.carthage));
        self.infantry = names.set(self.infantry);
    }
}
