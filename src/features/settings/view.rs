//! The sheet of settings: each setting with its positions.

use crate::features::setup::view::pick;
use crate::features::{install, playback};
use crate::model::Model;
use crate::model::msg::{DeviceMsg, Msg};
use crate::model::settings::{DeviceSetting, SETTING_ROWS, SettingRow};
use crate::tree::el;
use crate::widgets::sheet::Content;

/// The settings sheet: all settings of this device, the turning of the table, whether the screen stays on, and the way to offline play.
pub fn sheet(model: &Model) -> Content {
    // What the browser cannot do is not offered.
    let can = |row: &&SettingRow| match row.setting {
        DeviceSetting::Sounds => model.abilities.sounds,
        DeviceSetting::Vibration => model.abilities.trembles,
        DeviceSetting::Theme
        | DeviceSetting::Contrast
        | DeviceSetting::Text
        | DeviceSetting::Speed
        | DeviceSetting::Idle
        | DeviceSetting::Keys
        | DeviceSetting::Odds
        | DeviceSetting::Warnings => true,
    };
    let settings = SETTING_ROWS.iter().filter(can).map(|row| {
        let positions = row.positions.iter().enumerate().map(|(at, words)| {
            let at = at as u8;
            let chosen = model.settings.of(row.setting) == at;
            pick(
                row.title,
                chosen,
                Msg::Device(DeviceMsg::Set(row.setting, at)),
                el("span").text(*words),
            )
        });
        el("fieldset")
            .with(el("legend").text(row.title))
            .with(el("div.choice").all(positions))
    });
    let body = settings
        .chain(playback::view::comfort(model))
        .chain([install::view::foot(model)]);
    Content::new("Settings", body.collect())
}
