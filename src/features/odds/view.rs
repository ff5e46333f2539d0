//! Odds: one number beside a button that commits to dice, and all that stands behind it one tap away.

use crate::model::msg::{LookMsg, Msg};
use crate::model::{Sheet, Table};
use crate::tree::{Element, el};
use crate::widgets::basic::{quiet, rule};
use crate::widgets::sheet::Content;
use engine::Choice;
use engine::odds::{Chance, Odds};

/// The odds of an answer, if it has any and they have been worked out.
fn known(table: &Table, choice: Choice) -> Option<&Odds> {
    table
        .weighing
        .odds
        .iter()
        .find(|(c, _)| *c == choice)
        .map(|(_, odds)| odds)
}

/// A chance with what it is the chance of: "33% to get away".
pub fn likely(chance: Chance, goal: &str) -> String {
    chance.percent() + " " + goal
}

/// The one number of an answer and what it is the chance of: "33% to get away".
fn words(odds: &Odds) -> String {
    let number = odds
        .good
        .map_or_else(|| "odds in full".into(), |good| likely(good, odds.goal));
    if odds.forces.is_empty() {
        number
    } else {
        format!("{number}, {}", odds.forces)
    }
}

/// The question on the chip of an outcome that is certain: its sheet gives the reasons.
fn why(odds: &Odds) -> &'static str {
    match odds.good {
        Some(chance) if chance.of == 0 || chance.of >= chance.among => " · why?",
        _ => "",
    }
}

/// A button with its odds beside it.
pub fn beside(table: &Table, choice: Choice, button: Element) -> Element {
    match known(table, choice) {
        Some(odds) => el("span.pair").with(button).with(chip(odds, choice)),
        None => button,
    }
}

/// The way to the odds in full of what is chosen on a panel.
pub fn of_chosen(table: &Table, choice: Choice) -> Option<Element> {
    let odds = known(table, choice)?;
    Some(chip(odds, choice))
}

fn chip(odds: &Odds, choice: Choice) -> Element {
    quiet(words(odds) + why(odds), Msg::Look(LookMsg::Open(Sheet::Odds(choice))))
        .class("quiet odds")
        .label(format!("{}: the odds in full", words(odds)))
}

/// The odds on a button in a row of a panel.
pub fn small(table: &Table, choice: Choice) -> Option<Element> {
    let odds = known(table, choice)?;
    Some(el("small.odds").text(words(odds)))
}

/// The sheet of an answer's odds. Its title, which is its key, does not change while the number is refined: the sheet keeps its nodes, and a
/// screen reader says nothing.
pub fn sheet(table: &Table, choice: Choice) -> Option<Content> {
    let odds = known(table, choice)?;
    let number = odds.good.map(|_| el("p").text(words(odds)));
    let mut body: Vec<Element> = number.into_iter().chain(odds.parts.iter().map(part)).collect();
    body.extend(list("What makes the chances", &odds.modifiers));
    body.extend(list("Taken for granted", &odds.assumptions));
    let asked = table.view_model.asked.as_ref().map(|a| rule(a.rule));
    body.push(el("p.doubt").text("The rule of the question: ").maybe(asked));
    Some(Content::new(&odds.about, body))
}

fn part(part: &engine::odds::Part) -> Element {
    let rows = part.outcomes.iter().map(|(words, chance)| {
        let width = format!("{}%", (chance.per_mille() + 5) / 10);
        let bar = el("i").attr("style:width", width);
        el("tr")
            .with(el("th").attr("scope", "row").text(words))
            .with(el("td.bar").with(bar))
            .with(el("td").text(chance.percent()))
    });
    el("section.chances")
        .with(el("h3").text(&part.title))
        .with(el("table").with(el("tbody").all(rows)))
}

fn list(title: &str, lines: &[String]) -> Option<Element> {
    let items = lines.iter().map(|line| el("li").text(line));
    (!lines.is_empty()).then(|| el("section").with(el("h3").text(title)).with(el("ul.prose").all(items)))
}
