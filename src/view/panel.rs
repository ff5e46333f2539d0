//! Panels of questions that belong together, and the battle in progress.

use super::App;
use super::small::{capital, icon, rule, side};
use crate::app::Msg;
use crate::app::desk::Desk;
use crate::app::series::{Row, all_declined};
use crate::draw;
use kernel::Choice;
use kernel::scene::{AskKind, DieShown};
use leptos::prelude::*;

/// The rows of an army being composed or of reactions being declared, with one Confirm.
pub fn rows(app: App, desk: &Desk) -> AnyView {
    let reactions = desk.rows.first().is_some_and(|r| r.asked.kind == AskKind::Reaction);
    let declined = all_declined(&desk.rows);
    let views = desk
        .rows
        .iter()
        .enumerate()
        .map(|(n, row)| self::row(app, n, row))
        .collect_view();
    view! {
        <ul class="sheet-rows">{views}</ul>
        <div class="buttons">
            {reactions.then(|| view! {
                <button class:main=declined data-choice="No reaction" on:click=move |_| app.send(Msg::Decline)>"No reaction"</button>
            })}
            {(!reactions || !declined).then(|| view! {
                <button class="main" data-choice="Confirm" on:click=move |_| app.send(Msg::Agree)>
                    {if reactions { "Confirm the reactions" } else { "These go along" }}
                </button>
            })}
        </div>
    }
    .into_any()
}

fn row(app: App, n: usize, row: &Row) -> AnyView {
    let asked = &row.asked;
    let title = asked.title.clone();
    let numbers = asked.answers.iter().all(|a| matches!(a.choice, Choice::Number(_)));
    let control = if numbers && asked.answers.len() > 2 {
        stepper(app, n, row)
    } else {
        options(app, n, row)
    };
    view! {
        <li class="sheet-row" data-row=n.to_string()>
            <span class="row-title">{title}" "{rule(asked.rule)}</span>
            {control}
        </li>
    }
    .into_any()
}

fn options(app: App, n: usize, row: &Row) -> AnyView {
    let chosen = row.chosen;
    let all = row.asked.answers.iter().map(|answer| {
        let choice = answer.choice;
        let label = answer.label.clone();
        view! {
            <button role="radio" aria-checked=(choice == chosen).to_string() class:on=choice == chosen data-choice=label.clone()
                on:click=move |_| app.send(Msg::Pick(n, choice))>{capital(&label)}</button>
        }
    });
    view! { <span class="options" role="radiogroup" aria-label=row.asked.title.clone()>{all.collect_view()}</span> }
        .into_any()
}

fn stepper(app: App, n: usize, row: &Row) -> AnyView {
    let mut values: Vec<u8> = row
        .asked
        .answers
        .iter()
        .filter_map(|a| {
            if let Choice::Number(v) = a.choice {
                Some(v)
            } else {
                None
            }
        })
        .collect();
    values.sort_unstable();
    let now = if let Choice::Number(v) = row.chosen { v } else { 0 };
    let less = values.iter().rev().find(|v| **v < now).copied();
    let more = values.iter().find(|v| **v > now).copied();
    let step = |to: Option<u8>, sign: &'static str, name: &'static str| {
        view! {
            <button class="step" aria-label=format!("{name}: {}", row.asked.title) disabled=to.is_none()
                on:click=move |_| if let Some(to) = to { app.send(Msg::Pick(n, Choice::Number(to))) }>{sign}</button>
        }
    };
    view! {
        <span class="stepper">
            {step(less, "−", "One fewer")}
            <output>{now}<small>" of "{values.last().copied().unwrap_or(0)}</small></output>
            {step(more, "+", "One more")}
        </span>
    }
    .into_any()
}

/// The battle or siege in progress: facts side by side, and its dice.
pub fn battle(app: App) -> impl IntoView {
    let shown = app.table(|t| {
        let scene = &t.desk.scene;
        (scene.facts.clone(), scene.dice.clone())
    });
    move || {
        let (facts, dice) = shown.get();
        if facts.is_empty() && dice.is_empty() {
            return ().into_any();
        }
        let rows = facts.into_iter().map(|f| {
            view! {
                <tr><th scope="row">{f.title}</th><td>{f.value.rome}</td><td>{f.value.carthage}</td><td class="how">{f.note}</td></tr>
            }
        });
        view! {
            <section class="battle" aria-label="Battle">
                <table>
                    <thead><tr><td></td><th scope="col">"Rome"</th><th scope="col">"Carthage"</th><td></td></tr></thead>
                    <tbody>{rows.collect_view()}</tbody>
                </table>
                <div class="throw">{dice.iter().map(die).collect_view()}</div>
            </section>
        }
        .into_any()
    }
}

/// A die with its face.
pub fn die(shown: &DieShown) -> AnyView {
    let face = if shown.symbols.is_empty() {
        shown.number.to_string()
    } else {
        shown.symbols.join(", ")
    };
    let class = format!(
        "die {} {}",
        draw::class(shown.side),
        if shown.kind.contains("large") { "large" } else { "" }
    );
    let symbols = shown.symbols.iter().map(|s| icon(s, 18)).collect_view();
    let number = (shown.symbols.is_empty() && shown.number > 0).then_some(shown.number);
    view! {
        <span class="cast">
            {shown.side.map(|s| side(Some(s)))}
            <span class=class role="img" aria-label=format!("{}: {face}", shown.kind)>{symbols}{number}</span>
        </span>
    }
    .into_any()
}
