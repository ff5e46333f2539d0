//! The table: map, prompt, hand, tracks and log, laid out by css for each shape of screen.

use super::small::{icon, side};
use super::{App, board, hand, log, map, panel, prompt};
use crate::app::{Msg, Screen, Sheet};
use kernel::Side;
use leptos::prelude::*;

/// The table.
pub fn table(app: App) -> impl IntoView {
    let desk = app.table(|t| Some(t.desk.clone()));
    let asked = app.table(|t| t.desk.to());
    view! {
        <div class="table" data-screen="table" data-asked=move || asked.get().map(crate::draw::class_of)
            data-tab=move || app.tab.get().to_string()>
            {top(app)}
            {prompt::prompt(app)}
            {map::pane(app)}
            {panel::battle(app)}
            {hand::hand(app)}
            <section class="boards" aria-label="Tracks">
                {move || desk.get().map(|d| board::all(&d.scene, &[]))}
            </section>
            {log::log(app)}
            {tabs(app)}
        </div>
    }
}

fn top(app: App) -> impl IntoView {
    let when = app.table(|t| (t.desk.scene.turn.clone(), t.desk.scene.phase.clone()));
    let steps = app.table(|t| (t.desk.can_undo, t.desk.can_redo));
    let score = app.table(|t| (t.desk.scene.score.rome, t.desk.scene.score.carthage));
    view! {
        <header class="top">
            <button class="home" aria-label="Corvus: go home" on:click=move |_| app.send(Msg::Go(Screen::Home))>{icon("raven", 28)}</button>
            <p class="when"><b>{move || when.get().0}</b><span>{move || when.get().1}</span></p>
            <p class="score" aria-label="Provinces">
                {side(Some(Side::Rome))}<b>{move || score.get().0}</b>{side(Some(Side::Carthage))}<b>{move || score.get().1}</b>
            </p>
            <nav class="tools" aria-label="Game">
                <button class="tool" aria-label="Undo" disabled=move || !steps.get().0 on:click=move |_| app.send(Msg::Undo)>{icon("undo", 22)}</button>
                <button class="tool" aria-label="Redo" disabled=move || !steps.get().1 on:click=move |_| app.send(Msg::Redo)>{icon("redo", 22)}</button>
                <button class="tool" aria-label="Menu" on:click=move |_| app.send(Msg::Look(Sheet::Menu))>{icon("menu", 22)}</button>
            </nav>
        </header>
    }
}

fn tabs(app: App) -> impl IntoView {
    let count = app.table(hand::count);
    view! {
        <nav class="tabs" aria-label="Panels">
            {["Map", "Hand", "Tracks", "Log"].into_iter().enumerate().map(|(n, name)| view! {
                <button aria-pressed=move || (app.tab.get() == n as u8).to_string() class:on=move || app.tab.get() == n as u8
                    on:click=move |_| app.tab.set(n as u8)>
                    {name}
                    {move || (n == 1).then(|| count.get()).filter(|c| *c > 0).map(|c| view! { " " <b>{c}</b> })}
                </button>
            }).collect_view()}
        </nav>
    }
}
