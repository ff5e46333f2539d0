//! The address bar and Back: links that come while a table is open, links whose `#` was lost, and what each Back does.

use super::seen::{Moment, moment, same};
use crate::{ALONE, Browser, Outcome, World, position};

const HOME: &str = "Corvus: go home";
const STAY: &str = "css:[data-choice='Stay here']";
const NOWHERE: &str = "about:blank";

/// At a table with a game forty answers old, in a tab that has come from nowhere.
fn at_table(world: &World) -> Outcome<(Browser, Moment)> {
    let mut browser = world.empty_browser()?;
    browser.open_link(&position::moment(1, 40)?, ALONE)?;
    let begun = moment(&browser, None)?;
    Ok((browser, begun))
}

/// Waits until the tab shows an address that has this in it.
fn shows(browser: &Browser, address: &str) -> Outcome {
    browser.wait_for(address, || Ok(browser.shown_address()?.contains(address).then_some(())))
}

/// A damaged link and another game's in the address of a table, with a sheet and without: the table stays, and the other game is offered.
pub fn over_a_table(world: &World) -> Outcome {
    let (mut browser, begun) = at_table(world)?;
    let other = position::moment(2, 60)?.fragment();
    for sheet in [false, true] {
        for text in [&other[..other.len() / 2], &other] {
            if sheet {
                browser.tap("Menu")?;
            }
            browser.open(text)?;
            if text.len() < other.len() {
                browser.find("css:.notice")?;
                browser.tap("css:.notice button")?;
            } else {
                browser.tap(STAY)?;
            }
            if sheet {
                browser.key("Escape")?;
                browser.await_gone("css:.over")?;
            }
            same("a link in the address", &begun, &moment(&browser, None)?)?;
        }
    }
    browser.open(&other)?;
    browser.tap("css:[data-choice='Open it']")?;
    browser.tap(ALONE_BUTTON)?;
    moment(&browser, Some(&begun))?;
    browser.tap(HOME)?;
    browser.wait_for("two kept games", || {
        Ok((browser.count("[data-slot]")? == 2).then_some(()))
    })?;
    browser.back()?;
    shows(&browser, NOWHERE)?;
    browser.verdict()
}

const ALONE_BUTTON: &str = "button:Both sides, alone";

/// Each Back closes a sheet, leads Home or leaves the page, also after a reload and after a screen that was left by a button.
pub fn back(world: &World) -> Outcome {
    let (mut browser, begun) = at_table(world)?;
    browser.reload()?;
    same("loaded again", &begun, &moment(&browser, None)?)?;
    browser.tap("Menu")?;
    browser.find("css:.over .sheet")?;
    browser.back()?;
    browser.await_gone("css:.over")?;
    browser.find("css:[data-screen=table]")?;
    browser.back()?;
    browser.find("css:[data-screen=home]")?;
    browser.tap("css:[data-door=continue]")?;
    moment(&browser, None)?;
    browser.tap(HOME)?;
    browser.find("css:[data-screen=home]")?;
    browser.tap("css:[data-door=link]")?;
    browser.find("css:[data-paste]")?;
    browser.key("Escape")?;
    browser.await_gone("css:[data-paste]")?;
    // The page goes back by itself, which the browser does when it has the time.
    browser.await_script("the entry of Home", "return history.state === null")?;
    browser.back()?;
    shows(&browser, NOWHERE)?;
    browser.verdict()
}

/// A link whose `#` is `%23`: the host has no such page, and its page for that leads to the game; without the host the service worker does.
pub fn lost(world: &World) -> Outcome {
    let world = world.apart()?;
    let mut browser = world.empty_browser()?;
    let war = position::moment(1, 40)?;
    let hurt = war.fragment().replace('#', "%23");
    browser.open(&hurt)?;
    browser.tap(ALONE_BUTTON)?;
    let begun = moment(&browser, None)?;
    browser.await_script(
        "the page to be kept",
        "return navigator.serviceWorker.controller !== null && caches.keys().then((names) => names.length > 1)",
    )?;
    world.server().stop();
    browser.open(NOWHERE)?;
    browser.open(&hurt)?;
    same("without the host", &begun, &moment(&browser, None)?)?;
    // The host's own answer was that there is no such page.
    browser.verdict_but("404")
}
