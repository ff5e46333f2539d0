//! The words by which case files speak of this game. The whole syntax is in `docs/case-format.md`.

mod arrange;
mod holds;
mod markers;
mod nouns;
mod told;

use crate::Hamilcar;
use crate::data::dice::{Die, faces};
use crate::data::generals::{self, general};
use crate::protocol::refusals;
use crate::state::{Phase, State};
use crate::testing::sections;
use engine::{Choice, Refusal, Rules, Side};
use nouns::NOUNS;
use punic::testing::case_language;
use testkit::cases::{CaseLanguage, Words};

impl CaseLanguage for Hamilcar {
    fn case_start(words: &mut Words<'_>) -> Result<State, String> {
        case_language::start::<Hamilcar, Phase>(
            words,
            |state| (&mut state.turn, &mut state.phase),
            arrange::empty,
            7,
            Phase::Play(Side::Rome),
            nouns::phase,
        )
    }

    fn case_heading(state: &mut State, sections: &[String]) {
        for unit in generals::all() {
            let row = general(unit);
            if !sections.iter().any(|section| section == row.section) {
                state.general_mut(unit).rated = Some((row.strategy, row.battle));
            }
        }
    }

    fn case_arrange(state: &mut State, words: &mut Words<'_>) -> Result<(), String> {
        arrange::line(state, words)
    }

    fn case_holds(state: &State, words: &mut Words<'_>) -> Result<(), String> {
        holds::line(state, words)
    }

    fn case_die(words: &mut Words<'_>) -> Result<u8, String> {
        let at = words.longest(DICE.iter().map(|(name, _)| *name)).ok_or_else(|| {
            let names: Vec<&str> = DICE.iter().map(|(name, _)| *name).collect();
            format!("`{}` is no die: {}", words.rest(), names.join(", "))
        })?;
        Ok(Hamilcar::die_id(DICE[at].1))
    }

    fn case_face(die: u8, words: &mut Words<'_>) -> Result<u32, String> {
        let die = Die::ALL
            .into_iter()
            .find(|d| Hamilcar::die_id(*d) == die)
            .ok_or("no such die")?;
        let word = words.next_word().ok_or("a face is missing")?;
        if let Ok(number) = word.parse::<u32>() {
            let there = (1..=faces(die).len() as u32).contains(&number);
            return if there {
                Ok(number - 1)
            } else {
                Err(format!("the {} has no face {number}", die.name()))
            };
        }
        let named = |face: &&crate::data::dice::Face| nouns::face(word).is_some_and(|wanted| wanted.shows_as(face));
        let at = faces(die).iter().position(|f| named(&f));
        at.map(|at| at as u32)
            .ok_or_else(|| format!("the {} has no face `{word}`", die.name()))
    }

    fn case_name(words: &mut Words<'_>) -> Option<Choice> {
        if words.eat("card") {
            return words.number().and_then(crate::data::cards::by_number).map(Choice::Card);
        }
        if words.eat("event") {
            return Some(crate::Named::Event.choice());
        }
        if words.eat("siege") {
            return Some(crate::Named::Siege.choice());
        }
        // Whom the Fleet takes aboard need not be named.
        if words.eat(crate::present::words::DECLARE) {
            return Some(Choice::Yes);
        }
        if let Some(card) = nouns::tactic_card(words) {
            return Some(Choice::Card(card));
        }
        NOUNS
            .general(words)
            .map(Choice::Unit)
            .or_else(|| NOUNS.space(words).map(Choice::Space))
    }

    /// What it counts may follow: `3 CUs`.
    fn case_count(words: &mut Words<'_>) -> Option<u8> {
        NOUNS.count(words)
    }

    fn case_die_words(die: u8) -> &'static str {
        DICE.iter()
            .find(|(_, d)| Hamilcar::die_id(*d) == die)
            .map_or("die", |(name, _)| name)
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

/// The dice as case files name them.
const DICE: &[(&str, Die)] = &[
    ("classic", Die::Classic),
    ("large battle", Die::BattleLarge),
    ("small battle", Die::BattleSmall),
    ("white siege", Die::SiegeWhite),
    ("red siege", Die::SiegeRed),
    ("naval", Die::Naval),
];
