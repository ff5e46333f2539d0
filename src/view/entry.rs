//! Home: continue, a new game, a link, watch.

use super::App;
use super::small::icon;
use crate::app::{Msg, Screen, Sheet};
use crate::games::GAMES;
use crate::port;
use leptos::prelude::*;

/// The entrance.
pub fn home(app: App) -> impl IntoView {
    let kept = app.part(|m| {
        m.kept
            .iter()
            .map(|r| (r.id, r.title.clone(), r.about.clone()))
            .collect::<Vec<_>>()
    });
    let forgetful = app.part(|m| m.abilities.forgetful);
    view! {
        <div class="entry" data-screen="home">
            <header class="banner">
                <span class="crest">{icon("raven", 64)}</span>
                <h1 tabindex="-1" data-first="">"Corvus"</h1>
                <p>"The Punic Wars in your browser"</p>
            </header>
            <main class="doors">
                {move || kept.get().first().cloned().map(|(id, title, about)| view! {
                    <button class="door main" data-door="continue" on:click=move |_| app.send(Msg::Continue(id))>
                        <b>"Continue"</b><span>{title}</span><small>{about}</small>
                    </button>
                })}
                <button class="door" data-door="new" on:click=move |_| app.send(Msg::Go(Screen::Setup))>
                    <b>"New game"</b><span>{GAMES[0].title}</span><small>{GAMES[0].war}</small>
                </button>
                <button class="door" data-door="link" on:click=move |_| app.send(Msg::Look(Sheet::Paste))>
                    <b>"Open a link"</b><span>"A game that somebody sent you"</span>
                </button>
                <button class="door" data-door="watch" on:click=move |_| app.send(Msg::Watch(port::chance()))>
                    <b>"Watch"</b><span>"A whole war played at random, from set-up to victory"</span>
                </button>
            </main>
            {move || (kept.get().len() > 1).then(|| view! {
                <section class="kept" aria-label="Kept games">
                    <h2>"Kept games"</h2>
                    <ul>
                        {kept.get().into_iter().map(|(id, title, about)| view! {
                            <li>
                                <button class="row" on:click=move |_| app.send(Msg::Continue(id))><b>{title}</b><small>{about}</small></button>
                                <button class="quiet" aria-label="Delete this game" on:click=move |_| app.send(Msg::Look(Sheet::Delete(id)))>"Delete"</button>
                            </li>
                        }).collect_view()}
                    </ul>
                </section>
            })}
            {move || forgetful.get().then(|| view! {
                <p class="warning" role="alert">"This browser keeps nothing: a game is gone when the page is closed. Share it as a link to keep it."</p>
            })}
            <footer><button class="quiet" on:click=move |_| app.send(Msg::Look(Sheet::About))>"About the data"</button></footer>
        </div>
    }
}
