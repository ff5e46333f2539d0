//! The second war: a program of its own, the march over the Alps, a battle with cards.

use super::learning::guided;
use super::seen::share;
use crate::{ALONE, Browser, Find, Outcome, Robot, Screen, World};

/// More taps than a battle takes.
const TAPS: u32 = 300;
/// The page of the guided game before the charge at Mutina.
const BEFORE_THE_BATTLE: &str = "The Elephants";

/// At Home the war in this place is set up, and left again: the page has begun anew with the program that plays it.
pub(super) fn choose(browser: &mut Browser, war: u8) -> Outcome {
    browser.tap(Find::Css(format!("[data-war='{war}'] [data-door=new]")))?;
    browser.await_script(
        "the program of that war",
        &format!("return document.querySelector('[data-war=\"{war}\"][aria-pressed=true]')"),
    )?;
    browser.tap("Back")?;
    browser.find("css:[data-screen=home]").map(drop)
}

/// By taps as the guide tells it an army goes over the Alps; then both sides are played without it: a battle with cards, to its end.
/// Its link opens in a browser that has never seen the page, with the same log.
pub fn over_the_alps(world: &World) -> Outcome {
    let mut browser = world.browser()?;
    choose(&mut browser, 1)?;
    let told = guided(&mut browser, |title| title == BEFORE_THE_BATTLE)?;
    if told.len() < 30 {
        return Err(format!("only {} steps were told: {told:?}", told.len()));
    }
    browser.tap("css:[data-guide=leave]")?;
    browser.await_script("no guide", "return !document.querySelector('.guide')")?;
    let mut sides = Vec::new();
    let after = Robot::new(3).play_until(&mut browser, TAPS, |seen| {
        let side = seen.side().to_owned();
        if !sides.contains(&side) {
            sides.push(side);
        }
        seen.log().iter().any(|line| line.contains("wins the Battle of Mutina"))
    })?;
    if sides.len() < 2 {
        return Err(format!("one side alone was asked: {sides:?}, then {}", after.words()));
    }
    browser.verdict()?;

    let shared = share(&mut browser)?;
    let mut other = world.empty_browser()?;
    other.open(&shared)?;
    other.tap(ALONE)?;
    let there = other.await_seen("the table", |seen| seen.screen() == "table" && seen.sheet().is_none())?;
    if there.position() != after.position() {
        return Err(format!("two positions: {} and {}", after.words(), there.words()));
    }
    other.verdict()
}

/// The guided game of the second war by taps as it is told, to its end.
pub fn guided_game(world: &World) -> Outcome {
    guided_to_the_end(world, 1, 50)
}

/// The guided game of the war in this place by taps as it is told, to its end: at least so many steps.
pub(super) fn guided_to_the_end(world: &World, war: u8, least: usize) -> Outcome {
    let mut browser = world.browser()?;
    choose(&mut browser, war)?;
    let told = guided(&mut browser, |_| false)?;
    if told.len() < least {
        return Err(format!("only {} steps were told: {told:?}", told.len()));
    }
    for (width, height) in [(1280, 800), (800, 1280), (390, 844)] {
        let touch = width < 1000;
        browser.set_screen(Screen { width, height, touch })?;
        for door in ["against", "leave", "home"] {
            browser.await_script(
                &format!("how it goes on at {width}x{height}: {door}"),
                &format!(
                    "const {{ top, bottom, left, width }} = document.querySelector('[data-guide={door}]').getBoundingClientRect();
                     const there = document.elementFromPoint(left + width / 2, (top + bottom) / 2);
                     return top >= 0 && bottom <= innerHeight && there?.closest('[data-guide={door}]') !== null"
                ),
            )?;
        }
    }
    browser.verdict()
}

/// A game of each war is kept; each opens with the program that plays it, and its link too.
pub fn two_wars(world: &World) -> Outcome {
    let mut browser = world.browser()?;
    browser.sit_down("Alone with both sides", "5")?;
    let first = share(&mut browser)?;
    browser.tap("Corvus: go home")?;
    choose(&mut browser, 1)?;
    browser.sit_down("Alone with both sides", "6")?;
    browser.tap("Corvus: go home")?;
    let mut titles = Vec::new();
    for place in [1, 2] {
        browser.tap(Find::Css(format!("[data-slot]:nth-child({place}) button.row")))?;
        browser.await_seen("the table", |seen| seen.screen() == "table")?;
        titles.push(browser.text("header.top h1")?);
        browser.tap("Corvus: go home")?;
        browser.find("css:[data-slot]")?;
    }
    titles.sort();
    let [one, two] = [0, 1].map(|place| registry::about(place).title);
    if titles != [one, two] {
        return Err(format!("the kept games open as {titles:?}"));
    }
    browser.open("about:blank")?;
    browser.open(&first)?;
    browser.await_seen("the game of the link", |seen| seen.screen() == "table")?;
    match browser.text("header.top h1")?.as_str() {
        title if title == one => browser.verdict(),
        other => Err(format!("the link of the first war opens {other}")),
    }
}
