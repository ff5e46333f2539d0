//! A battle or siege die by die, from the lines of the log that belong to it.

use crate::features::log::view::line;
use crate::games::LogLine;
use crate::model::msg::{LookMsg, Msg, PastMsg};
use crate::model::{Model, Table, log_index};
use crate::tree::el;
use crate::widgets::basic::{main, pieces, quiet, rule, side};
use crate::widgets::sheet::Content;
use engine::Side;
use engine::scene::{Show, Tells};

/// The battle that a line of the log belongs to.
pub fn sheet(model: &Model, table: &Table, at: usize) -> Option<Content> {
    let log = model.story();
    let fight = log_index::fight(log, at)?;
    let lines = &log[fight.clone()];
    let dice = |l: &LogLine| matches!(l.line.show, Some(Show::Dice(_)));
    let siege = lines[0].line.tells == Tells::Attempt;
    let first = lines.iter().position(dice).unwrap_or(lines.len());
    let after = lines.iter().rposition(dice).map_or(first, |last| last + 1);
    let part = |title: &'static str, from: usize, to: usize| {
        let told = lines[from..to].iter().map(|l| line(table, None, l).class("depth-0"));
        (from < to).then(|| {
            el("section")
                .with(el("h3").text(title))
                .with(el("ol.log-all.onward").all(told))
        })
    };
    let lost = log_index::lost(lines);
    let loss = |of: Side| {
        el("p")
            .with(side(Some(of)))
            .text(format!(" {} loses {} in all.", of.name(), pieces(table, lost[of])))
    };
    let mut body = Vec::new();
    let verdict = lines
        .iter()
        .rfind(|l| matches!(l.line.tells, Tells::Won | Tells::Falls));
    if let Some(LogLine { line, .. }) = verdict {
        let words = el("p.verdict").with(side(line.side)).text(" ");
        body.push(
            words
                .with(el("b").text(&line.text))
                .text(" ")
                .maybe(line.rule.map(rule)),
        );
    }
    if lost.rome + lost.carthage > 0 {
        body.extend(Side::BOTH.map(loss));
    }
    body.extend(part("Who fights, and with what", 0, if siege { 0 } else { first }));
    body.extend(part("The dice", if siege { 0 } else { first }, after));
    body.extend(part("What came of it", after, lines.len()));
    body.push(
        el("div.buttons")
            .with(main("See it on the map", Msg::Past(PastMsg::Line(fight.start))))
            .with(quiet("Close", Msg::Look(LookMsg::Close))),
    );
    let head = if siege {
        let begins = table
            .view_model
            .scene
            .spaces
            .iter()
            .find(|s| lines[0].line.spaces.first() == Some(&s.id));
        format!("Siege of {}", begins.map_or("a city", |s| s.name))
    } else {
        log_index::head(&lines[0].line.text).to_string()
    };
    Some(Content::new(head, body))
}
