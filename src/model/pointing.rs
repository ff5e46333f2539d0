//! What the player points at, and what the page says of it.

use crate::model::uses::Uses;
use engine::{CardId, Refusal, Rule, Side, SpaceId, UnitId};

/// What is pointed at on the table.
#[derive(Default)]
pub struct Pointing {
    /// Why not.
    pub tip: Option<Tip>,
    /// What can be done with what was tapped.
    pub uses: Option<Uses>,
    /// The uses that lay open when this side's hand was closed: they come back with it, and are drawn nowhere meanwhile.
    pub put_by: Option<(Side, Uses)>,
    /// The stack that is fanned out.
    pub fan: Option<Fan>,
    /// What is to be said aloud instead of the question: where the keyboard stands, what was fanned out.
    pub spoken: Option<String>,
    /// Where the keyboard stands on the map.
    pub cursor: Option<SpaceId>,
    /// Whether the cursor only points at what a link named: the next answer takes it away.
    pub pointed: bool,
    /// Number of taps: what is said once more comes as new.
    pub taps: u32,
}

impl Pointing {
    /// Closes what was said of the last tap.
    pub fn close(&mut self) {
        self.taps = self.taps.wrapping_add(1);
        (self.tip, self.uses, self.put_by) = (None, None, None);
    }

    /// The hand of a side has been closed: what was said of a tap goes with it.
    pub fn put_by(&mut self, side: Side) {
        let uses = self.uses.take().map(|uses| (side, uses)).or(self.put_by.take());
        self.close();
        self.put_by = uses;
    }

    /// The hand of a side has been opened again, and nothing has been tapped since it was closed.
    pub fn take_up(&mut self, side: Side) {
        if self.put_by.as_ref().is_some_and(|(of, _)| *of == side) {
            self.uses = self.put_by.take().map(|(_, uses)| uses);
        }
    }
}

/// A target of a tap.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Target {
    /// A space.
    Space(SpaceId),
    /// A stack, by its key.
    Stack(String),
    /// A general.
    General(UnitId),
    /// A card.
    Card(CardId),
}

/// Why not: shown beside the thing that was tapped.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tip {
    /// What was tapped.
    pub title: String,
    /// One sentence.
    pub because: String,
    /// The section.
    pub rule: Rule,
    /// Where, if on the map.
    pub at: Option<SpaceId>,
}

impl Tip {
    /// The tip of a refusal.
    pub fn of(title: String, refusal: Refusal, at: Option<SpaceId>) -> Self {
        Tip {
            title,
            because: refusal.because.into(),
            rule: refusal.rule,
            at,
        }
    }
}

/// A stack fanned out beside its place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fan {
    /// The key of the stack.
    pub key: String,
    /// Which of its pieces is looked at: generals first, then units by kind.
    pub piece: Option<usize>,
}
