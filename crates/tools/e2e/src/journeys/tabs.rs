//! One game in two tabs: one plays, the other looks on, follows and may take over; without locks nothing is lost either.

use super::deaths::next_line;
use super::seen::{Moment, go_on, moment};
use crate::browser::Tab;
use crate::{ALONE, Browser, Outcome, World, position};

/// The bar of a tab that looks on.
const BAR: &str = "css:.bar-over.elsewhere";
/// The words of the log.
const LOG: &str = "return document.querySelector('.log ol')?.textContent";
/// So often two tabs answer at once.
const ROUNDS: usize = 4;
/// A browser on plain http, and one that tells other tabs nothing.
const NO_LOCKS: &str = "delete Navigator.prototype.locks;";
const NO_LOCKS_NO_NEWS: &str =
    "delete Navigator.prototype.locks; BroadcastChannel.prototype.postMessage = function (text) {
    if (this.name !== 'corvus') BroadcastChannel.prototype.post.call(this, text); };";

/// Two tabs with one game: the first plays it, the second looks on and is looked at.
struct Pair {
    first: Tab,
    second: Tab,
    /// The moment of the game.
    begun: Moment,
}

fn two_tabs(browser: &mut Browser) -> Outcome<Pair> {
    browser.open_link(&position::moment(1, 40)?, ALONE)?;
    let first = browser.tab()?;
    let begun = moment(browser, None)?;
    let second = browser.another_window()?;
    browser.open("")?;
    go_on(browser)?;
    browser.find(BAR)?;
    Ok(Pair { first, second, begun })
}

/// A second tab looks on, follows, takes over; the first one follows, and has the game back when the second is closed.
pub fn take_over(world: &World) -> Outcome {
    let mut browser = world.browser()?;
    let Pair { first, second, begun } = two_tabs(&mut browser)?;
    looks_on(&browser)?;
    browser.look_at(&first)?;
    let told = next_line(&mut browser, &begun)?;
    browser.look_at(&second)?;
    follows(&browser, &told)?;
    looks_on(&browser)?;
    browser.tap("Play here")?;
    browser.await_gone(BAR)?;
    browser.look_at(&first)?;
    browser.find(BAR)?;
    looks_on(&browser)?;
    browser.look_at(&second)?;
    let here = moment(&browser, None)?;
    let told = next_line(&mut browser, &here)?;
    browser.look_at(&first)?;
    follows(&browser, &told)?;
    browser.look_at(&second)?;
    browser.close_for(&first)?;
    browser.await_gone(BAR)?;
    let here = moment(&browser, None)?;
    if here != told {
        return Err(format!("the first tab goes on elsewhere: {here:?} and {told:?}"));
    }
    next_line(&mut browser, &here)?;
    browser.verdict()
}

/// Two tabs with one game are loaded again: the one that looks on does so afterwards, and goes on when the other is closed.
pub fn loaded_again(world: &World) -> Outcome {
    let mut browser = world.browser()?;
    let Pair { first, second, begun } = two_tabs(&mut browser)?;
    browser.look_at(&first)?;
    browser.reload()?;
    // The lock was free for a moment, and the tab that waited for it has it now.
    browser.find(BAR)?;
    browser.look_at(&second)?;
    browser.await_gone(BAR)?;
    let told = next_line(&mut browser, &begun)?;
    browser.look_at(&first)?;
    follows(&browser, &told)?;
    browser.reload()?;
    browser.find(BAR)?;
    looks_on(&browser)?;
    browser.look_at(&second)?;
    browser.close_for(&first)?;
    browser.await_gone(BAR)?;
    let here = moment(&browser, None)?;
    next_line(&mut browser, &here)?;
    browser.verdict()
}

/// Without locks: two tabs answer at the same moment, each its own way, again and again. One answer stands, the other tab is told, and
/// both show the same.
pub fn at_once(world: &World) -> Outcome {
    both_at_once(world, NO_LOCKS)
}

/// The same when the tabs cannot even hear of each other: the stores alone decide.
pub fn at_once_unheard(world: &World) -> Outcome {
    let spoilt =
        format!("BroadcastChannel.prototype.post = BroadcastChannel.prototype.postMessage; {NO_LOCKS_NO_NEWS}");
    both_at_once(world, &spoilt)
}

fn both_at_once(world: &World, spoilt: &str) -> Outcome {
    let mut browser = world.empty_browser()?;
    browser.before_each_page(spoilt)?;
    browser.open_link(&position::moment(1, 40)?, ALONE)?;
    let first = browser.tab()?;
    moment(&browser, None)?;
    let second = browser.another_window()?;
    browser.before_each_page(spoilt)?;
    for round in 0..ROUNDS {
        let each = [&first, &second];
        for (at, tab) in each.into_iter().enumerate() {
            browser.look_at(tab)?;
            browser.open("")?;
            go_on(&mut browser)?;
            moment(&browser, None)?;
            browser.tap("css:.prompt [data-choice='All answers']")?;
            browser.find("css:.answers button")?;
            let nth = if at == round % 2 { "0" } else { "buttons.length - 1" };
            browser.look(&format!(
                "const buttons = document.querySelectorAll('.answers button'), mine = buttons[{nth}];
                 window.race = new BroadcastChannel('race');
                 race.onmessage = () => mine.click();"
            ))?;
        }
        browser.look("race.postMessage('now'); race.onmessage();")?;
        let told = settled(&browser, &[&first, &second])?;
        if told != 1 {
            return Err(format!("round {round}: {told} tabs were told that another had gone on"));
        }
    }
    browser.verdict()
}

/// How many of the tabs were told that another one had gone on, once both show the same and the stores have it too.
fn settled(browser: &Browser, tabs: &[&Tab]) -> Outcome<usize> {
    let asked = "return document.querySelector('.prompt:not([aria-busy=true])') && document.querySelector('.log ol').textContent
        + document.querySelector('.when').textContent + [...document.querySelectorAll('[data-stack]')].map((s) => s.ariaLabel).join()";
    browser.wait_for("both tabs to show the same", || {
        let mut shown = Vec::new();
        let mut told = 0;
        for tab in tabs {
            browser.look_at(tab)?;
            shown.push(browser.look(asked)?);
            told += usize::from(browser.sees(BAR)?);
        }
        Ok((told > 0 && shown[0] == shown[1] && shown[0].is_string()).then_some(told))
    })
}

/// Nothing can be answered here.
fn looks_on(browser: &Browser) -> Outcome {
    let open = "return [...document.querySelectorAll('.prompt [data-choice], .space.lit, .hand .ready')].map((e) => e.textContent).join()";
    let open = browser.look(open)?;
    match open.as_str() {
        Some("") => Ok(()),
        _ => Err(format!("a tab that looks on can answer: {open}")),
    }
}

/// The log has come as far.
fn follows(browser: &Browser, told: &Moment) -> Outcome {
    browser.wait_for("the other tab's answer", || {
        Ok(browser.look(LOG)?.as_str().filter(|log| *log == told.log).map(drop))
    })
}
