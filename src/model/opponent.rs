//! The computer player at this table.

use crate::games::{ACTS, Asked};
use ai::message::{ContinuationRequest, FortuneRequest, HintRequest, JudgeRequest, ThinkRequest};
use engine::Choice;
use engine::scene::AskKind;

/// State of the computer player's program.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum ProgramState {
    /// It has not been asked for yet.
    #[default]
    Absent,
    /// It is being fetched.
    Coming,
    /// It waits for questions.
    Ready,
    /// It cannot be had: it is not on this device, and there is no network.
    Missing,
    /// It has fallen silent twice.
    Broken,
    /// The host has it no more: it has another version of the page.
    Outdated,
}

/// The computer player.
#[derive(Default)]
pub struct Opponent {
    /// State of its program.
    pub program: ProgramState,
    /// The question that it thinks about.
    pub thought: Option<PendingThought>,
    /// The number of the last question.
    pub number: u32,
    /// How often running it has failed.
    pub failures: u8,
    /// Its thoughts about the war on the table that were cut short.
    pub cut: Vec<Cut>,
}

/// A thought that was cut short: on a busy device, by the person, or after its program had been started anew.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cut {
    /// The id of the table.
    pub table: u32,
    /// Answers that had been given.
    pub answers: usize,
    /// Rollouts spent.
    pub rollouts: u32,
    /// Most that it might have spent.
    pub budget: u32,
    /// How many workers shared it.
    pub parts: u8,
}

/// A question that it thinks about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PendingThought {
    /// The question's number.
    pub number: u32,
    /// The id of the table.
    pub table: u32,
    /// Answers that had been given.
    pub answers: usize,
    /// Its progress, of a thousand.
    pub per_mille: u16,
    /// Its answer, until it can be given.
    pub answer: Option<Choice>,
}

/// What the browser is asked to do about it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OpponentEffect {
    /// Fetch the program and start it, unless it runs.
    Start,
    /// Have it think about a question, and the times of its answer.
    Think(ThinkRequest, Times),
    /// Have it think about a hint.
    Hint(HintRequest),
    /// Have it judge an answer.
    Judge(JudgeRequest),
    /// Have it continue the war after an answer.
    Continuation(ContinuationRequest),
    /// Have it reckon the fortune of a war.
    Fortune(FortuneRequest),
    /// Have it answer at once.
    Hurry,
    /// Its answer is no longer wanted.
    Forget,
    /// It is ended.
    End,
}

impl Opponent {
    /// Whether anything hinders it.
    pub fn trouble(&self) -> Option<ProgramState> {
        matches!(
            self.program,
            ProgramState::Missing | ProgramState::Broken | ProgramState::Outdated
        )
        .then_some(self.program)
    }
}

/// When a question is answered, in milliseconds after it was asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Times {
    /// Not before.
    pub least: u32,
    /// From then on with what has been thought so far.
    pub most: u32,
}

impl Times {
    /// As soon as it is thought through: whoever looks on or learns does not play against it.
    pub const AT_ONCE: Times = Times { least: 0, most: 3000 };
    /// As soon as it is judged. A verdict that is cut short is none.
    pub const UNHURRIED: Times = Times { least: 0, most: 60_000 };

    /// The times of such a question at a level, by what is public of it: whoever is asked in secret has the same time whatever he holds.
    pub fn of(asked: &Asked, level: u8) -> Self {
        // A slow tablet thinks a card of the third level through in 2.1 seconds, a part of an action in a quarter of that.
        let (card, part, rest) = match level {
            1 => (800, 250, 250),
            2 => (1200, 350, 350),
            3 => (2300, 650, 450),
            _ => (4800, 1300, 800),
        };
        let (least, most) = match asked.kind {
            AskKind::Window | AskKind::Lay | AskKind::Reaction => (400, 300),
            // A card is a part of an action, and without an action left there is little to be chosen.
            AskKind::Card if ACTS => (part, part - 100),
            AskKind::Act if asked.left == 0 => (part, part - 100),
            AskKind::Card | AskKind::Act => (card, card - 100),
            // What pays is never searched.
            AskKind::Pay => (200, 150),
            AskKind::Buttons
            | AskKind::General
            | AskKind::March
            | AskKind::Compose
            | AskKind::Place
            | AskKind::Remove
            | AskKind::Destination
            | AskKind::Dice => (rest, rest - 50),
        };
        Times { least, most }
    }
}
