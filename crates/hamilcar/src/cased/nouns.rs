//! Spaces, generals, units, phases and faces in words.

use crate::data::dice::Face;
use crate::data::generals::{self, general as row};
use crate::data::spaces::{SPACES, Space};
use crate::data::tactics::{TACTICS, titled};
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

/// A general by his full or his short name.
pub fn general(words: &mut Words<'_>) -> Option<UnitId> {
    words.named(generals::all().flat_map(|unit| [(row(unit).name, unit), (row(unit).short, unit)]))
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
    punic::cased::units(words, KINDS)
}

/// The words for kinds of units.
pub const KINDS: &[(&str, Kind)] = &[
    ("cu", Kind::Cu),
    ("cus", Kind::Cu),
    ("elephant", Kind::Elephant),
    ("elephants", Kind::Elephant),
    ("elephant cu", Kind::Elephant),
    ("train", Kind::Train),
    ("trains", Kind::Train),
    ("supply train", Kind::Train),
    ("supply trains", Kind::Train),
    ("st", Kind::Train),
    ("sts", Kind::Train),
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
        ("war chest", Phase::WarChest),
        ("final count", Phase::FinalCount),
        ("rome to play", Phase::Play(Side::Rome)),
        ("carthage to play", Phase::Play(Side::Carthage)),
    ])
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
