//! What the rules of a revision come to, in a few numbers: kept beside the revision, so that no change of rules or data goes unnoticed.

use super::RandomPlay;
use super::bench::whole_game;
use super::digest::digest;
use super::player::Kinds;
use super::straight::Begun;
use core::fmt::{self, Debug, Display};
use engine::code::to_link;
use engine::internals::{FNV, fnv};
use engine::{Choice, Decider, Decision, Question, Seed, Seeded, Silent, run_out};
use std::collections::BTreeSet;
use std::path::Path;
use std::{env, fs};

/// Wars of the digest.
const WARS: u32 = 200;
/// Wars whose links are looked at.
const LINKS: u64 = 20;
/// Wars whose positions are looked at: twice as many as bring up every field, so that a rule that changes is not taken for a new field.
const COURSES: u64 = 24;

/// What the rules of a revision come to.
///
/// ```
/// use testkit::{Change, Fingerprint, fingerprint};
/// let now = fingerprint::<pig::Pig>(&[&"a die has 6 faces"]);
/// let kept = Fingerprint::of_text(&now.to_string()).expect("it has just been written");
/// assert_eq!(now.since(&kept, 1), Change::None);
/// let other = fingerprint::<pig::Pig>(&[&"a die has 8 faces"]);
/// assert!(matches!(other.since(&kept, 0), Change::Write(_)), "nobody has played with these rules yet");
/// assert!(matches!(other.since(&kept, 1), Change::Raise(_)), "somebody has");
/// let renamed = fingerprint::<pig::Pig>(&[&"a cube has 6 faces"]);
/// assert!(matches!(renamed.since(&kept, 1), Change::Write(_)), "only a name has changed");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fingerprint {
    /// The revision of rules and data ([`engine::Rules::REVISION`]).
    pub revision: u8,
    /// The layout of positions ([`engine::Rules::SCHEMA`]).
    pub schema: u16,
    /// Of 200 wars: answers, outcomes and last positions.
    pub wars: u64,
    /// Of 20 links: how prompts are numbered, and in what order answers are offered.
    pub links: u64,
    /// Of what is printed on map, cards, dice and tracks, with the names that the code gives it.
    pub rows: u64,
    /// Of the numbers in the rows alone.
    pub numbers: u64,
    /// Of the names of all fields in the positions of some wars.
    pub fields: u64,
}

/// The parts of a fingerprint, in the order of [`Fingerprint::parts`].
const NAMES: [&str; 5] = ["wars", "links", "rows", "numbers", "fields"];

/// What has happened to the rules since a fingerprint was kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Change {
    /// Nothing.
    None,
    /// Something that wants the fingerprint written anew, and why.
    Write(String),
    /// Something that must not be before a number is raised: which, and why.
    Raise(String),
}

/// What the rules come to now. The rows are what the game has in its tables, without what is said about them.
#[must_use]
pub fn fingerprint<R: RandomPlay>(rows: &[&dyn Debug]) -> Fingerprint {
    let text = |hash, text: &str| fnv(hash, text.as_bytes());
    let links = (0..LINKS).map(|war| to_link(&whole_game::<R>(war)));
    let rows: Vec<String> = rows.iter().map(|row| format!("{row:?}")).collect();
    let numbers = rows.iter().flat_map(|row| row.split(|c: char| !c.is_ascii_digit()));
    let mut names = Names::default();
    for begun in (0..COURSES).map(Begun::<R>::new) {
        names.player = Kinds::new(begun.seed);
        run_out::<R>(begun.state, &mut names, &mut Seeded::new(begun.seed), &mut Silent);
    }
    Fingerprint {
        revision: R::REVISION,
        schema: R::SCHEMA,
        wars: digest::<R>(WARS, 1),
        links: links.fold(FNV, |hash, link| text(hash, &link)),
        rows: rows.iter().fold(FNV, |hash, row| text(hash, row)),
        numbers: numbers
            .filter(|number| !number.is_empty())
            .fold(FNV, |hash, number| text(text(hash, number), " ")),
        fields: names.seen.iter().fold(FNV, |hash, name| text(hash, name)),
    }
}

/// Holds the rules and rows of a game against the `revision.txt` of its crate, which lies in this folder. With `CORVUS_WRITE=1` that file
/// is written anew, if no number has to be raised before.
///
/// # Panics
/// If they have changed and it was not written, or it cannot be read or written.
pub fn no_rule_changes_without_a_new_revision<R: RandomPlay>(folder: &str, rows: &[Box<dyn Debug>]) {
    let file = Path::new(folder).join("revision.txt");
    let text = fs::read_to_string(&file).expect("revision.txt is part of the crate");
    let kept = Fingerprint::of_text(&text).expect("revision.txt holds a fingerprint");
    let played = text.lines().find_map(|line| line.strip_prefix("played "));
    let played = played
        .and_then(|n| n.parse().ok())
        .expect("revision.txt says which revision was played with");
    let now = fingerprint::<R>(&rows.iter().map(|row| &**row).collect::<Vec<_>>());
    match now.since(&kept, played) {
        Change::None => {}
        Change::Write(_) if env::var_os("CORVUS_WRITE").is_some() => {
            let above = &text[..text
                .find("\nrevision ")
                .expect("the fingerprint begins with its revision")];
            fs::write(file, format!("{above}\n{now}")).expect("revision.txt can be written");
        }
        Change::Write(why) => panic!("{why}: cargo xtask renew {}", R::NAME),
        Change::Raise(why) => panic!("{why}"),
    }
}

/// A player who writes down how positions are laid out.
struct Names {
    player: Kinds,
    seen: BTreeSet<String>,
}

impl Default for Names {
    fn default() -> Self {
        Names {
            player: Kinds::new(Seed(0)),
            seen: BTreeSet::new(),
        }
    }
}

impl<R: RandomPlay> Decider<R> for Names {
    fn decide(&mut self, state: &R::State, question: &Question<R::Prompt>, legal: &[Choice]) -> Decision {
        let position = format!("{state:?}");
        for before in position.split(": ") {
            let name = before.rsplit(|c: char| !c.is_alphanumeric() && c != '_').next();
            if let Some(name) = name.filter(|name| !self.seen.contains(*name)) {
                self.seen.insert(name.to_owned());
            }
        }
        Decider::<R>::decide(&mut self.player, state, question, legal)
    }
}

impl Fingerprint {
    /// The fingerprint of a text that its [`Display`] wrote, among other lines. `None` if one is missing.
    #[must_use]
    pub fn of_text(text: &str) -> Option<Self> {
        let value = |name: &str| {
            let mut lines = text.lines().filter_map(|line| line.split_once(' '));
            lines.find(|(key, _)| *key == name).map(|(_, value)| value)
        };
        let hash = |name| u64::from_str_radix(value(name)?, 16).ok();
        Some(Fingerprint {
            revision: value("revision")?.parse().ok()?,
            schema: value("schema")?.parse().ok()?,
            wars: hash("wars")?,
            links: hash("links")?,
            rows: hash("rows")?,
            numbers: hash("numbers")?,
            fields: hash("fields")?,
        })
    }

    /// What has happened since a fingerprint was kept, when `played` is the last revision that anybody has played with (0: none yet).
    #[must_use]
    pub fn since(&self, kept: &Self, played: u8) -> Change {
        if self == kept {
            return Change::None;
        }
        let (now, then) = (self.parts(), kept.parts());
        let changed = NAMES.into_iter().zip(now.iter().zip(then));
        let changed: Vec<&str> = changed.filter(|(_, (a, b))| **a != *b).map(|(name, _)| name).collect();
        let changed = changed.join(", ");
        if self.plays_like(kept) {
            return Change::Write(format!(
                "Names have changed ({changed}), while 200 wars, links and all numbers are as before: if nothing else has, write this anew"
            ));
        }
        if self.revision < kept.revision || self.revision <= played {
            return Change::Raise(format!(
                "The rules of revision {} have changed ({changed}), and games are kept under it: raise REVISION.",
                self.revision
            ));
        }
        if self.fields != kept.fields && self.schema == kept.schema && played > 0 {
            return Change::Raise("Positions have other fields now: raise SCHEMA.".to_owned());
        }
        Change::Write(match self.revision == kept.revision {
            true => format!(
                "The rules have changed ({changed}): raise REVISION, or, as nobody has played with it yet, write this anew"
            ),
            false => format!("The revision is {} now: write this anew", self.revision),
        })
    }

    /// Whether at most names differ: of fields, of types and of kinds in the rows.
    fn plays_like(&self, other: &Self) -> bool {
        let all = |f: &Self| (f.revision, f.schema, f.wars, f.links, f.numbers);
        all(self) == all(other)
    }

    const fn parts(&self) -> [u64; 5] {
        [self.wars, self.links, self.rows, self.numbers, self.fields]
    }
}

impl Display for Fingerprint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [wars, links, rows, numbers, fields] = self.parts();
        writeln!(f, "revision {}\nschema {}", self.revision, self.schema)?;
        writeln!(f, "wars {wars:016x}\nlinks {links:016x}")?;
        writeln!(f, "rows {rows:016x}\nnumbers {numbers:016x}")?;
        writeln!(f, "fields {fields:016x}")
    }
}
