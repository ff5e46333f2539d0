//! Challenges: those that have been solved on this device, and the one on the table.

use ai::Verdict;
use engine::{Challenge, Choice, SpaceId};
use std::collections::BTreeSet;

/// The challenges that have been solved on this device.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Solved(BTreeSet<String>);

/// More characters than any name of a challenge has.
const LONGEST: usize = 60;

impl Solved {
    /// As kept on the device: their names.
    pub fn to_text(&self) -> String {
        self.0.iter().map(|name| format!("{name};")).collect()
    }

    /// Read back; what cannot be a name is left out.
    pub fn from_text(text: &str) -> Self {
        let is_name = |part: &&str| (1..LONGEST).contains(&part.len()) && part.contains('/');
        Solved(text.split(';').filter(is_name).map(str::to_owned).collect())
    }

    /// These and others.
    pub fn and(mut self, others: &Solved) -> Self {
        self.0.extend(others.0.iter().cloned());
        self
    }

    /// Whether a challenge of the game with this number has been solved.
    pub fn has(&self, game: u8, key: &str) -> bool {
        self.0.contains(&name(game, key))
    }

    /// A challenge of the game with this number has been solved.
    pub fn add(&mut self, game: u8, key: &str) {
        self.0.insert(name(game, key));
    }
}

fn name(game: u8, key: &str) -> String {
    format!("{game}/{key}")
}

/// The challenge on the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OpenChallenge {
    /// Its place in the game's list.
    pub place: usize,
    /// The challenge.
    pub challenge: Challenge,
    /// How many answers the war has where it begins.
    pub start: usize,
    /// The spaces that its task names, and what is said of the answer.
    pub named: Vec<SpaceId>,
    /// What is right, as a player calls it: "Truce (#64), then Event".
    pub right: String,
    /// How it stands.
    pub state: ChallengeState,
}

/// How an open challenge stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ChallengeState {
    /// An answer is awaited.
    Open,
    /// This answer was not right; another is awaited.
    Wrong(WrongAnswer),
    /// It has been solved.
    Solved,
    /// What is right has been shown.
    Shown,
}

/// An answer that was not right.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WrongAnswer {
    /// What it and those confirmed after it are called; empty where they have no name.
    pub name: String,
    /// All that was confirmed with it.
    pub confirmed: Vec<Choice>,
    /// Its place among them.
    pub place: usize,
    /// What the coach says of it.
    pub why: Explanation,
}

/// Why an answer was not right.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Explanation {
    /// The coach has not been asked.
    Unasked,
    /// The verdict of this number is awaited.
    Awaited(u32),
    /// The verdict; none where nothing can be said.
    Heard(Option<Box<Verdict>>),
}

impl OpenChallenge {
    /// The steps that are left where so many answers of the war have been given.
    pub fn steps_left(&self, answers: usize) -> &[Vec<&'static str>] {
        let given = answers.saturating_sub(self.start);
        self.challenge.steps.get(given..).unwrap_or_default()
    }

    /// Whether nothing is to be answered any more.
    pub fn is_over(&self) -> bool {
        matches!(self.state, ChallengeState::Solved | ChallengeState::Shown)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn solved_challenges_are_kept_and_what_is_no_name_is_left_out() {
        let mut solved = Solved::default();
        solved.add(4, "door");
        solved.add(5, "door");
        let again = Solved::from_text(&solved.to_text());
        assert_eq!(again, solved);
        assert!(again.has(4, "door") && !again.has(4, "window") && !again.has(6, "door"));
        let mut others = Solved::default();
        others.add(6, "door");
        let all = others.and(&solved);
        assert!(all.has(4, "door") && all.has(5, "door") && all.has(6, "door"));
        let odd = format!("4/door;;door;{}/x;", "y".repeat(LONGEST));
        assert_eq!(Solved::from_text(&odd).to_text(), "4/door;");
    }
}
