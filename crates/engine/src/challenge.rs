//! Challenges: moments of wars at which one answer is better than the others, to be found by a player.

use crate::blocks;
use crate::code::{self, LinkError};
use crate::{Rules, Timeline};

/// A challenge, as the file of its game has it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Challenge {
    /// A word that stays the same for ever, for what is remembered.
    pub key: &'static str,
    /// Its name: "Out of the trap".
    pub title: &'static str,
    /// A sentence on what is asked: who is to play, and what is at stake.
    pub task: &'static str,
    /// How hard it is, from 1 to 3: found by the second level of the computer player, by the third with all its time, by neither.
    pub stars: u8,
    /// The link of a war that ends at the moment.
    pub link: &'static str,
    /// What is right, by the words on answers: one for each question of the side in turn, and several only at the last.
    pub steps: Vec<Vec<&'static str>>,
    /// What is right, as a player would say it, where that is more than the words on answers: "Zama, by way of Tunes".
    pub answer: &'static str,
    /// Why, in sentences.
    pub why: Vec<&'static str>,
    /// The chance of the side to win after what is right, and after the best of what is not, in per cent.
    pub chances: (u8, u8),
}

/// How the answers that a player has given stand to those of a challenge.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Attempt {
    /// All that was asked has been found.
    Solved,
    /// So far they are right, and there is more to find.
    Right,
    /// One of them is not.
    Wrong,
}

impl Challenge {
    /// The challenges of a file of blocks.
    ///
    /// ```
    /// use engine::{Attempt, Challenge};
    /// let file = "key: door\ntitle: The door\ntask: Find it.\nstars: 2\nlink: abc\ndo: left\ndo: open\nor: knock\nwhy: It is there.\n\
    ///             chances: 80 against 50\n";
    /// let challenges = Challenge::read(file).expect("a whole block");
    /// assert_eq!(challenges[0].steps, [vec!["left"], vec!["open", "knock"]]);
    /// assert_eq!(challenges[0].attempt(["left", "knock"].into_iter()), Attempt::Solved);
    /// assert_eq!(challenges[0].attempt(["left"].into_iter()), Attempt::Right);
    /// assert_eq!(challenges[0].attempt(["right", "open"].into_iter()), Attempt::Wrong);
    /// assert!(Challenge::read("key: door\nstars: many").is_err());
    /// ```
    ///
    /// # Errors
    /// The line that is none of a challenge, or the key of a block that lacks one.
    pub fn read(file: &'static str) -> Result<Vec<Self>, String> {
        let challenges = blocks::read(file, Self::take)?;
        let lacks = |one: &&Self| {
            let texts = [one.key, one.title, one.task, one.link];
            let before_last = one.steps.split_last().map(|(_, before)| before);
            let forked = before_last.is_none_or(|before| before.iter().any(|step| step.len() > 1));
            texts.contains(&"") || one.why.is_empty() || forked || one.chances.0 == 0 || !(1..=3).contains(&one.stars)
        };
        match challenges.iter().find(lacks) {
            Some(one) => Err(format!("a challenge that lacks a line: {}", one.key)),
            None => Ok(challenges),
        }
    }

    /// Takes what a line says; none if it is no line of a challenge.
    fn take(&mut self, name: &'static str, said: &'static str) -> Option<()> {
        match name {
            "key" => self.key = said,
            "title" => self.title = said,
            "task" => self.task = said,
            "stars" => self.stars = said.parse().ok()?,
            "link" => self.link = said,
            "do" => self.steps.push(vec![said]),
            "or" => self.steps.last_mut()?.push(said),
            "answer" => self.answer = said,
            "why" => self.why.push(said),
            "chances" => {
                let (right, wrong) = said.split_once(" against ")?;
                self.chances = (right.parse().ok()?, wrong.parse().ok()?);
            }
            _ => return None,
        }
        Some(())
    }

    /// How answers, by their words, stand to what is right.
    pub fn attempt<'a>(&self, mut said: impl Iterator<Item = &'a str>) -> Attempt {
        for step in &self.steps {
            match said.next() {
                None => return Attempt::Right,
                Some(words) if !step.contains(&words) => return Attempt::Wrong,
                Some(_) => {}
            }
        }
        Attempt::Solved
    }

    /// The war at the moment.
    ///
    /// # Errors
    /// [`LinkError`] if today's rules do not follow the link.
    pub fn begin<R: Rules>(&self) -> Result<Timeline<R>, LinkError> {
        code::open_link::<R>(self.link)
    }
}
