//! What lies over the screen: the topmost sheet, or the curtain.

use super::small::capital;
use super::{App, board, end, inspect, log};
use crate::app::seats::Mode;
use crate::app::{Msg, Sheet, Target};
use crate::games::GAMES;
use crate::port;
use kernel::Side;
use leptos::prelude::*;
use leptos::task::spawn_local;

/// The topmost sheet.
pub fn topmost(app: App) -> AnyView {
    let sheet = app.part(|m| m.sheets.last().cloned());
    let curtain = app.table(|t| t.seats.curtain.map(|s| (s, t.seats.name(s).to_string())));
    view! {
        {move || curtain.get().map(|(side, name)| view! {
            <div class="curtain" role="dialog" aria-modal="true" aria-label="Change of seats">
                <div class=format!("sheet {}", crate::draw::class(Some(side)))>
                    <h2>{name.clone()}</h2>
                    <p>{format!("{} is next, with a hidden hand. Let the other side look away.", side.name())}</p>
                    <div class="buttons">
                        <button class="main" data-first="" data-choice=format!("I am {}", side.name())
                            on:click=move |_| app.send(Msg::Reveal(side))>{format!("I am {name}")}</button>
                        <button on:click=move |_| app.send(Msg::Aside)>"Look at the map first"</button>
                    </div>
                </div>
            </div>
        })}
        {move || sheet.get().map(|sheet| frame(app, sheet))}
    }
    .into_any()
}

fn frame(app: App, sheet: Sheet) -> AnyView {
    let (title, body) = content(app, sheet);
    let name = title.clone();
    view! {
        <div class="over" on:click=move |e| if e.target() == e.current_target() { app.send(Msg::Close) }>
            <div class="sheet" role="dialog" aria-modal="true" aria-label=name tabindex="-1"
                on:keydown=move |e| if e.key() == "Escape" { app.send(Msg::Close) }>
                <header><h2>{title}</h2><button class="quiet" data-first="" on:click=move |_| app.send(Msg::Close)>"Close"</button></header>
                <div class="sheet-body">{body}</div>
            </div>
        </div>
    }
    .into_any()
}

fn content(app: App, sheet: Sheet) -> (String, AnyView) {
    match sheet {
        Sheet::Menu => ("Menu".into(), menu(app)),
        Sheet::Space(at) => inspect::space(app, at),
        Sheet::Stack(key) => inspect::stack(app, &key),
        Sheet::Card(card) => inspect::card(app, card),
        Sheet::Pile(at) => inspect::pile(app, at),
        Sheet::Loupe(targets) => ("Which of them?".into(), loupe(app, targets)),
        Sheet::Log => ("Log".into(), whole_log(app)),
        Sheet::Boards => (
            "Tracks".into(),
            app.peek(|t| Some(board::all(&t.desk.scene, &[]))).into_any(),
        ),
        Sheet::Answers => ("All answers".into(), answers(app)),
        Sheet::Summary(at) => ("The turn is over".into(), end::summary(app, at)),
        Sheet::End => ("The war is over".into(), end::end(app)),
        Sheet::Concede(sure) => ("Concede".into(), end::concede(app, sure)),
        Sheet::Share(link) => ("Share".into(), share(link)),
        Sheet::Paste => ("Open a link".into(), paste(app)),
        Sheet::Delete(id) => ("Delete this game?".into(), delete(app, id)),
        Sheet::Seat => ("Whose seat is yours?".into(), seat(app)),
        Sheet::About => ("About the data".into(), view! { <p>{GAMES[0].doubt}</p> }.into_any()),
    }
}

fn menu(app: App) -> AnyView {
    let item = move |words: &'static str, msg: Msg| {
        view! {
            <li><button class="row" on:click=move |_| { app.send(Msg::Close); app.send(msg.clone()) }>{words}</button></li>
        }
    };
    view! {
        <ul class="menu">
            {item("Home", Msg::Go(crate::app::Screen::Home))}
            {item("Share as a link", Msg::Share)}
            {item("Tracks and boxes", Msg::Look(Sheet::Boards))}
            {item("The whole log", Msg::Look(Sheet::Log))}
            {item("About the data", Msg::Look(Sheet::About))}
            {item("Concede", Msg::Look(Sheet::Concede(false)))}
        </ul>
    }
    .into_any()
}

fn loupe(app: App, targets: Vec<Target>) -> AnyView {
    let name = move |target: &Target| {
        app.peek(|t| match target {
            Target::Space(at) => t
                .desk
                .scene
                .spaces
                .iter()
                .find(|s| s.id == *at)
                .map_or_else(String::new, |s| s.name.to_string()),
            Target::Stack(key) => t
                .desk
                .scene
                .stacks
                .iter()
                .find(|s| s.key == *key)
                .map_or_else(String::new, |s| s.note.clone()),
            _ => String::new(),
        })
    };
    let all = targets.into_iter().map(|target| {
        let words = name(&target);
        view! {
            <li><button class="row" data-choice=words.clone() on:click=move |_| { app.send(Msg::Close); app.send(Msg::Tap(target.clone())) }>{words.clone()}</button></li>
        }
    });
    view! { <ul class="menu">{all.collect_view()}</ul> }.into_any()
}

/// Every legal answer by name: with it the whole game can be played without the map.
fn answers(app: App) -> AnyView {
    let all = app.peek(|t| t.desk.asked.as_ref().map(|a| a.answers.clone()).unwrap_or_default());
    let all = all.into_iter().map(|answer| {
        let choice = answer.choice;
        let msg = move || match choice {
            kernel::Choice::Space(at) => Msg::Tap(Target::Space(at)),
            kernel::Choice::Unit(unit) => Msg::Tap(Target::General(unit)),
            kernel::Choice::Card(card) => Msg::Tap(Target::Card(card)),
            other => Msg::Choose(other),
        };
        view! {
            <li><button class="row" data-choice=answer.label.clone() on:click=move |_| { app.send(Msg::Close); app.send(msg()) }>{capital(&answer.label)}</button></li>
        }
    });
    view! { <ul class="menu answers">{all.collect_view()}</ul> }.into_any()
}

fn whole_log(app: App) -> AnyView {
    let lines = app.peek(|t| t.log.clone());
    view! { <ol class="log-all">{lines.iter().map(|l| log::line(app, l, false)).collect_view()}</ol> }.into_any()
}

fn share(link: String) -> AnyView {
    let address = port::address(&link);
    let done = RwSignal::new("");
    let (copied, shared) = (address.clone(), address.clone());
    view! {
        <p>"The link holds the whole game: position, log and dice to come. Among friends it is on trust."</p>
        <label class="field"><span>"Link"</span><textarea readonly rows="4" data-link="">{address.clone()}</textarea></label>
        <div class="buttons">
            <button class="main" on:click=move |_| {
                let text = copied.clone();
                spawn_local(async move { done.set(if port::copy(text).await { "Copied." } else { "Copying is not possible here: mark the link and copy it by hand." }) });
            }>"Copy"</button>
            <button on:click=move |_| {
                let text = shared.clone();
                spawn_local(async move { if !port::share_link(text).await { done.set("No share sheet here: copy the link instead.") } });
            }>"Share"</button>
        </div>
        <p role="status">{move || done.get()}</p>
    }
    .into_any()
}

fn paste(app: App) -> AnyView {
    let text = RwSignal::new(String::new());
    view! {
        <label class="field"><span>"Paste a link, or a text that holds one"</span>
            <textarea rows="4" data-paste="" on:input=move |e| text.set(port::typed(&e))></textarea></label>
        <div class="buttons"><button class="main" data-choice="Open" on:click=move |_| app.send(Msg::Link(text.get_untracked()))>"Open"</button></div>
    }
    .into_any()
}

fn seat(app: App) -> AnyView {
    let modes = [
        ("Rome", Mode::Link(Side::Rome)),
        ("Carthage", Mode::Link(Side::Carthage)),
        ("Both sides, two at this table", Mode::Together),
        ("Both sides, alone", Mode::Alone),
    ];
    let all = modes.into_iter().map(|(words, mode)| {
        view! { <li><button class="row" data-choice=words on:click=move |_| app.send(Msg::Seat(mode))>{words}</button></li> }
    });
    view! { <p>"The other hand stays closed on this device."</p><ul class="menu">{all.collect_view()}</ul> }.into_any()
}

fn delete(app: App, id: u32) -> AnyView {
    view! {
        <p>"It is gone for good then, unless a link to it exists."</p>
        <div class="buttons">
            <button class="main" on:click=move |_| app.send(Msg::Delete(id))>"Delete"</button>
            <button on:click=move |_| app.send(Msg::Close)>"Keep it"</button>
        </div>
    }
    .into_any()
}
