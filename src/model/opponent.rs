//! The computer player at this table.

use crate::app::opponent::Times;
use ai::message::Question;
use engine::Choice;

/// What is known of the computer player's program.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Program {
    /// Nobody has wanted it yet.
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
    /// What is known of its program.
    pub program: Program,
    /// The question that it thinks about.
    pub thought: Option<Thought>,
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
    /// As many as it might have spent.
    pub budget: u32,
}

/// A question that it thinks about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Thought {
    /// The question's number.
    pub number: u32,
    /// The id of the table.
    pub table: u32,
    /// Answers that had been given.
    pub answers: usize,
    /// How far it has come, of a thousand.
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
    Think(Question, Times),
    /// Have it answer at once.
    Hurry,
    /// What it thinks about is wanted no more.
    Forget,
    /// It is ended.
    End,
}

impl Opponent {
    /// Whether anything hinders it.
    pub fn trouble(&self) -> Option<Program> {
        matches!(self.program, Program::Missing | Program::Broken | Program::Outdated).then_some(self.program)
    }
}
