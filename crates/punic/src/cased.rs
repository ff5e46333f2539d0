//! What case files of both wars say alike.

use crate::words::several_of;
use crate::{Common, Force, Kind, Officer, Tribe};
use kernel::trial::cases::Words;
use kernel::{CardId, CardSet};

/// One or more counts of units: `3 cu 1 elephant`, by the words of the game for their kinds.
#[must_use]
pub fn units(words: &mut Words<'_>, kinds: &[(&'static str, Kind)]) -> Option<Force> {
    let counts = words.counts(kinds);
    let mut force = Force::NONE;
    for (kind, count) in &counts {
        *force.of_mut(*kind) += count;
    }
    (!counts.is_empty()).then_some(force)
}

/// Counts of units that are said to be somewhere. None of a kind is said by `no`: a 0 would hold whatever is there.
///
/// # Errors
/// What is wrong with the words.
pub fn units_there(words: &mut Words<'_>, kinds: &[(&'static str, Kind)]) -> Result<Force, String> {
    if { *words }.counts(kinds).iter().any(|(_, count)| *count == 0) {
        return Err("a 0 counts nothing: write `no rome cu at SPACE`".to_owned());
    }
    units(words, kinds).ok_or_else(|| format!("`{}` is not understood", words.rest()))
}

/// Whether a case starts from an empty map, else from the set-up.
///
/// # Errors
/// If it says neither.
pub fn starts_empty(words: &mut Words<'_>) -> Result<bool, String> {
    let bare = words.eat("empty");
    if bare || words.eat("set-up") {
        return Ok(bare);
    }
    let other = words.next_word().unwrap_or_default();
    Err(format!("a case starts from `set-up` or `empty`, not `{other}`"))
}

/// Units, kind by kind, and the verb after them, of one or of more: "1 CU is", "3 CUs are".
#[must_use]
pub fn force(kinds: &[String], one: bool) -> String {
    match (kinds.is_empty(), one) {
        (true, _) => "no units are".into(),
        (false, true) => format!("{} is", kinds.join(", ")),
        (false, false) => format!("{} are", kinds.join(", ")),
    }
}

/// Siege or subjugation points of a space.
#[must_use]
pub fn points(count: u8) -> String {
    let verb = if count == 1 { "lies" } else { "lie" };
    format!("{} {verb} there", several_of(count, "point"))
}

/// The cards listed by their numbers: `cards 3 7`.
///
/// # Errors
/// What is wrong with the words.
pub fn listed(words: &mut Words<'_>, numbered: fn(u8) -> Option<CardId>) -> Result<CardSet, String> {
    words.eat("card");
    words.eat("cards");
    words.cards(numbered)
}

impl<T: Tribe, G: Officer, const SPACES: usize, const GENERALS: usize> Common<T, G, SPACES, GENERALS> {
    /// `hand rome 45 12`, `discards 7`, `removed 6`, `deck 1 2 3` (all others discarded), if the words begin so. `lift` takes a card out
    /// of wherever else the game may have put it.
    ///
    /// # Errors
    /// What is wrong with the words.
    pub fn arrange_cards(
        &mut self,
        words: &mut Words<'_>,
        numbered: fn(u8) -> Option<CardId>,
        mut lift: impl FnMut(CardId),
    ) -> Result<bool, String> {
        let Some(pile) = words.longest(["hand", "discards", "removed", "deck"]) else {
            return Ok(false);
        };
        let hand = match pile {
            0 => Some(words.side().ok_or("whose hand?")?),
            _ => None,
        };
        let cards = listed(words, numbered)?;
        for card in cards.iter() {
            self.lift(card);
            lift(card);
        }
        match (pile, hand) {
            (_, Some(side)) => self.hands[side] = self.hands[side].or(cards),
            (1, _) => self.discards = self.discards.or(cards),
            (2, _) => self.removed = self.removed.or(cards),
            _ => {
                self.discards = self.discards.or(self.deck);
                self.deck = cards;
            }
        }
        Ok(true)
    }
}
