//! Between turns, at the end, and giving up.

use super::small::{rule, side};
use super::{App, board, log};
use crate::app::{Msg, Sheet};
use crate::port;
use kernel::Side;
use kernel::scene::Show;
use leptos::prelude::*;

/// What happened in the turn that ended at this line of the log.
pub fn summary(app: App, at: usize) -> AnyView {
    let (lines, score) = app.peek(|t| {
        let before = t.log[..at.min(t.log.len())]
            .iter()
            .rposition(|l| l.line.show == Some(Show::TurnEnd));
        let from = before.map_or(0, |b| b + 1);
        let lines: Vec<_> = t.log[from..=at.min(t.log.len().saturating_sub(1))].to_vec();
        (lines, t.desk.scene.score)
    });
    view! {
        {tally(score.rome, score.carthage)}
        {app.peek(|t| Some(board::all(&t.desk.scene, &["provinces"])))}
        <ol class="log-all">{lines.iter().map(|l| log::line(app, l, false)).collect_view()}</ol>
    }
    .into_any()
}

fn tally(rome: u8, carthage: u8) -> AnyView {
    view! {
        <p class="tally">
            {side(Some(Side::Rome))}"Rome "<b>{rome}</b>{side(Some(Side::Carthage))}"Carthage "<b>{carthage}</b>
        </p>
    }
    .into_any()
}

/// Who won and how it came to that.
pub fn end(app: App) -> AnyView {
    let Some((outcome, name, way, score)) = app.peek(|t| {
        let outcome = t.desk.outcome.clone()?;
        let name = t.seats.name(outcome.winner).to_string();
        Some((outcome, name, t.game.way(), t.desk.scene.score))
    }) else {
        return ().into_any();
    };
    let rows = way.into_iter().map(|(turn, score)| {
        view! { <tr><th scope="row">{turn}</th><td>{score.rome}</td><td>{score.carthage}</td></tr> }
    });
    view! {
        <p class="victor" data-winner=outcome.winner.name()>{side(Some(outcome.winner))}<b>{name}" has won."</b></p>
        <p>{outcome.because}" "{outcome.rule.map(rule)}</p>
        {tally(score.rome, score.carthage)}
        {app.peek(|t| Some(board::all(&t.desk.scene, &["provinces"])))}
        <h3>"The way there"</h3>
        <table class="way"><thead><tr><th scope="col">"Turn"</th><th scope="col">"Rome"</th><th scope="col">"Carthage"</th></tr></thead><tbody>{rows.collect_view()}</tbody></table>
        <div class="buttons">
            <button class="main" data-choice="Rematch" on:click=move |_| app.send(Msg::Rematch(port::chance()))>"Rematch, sides changed"</button>
            <button on:click=move |_| app.send(Msg::Look(Sheet::Log))>"The whole log"</button>
            <button on:click=move |_| app.send(Msg::Share)>"Share"</button>
            <button on:click=move |_| app.send(Msg::Go(crate::app::Screen::Home))>"Home"</button>
        </div>
    }
    .into_any()
}

/// Giving up: asked twice.
pub fn concede(app: App, sure: bool) -> AnyView {
    let who = app.peek(|t| t.desk.to().map_or("", Side::name));
    let words = if sure {
        format!("{who} lays down its arms. This ends the war.")
    } else {
        format!("{who} is to answer now, so {who} would give up the war.")
    };
    view! {
        <p>{words}</p>
        <div class="buttons">
            <button class="main" data-choice="Concede" on:click=move |_| {
                if sure { app.send(Msg::Concede) } else { app.send(Msg::Close); app.send(Msg::Look(Sheet::Concede(true))) }
            }>{if sure { "Yes, concede the war" } else { "Concede" }}</button>
            <button on:click=move |_| app.send(Msg::Close)>"Fight on"</button>
        </div>
    }
    .into_any()
}
