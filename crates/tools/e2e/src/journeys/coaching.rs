//! The coach: hints alone, in the lesson, and against the computer where they are agreed.

use super::against::{begin, play_nothing_back, program_says, set_up};
use super::learning::{obey, settled};
use super::offline::READY;
use crate::{Browser, Find, MORE, Outcome, Robot, World};

/// The button that asks for a hint.
const ASK: &str = "Hint";
/// So many steps of the lesson lead to a question of the newcomer.
const STEPS: usize = 30;
/// So many taps of a player without plans are reviewed.
const ANSWERS: usize = 24;
/// So often they are played at most until there is a fault: each adds more decisions.
const TIMES: usize = 6;
/// Whether a review has judged all decisions.
const WHOLE: &str = "return document.querySelector('.review')?.textContent.includes('All decisions have been judged')";
/// Whether the coach says how the war may go on.
pub const CONTINUATION: &str = "return document.querySelectorAll('.continuation li').length > 0";
/// Whether a review says what dice and draws gave.
const APART: &str = "return document.querySelector('.review .fortune')?.textContent.includes('by dice and draws')";
/// How many answers a hint may name.
const NAMED: std::ops::RangeInclusive<u64> = 1..=3;

/// Alone, by keys: a hint for a card, which names answers with chances and reasons; another for the next question; put away.
pub fn alone(world: &World) -> Outcome {
    let mut browser = world.browser()?;
    browser.sit_down("Alone with both sides", "12")?;
    by_key(&mut browser, "ask")?;
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
    browser.tap("css:[data-hint] [data-coach=continuation]")?;
    browser.await_script("how the war may go on", CONTINUATION)?;
    browser.tap("Close")?;
    browser.tap("Close the hint")?;
    browser.await_gone("css:[data-hint]")?;
    browser.find(ASK)?;
    browser.verdict()
}

/// In the lesson, without a network.
pub fn in_the_lesson(world: &World) -> Outcome {
    let world = world.apart()?;
    let mut browser = without_a_network(&world)?;
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

/// Plays on without a plan and has the war reviewed, until there are faults; how many.
fn plays_until_it_errs(browser: &mut Browser) -> Outcome<u64> {
    let mut robot = Robot::new(3);
    for _ in 0..TIMES {
        for _ in 0..ANSWERS {
            let seen = browser.seen()?;
            robot.tap_something(browser, &seen)?;
            browser.after(&seen)?;
        }
        browser.tap("Menu")?;
        browser.tap("Review")?;
        browser.await_script("the whole review", WHOLE)?;
        browser.await_script("dice and draws apart", APART)?;
        let faults = browser.look("return document.querySelectorAll('.review [data-coach=again]').length")?;
        match faults.as_u64() {
            Some(faults @ 1..) => return Ok(faults),
            _ => browser.tap("Close")?,
        }
    }
    Err("a player without plans has made no mistake".to_owned())
}

/// Alone, without a network: a war is reviewed, each fault is tried again by key and by tap, and the review is kept with the war.
pub fn reviewed(world: &World) -> Outcome {
    let world = world.apart()?;
    let mut browser = without_a_network(&world)?;
    browser.sit_down("Alone with both sides", "12")?;
    let faults = plays_until_it_errs(&mut browser)?;
    browser.medium("print")?;
    let printed = "const drawn = (part) => document.querySelector(part).getClientRects().length > 0;
        return drawn('.review .worst') && !drawn('.table') && !drawn('.review button')";
    browser.await_script("the review on paper", printed)?;
    browser.medium("")?;
    by_key(&mut browser, "again")?;
    browser.find("A second try")?;
    by_key(&mut browser, "moment")?;
    browser.find("css:[data-verdict]")?;
    by_key(&mut browser, "continuation")?;
    browser.await_script("how the war may go on", CONTINUATION)?;
    browser.tap("Close")?;
    browser.tap("The review")?;
    browser.tap("css:.review [data-coach=again]")?;
    for fault in 1..=faults {
        browser.tap("css:.looking [data-choice]")?;
        browser.await_script(
            "a verdict",
            "return document.querySelector('.looking [data-verdict]') !== null",
        )?;
        if fault < faults {
            browser.tap("Next ›")?;
        }
    }
    browser.tap("The review")?;
    browser.find("css:.review")?;
    let told = "return document.querySelector('.review').textContent";
    let before = browser.look(told)?;

    browser.reload()?;
    browser.tap("Menu")?;
    browser.tap("Review")?;
    browser.await_script("the kept review", WHOLE)?;
    // They are worked out anew each time the page is loaded.
    browser.await_script("dice and draws again", APART)?;
    let after = browser.look(told)?;
    if before != after {
        return Err(format!("the review was {before}, and is {after}"));
    }
    browser.verdict_but("sw.js")
}

/// The first screen, with page and computer player kept on the device and no server.
pub fn without_a_network(world: &World) -> Outcome<Browser> {
    let mut browser = world.browser()?;
    browser.tap("css:[data-here=true] [data-door=new]")?;
    browser.tap("begins:Against the computer")?;
    program_says(&browser, "even without a network")?;
    browser.tap("Back")?;
    browser.await_script("the page kept", READY)?;
    world.server().stop();
    Ok(browser)
}

/// Presses a button of the coach by the keyboard alone.
fn by_key(browser: &mut Browser, button: &str) -> Outcome {
    let on = format!("return document.activeElement?.dataset.coach === '{button}'");
    for _ in 0..200 {
        if browser.look(&on)? == true {
            return browser.key("Enter");
        }
        browser.key("Tab")?;
    }
    Err(format!("no key leads to the button {button}"))
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
