//! Hidden cards: at sea, in the other side's move, and at a window where nothing is held.

use super::follow::{at_the_table, follow};
use crate::{Browser, Outcome, TOGETHER, War, World, position};
use engine::{CardId, Side};

/// A Fleet is formed and sails, is intercepted on the open map, fights three rounds with Tactic Cards, and the loser comes home.
pub fn at_sea(world: &World) -> Outcome {
    let mut browser = world.browser()?;
    let course = position::course("three rounds at sea")?;
    let mut war = course.war;
    let begun = war.cursor();
    browser.open_link(&war, TOGETHER)?;
    follow(&mut browser, &mut war, course.end)?;
    let told = all_told(&mut browser, &war, begun)?.join("\n");
    for words in [
        "puts to sea",
        "Intercepting Fleet",
        "Naval Battle off",
        "Round 1",
        "Round 2",
        "Round 3",
        "Tactic Card",
    ] {
        if !told.contains(words) {
            return Err(format!("nothing is told of \"{words}\": {told}"));
        }
    }
    browser.verdict()
}

/// A Counter Event of one side breaks into the other's move, at a window where the page stops.
pub fn interrupted(world: &World) -> Outcome {
    let mut browser = world.browser()?;
    let course = position::course("an interrupted move")?;
    let mut war = course.war;
    let begun = war.cursor();
    browser.open_link(&war, TOGETHER)?;
    let windows = follow(&mut browser, &mut war, course.end)?;
    all_told(&mut browser, &war, begun)?;
    let bars = windows
        .iter()
        .filter(|seen| seen.offers("React") && seen.offers("No reaction"));
    if bars.count() == 0 {
        return Err("no window was answered by a bar".to_owned());
    }
    browser.verdict()
}

/// The same window with a card that answers and without: the other side sees the same, and nothing of the hand is in the document.
pub fn looks_the_same(world: &World) -> Outcome {
    let held = position::showing("a window with a card")?;
    let empty = position::showing("a window without a card")?;
    let with = bar_of(world, &held)?;
    let without = bar_of(world, &empty)?;
    if with != without {
        return Err(format!("two windows look unlike:\n  {with}\n  {without}"));
    }
    Ok(())
}

/// The prompt at a window, as markup, before and after it has been passed.
fn bar_of(world: &World, war: &War) -> Outcome<String> {
    let mut browser = world.browser()?;
    browser.open_link(war, TOGETHER)?;
    let seen = browser.await_seen("the bar", |seen| seen.offers("React") && seen.offers("No reaction"))?;
    let html = |browser: &Browser, of: &str| -> Outcome<String> {
        let found = browser.look(&format!("return document.querySelector('{of}').outerHTML"))?;
        Ok(found.as_str().unwrap_or_default().to_owned())
    };
    // How much has happened since the last turn is another number in another war.
    browser.look("document.querySelector('.prompt [data-choice=\"Since your last turn\"]')?.remove(); return 0")?;
    let (bar, page) = (html(&browser, ".prompt")?, html(&browser, "html")?);
    let lies = |card: &CardId| page.contains(&format!("data-card=\"{}\"", war.card(*card).number));
    for side in [Side::Rome, Side::Carthage] {
        if let Some(card) = war.hand(side).into_iter().find(lies) {
            return Err(format!("{} lies open", war.card(card).title));
        }
    }
    if !seen.cards().is_empty() || seen.sheet().is_some() {
        return Err(format!("a window is answered on the open map: {}", seen.words()));
    }
    // Looking into the hand and coming back plays nothing.
    browser.choose("React")?;
    let open = browser.await_seen("the hand", |seen| seen.sheet().is_none() && !seen.offers("React"))?;
    if open.log() != seen.log() {
        return Err("something was told before the answer".to_owned());
    }
    browser.choose("no reaction")?;
    let after = browser.after(&open)?;
    if after.log().iter().any(|line| line.contains("Counter")) && after.log() != seen.log() {
        return Err("passing tells something".to_owned());
    }
    browser.verdict()?;
    Ok(bar.replace("<!---->", ""))
}

/// Everything that both sides may read of what the war has told since so many answers is told on the page as well, in that order.
fn all_told(browser: &mut Browser, war: &War, since: usize) -> Outcome<Vec<String>> {
    let open = war.told_to_all(since);
    let last = open.last().ok_or("the war tells nothing")?;
    browser.await_seen(&format!("the line \"{last}\""), |seen| {
        seen.log().iter().any(|told| told.contains(last.as_str()))
    })?;
    let words = "return [...document.querySelectorAll('.log-all .words')].map((e) => e.textContent)";
    at_the_table(browser)?;
    browser.tap("All of it")?;
    let page = browser.await_script("the whole log", words)?;
    browser.tap("button:Close")?;
    let mut page: Vec<&str> = page
        .as_array()
        .into_iter()
        .flatten()
        .filter_map(|w| w.as_str())
        .collect();
    page.reverse();
    let mut told = page.iter();
    match open.iter().find(|line| !told.any(|shown| shown == line)) {
        Some(missing) => Err(format!("the page does not tell \"{missing}\": {page:?}")),
        None => Ok(open),
    }
}
