//! A pile to draw from.

use crate::{CardId, CardPermutation, CardSet, Flow, Rules, Table, Unsound};
use serde::{Deserialize, Serialize};

/// A draw pile, face down: cards in no order, for the order of a shuffled pile is chance not yet asked, and above them those that were
/// laid on top in the open.
///
/// ```
/// use engine::{CardId, CardSet, DrawPile};
/// let mut pile = DrawPile::of(CardSet::first(3));
/// pile.lay_on_top(CardId(7));
/// assert_eq!((pile.len(), pile.top()), (4, [CardId(7)].as_slice()));
/// pile.shuffle_in([CardId(9)].into_iter().collect());
/// assert_eq!((pile.len(), pile.top()), (5, [].as_slice()), "nobody knows what lies on top now");
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct DrawPile {
    below: CardSet,
    top: Vec<CardId>,
}

impl DrawPile {
    /// These cards, shuffled.
    #[must_use]
    pub const fn of(cards: CardSet) -> Self {
        DrawPile {
            below: cards,
            top: Vec::new(),
        }
    }

    /// All its cards.
    #[must_use]
    pub fn cards(&self) -> CardSet {
        self.below.or(self.open())
    }

    /// How many cards.
    #[must_use]
    pub fn len(&self) -> u32 {
        self.below.len() + self.top.len() as u32
    }

    /// Whether it has none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// What everybody knows to lie on top, the next card last.
    #[must_use]
    pub fn top(&self) -> &[CardId] {
        &self.top
    }

    /// The cards that everybody knows to lie on top.
    #[must_use]
    pub fn open(&self) -> CardSet {
        self.top.iter().copied().collect()
    }

    /// Lays a card on top, for all to see: it is drawn next.
    pub fn lay_on_top(&mut self, card: CardId) {
        self.top.push(card);
    }

    /// Cards come back, and all of the pile is shuffled.
    pub fn shuffle_in(&mut self, cards: CardSet) {
        self.below = self.cards().or(cards);
        self.top.clear();
    }

    /// Takes a card out, wherever it lies, and shuffles the rest; tells whether it was there.
    pub fn take_out(&mut self, card: CardId) -> bool {
        let there = self.cards().contains(card);
        if there {
            self.shuffle_in(CardSet::EMPTY);
            self.below.remove(card);
        }
        there
    }

    /// Renames its cards.
    pub fn permute_cards(&mut self, names: &CardPermutation) {
        self.below = names.set(self.below);
        self.top.iter_mut().for_each(|card| *card = names.card(*card));
    }

    /// Whether no card lies in it twice.
    ///
    /// # Errors
    /// If one does.
    pub fn check(&self) -> Result<(), Unsound> {
        Unsound("a card lies twice in a pile").unless(self.cards().len() == self.len())
    }
}

impl<R: Rules> Table<'_, R> {
    /// Draws the next card of a pile and takes it out: the one on top, or else any; `None` if the pile has none.
    ///
    /// # Errors
    /// As [`Table::roll`].
    pub fn draw_from(&mut self, pile: impl Fn(&mut R::State) -> &mut DrawPile) -> Flow<Option<CardId>> {
        let from = pile(&mut self.state);
        if let Some(card) = from.top.pop() {
            return Ok(Some(card));
        }
        if from.below.is_empty() {
            return Ok(None);
        }
        let below = from.below;
        let card = self.draw_card(below)?;
        pile(&mut self.state).below.remove(card);
        Ok(Some(card))
    }
}
