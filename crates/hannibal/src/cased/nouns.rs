//! Spaces, generals, units, Battle Cards, phases and buttons in words.

use crate::Named;
use crate::data::battle_cards::BattleCard;
use crate::data::generals::{self, general as row};
use crate::data::provinces::Province;
use crate::data::spaces::SPACES;
use crate::state::{Force, Phase};
use kernel::trial::cases::Words;
use kernel::{CardId, Side, SpaceId, UnitId};

/// A space by its name or an alias.
pub fn space(words: &mut Words<'_>) -> Option<SpaceId> {
    let named = |(i, space): (usize, &'static crate::data::spaces::Space)| {
        let aliases = space.aliases.iter().copied();
        core::iter::once(space.name).chain(aliases).map(move |name| (i, name))
    };
    let names: Vec<(usize, &str)> = SPACES.iter().enumerate().flat_map(named).collect();
    let at = words.longest(names.iter().map(|(_, name)| *name))?;
    Some(SpaceId(names[at].0 as u8))
}

/// A space that must be named next.
pub fn the_space(words: &mut Words<'_>) -> Result<SpaceId, String> {
    ["at", "to", "in"].iter().for_each(|small| {
        words.eat(small);
    });
    space(words).ok_or_else(|| format!("`{}` is no space", words.rest()))
}

/// A province that must be named next.
pub fn the_province(words: &mut Words<'_>) -> Result<Province, String> {
    let at = words.longest(Province::ALL.iter().map(|province| province.name()));
    at.map(|at| Province::ALL[at])
        .ok_or_else(|| format!("`{}` is no province", words.rest()))
}

/// A general by his full or his short name.
pub fn general(words: &mut Words<'_>) -> Option<UnitId> {
    let names = generals::all().flat_map(|unit| [row(unit).name, row(unit).short]);
    words.longest(names).map(|at| UnitId((at / 2) as u8))
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
    let at = words.longest(BattleCard::ALL.iter().map(|kind| kind.name()))?;
    Some(BattleCard::ALL[at])
}

/// A button by its own words.
pub fn button(words: &mut Words<'_>) -> Option<Named> {
    words
        .longest(Named::ALL.iter().map(|named| named.words()))
        .map(|at| Named::ALL[at])
}

/// One or more counts of units: `3 cu 1 elephant`, `cu 3`, `siege train`.
pub fn units(words: &mut Words<'_>) -> Option<Force> {
    let mut force = Force::NONE;
    let mut any = false;
    loop {
        let mut ahead = *words;
        let before = ahead.number();
        let Some(kind) = ahead.longest(KINDS.iter().map(|(word, _)| *word)) else {
            return any.then_some(force);
        };
        let count = before.or_else(|| ahead.number()).unwrap_or(1);
        match KINDS[kind].1 {
            'c' => force.cu += count,
            'e' => force.elephants += count,
            _ => force.train += count,
        }
        any = true;
        *words = ahead;
    }
}

/// The words for kinds of units.
pub const KINDS: &[(&str, char)] = &[
    ("cu", 'c'),
    ("cus", 'c'),
    ("elephant", 'e'),
    ("elephants", 'e'),
    ("elephant cu", 'e'),
    ("elephant cus", 'e'),
    ("siege train", 't'),
];

/// A phase, or whose turn it is to play a card.
pub fn phase(words: &mut Words<'_>) -> Option<Phase> {
    for (name, phase) in [
        ("reinforcement", Phase::Reinforcement),
        ("deal", Phase::Deal),
        ("first player", Phase::FirstPlayer),
        ("winter attrition", Phase::WinterAttrition),
        ("political isolation", Phase::PoliticalIsolation),
        ("victory check", Phase::VictoryCheck),
        ("end of turn", Phase::EndOfTurn),
        ("rome to play", Phase::Play(Side::Rome)),
        ("carthage to play", Phase::Play(Side::Carthage)),
    ] {
        if words.eat(name) {
            return Some(phase);
        }
    }
    None
}
