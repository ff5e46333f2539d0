//! The tab is closed, its process crashes, the browser is killed: nothing is lost whose question had moved on.

use super::seen::{Moment, go_on, moment, same};
use crate::position::{Passage, beyond_a_reaction};
use crate::{ALONE, Browser, Outcome, World, position};
use std::time::Duration;

/// A person who has planned something looks at it for at least so long.
const LOOK: Duration = Duration::from_secs(1);
/// So often the browser is killed right after an answer.
const KILLS: u32 = 4;
/// So many taps may pass between two lines of the log.
const MOST_TAPS: u32 = 30;

/// A way to lose the page.
type Death = fn(&mut Browser) -> Outcome;

/// The tab is closed.
pub fn tab_closed(world: &World) -> Outcome {
    in_mid_move(world, Browser::close_tab_and_return)
}

/// The tab's process dies.
pub fn tab_crashed(world: &World) -> Outcome {
    in_mid_move(world, Browser::crash_tab_and_return)
}

/// The browser dies with all its processes.
pub fn browser_killed(world: &World) -> Outcome {
    in_mid_move(world, Browser::kill_and_return)
}

/// A march past an enemy who may react, once in peace and once with a death at each of its three moments: planned, half
/// answered, carried out. Both come to the same.
fn in_mid_move(world: &World, death: Death) -> Outcome {
    let passage = beyond_a_reaction()?;
    let peace = march(&mut world.browser()?, &passage, |_| Ok(()))?;
    let mut browser = world.browser()?;
    let disturbed = march(&mut browser, &passage, |browser| {
        death(browser)?;
        go_on(browser)
    })?;
    for (when, (before, after)) in ["planned", "half answered", "carried out"]
        .iter()
        .zip(peace.iter().zip(&disturbed))
    {
        same(when, before, after)?;
    }
    if peace[2].log == peace[1].log {
        return Err(format!("the army did not go on to {}: {}", passage.to, peace[2].asked));
    }
    browser.verdict()
}

/// Plans the march, confirms it, lets the other side decline; after each of the three something befalls, then it is looked.
fn march(browser: &mut Browser, passage: &Passage, befall: impl Fn(&mut Browser) -> Outcome) -> Outcome<[Moment; 3]> {
    browser.open_link(&passage.war, ALONE)?;
    let begun = moment(browser, None)?;
    browser.tap_space(passage.to)?;
    let planned = moment(browser, Some(&begun))?;
    let told = format!("In {} the other side may ", passage.past);
    if !planned.asked.contains(&told) {
        return Err(format!("no way past {} was planned: {}", passage.past, planned.asked));
    }
    std::thread::sleep(LOOK);
    befall(browser)?;
    let planned = moment(browser, None)?;
    browser.tap("css:.prompt [data-choice=Confirm]")?;
    moment(browser, Some(&planned))?;
    befall(browser)?;
    let answered = moment(browser, None)?;
    let mut now = answered.clone();
    while browser.sees("css:.prompt [data-choice='No reaction']")? {
        browser.tap("css:.prompt [data-choice='No reaction']")?;
        now = moment(browser, Some(&now))?;
    }
    befall(browser)?;
    let done = moment(browser, None)?;
    Ok([planned, answered, done])
}

/// So many moments of each death.
const MOMENTS: u64 = 10;

/// Ten moments, each some lines after the one before.
pub fn tabs_closed_at_random(world: &World) -> Outcome {
    at_random(world, 1, Browser::close_tab_and_return)
}

/// Ten moments.
pub fn tabs_crashed_at_random(world: &World) -> Outcome {
    at_random(world, 2, Browser::crash_tab_and_return)
}

/// Ten moments.
pub fn browsers_killed_at_random(world: &World) -> Outcome {
    at_random(world, 3, Browser::kill_unheard_and_return)
}

/// Plays by first answers; at moments drawn by lot, sometimes the very one in which the next question stands, something befalls.
fn at_random(world: &World, seed: u64, death: Death) -> Outcome {
    let mut browser = world.browser()?;
    browser.open_link(&position::moment(seed, 40)?, ALONE)?;
    let mut now = moment(&browser, None)?;
    let mut lot = seed;
    for when in 1..=MOMENTS {
        lot = lot
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        for _ in 0..lot >> 62 {
            now = next_line(&mut browser, &now)?;
        }
        std::thread::sleep(Duration::from_millis(lot >> 40 & 127));
        death(&mut browser)?;
        go_on(&mut browser)?;
        let after = moment(&browser, None)?;
        same(&format!("moment {when}"), &now, &after)?;
    }
    browser.verdict()
}

/// The browser is killed as soon as the next question takes answers, again and again: every answer is there.
pub fn killed_at_once(world: &World) -> Outcome {
    let war = position::moment(1, 40)?;
    let mut browser = world.browser()?;
    browser.open_link(&war, ALONE)?;
    let mut before = moment(&browser, None)?;
    for kill in 1..=KILLS {
        let now = next_line(&mut browser, &before)?;
        browser.kill_unheard_and_return()?;
        go_on(&mut browser)?;
        before = moment(&browser, None)?;
        same(&format!("kill {kill}"), &now, &before)?;
    }
    browser.verdict()
}

/// Gives first answers until the log has grown; what is shown then, as soon as it takes answers.
pub fn next_line(browser: &mut Browser, since: &Moment) -> Outcome<Moment> {
    let mut now = since.clone();
    for _ in 0..MOST_TAPS {
        if browser.sees("css:.over .sheet")? {
            browser.tap("button:Close")?;
        }
        let ready = ["Confirm", "As proposed", "No reaction"]
            .map(|words| format!("css:.prompt [data-choice='{words}']"))
            .into_iter();
        let mut tapped = false;
        for button in ready {
            if !tapped && browser.sees(button.as_str())? {
                browser.tap(button.as_str())?;
                tapped = true;
            }
        }
        if !tapped {
            browser.tap("css:.prompt [data-choice='All answers']")?;
            browser.tap("css:.answers button")?;
        }
        now = moment(browser, Some(&now))?;
        if now.log != since.log {
            return Ok(now);
        }
    }
    Err(format!("{MOST_TAPS} taps told nothing new: {}", now.asked))
}
