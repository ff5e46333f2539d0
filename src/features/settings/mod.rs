//! What the player of this device has set: a few settings, each with a few positions.

pub mod view;

use crate::features::install;
use crate::model::Model;
use crate::model::effect::Effect;
use crate::model::map_move::MapMove;
use crate::model::msg::DeviceMsg;
use crate::model::settings::DeviceSetting;
use crate::model::sound::Sound;

/// Tells the seats how the players sit: face to face each side says for itself whether it reacts.
pub fn seat(model: &mut Model) {
    let facing = model.device.facing();
    if let Some(table) = model.table.as_mut().filter(|table| table.seats.facing != facing) {
        table.seats.facing = facing;
        if table.view_model.window {
            table.refresh();
        }
    }
}

/// Carries out a message about this device.
pub fn update(model: &mut Model, msg: DeviceMsg) -> Vec<Effect> {
    match msg {
        DeviceMsg::Settings(settings) => {
            model.settings = settings;
            Vec::new()
        }
        DeviceMsg::Streaks(streaks) => {
            model.streaks = streaks;
            Vec::new()
        }
        DeviceMsg::Solved(solved) => {
            model.solved = solved;
            Vec::new()
        }
        DeviceMsg::Set(setting, to) => {
            model.settings.set(setting, to);
            if let Some(table) = &mut model.table {
                table.weighing.begun = None;
            }
            let mut effects = vec![Effect::Keep(model.settings)];
            // Who switches it on hears what it is like.
            if matches!(setting, DeviceSetting::Sounds | DeviceSetting::Vibration) && to == 1 {
                effects.push(Effect::Sound(Sound::Turn));
            }
            effects
        }
        DeviceMsg::Device(device) => {
            // Who sits down anew sees the whole map in its new place.
            let sits = model.device.facing() != device.facing();
            model.device = device;
            let whole = sits.then_some(Effect::Map(MapMove::Whole));
            [Effect::Device(device)].into_iter().chain(whole).collect()
        }
        DeviceMsg::Install(msg) => install::update(model, msg),
    }
}
