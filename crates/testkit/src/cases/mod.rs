//! Case files: rules tests that read like the rulebook. The whole syntax is in `docs/case-format.md`.

mod agreed;
mod answers;
pub(crate) mod chances;
mod expect;
mod files;
mod listed;
mod mismatch;
mod nature;
mod numbers;
mod offers;
mod parse;
mod rules;
mod run;
mod settle;
mod shown;
mod story;
mod words;

pub use agreed::{agreed, starts_empty};
pub use files::{case_files, every_case_holds};
pub use listed::every_section_has_its_function_and_its_case;
pub use nature::Scripted;
pub use numbers::{all_rules, first_difference, is_of};
pub use offers::check as check_offers;
pub use parse::{Case, Part, Stated, game_named, parse};
pub use rules::{Covered, covered};
pub use run::{Ran, run};
pub use words::Words;

use crate::RandomPlay;
use engine::{CardId, Choice, Refusal};

/// Whether a statement about a position holds; else the words for what is there instead.
///
/// # Errors
/// These words.
pub fn same(holds: bool, instead: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(instead()) }
}

/// What a game adds so that case files can speak of it.
pub trait CaseLanguage: RandomPlay {
    /// The position named after `start`: the set-up or an empty map.
    ///
    /// # Errors
    /// What was not understood.
    fn case_start(words: &mut Words<'_>) -> Result<Self::State, String>;

    /// What the sections in a case's heading change in its start, before anything is arranged: nothing, unless the game says so.
    fn case_heading(_state: &mut Self::State, _sections: &[String]) {}
    /// Carries out one line of arrangement: put, move, clear, tracks, hands.
    ///
    /// # Errors
    /// What was not understood, or cannot be.
    fn case_arrange(state: &mut Self::State, words: &mut Words<'_>) -> Result<(), String>;
    /// Whether a statement about the position holds.
    ///
    /// # Errors
    /// What holds instead, or that the statement was not understood.
    fn case_holds(state: &Self::State, words: &mut Words<'_>) -> Result<(), String>;
    /// The number of the kind of die named next.
    ///
    /// # Errors
    /// What was not understood.
    fn case_die(words: &mut Words<'_>) -> Result<u8, String>;
    /// The face named next of this kind of die, as an index from 0.
    ///
    /// # Errors
    /// What was not understood.
    fn case_face(die: u8, words: &mut Words<'_>) -> Result<u32, String>;
    /// The card, named piece or space named next.
    fn case_name(words: &mut Words<'_>) -> Option<Choice>;
    /// The number named next, with what it counts: `3`, unless the game knows more.
    fn case_count(words: &mut Words<'_>) -> Option<u8> {
        words.number()
    }
    /// What is drawn next by the words that follow; `drawn` are the cards that the case has named before. One thing that has a name, unless
    /// the game knows more.
    fn case_draws(words: &mut Words<'_>, _drawn: &[CardId]) -> Vec<Choice> {
        Self::case_name(words).into_iter().collect()
    }
    /// The answer named next in words that are not its label, if it is one of these: what has a name, unless the game knows more.
    fn case_answer(words: &mut Words<'_>, legal: &[Choice]) -> Option<Choice> {
        let mut ahead = *words;
        let found = Self::case_name(&mut ahead).filter(|choice| legal.contains(choice));
        if found.is_some() {
            *words = ahead;
        }
        found
    }
    /// A kind of die in words, for messages.
    fn case_die_words(die: u8) -> &'static str;
    /// Every numbered section of the rulebook, in its order. House rules are none of them: they are listed by [`engine::Present::switches`].
    fn sections() -> &'static [&'static str];
    /// The sections whose rules are not played yet.
    fn later() -> &'static [&'static str];
    /// Every refusal the rules can give.
    fn refusals() -> Vec<Refusal>;
}
