//! Spaces, generals, units, phases and faces in words.

use crate::data::dice::Face;
use crate::data::generals::{self, general as row};
use crate::data::spaces::SPACES;
use crate::data::tactics::{TACTICS, titled};
use crate::state::{Force, Phase};
use kernel::trial::cases::Words;
use kernel::{CardId, Side, SpaceId, UnitId};

/// A space by its name or an alias.
pub fn space(words: &mut Words<'_>) -> Option<SpaceId> {
    let mut names = Vec::new();
    for (i, space) in SPACES.iter().enumerate() {
        names.push((i, space.name));
        names.extend(space.aliases.iter().map(|alias| (i, *alias)));
    }
    let at = words.longest(names.iter().map(|(_, name)| *name))?;
    Some(SpaceId(names[at].0 as u8))
}

/// A space that must be named next.
pub fn the_space(words: &mut Words<'_>) -> Result<SpaceId, String> {
    words.eat("at");
    words.eat("to");
    words.eat("in");
    space(words).ok_or_else(|| format!("`{}` is no space", words.rest()))
}

/// A general by his full or his short name.
pub fn general(words: &mut Words<'_>) -> Option<UnitId> {
    let all: Vec<UnitId> = generals::all().collect();
    let names = all.iter().flat_map(|unit| [row(*unit).name, row(*unit).short]);
    words.longest(names).map(|at| all[at / 2])
}

/// A general who must be named next.
pub fn the_general(words: &mut Words<'_>) -> Result<UnitId, String> {
    words.eat("general");
    general(words).ok_or_else(|| format!("`{}` is no general", words.rest()))
}

/// A Naval Tactic Card by its title; a number after it tells its copies apart: `Ramming 2`.
pub fn tactic_card(words: &mut Words<'_>) -> Option<CardId> {
    let at = words.longest(TACTICS.iter().map(|row| row.title))?;
    let mut ahead = *words;
    let copy = ahead.number().filter(|n| (1..=TACTICS[at].copies).contains(n));
    if copy.is_some() {
        *words = ahead;
    }
    titled(TACTICS[at].title).nth(u32::from(copy.unwrap_or(1)) - 1)
}

/// One or more counts of units: `3 cu 1 elephant`, `cu 3, train 1`, `supply train`.
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
            _ => force.trains += count,
        }
        any = true;
        *words = ahead;
    }
}

const KINDS: &[(&str, char)] = &[
    ("cu", 'c'),
    ("cus", 'c'),
    ("elephant", 'e'),
    ("elephants", 'e'),
    ("elephant cu", 'e'),
    ("train", 't'),
    ("trains", 't'),
    ("supply train", 't'),
    ("supply trains", 't'),
    ("st", 't'),
    ("sts", 't'),
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
        ("war chest", Phase::WarChest),
        ("final count", Phase::FinalCount),
        ("rome to play", Phase::Play(Side::Rome)),
        ("carthage to play", Phase::Play(Side::Carthage)),
    ] {
        if words.eat(name) {
            return Some(phase);
        }
    }
    None
}

/// The symbols of a face, as `horse+circle+circle`; `blank` shows none.
pub struct Symbols {
    counts: [u8; 7],
}

const SYMBOLS: [&str; 7] = ["horse", "figure", "circle", "point", "loss", "roman", "punic"];

impl Symbols {
    /// Whether a face shows exactly these.
    pub fn shows_as(&self, face: &Face) -> bool {
        self.counts
            == [
                face.horse,
                face.figure,
                face.circle,
                face.siege,
                face.loss,
                face.roman,
                face.punic,
            ]
    }
}

/// Reads the symbols of a face.
pub fn face(word: &str) -> Option<Symbols> {
    let mut counts = [0; 7];
    if word != "blank" {
        for symbol in word.split('+') {
            counts[SYMBOLS.iter().position(|s| *s == symbol)?] += 1;
        }
    }
    Some(Symbols { counts })
}
