//! The table: map, prompt, hand, tracks and log, laid out by css for each shape of screen.

use crate::features::answering::panel;
use crate::features::table::{board, pane};
use crate::features::{answering, challenges, hand, lesson, log, replay, seating};
use crate::map;
use crate::model::msg::{AnswerMsg, LookMsg, Msg};
use crate::model::screen::Screen;
use crate::model::seats::Mode;
use crate::model::{Model, Sheet, Tab, Table};
use crate::tree::{Element, button, el};
use crate::widgets::basic::{icon, side};
use crate::widgets::extent::Extent;
use crate::widgets::question::headline;
use engine::Side;

/// Classes of parts that the table's styles depend on. The table says them as `has-…` classes of its own: with the selector `:has` the browser
/// would match the whole page anew at each change.
const PARTS: [&str; 10] = [
    "battle", "ongoing", "folded", "duel", "lays", "looking", "guide", "toast", "broad", "spreads",
];

/// The table.
pub fn table(model: &Model, table: &Table, extent: Extent) -> Element {
    let asked = table.view_model.to().map_or("", map::class_of);
    let faces = table.faces().filter(|_| model.device.facing());
    let opposite = faces.map(Side::enemy).filter(|_| table.seats.mode == Mode::Together);
    let parts = el("div")
        .with(top(table, opposite))
        .with(match &model.past {
            Some(past) => replay::view::bar(model, past),
            None => {
                let prompt = answering::view::prompt(table, &model.opponent, &model.coach);
                let prompt = lesson::view::with(model.advice().as_ref(), table, prompt);
                challenges::view::with(table, &model.solved, prompt)
            }
        })
        .with(more())
        .maybe(recall(table).filter(|_| model.past.is_none()))
        .with(pane::pane(table, extent))
        .maybe(pane::tools(table, model.showing.tools))
        .maybe(panel::battle(table))
        .maybe(hand::view::glance(table));
    let boards = el("section.boards").label("Tracks");
    let held = PARTS.into_iter().filter(|part| parts.holds(part));
    let spreads = hand::view::spreads(table).then_some("spreads");
    let over = model.sheets.last().map(|_| "over");
    let classes: String = held
        .chain(spreads)
        .chain(over)
        .chain(opposite.filter(|_| model.past.is_none()).map(|_| "opposite"))
        .flat_map(|part| [" has-", part])
        .collect();
    parts
        .class(format!("table{classes}"))
        .key("table")
        .attr("data-screen", "table")
        .attr("data-asked", asked)
        .attr("data-tab", model.showing.tab.number().to_string())
        .with(match extent {
            Extent::Question => hand::view::section().keep(),
            Extent::Answer | Extent::Whole => hand::view::hand(table, model.showing.turned, opposite),
        })
        .with(
            // The tracks follow with the whole page.
            match extent {
                Extent::Whole => boards.all(board::all(&table.view_model.scene)),
                Extent::Question | Extent::Answer => boards.keep(),
            },
        )
        .with(log::view::log(table, extent))
        .with(tabs(model, table))
}

/// The sign that a question goes on below its edge. Screen readers come there by themselves.
fn more() -> Element {
    let words = el("span").text("More ").with(el("span.down").text("⌄"));
    el("button.more")
        .attr("aria-hidden", "true")
        .attr("tabindex", "-1")
        .with(words)
}

/// The open question as one line that leads back to it, where another panel lies over it.
fn recall(table: &Table) -> Option<Element> {
    let view_model = &table.view_model;
    let asked = view_model.asked.as_ref().filter(|_| view_model.outcome.is_none())?;
    let words = headline(asked, table.seats.name(asked.to));
    let line = el("button")
        .class(format!("recall {}", map::class_of(asked.to)))
        .attr("data-choice", "Back to the question")
        .click(Msg::Look(LookMsg::Tab(Tab::of_question(view_model.asks_the_hand()))));
    let line = line.with(side(Some(asked.to))).with(el("b").text(words));
    Some(line.with(el("span").text("›")))
}

fn tool(name: &'static str, sign: &str, msg: Msg, ready: bool) -> Element {
    el("button.tool")
        .label(name)
        .click(msg)
        .flag("disabled", !ready)
        .with(icon(sign, 22))
}

/// The bar at the far edge. Face to face the edge of the opposite player's hand lies there, turned to him.
fn top(table: &Table, opposite: Option<Side>) -> Element {
    let view_model = &table.view_model;
    let score = view_model.scene.score;
    let (years, phase) = view_model
        .scene
        .phase
        .split_once(" · ")
        .unwrap_or(("", &view_model.scene.phase));
    let standings = board::standings(&view_model.scene);
    el(if standings.is_empty() {
        "header.top"
    } else {
        "header.top.wide"
    })
    .with(el("h1.unseen").text(table.game.about().title))
    .with(
        el("button.home")
            .label("Corvus: go home")
            .click(Msg::Look(LookMsg::Go(Screen::Home)))
            .with(icon("raven", 28)),
    )
    .with(
        el("p.when")
            .with(
                el("span")
                    .with(el("b").text(&view_model.scene.turn))
                    .text(" ")
                    .with(el("small").text(years)),
            )
            .with(el("span").text(phase.strip_suffix(" Phase").unwrap_or(phase))),
    )
    .with(
        el("p.score")
            .label(view_model.scene.scored)
            .with(side(Some(Side::Rome)))
            .with(el("b").text(score.rome.to_string()))
            .with(side(Some(Side::Carthage)))
            .with(el("b").text(score.carthage.to_string())),
    )
    .maybe(
        opposite
            .filter(|side| seating::may_glance(table, *side))
            .map(|side| el("span.edges.opposite").with(hand::view::edge(table, side))),
    )
    .with(
        el("nav.tools")
            .label("Game")
            .with(
                tool("Undo", "undo", Msg::Answer(AnswerMsg::Undo), view_model.can_undo)
                    .attr("aria-keyshortcuts", "Control+Z"),
            )
            .with(
                tool("Redo", "redo", Msg::Answer(AnswerMsg::Redo), view_model.can_redo)
                    .attr("aria-keyshortcuts", "Control+Shift+Z"),
            )
            .with(tool("Menu", "menu", Msg::Look(LookMsg::Open(Sheet::Menu)), true)),
    )
    .all(standings)
}

fn tabs(model: &Model, table: &Table) -> Element {
    let tabs = Tab::ALL.map(|tab| {
        let on = model.showing.tab == tab;
        let count = (tab == Tab::Hand).then(|| hand::view::count(table)).filter(|c| *c > 0);
        button(tab.name(), Msg::Look(LookMsg::Tab(tab)))
            .class(if on { "on" } else { "" })
            .attr("aria-pressed", if on { "true" } else { "false" })
            .maybe(count.map(|c| el("b").text(format!(" {c}"))))
    });
    el("nav.tabs").label("Panels").all(tabs)
}
