//! What the coach says, between the question that it is about and its answers.

use crate::features::answering::answer_list::message_of;
use crate::features::coach::{can_be_asked, continuation};
use crate::model::Table;
use crate::model::coach::{Coach, Hint};
use crate::model::msg::{CoachMsg, Msg};
use crate::model::review::{called, per_cent};
use crate::tree::{Element, button, el};
use crate::widgets::basic::quiet;
use ai::{Estimate, NamedAnswer};

/// The way to a hint, where it can be asked for.
pub fn door(table: &Table, coach: &Coach) -> Option<Element> {
    let ask = can_be_asked(table) && coach.hint_for(table).is_none();
    ask.then(|| quiet("Hint", Msg::Coach(CoachMsg::Ask)).attr("data-coach", "ask"))
}

/// The hint about the question.
pub fn hint(table: &Table, coach: &Coach) -> Option<Element> {
    let hint = coach.hint_for(table).filter(|_| can_be_asked(table))?;
    let close = quiet("×", Msg::Coach(CoachMsg::Close)).label("Close the hint");
    let section = el("section.coach").label("The coach").attr("aria-live", "polite");
    Some(match &hint.answers {
        None => section.with(el("p").text("The coach thinks.").text(" ").with(close)),
        Some(answers) => told(
            table,
            hint,
            answers,
            section.with(el("header").with(heading(table)).with(close)),
        ),
    })
}

/// Whose chances they are: his that is asked, by what he knows.
fn heading(table: &Table) -> Element {
    let who = table.view_model.to().map_or("you", |side| side.name());
    el("p.doubt").text(format!("Chances of {who} to win, by what {who} knows:"))
}

fn told(table: &Table, hint: &Hint, answers: &[NamedAnswer], section: Element) -> Element {
    let lines = answers.iter().enumerate().map(|(at, named)| {
        let label = called(&table.game, &table.draft.preview, named.answer);
        let choose = button(label, message_of(table, named.answer)).class("words");
        let line = el("li").with(el("b").with(choose)).text(chance(named.estimate));
        let equal = (at > 0 && named.as_good).then_some(" As good as the first, as far as can be told.");
        line.maybe(equal.map(|words| el("span").text(words)))
            .maybe(said("Because it ", &named.reasons))
            .maybe(said("But it ", &named.doubts))
            .text(" ")
            .with(continuation::door(Msg::Coach(CoachMsg::Continue(at))))
    });
    section
        .attr("data-hint", hint.number.to_string())
        .with(el("ol").all(lines))
}

/// A chance with its standard error, in per cent: ": 54% ± 2.".
pub fn chance(estimate: Option<Estimate>) -> String {
    estimate.map_or_else(String::new, |Estimate { chance, error }| {
        format!(": {}% ± {}.", per_cent(chance), per_cent(error).max(1))
    })
}

/// Reasons after each other: "turns Etruria, with 1 more PC; it has 2 OPs".
pub fn in_a_row(reasons: &[String]) -> String {
    reasons.join("; it ")
}

/// What speaks for or against an answer, in a sentence that begins so.
pub fn said(begin: &'static str, reasons: &[String]) -> Option<Element> {
    (!reasons.is_empty()).then(|| el("span").text(" ").text(begin).text(in_a_row(reasons)).text("."))
}
