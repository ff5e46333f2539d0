//! The log: what happened, with its sections. Places and cards named in a line lead to the map and to the card; a battle to its dice.

use crate::features::playback::lines_shown;
use crate::features::replay;
use crate::games::LogLine;
use crate::model::log_index::{LogFilter, PAGE};
use crate::model::msg::{LookMsg, Msg, PastMsg};
use crate::model::{Model, Sheet, Table, log_index};
use crate::tree::{Element, On, button, el};
use crate::widgets::basic::{icon, quiet, rule, side};
use crate::widgets::dice::{die, face};
use crate::widgets::extent::Extent;
use crate::widgets::places::linked;
use crate::widgets::sheet::Content;
use engine::scene::{Show, Tells};
use engine::{Line, Side, SpaceId};

/// How many lines the table shows; the whole log has a sheet of its own.
const SHORT: usize = 14;

/// The log beside the map, the latest line first.
pub fn log(table: &Table, extent: Extent) -> Element {
    let log = el("section.log").label("Log");
    if extent < Extent::Whole {
        return log.attr("aria-busy", "true").keep();
    }
    // More lines are read than are shown, because equal ones are shown as one.
    let end = lines_shown(table);
    let last = log_index::grouped(&table.ticker.log, end.saturating_sub(SHORT * 4)..end);
    let lines = last.into_iter().rev().take(SHORT);
    let lines = lines.map(|(at, times)| repeated(table, Some(at), &table.ticker.log[at], times).key(at.to_string()));
    log.with(
        el("h2")
            .text("Log")
            .with(quiet("All of it", Msg::Look(LookMsg::Open(Sheet::Log)))),
    )
    .with(el("ol").attr("tabindex", "0").label("The latest lines").all(lines))
}

/// One line. With its place in the log it has a button to the dice of its battle, and the class of a new line.
pub fn line(table: &Table, at: Option<usize>, shown: &LogLine) -> Element {
    repeated(table, at, shown, 1)
}

/// A line that stands for this many equal ones.
pub fn repeated(table: &Table, at: Option<usize>, shown: &LogLine, times: usize) -> Element {
    let line = &shown.line;
    let fight = matches!(line.tells, Tells::Battle | Tells::Attempt | Tells::Won);
    let told = at
        .filter(|at| fight && log_index::rolls(&table.ticker.log, *at))
        .map(|at| {
            quiet("Die by die", Msg::Look(LookMsg::Open(Sheet::Breakdown(at))))
                .label(format!("Die by die: {}", log_index::head(&line.text)))
        });
    let fresh = at.is_some_and(|at| at >= table.ticker.old);
    made(
        shown,
        words(table, line).text(log_index::times(times)),
        true,
        told,
        fresh,
    )
}

/// One line without buttons.
pub fn plain(shown: &LogLine) -> Element {
    made(shown, el("span.words").text(&shown.line.text), false, None, false)
}

fn made(shown: &LogLine, words: Element, leads: bool, told: Option<Element>, fresh: bool) -> Element {
    let line = &shown.line;
    let dice = match &line.show {
        Some(Show::Dice(dice)) => dice.iter().map(if leads { die } else { face }).collect(),
        _ => Vec::new(),
    };
    let whose = line.side.map_or_else(|| el("span.side.none"), |s| side(Some(s)));
    let mut class = format!("depth-{}", shown.depth.min(3));
    if fresh {
        class += " fresh";
    }
    if line.tells == Tells::Turn {
        class += " turn";
    }
    el("li")
        .class(class)
        .with(whose)
        .with(el("span").with(words).all(dice).maybe(told))
        .maybe(line.rule.map(rule))
}

/// The words of a line; the places and cards among them are buttons.
fn words(table: &Table, line: &Line) -> Element {
    let part = |from: usize, to: usize| line.text.get(from..to).unwrap_or_default();
    let mut links: Vec<(usize, usize, Msg)> = { line.places.iter() }
        .map(|place| {
            (
                place.from as usize,
                place.to as usize,
                Msg::Past(PastMsg::Show(place.at)),
            )
        })
        .collect();
    let unnamed = |at: &&SpaceId| line.places.iter().all(|place| place.at != **at);
    for at in line.spaces.iter().filter(unnamed) {
        let space = table.view_model.scene.spaces.iter().find(|s| s.id == *at);
        let name = space.map_or("", |s| s.name);
        if let Some(from) = line.text.find(name).filter(|_| !name.is_empty()) {
            links.push((from, from + name.len(), Msg::Past(PastMsg::Show(*at))));
        }
    }
    for card in &line.cards {
        // A line may begin with a name that is a card's too: cards are named after it. "Legion I" is no part of "Legion II".
        let title = table.game.card(*card).title;
        let whole = |to: usize| !part(to, line.text.len()).starts_with(char::is_alphanumeric);
        let free = |from: &usize| {
            let to = from + title.len();
            whole(to) && links.iter().all(|(start, end, _)| to <= *start || *end <= *from)
        };
        let places = line.text.rmatch_indices(title).map(|(from, _)| from);
        if let Some(from) = places.filter(|_| !title.is_empty()).find(free) {
            let read = Msg::Look(LookMsg::Open(Sheet::Card(*card)));
            links.push((from, from + title.len(), read));
        }
    }
    linked(&line.text, links)
}

fn replay(msg: PastMsg) -> Msg {
    Msg::Past(msg)
}

/// A button that is one of several.
fn choice(words: &str, on: bool, msg: PastMsg) -> Element {
    button(words, replay(msg))
        .class(if on { "on" } else { "" })
        .attr("aria-pressed", if on { "true" } else { "false" })
}

/// The whole log, a turn at a time, or what is looked for in it.
pub fn sheet(model: &Model, table: &Table) -> Content {
    let (log, search) = (model.story(), &model.search);
    let kinds = LogFilter::ALL.into_iter().map(|(kind, words)| {
        let on = search.kind == kind;
        choice(words, on, replay::search(search, kind, search.side))
    });
    let sides = Side::BOTH.into_iter().map(|of| {
        let on = search.side == Some(of);
        let next = if on { None } else { Some(of) };
        choice(of.name(), on, replay::search(search, search.kind, next))
    });
    let field = el("input")
        .attr("type", "search")
        .attr("data-search", "")
        .attr("placeholder", "Look for words")
        .label("Look for words in the log")
        .attr("prop:value", &search.words)
        .on(On::Typed(|_, text| replay(PastMsg::Words(text)), 0));
    let turns = log_index::turns(log);
    let open = search.turn.unwrap_or(turns.len() - 1).min(turns.len() - 1);
    let turns = turns.into_iter().enumerate().map(|(n, turn)| {
        let on = n == open && (search.turn.is_some() || !search.on());
        choice(&log_index::turn_name(log, turn), on, PastMsg::Turn(n))
    });
    Content::new(
        "Log",
        vec![
            el("nav.turns.options").label("Turns").all(turns),
            el("div.options")
                .attr("role", "group")
                .label("Kinds")
                .all(kinds)
                .all(sides),
            field,
            found(model, table),
            el("div.buttons")
                .with(button("Copy", replay(PastMsg::CopyLog)).label("Copy the whole log"))
                .with(button("Save as a file", replay(PastMsg::Export)))
                .with(button("Print", Msg::Look(LookMsg::Open(Sheet::Print)))),
            el("p.word").text(&model.word),
        ],
    )
}

/// What happened in which turn, for the menu: of a turn that is over its summary, else its part of the log.
pub fn turns(table: &Table) -> Element {
    let turns = log_index::turns(&table.ticker.log);
    let ends = turns
        .iter()
        .skip(1)
        .map(|next| Msg::Look(LookMsg::Open(Sheet::Summary(next.start))));
    let last = replay(PastMsg::Turn(turns.len() - 1));
    let turns = turns.iter().zip(ends.chain([last])).map(|(turn, msg)| {
        button(
            log_index::turn_name(&table.ticker.log, turn.clone()),
            Msg::Look(LookMsg::Instead(Box::new(msg))),
        )
    });
    el("section")
        .with(el("h3").text("What happened in"))
        .with(el("p.turns.options").all(turns))
}

/// The lines that are looked for, a page of them.
fn found(model: &Model, table: &Table) -> Element {
    let (log, search) = (model.story(), &model.search);
    let found = search.find(log);
    let pages = found.len().div_ceil(PAGE).max(1);
    let page = search.page.min(pages - 1);
    let last = found.len() - page * PAGE;
    let shown = &found[last.saturating_sub(PAGE)..last];
    let lines = log_index::grouped(log, shown.iter().copied());
    let lines = lines.into_iter().map(|(at, times)| {
        let back = button("", replay(PastMsg::Line(at)))
            .class("quiet back")
            .label("Look back to here")
            .with(icon("undo", 16));
        repeated(table, Some(at), &log[at], times)
            .key(at.to_string())
            .with(back)
    });
    let forward = search.on() || search.turn.is_some();
    let list = el("ol").class(if forward { "log-all onward" } else { "log-all" });
    let list = if forward {
        list.all(lines)
    } else {
        list.all(lines.rev())
    };
    let turn_page = |words: &str, page: Option<usize>| {
        let mut to = search.clone();
        to.page = page?;
        Some(quiet(words, replay(PastMsg::Search(to))))
    };
    let count = match found.len() {
        0 => "No line says that.".to_string(),
        1 => "1 line.".into(),
        many => format!("{many} lines."),
    };
    // What was looked for in one turn can be looked for in all.
    let mut all = search.clone();
    all.turn = None;
    let all = search.turn.map(|_| quiet("In all turns", replay(PastMsg::Search(all))));
    el("div.found")
        .maybe(search.on().then(|| el("p").text(count).text(" ").maybe(all)))
        .maybe(turn_page("Earlier lines", Some(page + 1).filter(|p| *p < pages)))
        .with(list)
        .maybe(turn_page("Later lines", page.checked_sub(1)))
}
