//! The log: what happened, with its sections; a tap on a line shows where.

use super::App;
use super::panel::die;
use super::small::{rule, side};
use crate::app::{Msg, Sheet};
use crate::games::LogLine;
use kernel::scene::Show;
use leptos::prelude::*;

/// How many lines the table shows; the whole log has a sheet of its own.
const SHORT: usize = 40;

/// The log beside the map.
pub fn log(app: App) -> impl IntoView {
    let lines = app.table(|t| {
        let from = t.log.len().saturating_sub(SHORT);
        t.log[from..]
            .iter()
            .enumerate()
            .map(|(n, l)| (from + n >= t.old, l.clone()))
            .collect::<Vec<_>>()
    });
    view! {
        <section class="log" aria-label="Log">
            <h2>"Log"<button class="quiet" on:click=move |_| app.send(Msg::Look(Sheet::Log))>"All of it"</button></h2>
            <ol>
                {move || lines.get().into_iter().rev().map(|(fresh, l)| line(app, &l, fresh)).collect_view()}
            </ol>
        </section>
    }
}

/// One line.
pub fn line(app: App, shown: &LogLine, fresh: bool) -> AnyView {
    let line = &shown.line;
    let dice = match &line.show {
        Some(Show::Dice(dice)) => Some(dice.iter().map(die).collect_view()),
        _ => None,
    };
    let at = line.spaces.first().copied();
    let text = line.text.clone();
    let words = match at {
        Some(at) => {
            view! { <button class="words" on:click=move |_| app.look_at.set(Some(at))>{text}</button> }.into_any()
        }
        None => view! { <span class="words">{text}</span> }.into_any(),
    };
    view! {
        <li class=format!("depth-{}", shown.depth.min(3)) class:fresh=fresh>
            {line.side.map_or_else(|| view! { <span class="side none"></span> }.into_any(), |s| side(Some(s)))}
            <span>{words}{dice}</span>
            {line.rule.map(rule)}
        </li>
    }
    .into_any()
}
