//! Looking back: the bar with its jumps through the past, the timeline, a game of its own from there.

use crate::features::coach::review;
use crate::features::table::menu::row;
use crate::features::{heading, opponent};
use crate::games::LogLine;
use crate::model::msg::{BrowserMsg, LookMsg, Msg, PastMsg};
use crate::model::past::{PACES, Past};
use crate::model::replay::Jump;
use crate::model::seats::Mode;
use crate::model::{Model, Sheet, Table, log_index};
use crate::tree::{Element, On, button, el};
use crate::widgets::basic::{main, quiet, side};
use crate::widgets::sheet::Content;
use engine::scene::Tells;
use engine::text::capital;
use engine::{Side, Viewer};

fn msg(msg: PastMsg) -> Msg {
    Msg::Past(msg)
}

/// The bar in the place of the question: the moment that is shown, and buttons to other moments.
pub fn bar(model: &Model, past: &Past) -> Element {
    if let Some(again) = review::view::again(model, past) {
        return again;
    }
    let turn = past.turns.get(past.turn()).map_or("", |turn| turn.name.as_str());
    let when = format!("{turn}, {} ({})", past.title, past.counted());
    let jump = |words: &str, name: &str, to: Jump| {
        button(words, msg(PastMsg::Go(to)))
            .label(name)
            .flag("disabled", past.goal(to).is_none())
    };
    let play = if past.runs { "Pause" } else { "Play" };
    let ways = el("div.ways")
        .attr("role", "group")
        .label("Ways through the past")
        .with(jump("‹ Step", "One answer back", Jump::Answer(false)))
        .with(jump("Step ›", "One answer on", Jump::Answer(true)))
        .with(jump("‹ Battle", "The battle before", Jump::Battle(false)))
        .with(jump("Battle ›", "The next battle", Jump::Battle(true)))
        .with(main(play, msg(PastMsg::Run)))
        .with(jump("‹ Turn", "The turn before", Jump::Turn(false)))
        .with(jump("Turn ›", "The next turn", Jump::Turn(true)))
        .with(jump("« First", "The first moment", Jump::First))
        .with(jump("Last »", "The last moment", Jump::Last))
        .with(button(PACES[past.pace].name, msg(PastMsg::Pace)).label(format!("Pace: {}", PACES[past.pace].name)));
    let link = model.table.as_ref().map(|table| {
        let link = format!("{}#{}~{}", model.abilities.address, table.game.link(), past.at);
        let text = heading::before(&heading::of(&past.table), &link);
        button("Copy link", Msg::Browser(BrowserMsg::Copy(text)))
            .label("Copy the link to this moment")
            .attr("data-choice", "Copy the moment")
    });
    // It keeps its place where no battle is shown: the others stay under the finger.
    let fight = past.fight();
    let fight = button(
        "Die by die",
        Msg::Look(LookMsg::Open(Sheet::Breakdown(fight.unwrap_or_default()))),
    )
    .flag("disabled", fight.is_none());
    el("section.prompt.looking")
        .label("Looking back")
        .with(
            el("p.ask")
                .with(side(None))
                .with(el("span").with(el("b").text("Looking back: ")).text(when)),
        )
        .with(timeline(past))
        .with(ways)
        .with(
            el("div.buttons")
                .with(main("Back to the game", msg(PastMsg::Leave)))
                .with(fight)
                .with(button("Play on from here", Msg::Look(LookMsg::Open(Sheet::Fork))))
                .maybe(review::view::back(model))
                .maybe(link),
        )
        .maybe(model.table.as_ref().and_then(|table| eyes(table, past)))
        .with(el("p.word").text(&model.word))
}

/// Through whose eyes a war that is over is seen: what each side, or the computer player, knew when it answered.
fn eyes(table: &Table, past: &Past) -> Option<Element> {
    table.game.over()?;
    let name = |side: Side| match table.seats.mode {
        Mode::Against(own, computer) if side == own.enemy() => format!("What {} knew", opponent::title(computer.level)),
        Mode::Against(..)
        | Mode::Together
        | Mode::Alone
        | Mode::Link(_)
        | Mode::Watch
        | Mode::Look
        | Mode::Lesson(_)
        | Mode::Challenge(_) => format!("What {} knew", side.name()),
    };
    let one = |words: &str, eyes: Option<Side>| {
        let on = past.viewer == eyes.map_or(Viewer::Both, Viewer::Seat);
        button(words, msg(PastMsg::Eyes(eyes)))
            .class(if on { "on" } else { "" })
            .attr("aria-pressed", if on { "true" } else { "false" })
    };
    Some(
        el("div.buttons")
            .attr("role", "group")
            .label("Through whose eyes")
            .with(one("Both hands", None))
            .all(Side::BOTH.map(|side| one(&name(side), Some(side)))),
    )
}

/// The turns, the slider over all answers with a tick at each event, and the events of the turn by name.
fn timeline(past: &Past) -> Element {
    let here = past.turn();
    let ends = past.turns.iter().skip(1).map(|turn| turn.moment).chain([past.total]);
    let turns = past.turns.iter().zip(ends).enumerate().map(|(n, (turn, to))| {
        let short = turn.name.rsplit(' ').next().unwrap_or(&turn.name);
        button(short, msg(PastMsg::Seek(turn.moment)))
            .class(if n == here { "on" } else { "" })
            .label(&turn.name)
            .attr("style:flex-grow", (to - turn.moment).max(1).to_string())
    });
    let shown: Vec<&LogLine> = past.story.iter().filter(|l| log_index::is_event(l)).collect();
    let place = |at: usize| format!("{}%", at * 100 / past.total.max(1));
    let ticks = shown.iter().map(|l| {
        el("i")
            .class(if is_battle(l) { "tick fight" } else { "tick" })
            .attr("style:left", place(l.moment))
    });
    let (from, to) = match (past.turns.get(here), past.turns.get(here + 1)) {
        (Some(turn), Some(next)) => (turn.moment, next.moment),
        (Some(turn), None) => (turn.moment, past.total + 1),
        _ => (0, past.total + 1),
    };
    let events = shown.iter().filter(|l| (from..to).contains(&l.moment)).map(|l| {
        let now = l.moment == past.at;
        let event = button(log_index::head(&l.line.text), msg(PastMsg::Seek(l.moment)));
        let event = event.class(if now { "on" } else { "" });
        el("li").with(event.attr("aria-current", if now { "true" } else { "false" }))
    });
    let slider = el("input")
        .attr("type", "range")
        .attr("min", "0")
        .attr("max", past.total.to_string())
        .attr("prop:value", past.at.to_string())
        .label("Moment")
        .attr("aria-valuetext", capital(&past.counted()))
        .on(On::Typed(|_, at| msg(PastMsg::Slide(at)), 0));
    el("div.timeline")
        .with(el("div.segments").attr("role", "group").label("Turns").all(turns))
        .with(el("div.ticks").attr("aria-hidden", "true").all(ticks))
        .with(slider)
        .with(el("ul.events").label("Events of this turn").all(events))
}

fn is_battle(line: &LogLine) -> bool {
    line.line.tells == Tells::Battle
}

/// A game of its own from the moment that is looked at.
pub fn fork(model: &Model) -> Option<Content> {
    let over = model.table.as_ref()?.game.over().is_some();
    let past = model.past.as_ref()?;
    let words = if over {
        "The war is played on from here as a game of its own: with the dice and cards that came, or with others."
    } else {
        "The war is played on from here as a game of its own. Other dice fall, and the cards that you have not seen change places, so \
         that it tells nothing of the war that still goes on."
    };
    let begin = |words: &str, make: fn(u64) -> Msg| {
        el("button.main")
            .attr("data-choice", words)
            .on(On::Chance(make))
            .text(words)
    };
    let same = over.then(|| begin("As it was", |chance| msg(PastMsg::Fork(false, chance))));
    Some(Content::new(
        "A game of its own",
        vec![
            el("p").text(words),
            el("p").text(format!("It begins after {}. This game stays as it is.", past.counted())),
            el("div.buttons")
                .maybe(same)
                .with(begin("With new dice", |chance| msg(PastMsg::Fork(true, chance))))
                .with(quiet("Not now", Msg::Look(LookMsg::Close))),
        ],
    ))
}

/// What can be asked while looking back.
pub fn menu() -> Content {
    let items = [
        ("Back to the game", msg(PastMsg::Leave)),
        ("Play on from here", Msg::Look(LookMsg::Open(Sheet::Fork))),
        ("Who holds what", Msg::Look(LookMsg::Open(Sheet::Holdings))),
        ("Tracks and boxes", Msg::Look(LookMsg::Open(Sheet::Boards))),
        ("The whole log", Msg::Look(LookMsg::Open(Sheet::Log))),
        ("Print", Msg::Look(LookMsg::Open(Sheet::Print))),
    ];
    let rows = items
        .into_iter()
        .map(|(words, msg)| row(words, Msg::Look(LookMsg::Instead(Box::new(msg)))));
    Content::new("Menu", vec![el("ul.menu").all(rows)])
}
