//! Setting up a game: everything has a default, so the table is two taps from the first paint.

use super::App;
use crate::app::model::Lot;
use crate::app::{Field, Msg, Screen};
use crate::games::GAMES;
use crate::port;
use kernel::Side;
use leptos::prelude::*;

const PLAYERS: [(&str, &str); 3] = [
    ("Two at this table", "Hands are closed when the tablet changes sides."),
    ("Alone with both sides", "Both hands lie open, one tap apart."),
    (
        "By link",
        "This device is one side; the other gets a link after each turn.",
    ),
];

/// The form of a new game.
pub fn setup(app: App) -> impl IntoView {
    let form = app.part(|m| m.form.clone());
    let about = GAMES[0];
    let lots = [
        ("By lot", Lot::Drawn),
        ("Rome", Lot::Chosen(Side::Rome)),
        ("Carthage", Lot::Chosen(Side::Carthage)),
    ];
    view! {
        <div class="entry" data-screen="setup">
            <header class="banner small">
                <button class="quiet back" on:click=move |_| app.send(Msg::Go(Screen::Home))>"Back"</button>
                <h1 tabindex="-1" data-first="">{about.title}</h1>
                <p>{about.war}</p>
            </header>
            <main class="form">
                <button class="main start" data-door="start" on:click=move |_| app.send(Msg::Start(port::chance()))>"To the table"</button>
                <fieldset>
                    <legend>"Who plays"</legend>
                    {PLAYERS.iter().enumerate().map(|(n, (name, what))| view! {
                        <label class="pick">
                            <input type="radio" name="players" prop:checked=move || form.get().players == n
                                on:change=move |_| app.send(Msg::Form(Field::Players(n))) />
                            <span><b>{*name}</b><small>{*what}</small></span>
                        </label>
                    }).collect_view()}
                </fieldset>
                <fieldset>
                    <legend>"Names"</legend>
                    {["Your name", "The other's name"].into_iter().enumerate().map(|(n, name)| view! {
                        <label class="field"><span>{name}</span>
                            <input type="text" maxlength="16" autocomplete="off" prop:value=move || form.get().names[n].clone()
                                on:input=move |e| app.send(Msg::Form(Field::Name(n, port::typed(&e)))) />
                        </label>
                    }).collect_view()}
                </fieldset>
                <fieldset>
                    <legend>"You are"</legend>
                    <div class="choice">
                        {lots.into_iter().map(|(name, lot)| view! {
                            <label class="pick">
                                <input type="radio" name="lot" prop:checked=move || form.get().lot == lot
                                    on:change=move |_| app.send(Msg::Form(Field::Lot(lot))) />
                                <span>{name}</span>
                            </label>
                        }).collect_view()}
                    </div>
                </fieldset>
                <details>
                    <summary>"More"</summary>
                    <label class="field"><span>"Seed of the dice, a number; empty for a drawn one"</span>
                        <input type="text" inputmode="numeric" maxlength="20" prop:value=move || form.get().seed
                            on:input=move |e| app.send(Msg::Form(Field::Seed(port::typed(&e)))) />
                    </label>
                </details>
                <p class="doubt">{about.doubt}</p>
            </main>
        </div>
    }
}
