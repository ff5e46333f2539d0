//! Everything that touches the browser: carries out effects, listens to what the page does not draw.

mod browser;
mod link;
mod store;
mod watch;

pub use browser::{chance, copy, fetch_text, share_link, typed};
pub use link::address;

use crate::app::{Effect, Msg};
use crate::view::App;
use leptos::prelude::Set as _;

/// Carries out what the app asks for.
pub fn carry_out(app: App, effects: Vec<Effect>) {
    for effect in effects {
        match effect {
            Effect::Save(record) => store::save(app, record),
            Effect::Delete(id) => store::delete(id),
            Effect::Tick(after) => browser::later(after, move || app.send(Msg::Tick)),
            Effect::Show(space) => app.look_at.set(Some(space)),
            Effect::Focus => browser::later(0, browser::focus_first),
        }
    }
}

/// Begins: takes a link out of the address before anything is drawn, reads the stores, listens.
pub fn begin(app: App) {
    let link = link::take();
    store::read_all(app, link);
    link::listen(app);
    watch::listen(app);
}
