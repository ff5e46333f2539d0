//! The foot of the panel: what confirms stands there, at one place of the screen from the first tap to the last. What else there is to tap
//! lies above it, and scrolls.

use crate::features::answering::propose;
use crate::features::playback::recap_for;
use crate::features::{coach, odds, playback};
use crate::map;
use crate::model::coach::Coach;
use crate::model::msg::{AnswerMsg, LookMsg, Msg, SeatMsg};
use crate::model::{Sheet, Table};
use crate::tree::{Element, button, el};
use crate::widgets::basic::{main, quiet};
use engine::scene::AskKind;
use engine::{Choice, Side};

/// The foot of a question: what confirms, else what is proposed, and the ways to what was told and to all answers. They confirm nothing, and
/// stay where they are.
pub fn foot(table: &Table, coach: &Coach) -> Element {
    let proposed = || propose(table).filter(|_| table.view_model.confirm.is_none());
    el("div.buttons.foot")
        .maybe(taken(table))
        .maybe(confirm(table).or_else(proposed))
        .maybe(since(table))
        .with(el("span.aids").maybe(coach::view::door(table, coach)).with(list()))
}

/// The way to what has happened since the last turn of who is asked, until he chooses something.
pub fn since(table: &Table) -> Option<Element> {
    let side = recap_for(table).filter(|_| !table.chosen())?;
    playback::view::since_button(table, side)
}

/// What is proposed, where the foot confirms what has been chosen instead.
pub fn aside(table: &Table) -> Option<Element> {
    table.view_model.confirm.as_ref().and_then(|_| propose(table))
}

/// The button that confirms.
fn confirm(table: &Table) -> Option<Element> {
    let view_model = &table.view_model;
    let words = view_model.confirm.as_ref()?;
    // Where an army comes to besiege, that is likelier wanted than to stop.
    let besieges = view_model.buttons.iter().any(|b| b.rolls && b.refused.is_none());
    let colour = if besieges { button } else { main };
    let go = colour(words, Msg::Answer(AnswerMsg::Confirm)).attr("data-choice", "Confirm");
    Some(match table.draft.held {
        Some(held) => odds::view::beside(table, held, go),
        None => go,
    })
}

/// The button that gives what is proposed.
fn propose(table: &Table) -> Option<Element> {
    let view_model = &table.view_model;
    let last = view_model.proposed.last()?;
    let head = if view_model.lays() { "Match: " } else { "As proposed: " };
    let all = [&view_model.proposed[..], &view_model.follows].concat();
    let words = [head, &propose::in_words(&all), &view_model.price].concat();
    let go = main(words, Msg::Answer(AnswerMsg::Propose)).attr("data-choice", "As proposed");
    Some(odds::view::beside(table, last.choice, go))
}

/// What a tap on the map has just placed or removed, where the next question came without a Confirm. It stands in the place of the
/// Confirm: a tap that was meant for it answers nothing else.
fn taken(table: &Table) -> Option<Element> {
    let draft = &table.draft;
    let last = draft.free.last().filter(|_| draft.held.is_none())?;
    let placed = matches!(last.asked.kind, AskKind::Place | AskKind::Remove) && matches!(last.choice, Choice::Space(_));
    if !placed || draft.batch_kind().is_some() && draft.batch_answers().next().is_some() {
        return None;
    }
    let answer = last.asked.answers.iter().find(|a| a.choice == last.choice)?;
    let words = el("span.taken").text(&last.asked.title).text(": ");
    Some(words.text(&answer.label).text("."))
}

/// The way to the list of all answers, by which a game is played without the map.
fn list() -> Element {
    let list = quiet("As a list", Msg::Look(LookMsg::Open(Sheet::Answers))).class("quiet list");
    list.label("All answers as a list").attr("data-choice", "All answers")
}

/// The way from one player to the next: both hands are closed, and one button says whose turn it is and opens his. Until then the last answer
/// can be taken back.
pub fn handover(table: &Table, side: Side) -> Element {
    let name = table.seats.name(side);
    let go = main(format!("{name}: open your hand"), Msg::Seat(SeatMsg::Reveal(side)))
        .attr("data-first", "")
        .attr("data-choice", format!("I am {}", side.name()));
    let back = table.view_model.can_undo && !table.playback.on();
    let back = back
        .then(|| quiet("‹ Take back the last answer", Msg::Answer(AnswerMsg::Undo)).attr("data-choice", "Take back"));
    el("div")
        .class(format!("buttons handover foot {}", map::class_of(side)))
        .with(go)
        .maybe(back)
}
