//! What can be answered, and the options of a question.

use crate::{CardId, Legality, Refusal, SpaceId, UnitId};
use serde::{Deserialize, Serialize};

/// An answer. Two bytes, so journals are tiny and replay never rebuilds option lists.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Choice {
    /// Nothing, stop, decline, done.
    Pass,
    /// Yes.
    Yes,
    /// No.
    No,
    /// A space of the map.
    Space(SpaceId),
    /// A card.
    Card(CardId),
    /// A named piece.
    Unit(UnitId),
    /// How many.
    Number(u8),
    /// A button with a name of the game's.
    Named(u8),
}

/// The options of one question: the legal ones in the order offered, and on request the refused ones with their reason.
///
/// ```
/// use engine::{Choice, Options, Refusal, Rule, SpaceId};
/// const CLOSED: Refusal = Refusal::new(Rule("8.14"), "An enemy Fleet closes this port.");
/// let mut options = Options::default();
/// options.offer(Choice::Pass);
/// for port in [3, 4] {
///     options.weigh(Choice::Space(SpaceId(port)), || CLOSED.unless(port != 4));
/// }
/// assert_eq!(options.legal(), [Choice::Pass, Choice::Space(SpaceId(3))]);
/// ```
#[derive(Clone, Default, Debug)]
pub struct Options {
    legal: Vec<Choice>,
    refused: Vec<(Choice, Refusal)>,
    explain: bool,
}

impl Options {
    pub(crate) fn reset(&mut self, explain: bool) {
        self.legal.clear();
        self.refused.clear();
        self.explain = explain;
    }

    /// Offers a choice that is legal as it stands. Likely choices first: the order is the order of buttons and of the link's code.
    #[inline]
    pub fn offer(&mut self, choice: Choice) {
        debug_assert!(!self.legal.contains(&choice), "{choice:?} is offered twice");
        self.legal.push(choice);
    }

    /// Offers the choice if the law allows it; otherwise remembers why, if someone wants to know.
    pub fn weigh(&mut self, choice: Choice, law: impl FnOnce() -> Legality) {
        match law() {
            Ok(()) => self.offer(choice),
            Err(refusal) => self.refuse(choice, refusal),
        }
    }

    /// Weighs choices of one kind, one after the other.
    ///
    /// ```
    /// use engine::{Choice, Options, Refusal, Rule, SpaceId};
    /// const CLOSED: Refusal = Refusal::new(Rule("8.14"), "An enemy Fleet closes this port.");
    /// let mut options = Options::default();
    /// options.weigh_each([3, 4].map(SpaceId), Choice::Space, |port| CLOSED.unless(port.0 != 4));
    /// assert_eq!(options.legal(), [Choice::Space(SpaceId(3))]);
    /// ```
    pub fn weigh_each<I: Copy>(
        &mut self,
        all: impl IntoIterator<Item = I>,
        choice: impl Fn(I) -> Choice,
        law: impl Fn(I) -> Legality,
    ) {
        for one in all {
            self.weigh(choice(one), || law(one));
        }
    }

    fn refuse(&mut self, choice: Choice, why: Refusal) {
        if self.explain {
            self.refused.push((choice, why));
        }
    }

    /// Gives the reason why something that is no candidate cannot be chosen. The law runs only if someone wants to know, and
    /// must refuse: a choice that has been offered is passed over.
    pub fn explain(&mut self, choice: Choice, why: impl FnOnce() -> Refusal) {
        if self.explain && self.unmet(choice) {
            self.refuse(choice, why());
        }
    }

    fn unmet(&self, choice: Choice) -> bool {
        !self.legal.contains(&choice) && !self.refused.iter().any(|(c, _)| *c == choice)
    }

    /// Whether someone wants to know the reasons (the page, the cases; never the opponent's search).
    #[must_use]
    #[inline]
    pub fn explaining(&self) -> bool {
        self.explain
    }

    /// The legal choices in the order offered.
    #[must_use]
    pub fn legal(&self) -> &[Choice] {
        &self.legal
    }

    /// The refused choices with their reasons; empty unless asked for.
    #[must_use]
    pub fn refused(&self) -> &[(Choice, Refusal)] {
        &self.refused
    }
}
