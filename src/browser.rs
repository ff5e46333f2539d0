//! Everything that touches the browser: applies edits to the document, carries out effects, listens to events.

mod beyond;
mod device;
mod dom;
mod drag;
mod events;
mod focus;
mod gesture;
mod handle;
mod install;
mod link;
mod missing_apis;
mod objects;
mod opponent;
mod playback;
mod replay;
mod settings;
mod settling;
mod sound;
mod steady;
mod store;
mod title;
mod viewport;
pub mod window;

pub use crate::browser::dom::show;
pub use crate::browser::handle::App;
use crate::browser::viewport::overlays;
use crate::browser::window::on;
use crate::features::challenges;
use crate::features::playback::lines_shown;
use crate::features::saved_games;
use crate::games;
use crate::model::Model;
use crate::model::effect::Effect;
use crate::model::msg::{BrowserMsg, HelpMsg, KeepMsg, LookMsg, Msg};
use crate::model::saved_games::SavedGamesEffect;
use std::cell::Cell;
use wasm_bindgen::JsCast;
pub use wasm_bindgen_futures::spawn_local;

/// Delay before odds are worked out, in milliseconds: the new page is drawn first.
const WEIGH_AFTER: u32 = 60;

/// Delay before the texts of the help are fetched, in milliseconds: the map has been fetched and drawn by then.
const TEXTS_AFTER: u32 = 3000;

/// After a drawing of the answer alone. `rest` draws the other parts once the answer can be seen.
pub fn after_partial_draw(app: App, rest: impl FnOnce() + 'static) {
    overlays::settle_fan();
    focus::place(app);
    settling::drawn(app.peek(settling::turn));
    beyond::look();
    window::on_next_frame(move || window::later(0, rest));
}

/// After each drawing of the whole page.
pub fn after_draw(app: App) {
    settling::drawn(app.peek(settling::turn));
    window::fill_files();
    link::deepen(app.peek(link::goes_deep));
    install::come_back_to(app.peek(saved_games::on_table));
    device::after_draw(app);
    title::follow(app);
    window::mark_forgetful(app.peek(|model| model.abilities.forgetful));
    window::follow_log(app.peek(|model| model.table.as_ref().map(|table| (table.id, lines_shown(table)))));
    window::begin_question(app.peek(question_shown));
    beyond::look();
    window::show_ringed(app.peek(|model| model.table.as_ref().map(|table| table.game.answers().len())));
    viewport::settle(app);
    viewport::make_pending(app);
    overlays::name_targets(app);
    overlays::place_fan();
    overlays::place_messages(app);
    focus::place(app);
    if OPENING.replace(false) {
        store::opened();
    }
}

/// Carries out the effects of a message.
pub fn carry_out(app: App, effects: Vec<Effect>) {
    for effect in effects {
        match effect {
            Effect::Save(record) => store::save(app, record),
            Effect::Delete(id) => store::delete(id),
            Effect::News(after) => window::later(after, move || app.send(Msg::Look(LookMsg::News))),
            Effect::Weigh => window::later(WEIGH_AFTER, move || app.send(Msg::Look(LookMsg::Weigh))),
            Effect::Map(to) => viewport::request(to),
            Effect::Streaks(streaks) => settings::keep_streaks(&streaks),
            Effect::Solved(solved) => settings::keep_solved(&solved),
            Effect::Install(deed) => install::ask(deed),
            Effect::Sharing(carry) => link::carry(app, carry),
            Effect::Focus => focus::want(),
            Effect::Replay(effect) => replay::carry_out(app, effect),
            Effect::Keep(kept) => {
                device::keep_text_size(app, kept);
                settings::keep(kept);
            }
            Effect::SavedGames(effect) => keep(app, effect),
            Effect::Opponent(effect) => opponent::carry_out(app, effect),
            Effect::Texts => spawn_local(async move {
                let texts = window::texts(games::about(app.peek(|m| m.war())).texts()).await;
                app.send(Msg::Help(HelpMsg::Arrived(texts)));
            }),
            Effect::TextsSoon => window::later(TEXTS_AFTER, move || app.send(Msg::Help(HelpMsg::Again))),
            Effect::Play(animation, run) => playback::play(app, animation, run),
            Effect::Settle => playback::settle(),
            Effect::Sound(what) => sound::play(app, what),
            Effect::Device(settings) => device::keep(app, settings),
            Effect::Copy(text) => spawn_local(async move {
                let done = window::copy(text).await;
                let words = if done {
                    "Copied."
                } else {
                    "Copying failed: select the link and copy it yourself."
                };
                app.send(Msg::Browser(BrowserMsg::Passed(words.into())));
            }),
            Effect::SendOut(line, address) => spawn_local(async move {
                if !window::share_link(&line, &address).await {
                    app.send(Msg::Browser(BrowserMsg::Passed("Nothing was shared.".into())));
                }
            }),
        }
    }
}

/// Before a message changes the model. A game that is about to be opened is named in the store until it has been drawn. When an answer is
/// given by a key, the focus will go to what goes on next.
pub fn before_update(msg: &Msg) {
    focus::remember();
    let traits = msg.traits();
    if traits.answers {
        focus::want_on_answer();
    }
    if let Some(id) = traits.opens {
        store::opening(id);
        OPENING.set(true);
    }
}

thread_local! {
    /// Whether a game is being opened.
    static OPENING: Cell<bool> = const { Cell::new(false) };
}

/// Carries out an effect on kept games.
fn keep(app: App, effect: SavedGamesEffect) {
    match effect {
        SavedGamesEffect::Download(name, text) => store::files::download(&name, &text),
        SavedGamesEffect::Last => store::files::last(app),
        SavedGamesEffect::Hold(id) => store::tabs::hold(app, id),
        SavedGamesEffect::Take(id) => store::tabs::take(app, id),
    }
}

/// Starts the browser side: takes a link out of the address before anything is drawn, reads the stores, adds the listeners.
pub fn begin(app: App) {
    let link = link::take();
    app.send(Msg::Browser(BrowserMsg::Started(link::address(), window::can_share())));
    install::begin(app, link.is_some());
    settings::begin(app);
    sound::begin(app);
    if let Some((id, times)) = store::suspect() {
        app.send(Msg::Keep(KeepMsg::Suspect(id, times)));
    }
    store::files::begin(app);
    store::files::listen(app);
    store::tabs::listen(app);
    device::begin(app);
    store::read_all(app, link);
    // A page that comes back from the browser's page cache has missed what other tabs wrote.
    on(&window::window(), "pageshow", move |event| {
        if event.unchecked_ref::<web_sys::PageTransitionEvent>().persisted() {
            store::read_all(app, None);
        }
    });
    link::listen(app);
    events::listen(app);
    install::listen(app);
}

/// The game on the table and the title of its question.
fn question_shown(model: &Model) -> Option<(u32, String)> {
    let table = model.table.as_ref()?;
    let title = table.view_model.asked.as_ref()?.title.clone();
    // What is said of an answer to a challenge stands above its question.
    let said = challenges::view::spoken(table).unwrap_or_default();
    Some((table.id, title + &said))
}
