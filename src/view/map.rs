//! The map: the drawn ground, the layers that change, the stacks that glide, the tracks printed on the empty sea.

use super::pane::Pane;
use super::small::icon;
use super::{App, board};
use crate::app::{Msg, Sheet};
use crate::draw::{self, counters};
use crate::games::GAMES;
use leptos::prelude::*;

/// The map in its pane.
pub fn pane(app: App) -> impl IntoView {
    let layout = app.peek(|t| Some(t.game.about().layout)).unwrap_or(GAMES[0].layout);
    let ground = super::file(app.peek(|t| Some(t.game.about().map)).unwrap_or(GAMES[0].map));
    let (_, _, width, height) = layout.view.units();
    let pane = Pane::new(app, layout);
    let regions = layout.regions.iter().map(|region| {
        let zone = region.zone.units();
        view! { <button on:click=move |_| pane.show(zone)>{region.name}</button> }
    });
    view! {
        <main class="pane" tabindex="0" aria-label="Map. Arrow keys move, Enter chooses, I looks closer." node_ref=pane.node
            on:pointerdown=move |e| pane.down(&e)
            on:pointermove=move |e| pane.moved(&e)
            on:pointerup=move |e| pane.up(&e)
            on:pointercancel=move |e| pane.cancel(&e)
            on:wheel=move |e| pane.wheel(&e)
            on:click=move |e| pane.click(&e)
            on:contextmenu=move |e| pane.look(&e)
            on:keydown=move |e| pane.key(&e)>
            <div class="world" class:moving=move || pane.moving.get()
                style:width=format!("{width}px") style:height=format!("{height}px")
                style:transform=move || pane.transform()>
                <svg class="map" viewBox=format!("0 0 {width} {height}") role="group" aria-label="Map of the war">
                    <g class="ground" inner_html=move || ground.get().as_deref().map(content).unwrap_or_default().to_string()></g>
                    {layers(app)}
                </svg>
                <div class="printed">{printed(app)}</div>
            </div>
            {tip(app)}
        </main>
        <div class="map-tools" role="group" aria-label="Zoom">
            <button aria-label="Closer" on:click=move |_| pane.closer(1.5)>"+"</button>
            <button aria-label="Farther" on:click=move |_| pane.closer(1.0 / 1.5)>"−"</button>
            <button on:click=move |_| pane.whole()>"All"</button>
            {regions.collect_view()}
        </div>
    }
}

/// What is inside the outermost element of an svg file.
fn content(svg: &str) -> &str {
    let Some(open) = svg.find("<svg").and_then(|at| Some(at + svg[at..].find('>')? + 1)) else {
        return "";
    };
    let close = svg.rfind("</svg>").unwrap_or(svg.len());
    &svg[open.min(close)..close]
}

fn layers(app: App) -> impl IntoView {
    let layout = app.peek(|t| Some(t.game.about().layout)).unwrap_or(GAMES[0].layout);
    let marks = app.table(move |t| draw::marks(&t.desk, layout, t.tip.as_ref(), t.cursor));
    let route = app.table(move |t| draw::route(&t.desk, layout));
    let tethers = app.table(move |t| draw::tethers(&t.desk, layout));
    let spaces = app.table(move |t| draw::spaces(&t.desk, layout));
    let keys = app.table(|t| {
        let mut keys: Vec<String> = t.desk.scene.stacks.iter().map(|s| s.key.clone()).collect();
        keys.sort();
        keys
    });
    view! {
        <g class="halos" aria-hidden="true" inner_html=move || marks.get()></g>
        <g class="way" aria-hidden="true" inner_html=move || route.get()></g>
        <g class="tethers" aria-hidden="true" inner_html=move || tethers.get()></g>
        <g class="spaces" inner_html=move || spaces.get()></g>
        <g class="stacks">
            <For each=move || keys.get() key=|key| key.clone() children=move |key| stack(app, key) />
        </g>
    }
}

/// One stack: its node lives as long as its key, so a changed place is a glide.
fn stack(app: App, key: String) -> impl IntoView {
    let layout = app.peek(|t| Some(t.game.about().layout)).unwrap_or(GAMES[0].layout);
    let name = key.clone();
    let shown = app.table(move |t| {
        let at = t.desk.scene.stacks.iter().position(|s| s.key == key)?;
        let stack = &t.desk.scene.stacks[at];
        let lit = stack.generals.iter().any(|g| t.desk.general(g.unit).is_some());
        let (x, y) = draw::seat::seats(&t.desk.scene, layout)[at];
        Some((
            format!("translate({x}px, {y}px)"),
            counters::classes(stack, lit),
            counters::stack(stack, lit),
            stack.note.clone(),
        ))
    });
    let get = move |n: usize| {
        shown.with(|s| {
            s.as_ref()
                .map(|s| [&s.0, &s.1, &s.2, &s.3][n].clone())
                .unwrap_or_default()
        })
    };
    let general = app.peek(|t| {
        t.desk
            .scene
            .stacks
            .iter()
            .find(|s| s.key == name)
            .and_then(|s| s.generals.first())
            .map(|g| g.full)
    });
    view! {
        <g class=move || get(1) style:transform=move || get(0) role="button" data-stack=name data-general=general
            aria-label=move || get(3) inner_html=move || get(2)></g>
    }
}

/// The tracks in their places on the map.
fn printed(app: App) -> impl IntoView {
    let layout = app.peek(|t| Some(t.game.about().layout)).unwrap_or(GAMES[0].layout);
    layout
        .tracks
        .iter()
        .map(|track| {
            let shown = app.table(move |t| t.desk.scene.boards.iter().find(|b| b.id == track.name).cloned());
            let (x, y, w, h) = track.zone.units();
            view! {
                <div class="place" style:left=format!("{x}px") style:top=format!("{y}px") style:width=format!("{w}px") style:height=format!("{h}px")>
                    {move || shown.get().map(|b| board::tablet(&b))}
                </div>
            }
        })
        .collect_view()
}

/// Why not, on the map itself where there is room; the prompt says it too.
fn tip(app: App) -> impl IntoView {
    let tip = app.table(|t| t.tip.clone().filter(|tip| tip.at.is_some()));
    move || {
        tip.get().map(|tip| {
            let at = tip.at;
            view! {
                <div class="why toast" role="status">
                    <p><b>{tip.title}</b>" "{tip.because}" "{super::small::rule(tip.rule)}</p>
                    <span class="why-tools">
                        {at.map(|at| view! { <button class="quiet" aria-label="Look at this space" on:click=move |e| { e.stop_propagation(); app.send(Msg::Look(Sheet::Space(at))) }>{icon("help", 18)}</button> })}
                        <button class="quiet" aria-label="Close the reason" on:click=move |e| { e.stop_propagation(); app.send(Msg::Untip) }>"×"</button>
                    </span>
                </div>
            }
        })
    }
}
