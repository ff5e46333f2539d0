//! What the page is told of a game: its question in words, its log, its end.

use engine::scene::AskKind;
use engine::{Choice, Line, Reacting, Refusal, Rule, Side, SpaceId};
use std::sync::Arc;

/// An answer with its words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer {
    /// What is sent to the game.
    pub choice: Choice,
    /// What stands on its button.
    pub label: String,
    /// Where it stands on the page: the lower number first.
    pub place: u8,
    /// Whether it is seldom wanted, since it takes something away or changes nothing.
    pub rare: bool,
    /// Why it changes nothing, if it does not.
    pub idle: Option<Refusal>,
}

/// The question that waits, in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Asked {
    /// Who answers.
    pub to: Side,
    /// The section that asks.
    pub rule: Rule,
    /// Whether the answers tell of a hidden hand.
    pub secret: bool,
    /// A few words.
    pub title: String,
    /// Whole sentences.
    pub text: String,
    /// Where on the map.
    pub at: Option<SpaceId>,
    /// How the page treats it.
    pub kind: AskKind,
    /// Which of the game's occasions to react it is, if any.
    pub occasion: Option<u8>,
    /// What it says beside others of its moment, if it is a question to react.
    pub reacting: Reacting,
    /// How many answers one debt still takes, or how many actions may still be chosen, this one included; 0 where nobody counts, or none may.
    pub left: u8,
    /// What the answer serves as, where it pays for something: "from", "Wagon".
    pub serves: &'static str,
    /// Whether a card that answers is played, and not drafted, discarded or given up.
    pub plays: bool,
    /// The legal answers, likely ones first.
    pub answers: Vec<Answer>,
}

impl Asked {
    /// Whether this answer is among the legal ones.
    pub fn offers(&self, choice: Choice) -> bool {
        self.answers.iter().any(|a| a.choice == choice)
    }

    /// What questions of one batch have in common: their kind, their place and the section that asks, so that each payment stands alone.
    pub fn batch(&self) -> (AskKind, Option<SpaceId>, &'static str) {
        (self.kind, self.at, self.rule.0)
    }

    /// The answers as they stand on the page.
    #[must_use]
    pub fn placed(&self) -> Vec<&Answer> {
        let mut all: Vec<&Answer> = self.answers.iter().collect();
        all.sort_by_key(|answer| answer.place);
        all
    }

    /// The answer that does nothing, if there is one.
    pub fn decline(&self) -> Option<Choice> {
        [Choice::Pass, Choice::No].into_iter().find(|c| self.offers(*c))
    }
}

/// A line of the log with its depth.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LogLine {
    /// How many sections enclose it.
    pub depth: u8,
    /// The line.
    pub line: Arc<Line>,
    /// After how many answers it was told.
    pub moment: usize,
}

/// How far a game has come in ways that a player may know: compared before and after an answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PublicProgress {
    /// Dice and draws so far.
    pub chance: u32,
    /// Segments completed.
    pub segments: u32,
    /// Who is asked.
    pub asked: Option<Side>,
}

/// How a game came to its end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Over {
    /// Who won.
    pub winner: Side,
    /// By which section; none when the other side gave up.
    pub rule: Option<Rule>,
    /// One whole sentence.
    pub because: String,
}
