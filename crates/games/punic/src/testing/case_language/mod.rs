//! What case files of both wars say alike.

mod nouns;

pub use nouns::{Move, Nouns, Reads, spaces, statement};

use crate::{Common, Officer, Tribe};
use engine::words::several_of;
use engine::{CardId, CardSet};
use testkit::cases::{CaseLanguage, Words, agreed, starts_empty};

/// The position after `start`: from an empty map or the set-up, with what is agreed; `turn 3`, a phase, `handicap` for the position before
/// it is placed, or the number of one of the `tried` positions. Unless the words say so, it stands at `plays`.
///
/// # Errors
/// What is wrong with the words.
pub fn start<R: CaseLanguage, Phase: Copy>(
    words: &mut Words<'_>,
    stands: fn(&mut R::State) -> (&mut u8, &mut Phase),
    empty: fn(&mut R::State),
    last_turn: u8,
    plays: Phase,
    phase: fn(&mut Words<'_>) -> Option<Phase>,
) -> Result<R::State, String> {
    let bare = starts_empty(words)?;
    let mut state = R::start(agreed::<R>(words)?);
    if bare {
        empty(&mut state);
    }
    let begins = core::mem::replace(stands(&mut state).1, plays);
    while !words.is_empty() {
        if words.eat("turn") {
            let turn = words.number().filter(|turn| (1..=last_turn).contains(turn));
            *stands(&mut state).0 = turn.ok_or_else(|| format!("turns go from 1 to {last_turn}"))?;
        } else if words.eat("tried") {
            let number = words.next_word().and_then(|number| number.parse().ok());
            R::rare_start(&mut state, number.ok_or("which of the tried positions?")?);
        } else if words.eat("handicap") {
            *stands(&mut state).1 = begins;
        } else if let Some(phase) = phase(words) {
            *stands(&mut state).1 = phase;
        } else {
            return Ok(state);
        }
    }
    Ok(state)
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
