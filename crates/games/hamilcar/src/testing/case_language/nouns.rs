//! Spaces, generals, units, phases and faces in words.

use super::told;
use crate::data::dice::Face;
use crate::data::generals::{self, general as row};
use crate::data::spaces::SPACES;
use crate::data::tactics::{TACTICS, titled};
use crate::state::{Phase, Where};
use engine::{CardId, Side};
use punic::testing::case_language::{self, Nouns};
use testkit::cases::Words;

/// What this game calls things.
pub const NOUNS: Nouns<(), Where> = Nouns {
    spaces: || case_language::spaces(SPACES.iter().map(|row| (row.name, row.aliases))),
    generals: || {
        let names = |unit| [(row(unit).name, unit), (row(unit).short, unit)];
        generals::all().flat_map(names).collect()
    },
    trains: &["train", "trains", "supply train", "supply trains", "st", "sts"],
    pc: "PC",
    marker: told::marker,
    whereabouts: told::whereabouts,
    force: told::force,
};

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

/// The phases, and whose turn it is to play a card.
pub const PHASES: &[(&str, Phase)] = &[
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
];

/// A phase, or whose turn it is to play a card.
pub fn phase(words: &mut Words<'_>) -> Option<Phase> {
    words.named(PHASES.iter().copied())
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
