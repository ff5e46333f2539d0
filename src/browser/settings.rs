//! The settings of this device. They are kept in local storage and written to attributes of `<html>`, where the styles read them.

use crate::browser::device::{read, write};
use crate::browser::handle::App;
use crate::browser::window::{document, on, window};
use crate::model::challenges::Solved;
use crate::model::msg::{DeviceMsg, Msg};
use crate::model::settings::{DeviceSetting, Settings};
use crate::model::streaks::Streaks;

const KEY: &str = "corvus.settings";

/// Where wins and losses against the computer player are kept.
const STREAKS: &str = "corvus.streaks";

/// Where it is kept which challenges have been solved.
const SOLVED: &str = "corvus.challenges";

/// The preferences of the system, as media queries.
const PREFERENCES: [&str; 4] = [
    "(prefers-color-scheme: dark)",
    "(prefers-contrast: more)",
    "(prefers-reduced-motion: reduce)",
    "(forced-colors: active)",
];

/// Reads the kept settings, and follows the preferences of the system.
pub fn begin(app: App) {
    receive(app, Settings::from_text(&read(KEY)));
    app.send(Msg::Device(DeviceMsg::Streaks(Streaks::from_text(&read(STREAKS)))));
    app.send(Msg::Device(DeviceMsg::Solved(Solved::from_text(&read(SOLVED)))));
    for preference in PREFERENCES {
        if let Some(list) = window().match_media(preference).ok().flatten() {
            on(&list, "change", move |_| receive(app, app.peek(|m| m.settings)));
        }
    }
}

/// Applies the settings to the page and sends them to the model. The system's preference for reduced motion is filled in first.
fn receive(app: App, mut settings: Settings) {
    settings.still = prefers(PREFERENCES[2]);
    show(settings);
    app.send(Msg::Device(DeviceMsg::Settings(settings)));
}

/// Keeps the settings and shows them, even if the store refuses to keep them.
pub fn keep(settings: Settings) {
    write(KEY, &settings.to_text());
    show(settings);
}

/// Keeps wins and losses against the computer player.
pub fn keep_streaks(streaks: &Streaks) {
    write(STREAKS, &streaks.to_text());
}

/// Keeps which challenges have been solved, with those that another tab has kept.
pub fn keep_solved(solved: &Solved) {
    let kept = Solved::from_text(&read(SOLVED));
    write(SOLVED, &kept.and(solved).to_text());
}

fn prefers(query: &str) -> bool {
    window()
        .match_media(query)
        .ok()
        .flatten()
        .is_some_and(|list| list.matches())
}

/// Writes the effective theme and contrast (the player's setting or the system's preference), text size and speed to `<html>`.
fn show(settings: Settings) {
    let Some(root) = document().document_element() else {
        return;
    };
    let theme = settings.of(DeviceSetting::Theme);
    let dark = theme == 2 || theme == 0 && prefers(PREFERENCES[0]);
    let high = settings.of(DeviceSetting::Contrast) == 1 || prefers(PREFERENCES[1]);
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
