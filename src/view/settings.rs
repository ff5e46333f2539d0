//! The sheet of settings: each knob with its positions.

use super::setup::pick;
use crate::app::settings::OFFERS;
use crate::app::{Model, Msg};
use crate::tree::{Element, el};

/// All knobs of this device.
pub fn settings(model: &Model) -> Vec<Element> {
    let knobs = OFFERS.iter().map(|offer| {
        let positions = offer.positions.iter().enumerate().map(|(at, words)| {
            let at = at as u8;
            let chosen = model.settings.of(offer.knob) == at;
            pick(offer.title, chosen, Msg::Set(offer.knob, at), el("span").text(*words))
        });
        el("fieldset")
            .with(el("legend").text(offer.title))
            .with(el("div.choice").all(positions))
    });
    knobs.collect()
}
