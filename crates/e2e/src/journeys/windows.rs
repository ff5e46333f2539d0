//! Hidden cards: at sea, in the other side's move, and at a window where nothing is held.

use super::follow::follow;
use crate::position::{self, War};
use crate::{Browser, Outcome, TOGETHER, World};
use hamilcar::Hamilcar;
use kernel::{CardId, Shown, Side};

/// A Fleet is formed and sails, is intercepted on the open map, fights three rounds with Tactic Cards, and the loser comes home.
pub fn at_sea(world: &World) -> Outcome {
    let mut browser = world.browser()?;
    let course = position::three_rounds_at_sea()?;
    let mut war = course.war;
    browser.open_link(&war, TOGETHER)?;
    let before = browser.seen()?;
    follow(&mut browser, &mut war, course.end)?;
    same_way(&mut browser, &war)?;
    let told = browser.seen()?.told_since(&before).join("\n");
    for words in ["Naval Battle", "Round 3", "Tactic Card"] {
        if !told.contains(words) {
            return Err(format!("nothing is told of \"{words}\": {told}"));
        }
    }
    browser.verdict()
}

/// A Counter Event of one side breaks into the other's move, at a window where the page stops.
pub fn interrupted(world: &World) -> Outcome {
    let mut browser = world.browser()?;
    let course = position::an_interrupted_move()?;
    let mut war = course.war;
    browser.open_link(&war, TOGETHER)?;
    let windows = follow(&mut browser, &mut war, course.end)?;
    same_way(&mut browser, &war)?;
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
    let (held, empty) = position::two_windows()?;
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
    let (bar, page) = (html(&browser, ".prompt")?, html(&browser, "html")?);
    let lies = |card: &CardId| page.contains(&format!("data-card=\"{}\"", Hamilcar::card(*card).number));
    for side in [Side::Rome, Side::Carthage] {
        if let Some(card) = war.state().hands[side].iter().find(lies) {
            return Err(format!("{} lies open", Hamilcar::card(card).title));
        }
    }
    if !seen.cards().is_empty() || seen.sheet().is_some() {
        return Err(format!("a window is answered on the open map: {}", seen.words()));
    }
    // Looking into the hand and coming back plays nothing.
    browser.choose("React")?;
    browser.await_seen("the curtain", |seen| seen.sheet() == Some("Change of seats"))?;
    browser.tap("css:.curtain [data-choice^='I am']")?;
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
    Ok(bar)
}

/// The page stands where the war stands.
fn same_way(browser: &mut Browser, war: &War) -> Outcome {
    let mut last = war.log().filter_map(|logged| match logged {
        kernel::Logged::Note(entry) => Hamilcar::line(&entry.event, kernel::Viewer::Public),
        kernel::Logged::Rewound(_) => None,
    });
    let line = last.by_ref().last().map(|line| line.text).unwrap_or_default();
    let found = |seen: &crate::Seen| seen.log().iter().any(|told| told.contains(&line));
    browser.await_seen(&format!("the line \"{line}\""), found).map(drop)
}
