//! Spaces, generals, units, Battle Cards, phases and buttons in words.

use crate::Named;
use crate::data::battle_cards::BattleCard;
use crate::data::generals::{self, general as row};
use crate::data::provinces::Province;
use crate::data::spaces::{SPACES, Space};
use crate::state::{Force, Kind, Phase};
use kernel::trial::cases::Words;
use kernel::{CardId, Side, SpaceId, UnitId};

/// A space by its name or an alias.
pub fn space(words: &mut Words<'_>) -> Option<SpaceId> {
    words.named(spaces())
}

fn spaces() -> impl Iterator<Item = (&'static str, SpaceId)> {
    let names = |(at, row): (usize, &'static Space)| {
        let all = core::iter::once(row.name).chain(row.aliases.iter().copied());
        all.map(move |name| (name, SpaceId(at as u8)))
    };
    SPACES.iter().enumerate().flat_map(names)
}

/// A space that must be named next.
pub fn the_space(words: &mut Words<'_>) -> Result<SpaceId, String> {
    words.place("space", spaces())
}

/// A province that must be named next.
pub fn the_province(words: &mut Words<'_>) -> Result<Province, String> {
    let named = words.named(Province::ALL.map(|province| (province.name(), province)));
    named.ok_or_else(|| format!("`{}` is no province", words.rest()))
}

/// A general by his full or his short name.
pub fn general(words: &mut Words<'_>) -> Option<UnitId> {
    words.named(generals::all().flat_map(|unit| [(row(unit).name, unit), (row(unit).short, unit)]))
}

/// A general who must be named next.
pub fn the_general(words: &mut Words<'_>) -> Result<UnitId, String> {
    words.eat("general");
    general(words).ok_or_else(|| format!("`{}` is no general", words.rest()))
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

/// One or more counts of units: `3 cu 1 elephant`, `cu 3`, `siege train`.
pub fn units(words: &mut Words<'_>) -> Option<Force> {
    punic::cased::units(words, KINDS)
}

/// The words for kinds of units.
pub const KINDS: &[(&str, Kind)] = &[
    ("cu", Kind::Cu),
    ("cus", Kind::Cu),
    ("elephant", Kind::Elephant),
    ("elephants", Kind::Elephant),
    ("elephant cu", Kind::Elephant),
    ("elephant cus", Kind::Elephant),
    ("siege train", Kind::Train),
];

/// A phase, or whose turn it is to play a card.
pub fn phase(words: &mut Words<'_>) -> Option<Phase> {
    words.named([
        ("reinforcement", Phase::Reinforcement),
        ("deal", Phase::Deal),
        ("first player", Phase::FirstPlayer),
        ("winter attrition", Phase::WinterAttrition),
        ("political isolation", Phase::PoliticalIsolation),
        ("victory check", Phase::VictoryCheck),
        ("end of turn", Phase::EndOfTurn),
        ("rome to play", Phase::Play(Side::Rome)),
        ("carthage to play", Phase::Play(Side::Carthage)),
    ])
}
