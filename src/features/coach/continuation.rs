//! How the war may go on after an answer: what happens in one of the worlds in which the coach tries it out, line by line.

use crate::features::log::view::line;
use crate::features::{coach, opponent};
use crate::games::LogLine;
use crate::model::coach::{AnswerAt, ContinuationState, OpenContinuation};
use crate::model::effect::Effect;
use crate::model::msg::Msg;
use crate::model::opponent::OpponentEffect;
use crate::model::{Model, Sheet, Table};
use crate::tree::{Element, el};
use crate::widgets::basic::quiet;
use crate::widgets::sheet::Content;
use ai::message::ContinuationRequest;
use ai::{CONTINUATION_WORLDS, ContinuationLine, ContinuationStory};
use engine::scene::Tells;
use engine::{Line, Side};

/// Opens the sheet, and asks the coach unless it is known what follows. `blind` is what the side knows at the question. A program that had
/// stopped is started anew.
pub fn ask(model: &mut Model, after: AnswerAt, blind: Vec<u8>) -> Vec<Effect> {
    model.sheets.retain(|sheet| *sheet != Sheet::Continuation);
    model.sheets.push(Sheet::Continuation);
    let known = |one: &OpenContinuation| one.after == after && matches!(one.state, ContinuationState::Known(_));
    if model.coach.continuation.as_ref().is_some_and(known) {
        return vec![Effect::Focus];
    }
    let (Some(table), opponent) = (&model.table, &mut model.opponent) else {
        return Vec::new();
    };
    // The program forgets a hint that it was asked for.
    model.coach.hint.take_if(|hint| hint.answers.is_none());
    coach::revive(opponent);
    let question = opponent::question(opponent, table, blind, coach::LEVEL, after.given);
    let request = ContinuationRequest {
        number: question.number,
        blind: question.blind,
        seed: question.seed,
        answers: after.before.clone(),
        answer: after.answer,
    };
    model.coach.continuation = Some(OpenContinuation {
        number: request.number,
        after,
        state: ContinuationState::Awaited,
    });
    vec![
        opponent::start(opponent),
        Effect::Opponent(OpponentEffect::Continuation(request)),
        Effect::Focus,
    ]
}

/// Whether a continuation is waited for and its sheet lies open: nothing else may be asked of the program meanwhile.
pub fn waits(model: &Model) -> bool {
    model.sheets.contains(&Sheet::Continuation)
        && model.coach.continuation.as_ref().is_some_and(OpenContinuation::waits)
}

/// A continuation has come; none where the answer cannot be tried out. That of an earlier request is of no interest.
pub fn hear(model: &mut Model, number: u32, story: Option<ContinuationStory>) {
    if let Some(one) = model.coach.awaited_continuation(number) {
        one.state = story.map_or(ContinuationState::Failed, |story| {
            ContinuationState::Known(Box::new(story))
        });
    }
}

/// The program has stopped, or cannot be had: the continuation that is waited for does not come.
pub fn interrupt(model: &mut Model) {
    if let Some(one) = model.coach.continuation.as_mut().filter(|one| one.waits()) {
        one.state = ContinuationState::Interrupted;
    }
}

/// The button that opens a continuation.
pub fn door(msg: Msg) -> Element {
    quiet("What follows?", msg)
        .label("How the war may go on after this answer")
        .attr("data-coach", "continuation")
}

/// The same where several answers are spoken of.
pub fn door_after(name: &str, msg: Msg) -> Element {
    quiet(format!("What follows “{name}”?"), msg).attr("data-coach", "continuation")
}

/// The sheet with the continuation.
pub fn sheet(model: &Model, table: &Table) -> Option<Content> {
    let one = model.coach.continuation.as_ref()?;
    let says = |words: &'static str| vec![el("p").text(words)];
    let body = match &one.state {
        ContinuationState::Awaited => says("The coach is trying it out."),
        ContinuationState::Failed => says("The coach cannot try this answer out."),
        ContinuationState::Interrupted => says(
            "The coach was interrupted: the computer player’s program has stopped or is not available. Close this and ask again.",
        ),
        ContinuationState::Known(story) => known(table, story),
    };
    let title = format!("After “{}”", one.after.name);
    let section = el("section.continuation").attr("aria-live", "polite");
    Some(Content::new(title, vec![section.all(body)]))
}

fn known(table: &Table, story: &ContinuationStory) -> Vec<Element> {
    let words = format!(
        "So it may go on, through the next two cards or rounds of this turn. Dice and hidden cards are guesses: of {CONTINUATION_WORLDS} tries this is the one \
         whose result lies in the middle."
    );
    let lines = story.lines.iter().map(|one| line(table, None, &log_line(one)));
    vec![
        el("p.doubt").text(words),
        el("ol.log-all.onward").all(lines),
        el("p").text(end(table, story)),
    ]
}

/// How the war then stands: "Then, in Turn VI, Provinces: Rome 7, Carthage 6."
fn end(table: &Table, story: &ContinuationStory) -> String {
    if let Some(winner) = story.winner {
        return format!("Then {} has won the war.", winner.name());
    }
    let (scored, score) = (table.view_model.scene.scored, story.score);
    let [rome, carthage] = Side::BOTH.map(|side| format!("{} {}", side.name(), score[side]));
    format!("Then, in {}, {scored}: {rome}, {carthage}.", story.turn)
}

/// A line as the log has it.
fn log_line(one: &ContinuationLine) -> LogLine {
    LogLine {
        depth: one.depth,
        moment: 0,
        line: Line {
            text: one.text.clone(),
            side: one.side,
            places: one.places.clone(),
            cards: one.cards.clone(),
            // What begins stands out as a turn does.
            tells: if one.begins { Tells::Turn } else { Tells::Other },
            ..Line::default()
        }
        .into(),
    }
}
