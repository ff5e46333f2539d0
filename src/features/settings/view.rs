//! The sheet of settings: each knob with its positions.

use crate::features::setup::view::pick;
use crate::features::{install, playback};
use crate::model::Model;
use crate::model::msg::{DeviceMsg, Msg};
use crate::model::settings::{Knob, OFFERS, Offer};
use crate::tree::el;
use crate::widgets::sheet::Content;

/// The settings sheet: all settings of this device, the turning of the table, whether the screen stays on, and the way to offline play.
pub fn sheet(model: &Model) -> Content {
    // What the browser cannot do is not offered.
    let can = |offer: &&Offer| match offer.knob {
        Knob::Sounds => model.abilities.sounds,
        Knob::Vibration => model.abilities.trembles,
        Knob::Theme | Knob::Contrast | Knob::Text | Knob::Speed | Knob::Idle | Knob::Keys | Knob::Odds => true,
    };
    let knobs = OFFERS.iter().filter(can).map(|offer| {
        let positions = offer.positions.iter().enumerate().map(|(at, words)| {
            let at = at as u8;
            let chosen = model.settings.of(offer.knob) == at;
            pick(
                offer.title,
                chosen,
                Msg::Device(DeviceMsg::Set(offer.knob, at)),
                el("span").text(*words),
            )
        });
        el("fieldset")
            .with(el("legend").text(offer.title))
            .with(el("div.choice").all(positions))
    });
    let body = knobs
        .chain(playback::view::comfort(model))
        .chain([install::view::foot(model)]);
    Content::new("Settings", body.collect())
}
