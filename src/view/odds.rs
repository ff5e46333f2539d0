//! Odds: one number beside a button that commits to dice, and all that stands behind it one tap away.

use super::small::quiet;
use crate::app::{Msg, Sheet, Table};
use crate::tree::{Element, el};
use kernel::Choice;
use kernel::odds::{Chance, Odds};

/// A chance as it is said: "62 %".
fn percent(chance: Chance) -> String {
    let mille = chance.per_mille();
    match (mille + 5) / 10 {
        0 if mille > 0 || chance.of > 0 => "< 1 %".into(),
        100 if chance.of < chance.among => "> 99 %".into(),
        whole => format!("{whole} %"),
    }
}

/// The one number of an answer, if it has odds and they have been worked out.
fn number(table: &Table, choice: Choice) -> Option<String> {
    let known = table.odds.iter().find(|(c, _)| *c == choice);
    known.map(|(_, odds)| odds.good.map_or_else(|| "odds".into(), percent))
}

/// A button with its odds beside it.
pub fn beside(table: &Table, choice: Choice, button: Element) -> Element {
    match number(table, choice) {
        Some(number) => el("span")
            .class("pair")
            .with(button)
            .with(chip(&number, &number, choice)),
        None => button,
    }
}

/// The way to the odds in full of what is chosen on a panel.
pub fn of_chosen(table: &Table, choice: Choice) -> Option<Element> {
    let number = number(table, choice)?;
    Some(chip(&number, &format!("Odds: {number}"), choice))
}

fn chip(number: &str, words: &str, choice: Choice) -> Element {
    quiet(words, Msg::Look(Sheet::Odds(choice)))
        .class("quiet odds")
        .attr("data-odds", number)
        .label(format!("{number}: the odds in full"))
}

/// The number for a row of a panel.
pub fn small(table: &Table, choice: Choice) -> Option<Element> {
    let number = number(table, choice)?;
    Some(
        el("small")
            .class("odds")
            .attr("data-odds", &number)
            .text(format!(" {number}")),
    )
}

/// Everything about the odds of an answer.
pub fn sheet(table: &Table, choice: Choice) -> Option<(String, Vec<Element>)> {
    let (_, odds) = table.odds.iter().find(|(c, _)| *c == choice)?;
    let mut body: Vec<Element> = odds.parts.iter().map(part).collect();
    body.extend(list("What makes the chances", &odds.modifiers));
    body.extend(list("Taken for granted", &odds.assumptions));
    Some((heading(odds), body))
}

fn heading(odds: &Odds) -> String {
    match odds.good {
        Some(good) => format!("{}: {}", odds.about, percent(good)),
        None => odds.about.clone(),
    }
}

fn part(part: &kernel::odds::Part) -> Element {
    let rows = part.outcomes.iter().map(|(words, chance)| {
        let width = format!("{}%", (chance.per_mille() + 5) / 10);
        let bar = el("i").attr("style:width", width);
        el("tr")
            .with(el("th").attr("scope", "row").text(words))
            .with(el("td").class("bar").with(bar))
            .with(el("td").text(percent(*chance)))
    });
    el("section")
        .class("chances")
        .with(el("h3").text(&part.title))
        .with(el("table").with(el("tbody").all(rows)))
}

fn list(title: &str, lines: &[String]) -> Option<Element> {
    let items = lines.iter().map(|line| el("li").text(line));
    (!lines.is_empty()).then(|| {
        el("section")
            .with(el("h3").text(title))
            .with(el("ul").class("prose").all(items))
    })
}
