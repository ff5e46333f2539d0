//! The settings of this device: kept in local storage, worn by the document's root, where the styles read them.

use super::store::local;
use super::watch::on;
use crate::app::Msg;
use crate::app::settings::{Knob, Settings};
use crate::port::App;
use crate::port::browser::{document, window};

const KEY: &str = "corvus.settings";
/// What the system may ask for.
const WISHES: [&str; 4] = [
    "(prefers-color-scheme: dark)",
    "(prefers-contrast: more)",
    "(prefers-reduced-motion: reduce)",
    "(forced-colors: active)",
];

/// Reads what is kept, and follows what the system asks for.
pub fn begin(app: App) {
    let kept = local().and_then(|l| l.get_item(KEY).ok().flatten()).unwrap_or_default();
    heed(app, Settings::from_text(&kept));
    for wish in WISHES {
        if let Some(list) = window().match_media(wish).ok().flatten() {
            on(&list, "change", move |_| heed(app, app.peek(|m| m.settings)));
        }
    }
}

/// Tells the page how things are set, the wish for less motion included.
fn heed(app: App, mut settings: Settings) {
    settings.still = asked(WISHES[2]);
    show(settings);
    app.send(Msg::Settings(settings));
}

/// Keeps the settings and shows them; a store that refuses is no reason not to.
pub fn keep(settings: Settings) {
    if let Some(local) = local() {
        local.set_item(KEY, &settings.to_text()).unwrap_or_default();
    }
    show(settings);
}

fn asked(wish: &str) -> bool {
    window()
        .match_media(wish)
        .ok()
        .flatten()
        .is_some_and(|list| list.matches())
}

/// Puts them on the root: the theme and the contrast that hold, whoever asked for them.
fn show(settings: Settings) {
    let Some(root) = document().document_element() else {
        return;
    };
    let theme = settings.of(Knob::Theme);
    let dark = theme == 2 || theme == 0 && asked(WISHES[0]);
    let high = settings.of(Knob::Contrast) == 1 || asked(WISHES[1]);
    let speed = ["off", "quick", "normal", "slow"][settings.speed() as usize];
    for (name, value) in [
        ("data-theme", if dark { "dark" } else { "light" }),
        ("data-contrast", if high { "high" } else { "usual" }),
        ("data-text", settings.text()),
        ("data-speed", speed),
    ] {
        root.set_attribute(name, value).unwrap_or_default();
    }
}
