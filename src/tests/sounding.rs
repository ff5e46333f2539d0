//! Sounds: off at first, each with what it belongs to, and the same in all worlds that look alike.

use crate::features::setup;
use crate::model::msg::{AnswerMsg, DeviceMsg};
use crate::model::playback::Play;
use crate::model::settings::DeviceSetting;
use crate::model::sound::Sound;
use crate::tests::*;
use crate::view;

/// A page that plays sounds.
fn sounding(model: &mut Model) {
    send(
        model,
        Msg::Browser(BrowserMsg::Plays {
            sounds: true,
            trembles: true,
        }),
    );
    let effects = send(model, Msg::Device(DeviceMsg::Set(DeviceSetting::Sounds, 1)));
    assert!(
        effects.contains(&Effect::Sound(Sound::Turn)),
        "who switches it on hears it"
    );
}

fn sounds(effects: &[Effect]) -> Vec<Sound> {
    let sound = |effect: &Effect| match effect {
        Effect::Sound(sound) => Some(*sound),
        _ => None,
    };
    effects.iter().filter_map(sound).collect()
}

/// Lets something happen, and all that is played of it; what is heard meanwhile.
fn follow(model: &mut Model, msg: Msg) -> Vec<Sound> {
    let mut effects = send(model, msg);
    let mut all = sounds(&effects);
    assert!(all.len() <= 1, "one at a time: {all:?}");
    let run = |effects: &[Effect]| {
        effects.iter().find_map(|effect| match effect {
            Effect::Play(_, run) => Some(*run),
            _ => None,
        })
    };
    while let Some(run) = run(&effects) {
        effects = send(model, Msg::Look(LookMsg::Play(Play::Next(run))));
        all.extend(sounds(&effects));
    }
    all
}

/// What is heard of a game by taps, at this speed: 0 is at once, 2 as it is meant. It ends when all that is wanted has been heard.
fn heard(game: usize, speed: u8, wanted: &[Sound]) -> Vec<Sound> {
    let mut model = seated_at(game, 1, 4);
    model.device.moves = true;
    send(&mut model, Msg::Device(DeviceMsg::Set(DeviceSetting::Speed, speed)));
    if !wanted.is_empty() {
        sounding(&mut model);
    }
    let mut lots = Lots(4);
    let mut all = Vec::new();
    let taps_at_most = if wanted.is_empty() { 60 } else { 700 };
    for _ in 0..taps_at_most {
        if !wanted.is_empty() && wanted.iter().all(|sound| all.contains(sound)) {
            break;
        }
        if table(&model).view_model.outcome.is_some() {
            break;
        }
        let mut taps = taps(&model);
        let tap = taps.swap_remove(lots.of(taps.len()));
        all.extend(follow(&mut model, tap));
        model.sheets.clear();
    }
    all
}

#[test]
fn every_game_is_heard_played_or_at_once_and_not_at_all_at_first() {
    for game in games::GAMES.iter().filter(|game| game.page) {
        let place = game.place();
        assert!(heard(place, 2, &[]).is_empty(), "off at first");
        // Where all stands at once, nothing is seen to march.
        for (speed, wanted) in [
            (0, &[Sound::Card, Sound::Dice][..]),
            (2, &[Sound::Card, Sound::Dice, Sound::March]),
        ] {
            let all = heard(place, speed, wanted);
            for sound in wanted {
                assert!(all.contains(sound), "{place} at {speed}: no {sound:?} in {all:?}");
            }
        }
    }
}

/// The player of one device is told once that he is asked.
#[test]
fn your_turn_is_heard_once() {
    let mut rome = seated(2, 5);
    sounding(&mut rome);
    let mut lots = Lots(5);
    let mut carthage = Model::default();
    let mut turns = 0;
    for _ in 0..6 {
        let (asked, waits) = if table(&rome).view_model.mine {
            (&mut rome, &mut carthage)
        } else {
            (&mut carthage, &mut rome)
        };
        if asked.table.is_some() {
            play_by_taps_of(asked, &mut lots, 200);
        }
        let link = asked.table.as_ref().map(|t| t.game.link());
        let Some(link) = link else {
            let link = table(waits).game.link();
            send(asked, Msg::Link(LinkMsg::Open(link)));
            continue;
        };
        let before = table_is_mine(waits);
        let all = follow(waits, Msg::Link(LinkMsg::Open(link)));
        if waits.settings.sounds() && !before && table_is_mine(waits) {
            assert_eq!(all.iter().filter(|s| **s == Sound::Turn).count(), 1, "{all:?}");
            turns += 1;
        }
    }
    assert!(turns > 0, "it has been asked again");
}

fn table_is_mine(model: &Model) -> bool {
    model.table.as_ref().is_some_and(|t| t.view_model.mine)
}

/// At one table the same is heard, whatever lies in the hands that are closed.
#[test]
fn a_hidden_hand_is_not_heard() {
    let mut windows = 0;
    for game in games::GAMES.iter().filter(|game| game.page) {
        let mut model = seated_at(game.place(), 0, 9);
        sounding(&mut model);
        let mut lots = Lots(9);
        for _ in 0..60 {
            let t = table(&model);
            if t.view_model.window {
                windows += 1;
                let mut other = Model {
                    settings: model.settings,
                    ..Model::default()
                };
                let world = t.game.world(1, Viewer::Public);
                setup::sit(&mut other, Table::new(world, Mode::Together));
                send(&mut other, Msg::Look(LookMsg::CloseTip));
                let declined = sounds(&send(&mut model, Msg::Answer(AnswerMsg::Decline)));
                if table(&other).view_model.window {
                    assert_eq!(sounds(&send(&mut other, Msg::Answer(AnswerMsg::Decline))), declined);
                }
                continue;
            }
            let mut all = taps(&model);
            let tap = all.swap_remove(lots.of(all.len()));
            send(&mut model, tap);
            model.sheets.clear();
        }
    }
    assert!(windows > 0, "somebody could have played a hidden card");
}

/// What the browser cannot do has no switch.
#[test]
fn there_is_a_switch_for_what_the_browser_can() {
    let mut model = Model::default();
    send(&mut model, Msg::Look(LookMsg::Open(Sheet::Settings)));
    let shown = |model: &Model| -> [bool; 2] {
        let all: String = view::page(model).iter().map(crate::tree::Node::readable).collect();
        ["Sounds", "Vibration"].map(|words| all.contains(words))
    };
    assert_eq!(shown(&model), [false, false]);
    send(
        &mut model,
        Msg::Browser(BrowserMsg::Plays {
            sounds: true,
            trembles: false,
        }),
    );
    assert_eq!(shown(&model), [true, false]);
    send(
        &mut model,
        Msg::Browser(BrowserMsg::Plays {
            sounds: true,
            trembles: true,
        }),
    );
    assert_eq!(shown(&model), [true, true]);
}
