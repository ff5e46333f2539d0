//! The map: its ground, the SVG layers that change, the stacks, and the tracks on the empty sea.

use crate::features::playback;
use crate::features::table::{board, fan};
use crate::games::LogLine;
use crate::map;
use crate::map::{counters, n, origins};
use crate::model::Table;
use crate::model::map_move::MapMove;
use crate::model::msg::{LookMsg, Msg};
use crate::tree::{Element, button, el};
use crate::widgets::basic::side;
use crate::widgets::dice::face;
use crate::widgets::extent::Extent;
use crate::widgets::question::why;
use engine::scene::Show;

/// The map in its pane.
pub fn pane(table: &Table, extent: Extent) -> Element {
    let layout = table.game.layout();
    let (_, _, width, height) = layout.view.units();
    let (w, h) = (n(width), n(height));
    let world = el("div.world")
        .attr("style:width", format!("{w}px"))
        .attr("style:height", format!("{h}px"));
    let view_model = &table.view_model;
    let origins = || origins::origins(&view_model.scene, layout);
    let (world, fan) = match extent {
        Extent::Whole => {
            let origins = origins();
            (drawn(world, table, &origins, &w, &h), fan::fan(table, &origins))
        }
        Extent::Question | Extent::Answer => (
            world.keep(),
            table.pointing.fan.as_ref().and_then(|_| fan::fan(table, &origins())),
        ),
    };
    let tip = table.pointing.tip.as_ref().filter(|_| table.pointing.fan.is_none());
    el("main.pane")
        .attr("tabindex", "0")
        .label("Map. Arrow keys move, Enter chooses, I looks closer.")
        .with(world)
        .maybe(tip.map(|tip| {
            why(
                tip,
                if tip.at.is_some() {
                    "why toast broad"
                } else {
                    "why toast small"
                },
            )
            .key(format!("tip{}", table.pointing.taps))
        }))
        .maybe(fan)
        // `browser::viewport::overlays` says there how many targets lie outside the picture.
        .with(
            button("", Msg::Look(LookMsg::Map(MapMove::Beyond)))
                .class("beyond")
                .flag("hidden", true),
        )
        .maybe(playback::view::news(table))
        .with(match extent {
            Extent::Whole => el("div").maybe(lasting(table).map(|(at, line)| news(line).key(format!("news{at}")))),
            Extent::Question | Extent::Answer => el("div").keep(),
        })
}

/// The newest line of the log with its place in it, shown over the map where nothing else is and nothing is being chosen.
fn lasting(table: &Table) -> Option<(usize, &LogLine)> {
    let free = table.pointing.tip.is_none() && table.pointing.fan.is_none() && !table.chosen();
    let at = table.ticker.news.filter(|_| free)?;
    Some((at, table.ticker.log.get(at)?))
}

/// The element that the viewport transforms: ground, SVG and tracks.
fn drawn(world: Element, table: &Table, origins: &[(f64, f64)], w: &str, h: &str) -> Element {
    let (view_model, layout) = (&table.view_model, table.game.layout());
    let layer = |class: &'static str, markup: String| el("g").class(class).attr("aria-hidden", "true").markup(markup);
    let svg = el("svg.map")
        .attr("viewBox", format!("0 0 {w} {h}"))
        .attr("role", "group")
        .label("Map of the war")
        .with(layer("halos", map::halos(table)))
        .with(el("g.lettering").attr("aria-hidden", "true"))
        .with(layer("way", map::route(view_model, layout)))
        .with(el("g.spaces").all(map::spaces(view_model, layout)))
        .with(layer("tethers", map::tethers(view_model, layout, origins)))
        .with(
            el("g.stacks")
                .all(stacks(table, origins))
                .all(playback::view::gone(table)),
        );
    let ground = table.game.info().map();
    world
        .maybe(ground.map(|map| el("div.ground").attr("data-file", map.svg)))
        .with(svg)
        .with(el("div.printed").all(printed(table)))
}

/// A line of the log, told where it happened.
fn news(shown: &LogLine) -> Element {
    let line = &shown.line;
    let dice = match &line.show {
        Some(Show::Dice(dice)) => dice.iter().map(face).collect(),
        _ => Vec::new(),
    };
    el("div.news")
        .attr("aria-hidden", "true")
        .maybe(line.side.map(|s| side(Some(s))))
        .with(el("span").text(&line.text))
        .all(dice)
}

/// Buttons that zoom, and those that show a region, if there is a map.
pub fn tools(table: &Table, open: bool) -> Option<Element> {
    table.game.info().map()?;
    let regions = table.game.layout().regions.iter().enumerate();
    // Folded they hide no stack in the corner of the map; on a narrow screen the zoom folds with them.
    let fold = button(if open { "×" } else { "Regions" }, Msg::Look(LookMsg::Tools))
        .class("fold")
        .label(if open { "Fold the regions" } else { "Zoom and regions" })
        .attr("aria-expanded", if open { "true" } else { "false" });
    let tools = el("nav")
        .class(if open { "map-tools open" } else { "map-tools" })
        .label("Zoom")
        .with(button("+", Msg::Look(LookMsg::Map(MapMove::Closer))).label("Closer"))
        .with(button("−", Msg::Look(LookMsg::Map(MapMove::Farther))).label("Farther"))
        .with(button("All", Msg::Look(LookMsg::Map(MapMove::Whole))).label("The whole map"))
        .with(fold)
        .all(regions.map(|(n, region)| {
            button(region.name, Msg::Look(LookMsg::Map(MapMove::Region(n))))
                .class("region")
                .label(format!("Look at {}", region.name))
        }));
    Some(tools)
}

/// The stacks in the order of their keys: a node lives as long as its key, so a changed place is a glide.
fn stacks(table: &Table, origins: &[(f64, f64)]) -> Vec<Element> {
    let view_model = &table.view_model;
    let drawn = view_model.scene.stacks.iter().zip(origins).map(|(stack, (x, y))| {
        let lit = stack.generals.iter().any(|g| view_model.general(g.unit).is_some());
        let fanned = table.pointing.fan.as_ref().is_some_and(|f| f.key == stack.key);
        let mut group = el("g")
            .key(&stack.key)
            .class(format!(
                "{}{}",
                counters::classes(stack, lit),
                if fanned { " fanned" } else { "" }
            ))
            .attr("style:transform", format!("translate({}px, {}px)", n(*x), n(*y)))
            .attr("role", "button")
            .attr("data-stack", &stack.key)
            .label(&stack.note)
            .with(el("g").markup(counters::stack(stack)))
            .with(el("g").markup(if lit { counters::frame() } else { String::new() }));
        if let Some(first) = stack.generals.first() {
            group = group.attr("data-general", first.full);
        }
        group
    });
    drawn.collect()
}

/// The tracks in their places on the map.
fn printed(table: &Table) -> Vec<Element> {
    let tracks = table.game.layout().tracks.iter();
    let placed = tracks.filter_map(|track| {
        let board = table.view_model.scene.boards.iter().find(|b| b.id == track.name)?;
        let (x, y, w, h) = track.zone.units();
        Some(
            el("div.place")
                .attr("style:left", format!("{}px", n(x)))
                .attr("style:top", format!("{}px", n(y)))
                .attr("style:width", format!("{}px", n(w)))
                .attr("style:height", format!("{}px", n(h)))
                .with(board::tablet(board)),
        )
    });
    placed.collect()
}
