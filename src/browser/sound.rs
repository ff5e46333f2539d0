//! Sounds by the browser's audio, made when one is first wanted, and the trembling of the device. Nothing is heard or felt of a page that is hidden.

use crate::browser::handle::App;
use crate::browser::missing_apis::navigator;
use crate::browser::window::{document, on, window};
use crate::features::sound::wave::{RATE, samples};
use crate::model::msg::{BrowserMsg, Msg};
use crate::model::sound::Sound;
use js_sys::Reflect;
use std::cell::RefCell;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{AudioBuffer, AudioContext, AudioContextState};

/// What is said where the browser plays nothing.
const REFUSED: &str = "This browser does not let the page play sounds.";

/// The audio of the page, and the sounds that have been made for it.
struct Audio {
    context: AudioContext,
    made: Vec<(Sound, AudioBuffer)>,
}

thread_local! {
    static AUDIO: RefCell<Option<Audio>> = const { RefCell::new(None) };
}

/// Says what the browser can. Some browsers let a page be heard only after a tap, so each wakes the audio.
pub fn begin(app: App) {
    let has = |of: &JsValue, name: &str| Reflect::has(of, &name.into()).unwrap_or(false);
    let sounds = has(&window(), "AudioContext");
    let trembles = has(&navigator(), "vibrate");
    app.send(Msg::Browser(BrowserMsg::Plays { sounds, trembles }));
    for event in ["pointerup", "keydown"] {
        on(&window(), event, move |_| {
            if app.peek(|model| model.settings.sounds()) {
                wake();
            }
        });
    }
}

/// Plays a sound and makes the device tremble, as the player has set it, unless the page is hidden.
pub fn play(app: App, sound: Sound) {
    if document().hidden() {
        return;
    }
    let settings = app.peek(|model| model.settings);
    if settings.vibrates() {
        tremble(sound);
    }
    if settings.sounds() && wake().and_then(|()| start(sound)).is_none() {
        app.send(Msg::Browser(BrowserMsg::Notice(Some(REFUSED.into()))));
    }
}

fn tremble(sound: Sound) {
    let pattern: js_sys::Array = sound.pattern().iter().map(|millis| JsValue::from(*millis)).collect();
    navigator().vibrate_with_pattern(&pattern);
}

/// Makes the audio, or wakes it where it sleeps; none where the browser refuses.
fn wake() -> Option<()> {
    AUDIO.with_borrow_mut(|audio| {
        if audio.is_none() {
            let context = AudioContext::new().ok()?;
            *audio = Some(Audio {
                context,
                made: Vec::new(),
            });
        }
        let context = &audio.as_ref()?.context;
        if context.state() == AudioContextState::Suspended {
            let woken = context.resume().ok()?;
            // Before the first tap it stays asleep, which is no fault.
            spawn_local(async move { drop(JsFuture::from(woken).await) });
        }
        Some(())
    })
}

fn start(sound: Sound) -> Option<()> {
    AUDIO.with_borrow_mut(|audio| {
        let Audio { context, made } = audio.as_mut()?;
        let at = match made.iter().position(|(known, _)| *known == sound) {
            Some(at) => at,
            None => {
                made.push((sound, make(context, sound)?));
                made.len() - 1
            }
        };
        let source = context.create_buffer_source().ok()?;
        source.set_buffer(Some(&made[at].1));
        source.connect_with_audio_node(&context.destination()).ok()?;
        source.start().ok()
    })
}

fn make(context: &AudioContext, sound: Sound) -> Option<AudioBuffer> {
    let samples = samples(sound);
    let buffer = context.create_buffer(1, samples.len() as u32, RATE).ok()?;
    buffer.copy_to_channel(&samples, 0).ok()?;
    Some(buffer)
}
