//! The coach: hints alone, in the lesson, and against the computer where they are agreed.

use super::against::{begin, play_nothing_back, program_says, set_up};
use super::learning::{obey, settled};
use super::offline::READY;
use crate::{Browser, Find, MORE, Outcome, Robot, World};

/// The button that asks for a hint.
const ASK: &str = "Hint";
/// So many steps of the lesson lead to a question of the newcomer.
const STEPS: usize = 30;
/// How many answers a hint may name.
const NAMED: std::ops::RangeInclusive<u64> = 1..=3;

/// Alone, by keys: a hint for a card, which names answers with chances and reasons; another for the next question; put away.
pub fn alone(world: &World) -> Outcome {
    let mut browser = world.browser()?;
    browser.sit_down("Alone with both sides", "12")?;
    by_key(&mut browser)?;
    let hint = told(&browser)?;
    if !hint.contains('%') {
        return Err(format!("the hint says no chance: {hint}"));
    }
    Robot::new(3).play_until(&mut browser, 30, |seen| !seen.cards().is_empty())?;
    browser.await_gone("css:[data-hint]")?;
    browser.tap(ASK)?;
    let hint = told(&browser)?;
    if !hint.contains("Because it") {
        return Err(format!("the hint says no reason: {hint}"));
    }
    browser.tap("Close the hint")?;
    browser.await_gone("css:[data-hint]")?;
    browser.find(ASK)?;
    browser.verdict()
}

/// In the lesson, without a network.
pub fn in_the_lesson(world: &World) -> Outcome {
    let world = world.apart()?;
    let mut browser = world.browser()?;
    browser.tap("css:[data-here=true] [data-door=new]")?;
    browser.tap("begins:Against the computer")?;
    program_says(&browser, "even without a network")?;
    browser.tap("Back")?;
    browser.await_script("the page kept", READY)?;
    world.server().stop();
    browser.tap("css:[data-here=true] [data-door=learn]")?;
    for _ in 0..STEPS {
        let now = settled(&browser)?;
        if browser.sees(ASK)? {
            break;
        }
        obey(&mut browser, &now)?;
    }
    browser.tap(ASK)?;
    told(&browser)?;
    browser.verdict_but("sw.js")
}

/// Against the computer there are none, unless they are agreed; then the kept war says so.
pub fn agreed(world: &World) -> Outcome {
    let mut browser = world.browser()?;
    begin(&mut browser, "Recruit", "7")?;
    let asked = |seen: &crate::Seen| seen.side() == "rome" && !seen.cards().is_empty();
    Robot::new(5).play_until(&mut browser, 60, asked)?;
    if browser.sees(ASK)? {
        return Err("hints are given though nobody has agreed on them".to_owned());
    }
    browser.verdict()?;

    let mut browser = world.browser()?;
    play_nothing_back(&mut browser)?;
    set_up(&mut browser, "Recruit")?;
    browser.tap("css:[data-hints]")?;
    browser.tap(MORE)?;
    browser.tap(Find::Begins("Seed".to_owned()))?;
    browser.type_text("7")?;
    browser.tap("css:[data-door=start]")?;
    Robot::new(5).play_until(&mut browser, 60, asked)?;
    browser.tap(ASK)?;
    told(&browser)?;
    browser.tap("Corvus: go home")?;
    browser.await_script(
        "the mark of the kept war",
        "return document.body.textContent.includes('against the computer (Recruit), with hints')",
    )?;
    browser.verdict()
}

/// Asks by the keyboard alone.
fn by_key(browser: &mut Browser) -> Outcome {
    let on = "return document.activeElement?.dataset.coach === 'ask'";
    for _ in 0..200 {
        if browser.look(on)? == true {
            return browser.key("Enter");
        }
        browser.key("Tab")?;
    }
    Err("no key leads to the coach".to_owned())
}

/// The words of the hint, once it is there.
fn told(browser: &Browser) -> Outcome<String> {
    let words = browser.await_script("a hint", "return document.querySelector('[data-hint]')?.textContent")?;
    let count = browser.look("return document.querySelectorAll('[data-hint] li').length")?;
    match count.as_u64() {
        Some(count) if NAMED.contains(&count) => Ok(words.as_str().unwrap_or_default().to_owned()),
        _ => Err(format!("the hint names {count} answers")),
    }
}
