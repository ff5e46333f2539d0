//! The page itself, before any game: it starts, it obeys, it comes back.

use crate::{Outcome, Screen, World};

/// The page mounts, on every screen, with nothing bad on the console.
pub fn starts(world: &World) -> Outcome {
    let mut browser = world.browser()?;
    browser.await_script("the page to mount", "return !document.getElementById('boot')")?;
    for screen in [Screen::LAPTOP, Screen::TABLET, Screen::PHONE, Screen::DESK] {
        browser.set_screen(screen)?;
        browser.reload()?;
        browser.await_script("the page to mount", "return !document.getElementById('boot')")?;
        browser.verdict()?;
    }
    Ok(())
}

/// What the policy forbids does not happen, and the harness hears of it: else no journey could be trusted.
pub fn breach_is_heard(world: &World) -> Outcome {
    let mut browser = world.browser()?;
    browser.verdict()?;
    browser.look("document.body.setAttribute('style', 'color: red')")?;
    match browser.verdict() {
        Err(words) if words.contains("securitypolicyviolation") => Ok(()),
        Err(words) => Err(format!("an inline style was heard otherwise: {words}")),
        Ok(()) => Err("an inline style went unheard".to_owned()),
    }
}

/// Tab closed, tab crashed, browser killed: the page starts again, and what it had stored is there.
pub fn comes_back(world: &World) -> Outcome {
    let mut browser = world.browser()?;
    let mounted = "return !document.getElementById('boot')";
    browser.await_script("the page to mount", mounted)?;
    browser.close_tab_and_return()?;
    browser.await_script("the page after a closed tab", mounted)?;
    browser.crash_tab_and_return()?;
    browser.await_script("the page after a crash", mounted)?;
    browser.kill_and_return()?;
    browser.await_script("the page after a kill", mounted)?;
    browser.verdict()
}
