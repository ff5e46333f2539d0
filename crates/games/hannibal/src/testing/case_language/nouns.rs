//! Spaces, generals, units, Battle Cards, phases and buttons in words.

use super::told;
use crate::Named;
use crate::data::battle_cards::BattleCard;
use crate::data::generals::{self, general as row};
use crate::data::provinces::Province;
use crate::data::spaces::SPACES;
use crate::state::{Phase, Where};
use engine::{CardId, Side};
use punic::testing::case_language::{self, Nouns};
use testkit::cases::Words;

/// What this game calls things.
pub const NOUNS: Nouns<Option<Side>, Where> = Nouns {
    spaces: || case_language::spaces(SPACES.iter().map(|row| (row.name, row.aliases))),
    generals: || {
        let names = |unit| [(row(unit).name, unit), (row(unit).short, unit)];
        generals::all().flat_map(names).collect()
    },
    trains: &["siege train"],
    pc: "PC marker",
    marker: told::marker,
    whereabouts: told::whereabouts,
    force: told::force,
};

/// A province that must be named next.
pub fn the_province(words: &mut Words<'_>) -> Result<Province, String> {
    let named = words.named(Province::ALL.map(|province| (province.name(), province)));
    named.ok_or_else(|| format!("`{}` is no province", words.rest()))
}

/// A Battle Card by its type; a number after it tells its copies apart: `Probe 2`.
pub fn battle_card(words: &mut Words<'_>) -> Option<(BattleCard, Option<CardId>)> {
    let kind = battle_kind(words)?;
    let mut ahead = *words;
    let copy = ahead.number().filter(|n| (1..=kind.in_deck()).contains(n));
    if copy.is_some() {
        *words = ahead;
    }
    Some((kind, copy.and_then(|copy| kind.cards().nth(u32::from(copy) - 1))))
}

/// A type of Battle Card.
pub fn battle_kind(words: &mut Words<'_>) -> Option<BattleCard> {
    words.named(BattleCard::ALL.map(|kind| (kind.name(), kind)))
}

/// A button by its own words.
pub fn button(words: &mut Words<'_>) -> Option<Named> {
    words.named(Named::ALL.iter().map(|named| (named.words(), *named)))
}

/// The phases, and whose turn it is to play a card.
pub const PHASES: &[(&str, Phase)] = &[
    ("reinforcement", Phase::Reinforcement),
    ("deal", Phase::Deal),
    ("first player", Phase::FirstPlayer),
    ("winter attrition", Phase::WinterAttrition),
    ("political isolation", Phase::PoliticalIsolation),
    ("victory check", Phase::VictoryCheck),
    ("end of turn", Phase::EndOfTurn),
    ("rome to play", Phase::Play(Side::Rome)),
    ("carthage to play", Phase::Play(Side::Carthage)),
];

/// A phase, or whose turn it is to play a card.
pub fn phase(words: &mut Words<'_>) -> Option<Phase> {
    words.named(PHASES.iter().copied())
}
