//! Playback: the line in the prompt's place, stacks that leave the table, what has happened since a side's last turn; and going back.

use crate::features::replay::rewind::moments;
use crate::features::{help, log};
use crate::games::{ACTS, LogLine};
use crate::map;
use crate::map::{counters, n};
use crate::model::device::Device;
use crate::model::learn::{BRIEF, Topic};
use crate::model::map_move::MapMove;
use crate::model::msg::{DeviceMsg, LookMsg, Msg, PastMsg};
use crate::model::playback::Play;
use crate::model::rewind::{RewindMsg, Rewinding};
use crate::model::seats::Mode;
use crate::model::{Model, Sheet, Table, log_index};
use crate::tree::{Element, button, el};
use crate::widgets::basic::{main, quiet, rule, side};
use crate::widgets::dice::face;
use crate::widgets::sheet::Content;
use engine::Side;
use engine::scene::{Show, Tells};

/// The line of playback in the place of the question, with the button that skips.
pub fn playing(table: &Table, section: Element) -> Element {
    let skip = button("Skip", Msg::Look(LookMsg::Play(Play::Skip))).attr("data-choice", "Skip");
    told(table, section).with(el("div.buttons").with(skip))
}

/// The line of playback in the place of the question.
pub fn told(table: &Table, section: Element) -> Element {
    section
        .attr("aria-busy", "true")
        .maybe(table.playback.line.as_ref().map(line))
}

fn line(told: &LogLine) -> Element {
    said(told, 1)
}

/// A line that stands for this many equal ones.
fn said(told: &LogLine, times: usize) -> Element {
    let words = el("span")
        .text(&told.line.text)
        .text(log_index::times(times))
        .text(" ")
        .maybe(told.line.rule.map(rule));
    el("p.ask").with(side(told.line.side)).with(words)
}

/// The line of playback over the map, with animated dice.
pub fn news(table: &Table) -> Option<Element> {
    let told = table.playback.line.as_ref()?;
    let dice = match &told.line.show {
        Some(Show::Dice(dice)) => dice.iter().map(face).collect(),
        _ => Vec::new(),
    };
    Some(
        el("div")
            .class(if dice.is_empty() { "news" } else { "news rolled" })
            .key(format!("told{}", table.playback.told))
            .attr("aria-hidden", "true")
            .maybe(told.line.side.map(|s| side(Some(s))))
            .with(el("span").text(&told.line.text))
            .all(dice),
    )
}

/// Stacks that have just left the table: they fade where they were.
pub fn gone(table: &Table) -> Vec<Element> {
    let all = table.playback.gone.iter();
    all.map(|(stack, (x, y))| {
        el("g")
            .key(format!("gone{}", stack.key))
            .class(format!("{} gone", counters::classes(stack, false)))
            .attr("aria-hidden", "true")
            .attr("transform", format!("translate({} {})", n(*x), n(*y)))
            .markup(counters::stack(stack))
    })
    .collect()
}

/// The button to what has happened since the last turn of a side, with the number of its lines. Before its first turn it leads to the war in
/// brief instead.
pub fn since_button(table: &Table, of: Side) -> Option<Element> {
    let Some(since) = since(table, of) else {
        let help = table.game.about().help;
        return help.map(|_| quiet(BRIEF, help::view::open(Topic::brief())));
    };
    let lines = since.len();
    let words = match lines {
        0 => return None,
        1 => "Since your last turn: one line".to_string(),
        many => format!("Since your last turn: {many} lines"),
    };
    Some(quiet(words, Msg::Look(LookMsg::Open(Sheet::Since(of)))).attr("data-choice", "Since your last turn"))
}

/// The lines of the war as far as it was played here: a short war comes with those of others.
fn played_here(table: &Table) -> &[LogLine] {
    let log = &table.ticker.log;
    match table.ticker.begun {
        0 => log,
        begun => &log[log.partition_point(|l| l.moment <= begun)..],
    }
}

/// What has happened since, in order; none before its first turn. Of a game in rounds: from the end of this side's last round to its next one or to now. Of any other all that
/// follows what this side did with the card that it last played; an answer to what the other side does is no turn of its own, nor are points
/// that it wins or loses.
fn since(table: &Table, of: Side) -> Option<&[LogLine]> {
    let log = played_here(table);
    let round = |l: &LogLine| l.line.tells == Tells::Round;
    let own = |l: &LogLine| round(l) && l.line.side == Some(of);
    let after = |own: usize| log[own + 1..].iter().position(round).map(|at| own + 1 + at);
    let last = log.iter().rposition(own).filter(|_| ACTS);
    let Some(last) = last else {
        return since_played(table, of);
    };
    Some(match after(last) {
        Some(end) => &log[end..],
        None => {
            // It is a round of its own that goes on: what came before it.
            let before = log[..last].iter().rposition(own)?;
            &log[after(before).unwrap_or(last)..last]
        }
    })
}

/// What follows what a side did with the card that it last played: that ends with the next card, or where the other side or nobody begins
/// something.
fn since_played(table: &Table, of: Side) -> Option<&[LogLine]> {
    let log = played_here(table);
    let own = |l: &LogLine| l.line.side == Some(of);
    let played = |l: &LogLine| own(l) && l.line.tells == Tells::Played;
    let last = log.iter().rposition(played)? + 1;
    let goes_on = |l: &LogLine| l.depth > 0 || own(l) && l.line.tells != Tells::Points;
    let next = log[last..].iter().position(|l| !goes_on(l));
    Some(&log[next.map_or(log.len(), |at| last + at)..])
}

/// What has happened since the last turn of a side: a tap shows where.
pub fn recap(table: &Table, of: Side) -> Content {
    let since = since(table, of).unwrap_or_default();
    let lines = log_index::grouped(since, 0..since.len());
    let lines = lines.into_iter().map(|(at, times)| {
        let told = &since[at];
        let words = said(told, times);
        let at = told.line.spaces.first().copied();
        let row = match at {
            Some(at) => {
                let msg = Msg::Look(LookMsg::Instead(Box::new(Msg::Look(LookMsg::Map(MapMove::Space(at))))));
                button("", msg).class("row").with(words.class("ask"))
            }
            None => words.class("ask row"),
        };
        el("li").with(row)
    });
    Content::new("Since your last turn", vec![el("ol.menu.recap").all(lines)])
}

/// The moments to which one may go back.
pub fn moments_list(table: &Table) -> Content {
    let rows = moments(table).into_iter().map(|(at, told)| {
        let row = button("", Msg::Past(PastMsg::Rewind(RewindMsg::To(at))))
            .class("row")
            .attr("data-moment", at.to_string())
            .with(side(told.line.side))
            .with(el("span").text(&told.line.text));
        el("li").with(row)
    });
    let words = match table.seats.mode {
        Mode::Alone | Mode::Against(..) => {
            "Undo goes back to the last die. You may go back farther as you like; the log says so."
        }
        Mode::Link(_) => {
            "Undo goes back to the last die. Farther back both must agree, and the log says so. Write to the other player first: \
             his device keeps the game as it was beside this one."
        }
        Mode::Together | Mode::Watch | Mode::Look | Mode::Lesson(_) | Mode::Challenge(_) => {
            "Undo goes back to the last die or question. Farther back both must agree, and the log says so."
        }
    };
    Content::new(
        "Go back",
        vec![
            el("p").text(words),
            el("h3").text("Back to before"),
            el("ul.menu.moments").all(rows),
        ],
    )
}

/// Going back: who agrees, and with which dice.
pub fn rewinding(table: &Table, now: Rewinding) -> Content {
    let back = table.game.answers().len().saturating_sub(now.answers);
    let first = table.game.told(now.answers).into_iter().next();
    let words = match back {
        1 => "One answer is taken back:".to_string(),
        _ => format!("{back} answers are taken back, from this one on:"),
    };
    let mode = table.seats.mode;
    let sides = Side::BOTH
        .into_iter()
        .filter(|side| mode != Mode::Alone && table.seats.answers(*side));
    let agree = sides.map(|side| {
        let on = now.agreed[side];
        let agrees = button(
            format!("{} agrees", table.seats.name(side)),
            Msg::Past(PastMsg::Rewind(RewindMsg::Agree(side))),
        )
        .class(if on { "main" } else { "" })
        .attr("aria-pressed", if on { "true" } else { "false" })
        .attr("data-choice", format!("{} agrees", side.name()));
        el("span").class(map::class_of(side)).with(agrees)
    });
    let ready = now.settled(mode);
    let go = [("Go back, same dice", true), ("Go back, new dice", false)].map(|(words, same)| {
        main(words, Msg::Past(PastMsg::Rewind(RewindMsg::Go(same))))
            .attr("data-choice", words)
            .flag("disabled", !ready)
    });
    let waits = (!ready).then(|| el("p.doubt").text("It is done once everybody here agrees."));
    let body = [
        el("p").text(words),
        el("ol.log-all").all(first.map(|(_, told)| log::view::plain(&told))),
        el("div.buttons").all(agree),
        el("p").text("With the same dice the same answers bring the same. With new dice everything may fall differently from here on."),
        el("div.buttons").all(go),
    ];
    Content::new("Go back to here?", body.into_iter().chain(waits).collect())
}

/// How the table lies: whom it faces, and whether the screen stays on.
pub fn comfort(model: &Model) -> Vec<Element> {
    let now = model.device;
    let mut body = Vec::new();
    if model.table.as_ref().is_some_and(|t| t.seats.mode == Mode::Together) {
        let turn = Side::BOTH.map(|side| {
            let words = format!("Turn the page for {}", side.name());
            let on = now.turned[side];
            button(&words, Msg::Device(DeviceMsg::Device(now.turning(side))))
                .class(if on { "on" } else { "" })
                .attr("role", "switch")
                .attr("aria-checked", if on { "true" } else { "false" })
                .attr("data-choice", words)
        });
        let title = "Face to face: turn the page to the other edge of the screen when this side is asked";
        let map = Device { map: !now.map, ..now };
        let map = button("Turn the map too", Msg::Device(DeviceMsg::Device(map)))
            .class(if now.map { "on" } else { "" })
            .attr("role", "switch")
            .attr("aria-checked", if now.map { "true" } else { "false" })
            .attr("data-choice", "Turn the map too");
        let turn = el("div.options").label(title).all(turn).with(map);
        body.push(el("fieldset").with(el("legend").text(title)).with(turn));
    }
    let awake = if now.awake {
        "The screen stays on while a game is open."
    } else {
        "This browser cannot keep the screen on here, so it may go dark while you think. At a secure address (https) most browsers can."
    };
    body.push(el("p.doubt").text(awake));
    body
}
