//! How the war may go on after an answer: what happens in one of the worlds in which the coach tries it out, line by line.

use crate::features::{coach, opponent};
use crate::model::coach::{Continuation, ContinuationState};
use crate::model::effect::Effect;
use crate::model::msg::Msg;
use crate::model::opponent::OpponentEffect;
use crate::model::{Model, Sheet, Table};
use crate::tree::{Element, el};
use crate::widgets::basic::{quiet, side};
use crate::widgets::places::sentence;
use crate::widgets::sheet::Content;
use ai::ContinuationLine;
use ai::message::ContinuationRequest;
use engine::Choice;

/// An answer after which the war is to be told on.
pub struct AnswerAt {
    /// What the side knew that was asked.
    pub blind: Vec<u8>,
    /// How many answers of the war had been given then.
    pub given: usize,
    /// What is answered to it first.
    pub before: Vec<Choice>,
    /// The answer.
    pub answer: Choice,
    /// What it is called.
    pub name: String,
}

/// Opens the sheet and asks the coach. A program that had stopped is started anew.
pub fn ask(model: &mut Model, about: AnswerAt) -> Vec<Effect> {
    let (Some(table), opponent) = (&model.table, &mut model.opponent) else {
        return Vec::new();
    };
    coach::revive(opponent);
    let question = opponent::question(opponent, table, about.blind, coach::LEVEL, about.given);
    model.coach.continuation = Some(Continuation {
        number: question.number,
        name: about.name,
        told: ContinuationState::Awaited,
    });
    model.sheets.retain(|sheet| *sheet != Sheet::Continuation);
    model.sheets.push(Sheet::Continuation);
    let request = ContinuationRequest {
        question,
        answers: about.before,
        answer: about.answer,
    };
    vec![
        opponent::start(opponent),
        Effect::Opponent(OpponentEffect::Continuation(request)),
    ]
}

/// Whether one is waited for, and its sheet lies open: nothing else may be asked of the program meanwhile.
pub fn waits(model: &Model) -> bool {
    let awaited = |one: &Continuation| one.told == ContinuationState::Awaited;
    model.sheets.contains(&Sheet::Continuation) && model.coach.continuation.as_ref().is_some_and(awaited)
}

/// It has come. One that is waited for no more is of no interest.
pub fn hear(model: &mut Model, number: u32, lines: Vec<ContinuationLine>) {
    if let Some(one) = model.coach.awaited_continuation().filter(|one| one.number == number) {
        one.told = ContinuationState::Told(lines);
    }
}

/// The program has stopped, or cannot be had: what is waited for does not come.
pub fn give_up(model: &mut Model) {
    if let Some(one) = model.coach.awaited_continuation() {
        one.told = ContinuationState::Unavailable;
    }
}

/// The way to it.
pub fn door(msg: Msg) -> Element {
    quiet("What follows?", msg)
        .label("How the war may go on after this answer")
        .attr("data-coach", "continuation")
}

/// The sheet.
pub fn sheet(model: &Model, table: &Table) -> Option<Content> {
    let one = model.coach.continuation.as_ref()?;
    let body =
        match &one.told {
            ContinuationState::Awaited => vec![el("p").attr("aria-live", "polite").text("The coach is trying it out.")],
            ContinuationState::Unavailable => vec![el("p").text(
                "The coach cannot try it out now: the computer player’s program is not available. Ask again later.",
            )],
            ContinuationState::Told(lines) => told(table, lines),
        };
    let title = format!("After “{}”", one.name);
    Some(Content::new(title, vec![el("div.continuation").all(body)]))
}

fn told(table: &Table, lines: &[ContinuationLine]) -> Vec<Element> {
    const WORDS: &str = "So it may go on, to the end of the enemy’s next card or round. Hidden cards and dice are guesses: of 101 tries this is \
                         the one whose result lies in the middle.";
    let line = |line: &ContinuationLine| {
        let whose = line.side.map_or_else(|| el("span.side.none"), |of| side(Some(of)));
        el("li")
            .class(format!("depth-{}", line.depth.min(3)))
            .with(whose)
            .with(sentence(table, &line.text))
    };
    if lines.is_empty() {
        return vec![el("p").text("Nothing happens that the log would tell.")];
    }
    vec![
        el("p.doubt").text(WORDS),
        el("ol.log-all.onward").all(lines.iter().map(line)),
    ]
}
