//! Everything that touches the browser: lays out the tree, carries out effects, listens.

mod anywhere;
mod browser;
mod carry;
mod comfort;
mod dom;
mod gesture;
mod handle;
mod lens;
mod link;
mod past;
mod playback;
mod settings;
mod steady;
mod store;
mod watch;

use crate::app::learn::LearnMsg;
use crate::app::slots::{self, SlotsEffect, SlotsMsg};
use crate::app::{Effect, Msg, Screen, Target, story};
use crate::games;
pub use dom::show;
pub use handle::App;
use std::cell::Cell;
pub use wasm_bindgen_futures::spawn_local;

/// What is shown is drawn before odds are worked out, so long after it, in milliseconds.
const WEIGH_AFTER: u32 = 60;
/// In milliseconds: the map has been fetched and drawn by then.
const TEXTS_AFTER: u32 = 3000;

/// After the picture of the answer alone: `rest` lays the others once that one can be seen.
pub fn after_the_answer(rest: impl FnOnce() + 'static) {
    lens::settle_fan();
    gesture::place_focus();
    browser::with_the_next_picture(move || browser::later(0, rest));
}

/// After each change of the whole page.
pub fn after(app: App) {
    browser::fill_files();
    link::deepen(app.peek(|m| m.screen != Screen::Home || !m.sheets.is_empty()));
    anywhere::come_back_to(app.peek(slots::on_table));
    comfort::after(app);
    browser::follow_log(app.peek(|model| model.table.as_ref().map(|table| (table.id, story::told(table)))));
    lens::settle(app);
    lens::follow(app);
    lens::name_targets(app);
    lens::place_fan();
    lens::place_news();
    gesture::place_focus();
    if OPENING.replace(false) {
        store::opened();
    }
}

/// Carries out what the app asks for.
pub fn carry_out(app: App, effects: Vec<Effect>) {
    for effect in effects {
        match effect {
            Effect::Save(record) => store::save(app, record),
            Effect::Delete(id) => store::delete(id),
            Effect::Tick(after) => browser::later(after, move || app.send(Msg::Tick)),
            Effect::News(after) => browser::later(after, move || app.send(Msg::News)),
            Effect::Weigh => browser::later(WEIGH_AFTER, move || app.send(Msg::Weigh)),
            Effect::Map(step) => lens::send(step),
            Effect::Anywhere(deed) => anywhere::ask(deed),
            Effect::Sharing(carry) => link::carry(app, carry),
            Effect::Focus => gesture::want_focus(),
            Effect::Replay(effect) => past::carry_out(app, effect),
            Effect::Keep(kept) => {
                comfort::keep_letters(app, kept);
                settings::keep(kept);
            }
            Effect::Slots(effect) => keep(app, effect),
            Effect::Texts => spawn_local(async move {
                let texts = browser::texts(games::GAMES[app.peek(|m| m.war())].help).await;
                app.send(Msg::Learn(LearnMsg::Arrived(texts)));
            }),
            Effect::TextsSoon => browser::later(TEXTS_AFTER, move || app.send(Msg::Learn(LearnMsg::Again))),
            Effect::Play(flourish, run) => playback::play(app, flourish, run),
            Effect::Settle => playback::settle(),
            Effect::Comfort(settings) => comfort::keep(app, settings),
            Effect::Copy(text) => spawn_local(async move {
                let done = browser::copy(text).await;
                let words = if done {
                    "Copied."
                } else {
                    "Copying is not possible here: mark the link and copy it by hand."
                };
                app.send(Msg::Word(words.into()));
            }),
            Effect::SendOut(text) => spawn_local(async move {
                if !browser::share_link(text).await {
                    app.send(Msg::Word("Nothing was shared.".into()));
                }
            }),
        }
    }
}

/// Before something happens: a game that is about to be opened is marked until it has been drawn; from a card that is chosen by a key
/// the focus goes to what it can do.
pub fn before(msg: &Msg) {
    if matches!(msg, Msg::Tap(Target::Card(_))) {
        gesture::want_the_answer();
    }
    if let Msg::Continue(id) | Msg::Slots(SlotsMsg::Anyway(id) | SlotsMsg::Past(id)) = msg {
        store::opening(*id);
        OPENING.set(true);
    }
}

thread_local! {
    /// Whether a game is being opened.
    static OPENING: Cell<bool> = const { Cell::new(false) };
}

/// Carries out what keeping asks for.
fn keep(app: App, effect: SlotsEffect) {
    match effect {
        SlotsEffect::Download(name, text) => store::files::download(&name, &text),
        SlotsEffect::Last => store::files::last(app),
        SlotsEffect::Hold(id) => store::tabs::hold(app, id),
        SlotsEffect::Take(id) => store::tabs::take(app, id),
    }
}

/// Begins: takes a link out of the address before anything is drawn, reads the stores, listens.
pub fn begin(app: App) {
    let link = link::take();
    app.send(Msg::Born(link::address(), browser::can_share()));
    settings::begin(app);
    if let Some((id, times)) = store::marked() {
        app.send(Msg::Slots(SlotsMsg::Suspect(id, times)));
    }
    store::files::begin(app);
    store::files::listen(app);
    store::tabs::listen(app);
    comfort::begin(app);
    store::read_all(app, link);
    // A page that the browser had laid aside and brings back has missed what others wrote.
    watch::on(&browser::window(), "pageshow", move |event| {
        let kept = js_sys::Reflect::get(event, &"persisted".into());
        if kept.is_ok_and(|kept| kept.is_truthy()) {
            store::read_all(app, None);
        }
    });
    link::listen(app);
    watch::listen(app);
    anywhere::listen(app);
}
