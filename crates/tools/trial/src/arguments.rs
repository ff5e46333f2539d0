//! The words after the command: some in order, some by name.

use std::borrow::Cow;
use std::collections::{BTreeMap, VecDeque};

/// Names that stand alone.
const SWITCHES: &[&str] = &["deep", "minds", "print", "write"];
/// Names that a value follows.
const VALUES: &[&str] = &[
    "games", "seed", "jobs", "link", "each", "n", "at", "level", "rollouts", "switches", "players", "rome", "carthage",
    "pairs", "budget", "sprt", "state",
];

pub struct Arguments {
    words: VecDeque<String>,
    named: BTreeMap<String, String>,
}

impl Arguments {
    pub fn new(mut given: impl Iterator<Item = String>) -> Result<Self, String> {
        let (mut words, mut named) = (VecDeque::new(), BTreeMap::new());
        while let Some(word) = given.next() {
            match word.strip_prefix("--") {
                Some(name) if SWITCHES.contains(&name) => drop(named.insert(name.to_owned(), String::new())),
                Some(name) if VALUES.contains(&name) => {
                    let value = given.next().ok_or_else(|| format!("--{name} wants a value"))?;
                    named.insert(name.to_owned(), value);
                }
                Some(name) => return Err(format!("--{name} is not known")),
                None => words.push_back(word),
            }
        }
        Ok(Arguments { words, named })
    }

    /// The next word.
    pub fn next(&mut self) -> Result<String, String> {
        self.words.pop_front().ok_or_else(|| "a word is missing".to_owned())
    }

    /// All words that are left.
    pub fn rest(self) -> Vec<String> {
        self.words.into()
    }

    /// The next word as a link: the text may stand around it.
    pub fn link(&mut self) -> Result<String, String> {
        let word = self.next()?;
        let found = engine::code::find_link(&word).map(Cow::into_owned);
        Ok(found.unwrap_or(word))
    }

    pub fn has(&self, name: &str) -> bool {
        self.named.contains_key(name)
    }

    pub fn text(&self, name: &str) -> Option<&str> {
        self.named.get(name).map(String::as_str)
    }

    /// A number by name, or else this one.
    pub fn number<T: core::str::FromStr>(&self, name: &str, otherwise: T) -> Result<T, String> {
        let Some(text) = self.text(name) else {
            return Ok(otherwise);
        };
        text.parse().map_err(|_| format!("--{name} wants a number, not {text}"))
    }
}
