//! The file of what has been played: a line for each duel and for each war from its moment.

use super::played::Played;
use std::collections::BTreeMap;
use std::fs::{self, File, OpenOptions};
use std::io::Write;
use std::path::Path;

/// What has been played, by seeds of duels and ids of wars.
#[derive(Default)]
pub struct Journal {
    moments: BTreeMap<u64, Option<String>>,
    wars: BTreeMap<(u64, u32), Played>,
    file: Option<File>,
}

impl Journal {
    /// Reads a file, or begins it; without one nothing is kept. `head` says what the wars are played by.
    ///
    /// # Errors
    /// The file cannot be read or written, is none of these, or has another head.
    pub fn open(path: Option<&Path>, head: &str) -> Result<Self, String> {
        let mut journal = Journal::default();
        let Some(path) = path else { return Ok(journal) };
        let said = |error: std::io::Error| format!("{}: {error}", path.display());
        let text = if path.exists() {
            fs::read_to_string(path).map_err(said)?
        } else {
            String::new()
        };
        let mut lines = text.lines();
        if let Some(found) = lines.next().filter(|found| *found != head) {
            return Err(format!("{} is of other wars: {found}", path.display()));
        }
        for line in lines {
            journal
                .take(line)
                .ok_or_else(|| format!("{}: no line of it: {line}", path.display()))?;
        }
        journal.file = Some(OpenOptions::new().create(true).append(true).open(path).map_err(said)?);
        if text.is_empty() {
            journal.write(head)?;
        }
        Ok(journal)
    }

    /// Takes a line; none if it is no line of such a file.
    fn take(&mut self, line: &str) -> Option<()> {
        match line.split(' ').collect::<Vec<_>>()[..] {
            ["duel", seed, link] => {
                let link = (link != "-").then(|| link.to_owned());
                self.moments.insert(seed.parse().ok()?, link);
            }
            ["war", seed, id, rome, cards, answers] => {
                let played = Played {
                    rome: rome == "1",
                    cards: cards.parse().ok()?,
                    answers: answers.parse().ok()?,
                };
                self.wars.insert((seed.parse().ok()?, id.parse().ok()?), played);
            }
            _ => return None,
        }
        Some(())
    }

    fn write(&mut self, line: &str) -> Result<(), String> {
        let Some(file) = &mut self.file else { return Ok(()) };
        writeln!(file, "{line}").map_err(|error| format!("the state cannot be written: {error}"))
    }

    /// The link of a duel's moment, if the duel has been played; none inside if it did not come so far.
    pub fn moment(&self, seed: u64) -> Option<Option<&str>> {
        self.moments.get(&seed).map(Option::as_deref)
    }

    /// Keeps a duel.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn note_moment(&mut self, seed: u64, link: Option<&str>) -> Result<(), String> {
        self.moments.insert(seed, link.map(str::to_owned));
        self.write(&format!("duel {seed} {}", link.unwrap_or("-")))
    }

    /// The war of an id from a duel's moment, if it has been played.
    pub fn war(&self, seed: u64, id: u32) -> Option<Played> {
        self.wars.get(&(seed, id)).copied()
    }

    /// Keeps a war.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn note_war(&mut self, seed: u64, id: u32, played: Played) -> Result<(), String> {
        self.wars.insert((seed, id), played);
        let Played { rome, cards, answers } = played;
        self.write(&format!("war {seed} {id} {} {cards} {answers}", u8::from(rome)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_played_comes_back_and_other_wars_are_refused() {
        let path = std::env::temp_dir().join(format!("corvus-short-{}", std::process::id()));
        drop(fs::remove_file(&path));
        let played = Played {
            rome: true,
            cards: 30,
            answers: 90,
        };
        let mut first = Journal::open(Some(&path), "a game").expect("it can be begun");
        first.note_moment(1, None).expect("it can be written");
        first.note_moment(2, Some("link")).expect("it can be written");
        first.note_war(2, 7, played).expect("it can be written");
        let again = Journal::open(Some(&path), "a game").expect("it can be read");
        assert_eq!(
            (again.moment(1), again.moment(2), again.moment(3)),
            (Some(None), Some(Some("link")), None)
        );
        assert_eq!((again.war(2, 7), again.war(2, 8)), (Some(played), None));
        assert!(Journal::open(Some(&path), "another game").is_err());
        fs::remove_file(&path).expect("it is there");
    }
}
