//! The words by which case files speak of this game. The whole syntax is in `docs/case-format.md`.

mod arrange;
mod battle;
mod holds;
mod nouns;

use crate::Die;
use crate::Hands;
use crate::protocol::refusals;
use crate::state::State;
use crate::testing::sections;
use engine::{CardId, Choice, Refusal, Rules};
use testkit::RandomPlay;
use testkit::cases::{CaseLanguage, Words, agreed, starts_empty};

impl CaseLanguage for Hands {
    fn case_start(words: &mut Words<'_>) -> Result<State, String> {
        let bare = starts_empty(words)?;
        let before_the_deal = words.eat("before the deal");
        let mut state = Hands::start(agreed::<Hands>(words)?);
        if bare {
            arrange::empty(&mut state);
        }
        if words.eat("tried") {
            let number = words.next_word().and_then(|number| number.parse().ok());
            Hands::rare_start(&mut state, number.ok_or("which of the tried positions?")?);
        }
        if !before_the_deal {
            arrange::amid(&mut state);
        }
        while !words.is_empty() {
            arrange::line(&mut state, words)?;
        }
        Ok(state)
    }

    fn case_arrange(state: &mut State, words: &mut Words<'_>) -> Result<(), String> {
        arrange::line(state, words)
    }

    fn case_holds(state: &State, words: &mut Words<'_>) -> Result<(), String> {
        holds::line(state, words)
    }

    fn case_die(words: &mut Words<'_>) -> Result<u8, String> {
        words.eat("die");
        Ok(Hands::die_id(Die))
    }

    fn case_face(_: u8, words: &mut Words<'_>) -> Result<u32, String> {
        let mut ahead = *words;
        match ahead.number() {
            Some(face @ 1..=6) => {
                *words = ahead;
                Ok(u32::from(face) - 1)
            }
            _ => Err(format!("the die has no face `{}`", words.rest())),
        }
    }

    fn case_name(words: &mut Words<'_>) -> Option<Choice> {
        nouns::answers(words).first().copied()
    }

    fn case_draws(words: &mut Words<'_>, drawn: &[CardId]) -> Vec<Choice> {
        let card = nouns::card_named(words, |card| !drawn.contains(&card));
        card.map(Choice::Card).into_iter().collect()
    }

    /// Beside what has a name: `none` for no card, a button by its own words, a number.
    fn case_answer(words: &mut Words<'_>, legal: &[Choice]) -> Option<Choice> {
        let mut ahead = *words;
        if legal.contains(&Choice::Pass) && ahead.eat("none") {
            *words = ahead;
            return Some(Choice::Pass);
        }
        ahead = *words;
        let meant = nouns::answers(&mut ahead);
        if let Some(found) = legal.iter().find(|choice| meant.contains(choice)) {
            *words = ahead;
            return Some(*found);
        }
        ahead = *words;
        let button = nouns::button(&mut ahead).map(crate::Named::choice);
        let found = button.or_else(|| ahead.number().map(Choice::Number));
        let found = found.filter(|choice| legal.contains(choice));
        if found.is_some() {
            *words = ahead;
        }
        found
    }

    fn case_die_words(_: u8) -> &'static str {
        "die"
    }

    fn sections() -> &'static [&'static str] {
        sections::ALL
    }

    fn later() -> &'static [&'static str] {
        sections::LATER
    }

    fn refusals() -> Vec<Refusal> {
        refusals::all().copied().collect()
    }
}
