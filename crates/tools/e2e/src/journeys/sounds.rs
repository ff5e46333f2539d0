//! Sounds: heard when they are switched on, never of a hidden page, and a plain sentence where the browser refuses them.

use crate::{Browser, Outcome, World};

/// Counts what is played.
const COUNT: &str = "window.played = 0;
    const start = AudioBufferSourceNode.prototype.start;
    AudioBufferSourceNode.prototype.start = function (...when) { window.played += 1; return start.apply(this, when); };";
/// A browser that has audio by name alone.
const REFUSE: &str =
    "window.AudioContext = class { constructor() { throw new DOMException('no', 'NotSupportedError'); } };";

fn set(browser: &mut Browser, on: bool) -> Outcome {
    let place = 1 + u8::from(on);
    browser.tap(&*format!("css:label:nth-child({place}) > [name=Sounds]"))
}

fn played(browser: &Browser, times: u32) -> Outcome {
    let played = format!("return window.played === {times}");
    browser.await_script(&format!("{times} sounds"), &played).map(drop)
}

/// Off at first; who switches them on hears one; nothing is heard while the page is hidden, and it is set again on the next visit.
pub fn on_and_off(world: &World) -> Outcome {
    let mut browser = world.empty_browser()?;
    browser.before_each_page(COUNT)?;
    browser.open("")?;
    browser.tap("Settings")?;
    played(&browser, 0)?;
    set(&mut browser, true)?;
    played(&browser, 1)?;
    set(&mut browser, false)?;
    browser.look("Object.defineProperty(document, 'hidden', { value: true })")?;
    set(&mut browser, true)?;
    played(&browser, 1)?;
    browser.reload()?;
    browser.tap("Settings")?;
    browser.await_script(
        "it is on",
        "return document.querySelectorAll('[name=Sounds]')[1]?.checked",
    )?;
    browser.verdict()?;

    let mut mute = world.empty_browser()?;
    mute.before_each_page(REFUSE)?;
    mute.open("")?;
    mute.tap("Settings")?;
    set(&mut mute, true)?;
    let words = mute.text(".notice p")?;
    if !words.contains("does not let the page play sounds") {
        return Err(format!("a browser that refuses is told so: {words}"));
    }
    mute.verdict()
}
