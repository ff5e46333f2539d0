//! The words by which case files speak of this game. The whole syntax is in `docs/case-format.md`.

mod arrange;
mod holds;
mod nouns;
mod told;

use crate::Die;
use crate::Hannibal;
use crate::data::battle_cards::{BattleCard, is_battle_card};
use crate::data::cards::numbered;
use crate::data::tracks::LAST_TURN;
use crate::protocol::refusals;
use crate::state::{Phase, State};
use crate::testing::sections;
use engine::{CardId, Choice, Refusal, Rules, Side};
use nouns::NOUNS;
use punic::testing::case_language;
use testkit::cases::{CaseLanguage, Words};

impl CaseLanguage for Hannibal {
    fn case_start(words: &mut Words<'_>) -> Result<State, String> {
        case_language::start::<Hannibal, Phase>(
            words,
            |state| (&mut state.turn, &mut state.phase),
            arrange::empty,
            LAST_TURN,
            Phase::Play(Side::Rome),
            nouns::phase,
        )
    }

    fn case_arrange(state: &mut State, words: &mut Words<'_>) -> Result<(), String> {
        arrange::line(state, words)
    }

    fn case_holds(state: &State, words: &mut Words<'_>) -> Result<(), String> {
        holds::line(state, words)
    }

    fn case_die(words: &mut Words<'_>) -> Result<u8, String> {
        words.eat("die");
        Ok(Hannibal::die_id(Die))
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
        if words.eat("card") {
            return words.number().and_then(numbered).map(Choice::Card);
        }
        if let Some((kind, copy)) = nouns::battle_card(words) {
            return copy.or_else(|| kind.cards().nth(0)).map(Choice::Card);
        }
        NOUNS
            .general(words)
            .map(Choice::Unit)
            .or_else(|| NOUNS.space(words).map(Choice::Space))
    }

    /// What it counts may follow: `3 cu`.
    fn case_count(words: &mut Words<'_>) -> Option<u8> {
        NOUNS.count(words)
    }

    /// Also so many Battle Cards of a type: `3 Probe`.
    fn case_draws(words: &mut Words<'_>, drawn: &[CardId]) -> Vec<Choice> {
        let mut ahead = *words;
        let count = ahead.number().unwrap_or(1);
        if let Some(kind) = nouns::battle_kind(&mut ahead) {
            *words = ahead;
            let free = kind.cards().iter().filter(|card| !drawn.contains(card));
            return free.take(usize::from(count)).map(Choice::Card).collect();
        }
        Self::case_name(words).into_iter().collect()
    }

    /// Beside what has a name: a button by its own words, a Battle Card by its type alone, and a bare number with what it counts.
    fn case_answer(words: &mut Words<'_>, legal: &[Choice]) -> Option<Choice> {
        let mut ahead = *words;
        let found = if let Some((kind, None)) = nouns::battle_card(&mut ahead) {
            let is_one = |c: &Choice| matches!(c, Choice::Card(id) if of_kind(*id, kind));
            legal.iter().copied().find(is_one)
        } else {
            ahead = *words;
            named(&mut ahead).filter(|choice| legal.contains(choice))
        };
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

/// Whether a card is a Battle Card of this type.
fn of_kind(card: CardId, kind: BattleCard) -> bool {
    is_battle_card(card) && BattleCard::of(card) == kind
}

/// What stands next as an answer.
fn named(words: &mut Words<'_>) -> Option<Choice> {
    if let Some(name) = Hannibal::case_name(words) {
        return Some(name);
    }
    if let Some(button) = nouns::button(words) {
        return Some(button.choice());
    }
    Hannibal::case_count(words).map(Choice::Number)
}
