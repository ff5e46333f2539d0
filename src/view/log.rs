//! The log: what happened, with its sections; a tap on a line shows where.

use super::panel::die;
use super::small::{quiet, rule, side};
use crate::app::msg::MapMove;
use crate::app::{Msg, Sheet, Table};
use crate::games::LogLine;
use crate::tree::{Element, el};
use kernel::scene::Show;

/// How many lines the table shows; the whole log has a sheet of its own.
const SHORT: usize = 40;

/// The log beside the map, the latest line first.
pub fn log(table: &Table) -> Element {
    let lines = table.log.iter().enumerate().rev().take(SHORT);
    let lines = lines.map(|(n, l)| line(l, n >= table.old).key(n.to_string()));
    el("section")
        .class("log")
        .label("Log")
        .with(el("h2").text("Log").with(quiet("All of it", Msg::Look(Sheet::Log))))
        .with(el("ol").attr("tabindex", "0").label("The latest lines").all(lines))
}

/// One line.
pub fn line(shown: &LogLine, fresh: bool) -> Element {
    let line = &shown.line;
    let words = match line.spaces.first() {
        Some(at) => el("button")
            .class("words")
            .click(Msg::Map(MapMove::Space(*at)))
            .text(&line.text),
        None => el("span").class("words").text(&line.text),
    };
    let dice = match &line.show {
        Some(Show::Dice(dice)) => dice.iter().map(die).collect(),
        _ => Vec::new(),
    };
    let mark = line
        .side
        .map_or_else(|| el("span").class("side none"), |s| side(Some(s)));
    el("li")
        .class(format!(
            "depth-{}{}",
            shown.depth.min(3),
            if fresh { " fresh" } else { "" }
        ))
        .with(mark)
        .with(el("span").with(words).all(dice))
        .maybe(line.rule.map(rule))
}
