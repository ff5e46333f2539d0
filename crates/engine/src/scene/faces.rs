//! What a game offers to be read and set beside its table: cards, generals, occasions to react.

use super::{Certainty, GeneralShown};
use crate::{CardId, Rule, Side};

/// A kind of moment at which a side may answer what happens: where the page stops for it, and what standing orders are given for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Occasion {
    /// Its section.
    pub rule: Rule,
    /// Completes "Carthage is asked …": "when Rome plays an Event".
    pub title: &'static str,
    /// Whether it is answered from a hidden hand; else in the open.
    pub hidden: bool,
    /// Whether it comes so often that nobody is asked unless he wants to be.
    pub often: bool,
    /// The side that alone has cards for it, if it is not for both.
    pub only: Option<Side>,
}

impl Occasion {
    /// Answered from a hidden hand.
    #[must_use]
    pub const fn hidden(rule: &'static str, title: &'static str) -> Self {
        Occasion {
            rule: Rule(rule),
            title,
            hidden: true,
            often: false,
            only: None,
        }
    }

    /// The same for one side alone: no card of the other answers then.
    #[must_use]
    pub const fn only(self, side: Side) -> Self {
        Occasion {
            only: Some(side),
            ..self
        }
    }

    /// Whether it is there for a side.
    #[must_use]
    pub fn is_for(&self, side: Side) -> bool {
        self.only.is_none_or(|only| only == side)
    }

    /// The same, so often that nobody is asked unless he wants to be.
    #[must_use]
    pub const fn often(rule: &'static str, title: &'static str) -> Self {
        Occasion {
            often: true,
            ..Self::hidden(rule, title)
        }
    }

    /// Answered in the open.
    #[must_use]
    pub const fn open(rule: &'static str, title: &'static str) -> Self {
        Occasion {
            hidden: false,
            ..Self::hidden(rule, title)
        }
    }
}

/// A general to be read about, in the game or not.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GeneralFace {
    /// As he stands on the table, with his printed ratings.
    pub shown: GeneralShown,
    /// Whose.
    pub side: Side,
    /// The section of his ability.
    pub rule: Rule,
    /// His ability in our own words.
    pub ability: &'static str,
    /// What in his row is not sourced.
    pub doubt: &'static str,
}

/// A card's face.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct CardFace {
    /// Which card.
    pub id: CardId,
    /// Printed number.
    pub number: u8,
    /// Title.
    pub title: &'static str,
    /// OPs.
    pub ops: u8,
    /// Who may play the event: both if `None`.
    pub side: Option<Side>,
    /// Symbols beside the OPs: `warship`, `legionary`, `olive`, `crossed-swords`.
    pub symbols: Vec<&'static str>,
    /// What they say, each once, with its symbol.
    pub signs: Vec<(&'static str, &'static str)>,
    /// A symbol for the picture.
    pub art: &'static str,
    /// The effect in our own words.
    pub text: &'static str,
    /// Kind: "Counter Event", "Event".
    pub kind: &'static str,
    /// Certainty of the row, and of what: one sentence.
    pub certainty: Certainty,
    /// That sentence.
    pub doubt: &'static str,
}
