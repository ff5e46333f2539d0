//! What is asked, with its buttons. The list of all answers is the full game for keyboard and screen reader.

use super::App;
use super::small::{capital, rule, side};
use crate::app::desk::{Button, Desk};
use crate::app::seats::Mode;
use crate::app::{Msg, Sheet};
use crate::draw;
use crate::games::Asked;
use kernel::Side;
use kernel::scene::AskKind;
use leptos::prelude::*;

/// The prompt.
pub fn prompt(app: App) -> impl IntoView {
    let desk = app.table(|t| Some(t.desk.clone()));
    let mode = app.table(|t| t.seats.mode);
    let names = app.table(|t| {
        (
            t.seats.name(Side::Rome).to_string(),
            t.seats.name(Side::Carthage).to_string(),
        )
    });
    let tip = app.table(|t| t.tip.clone());
    view! {
        <section class=move || format!("prompt {}", desk.get().map_or("", |d| draw::class(d.to()))) aria-label="What is asked">
            {move || desk.get().map(|d| {
                let names = names.get();
                let name = |s: Side| if s == Side::Rome { names.0.clone() } else { names.1.clone() };
                body(app, &d, mode.get(), &name)
            })}
            {move || tip.get().map(|tip| view! {
                <div class="why" role="status">
                    <p><b>{tip.title}</b>" "{tip.because}" "{rule(tip.rule)}</p>
                    <button class="quiet" aria-label="Close the reason" on:click=move |_| app.send(Msg::Untip)>"Close"</button>
                </div>
            })}
        </section>
    }
}

fn body(app: App, desk: &Desk, mode: Mode, name: &dyn Fn(Side) -> String) -> AnyView {
    if mode == Mode::Watch && desk.outcome.is_none() {
        return watching(app, desk);
    }
    if let Some(outcome) = desk.outcome.clone() {
        return view! {
            <p class="ask">{side(Some(outcome.winner))}<span><b>{name(outcome.winner)}" has won. "</b>{outcome.because}</span></p>
            <p class="facts">{outcome.rule.map(rule)}</p>
            <div class="buttons"><button class="main" on:click=move |_| app.send(Msg::Look(Sheet::End))>"See the war"</button></div>
        }
        .into_any();
    }
    let Some(asked) = &desk.asked else { return ().into_any() };
    let who = name(asked.to);
    let text = match &desk.plan {
        Some(plan) => plan.clone(),
        None if desk.mine || !asked.secret => asked.text.clone(),
        None => String::new(),
    };
    view! {
        <p class="ask">{side(Some(asked.to))}<span><b>{headline(asked, &who)}" "</b>{text}</span></p>
        <p class="facts">{facts(desk)}{rule(asked.rule)}</p>
        {if desk.window { window_bar(app, who) } else if desk.mine { buttons(app, desk) } else { waiting(app, desk, mode, who) }}
    }
    .into_any()
}

/// The title of the question, after the player's name if he has one of his own.
fn headline(asked: &Asked, who: &str) -> String {
    let end = if asked.title.ends_with(['.', '?', '!']) {
        ""
    } else {
        "."
    };
    if who == asked.to.name() {
        format!("{}{end}", asked.title)
    } else {
        format!("{who}: {}{end}", asked.title)
    }
}

fn facts(desk: &Desk) -> AnyView {
    let route = desk.scene.route.as_ref().map(|r| {
        let label = format!("{} of {} movement points", r.spent, r.total);
        let free = r.total.saturating_sub(r.spent);
        view! {
            <span class="mp" role="img" aria-label=label.clone()>
                {(0..r.spent).map(|_| view! { <i></i> }).collect_view()}
                {(0..free).map(|_| view! { <i class="free"></i> }).collect_view()}
            </span>
            <span>{r.spent}" of "{r.total}" MPs"</span>
            <span>{r.units}" of "{r.limit}" Units"</span>
        }
    });
    let batch = desk
        .batch
        .as_ref()
        .map(|b| view! { <span class="count">{b.placed.len()}" of "{b.total}</span> });
    view! { {route}{batch} }.into_any()
}

fn buttons(app: App, desk: &Desk) -> AnyView {
    if !desk.rows.is_empty() {
        return super::panel::rows(app, desk);
    }
    let asked = desk.asked.as_ref();
    let main = desk.confirm.clone().map(|label| {
        view! {
            <button class="main" data-choice="Confirm" on:click=move |_| app.send(Msg::Confirm)>{label}</button>
        }
    });
    let held = desk.confirm.is_some() && desk.lit.is_empty() && desk.batch.is_none();
    let some = desk.confirm.is_some();
    let proposes = !some && asked.is_some_and(|a| a.kind == AskKind::Remove);
    let others: Vec<Button> = if held { Vec::new() } else { desk.buttons.clone() };
    let answers = asked.map_or(0, |a| a.answers.len());
    let card = desk.card.map(|card| {
        view! {
            <button on:click=move |_| app.send(Msg::Tap(crate::app::Target::Card(card)))>"Put the card back"</button>
        }
    });
    view! {
        <div class="buttons">
            {main}
            {proposes.then(|| view! { <button class="main" data-choice="As proposed" on:click=move |_| app.send(Msg::Propose)>"As proposed"</button> })}
            {others.into_iter().map(|b| button(app, b)).collect_view()}
            {card}
            {(answers > 0).then(|| view! {
                <button class="quiet" data-choice="All answers" on:click=move |_| app.send(Msg::Look(Sheet::Answers))>"List ("{answers}")"</button>
            })}
        </div>
    }
    .into_any()
}

fn button(app: App, button: Button) -> AnyView {
    let Button { label, choice, refused } = button;
    let words = capital(&label);
    match refused {
        None => view! { <button data-choice=label on:click=move |_| app.send(Msg::Choose(choice))>{words}</button> }
            .into_any(),
        Some(why) => view! {
            <button class="dark" data-refused=label aria-label=format!("{words}: not now. {}", why.because)
                on:click=move |_| app.send(Msg::Refused(choice))>{words.clone()}</button>
        }
        .into_any(),
    }
}

/// A window for a hidden card: two equal buttons, shown to whoever could hold such a card.
fn window_bar(app: App, who: String) -> AnyView {
    view! {
        <div class="buttons equal">
            <button data-choice="No reaction" aria-label=format!("{who}: no reaction") on:click=move |_| app.send(Msg::Decline)>"No reaction"</button>
            <button data-choice="React" aria-label=format!("{who}: react") on:click=move |_| app.send(Msg::React)>"React"</button>
        </div>
    }
    .into_any()
}

fn waiting(app: App, desk: &Desk, mode: Mode, who: String) -> AnyView {
    let Some(to) = desk.to() else { return ().into_any() };
    match mode {
        Mode::Link(_) => view! {
            <div class="buttons">
                <button class="main" on:click=move |_| app.send(Msg::Share)>"Send the link to "{who}</button>
            </div>
        }
        .into_any(),
        _ => view! {
            <div class="buttons">
                <button class="main" data-choice=format!("I am {}", to.name()) on:click=move |_| app.send(Msg::Reveal(to))>"I am "{who}": open my hand"</button>
            </div>
        }
        .into_any(),
    }
}

fn watching(app: App, desk: &Desk) -> AnyView {
    let runs = app.table(|t| t.runs);
    let asked = desk.asked.clone();
    view! {
        <p class="ask">{side(asked.as_ref().map(|a| a.to))}<span><b>"A war at random. "</b>{asked.map(|a| a.title)}</span></p>
        <div class="buttons">
            <button class="main" on:click=move |_| app.send(Msg::Pause)>{move || if runs.get() { "Pause" } else { "Go on" }}</button>
            <button on:click=move |_| app.send(Msg::Go(crate::app::Screen::Home))>"Leave"</button>
        </div>
    }
    .into_any()
}
