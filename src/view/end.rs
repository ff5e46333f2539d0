//! Between turns, at the end, and giving up.

use super::small::{main, rule, side};
use super::{board, log};
use crate::app::{Msg, Screen, Sheet, Table};
use crate::tree::{Element, On, button, el};
use kernel::scene::Show;
use kernel::{PerSide, Side};

/// What happened in the turn that ended at this line of the log.
pub fn summary(table: &Table, at: usize) -> Vec<Element> {
    let last = at.min(table.log.len().saturating_sub(1));
    let before = table.log[..last]
        .iter()
        .rposition(|l| l.line.show == Some(Show::TurnEnd));
    let lines = table.log[before.map_or(0, |b| b + 1)..]
        .iter()
        .take(last + 1 - before.map_or(0, |b| b + 1));
    let mut body = vec![tally(table.desk.scene.score)];
    body.extend(board::all(&table.desk.scene, &["provinces"]));
    body.push(el("ol").class("log-all").all(lines.map(|l| log::line(l, false))));
    body.push(el("div").class("buttons").with(main("Go on", Msg::Close)));
    body
}

fn tally(score: PerSide<u8>) -> Element {
    let one = |of: Side| el("b").text(score[of].to_string());
    el("p")
        .class("tally")
        .with(side(Some(Side::Rome)))
        .text("Rome ")
        .with(one(Side::Rome))
        .with(side(Some(Side::Carthage)))
        .text("Carthage ")
        .with(one(Side::Carthage))
}

/// Who won and how it came to that.
pub fn end(table: &Table) -> Option<Vec<Element>> {
    let over = table.desk.outcome.as_ref()?;
    let rows = table.way.iter().map(|(turn, score)| {
        el("tr")
            .with(el("th").attr("scope", "row").text(turn))
            .with(el("td").text(score.rome.to_string()))
            .with(el("td").text(score.carthage.to_string()))
    });
    let head = ["Turn", "Rome", "Carthage"]
        .into_iter()
        .map(|h| el("th").attr("scope", "col").text(h));
    let mut body = vec![
        el("p")
            .class("victor")
            .attr("data-winner", over.winner.name())
            .with(side(Some(over.winner)))
            .with(el("b").text(format!(" {} has won.", table.seats.name(over.winner)))),
        el("p").text(&over.because).text(" ").maybe(over.rule.map(rule)),
        tally(table.desk.scene.score),
    ];
    body.extend(board::all(&table.desk.scene, &["provinces"]));
    body.push(el("h3").text("The way there"));
    body.push(
        el("table")
            .class("way")
            .with(el("thead").with(el("tr").all(head)))
            .with(el("tbody").all(rows)),
    );
    body.push(
        el("div")
            .class("buttons")
            .with(
                el("button")
                    .class("main")
                    .attr("data-choice", "Rematch")
                    .on(On::Chance(Msg::Rematch))
                    .text("Rematch, sides changed"),
            )
            .with(button("The whole log", Msg::Look(Sheet::Log)))
            .with(button("Share", Msg::Share))
            .with(button("Home", Msg::Go(Screen::Home))),
    );
    Some(body)
}

/// Giving up: asked twice.
pub fn concede(table: &Table, sure: bool) -> Vec<Element> {
    let who = table.desk.to().map_or("", Side::name);
    let (words, yes, msg) = if sure {
        (
            format!("{who} lays down its arms. This ends the war."),
            "Yes, concede the war",
            Msg::Concede,
        )
    } else {
        let next = Msg::Instead(Box::new(Msg::Look(Sheet::Concede(true))));
        (
            format!("{who} is to answer now, so {who} would give up the war."),
            "Concede",
            next,
        )
    };
    vec![
        el("p").text(words),
        el("div")
            .class("buttons")
            .with(main(yes, msg).attr("data-choice", "Concede"))
            .with(button("Fight on", Msg::Close)),
    ]
}
