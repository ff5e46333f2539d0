//! Hard moments of a war, answered on the page: reactions on one sheet, a long retreat, a sortie.

use crate::{ALONE, Outcome, Seen, TOGETHER, World, position};
use engine::Choice;

/// Carthage declares an avoid and two interceptions on one sheet, and no die falls before all three are declared.
pub fn one_sheet(world: &World) -> Outcome {
    let mut browser = world.browser()?;
    browser.open_link(&position::showing("many reactions")?, TOGETHER)?;
    let before = browser.await_seen("the sheet", |seen| seen.rows() >= 2)?;
    if before.side() != "carthage" || before.sheet().is_some() {
        return Err(format!("a public question needs no hand-over: {}", before.words()));
    }
    // The first row asks who avoids; each further interception is the last row that offers something.
    let last = ":nth-last-child(1 of [data-row]:has([role=radio]))";
    for row in ["[data-row='0']", last] {
        let rows = browser.seen()?.rows();
        browser.tap(format!("css:.prompt {row} [role=radio]:not([aria-checked=true])").as_str())?;
        browser.await_seen("the next row", |seen| seen.rows() > rows)?;
    }
    browser.tap(format!("css:.prompt {last} [role=radio]:not([aria-checked=true])").as_str())?;
    browser.find("css:.prompt [data-row] [role=radio]:nth-child(2)[aria-checked=true]")?;
    if browser.seen()?.log() != before.log() {
        return Err("something happened before Confirm".to_owned());
    }
    browser.choose("Confirm")?;
    let die = |line: &str| line.contains(" rolls ");
    let after = browser.await_seen("the dice", |seen| seen.tells(&before, " rolls ") > 0)?;
    let told = after.told_since(&before);
    let declared: Vec<usize> = (0..told.len())
        .filter(|at| told[*at].contains(" will try to "))
        .collect();
    let first = told.iter().position(|line| die(line)).ok_or("no die")?;
    if declared.len() != 3 || declared.iter().any(|at| *at > first) {
        return Err(format!("three declarations, then the dice: {told:?}"));
    }
    browser.verdict()
}

/// A beaten army retreats through three spaces and pays for it.
pub fn retreat(world: &World) -> Outcome {
    let mut browser = world.browser()?;
    let war = position::showing("a long retreat")?;
    browser.open_link(&war, ALONE)?;
    let before = browser.await_seen("the question", |seen| seen.asked().contains("retreat"))?;
    let mut seen = before.clone();
    for answer in &war.tape()[war.cursor()..] {
        let Choice::Space(at) = *answer else { continue };
        if !seen.asked().contains("retreat") {
            break;
        }
        browser.tap_space(war.space(at))?;
        let mut next = browser.after(&seen)?;
        if next.offers("Confirm") {
            browser.choose("Confirm")?;
            next = browser.after(&next)?;
        }
        seen = next;
    }
    // What follows for the same side is part of the same deed, and told with it.
    for ready in ["As proposed", "Confirm"] {
        if seen.offers(ready) {
            browser.choose(ready)?;
            seen = browser.after(&seen)?;
        }
    }
    let far = |seen: &Seen| seen.tells(&before, " retreats from ") >= 3 && seen.tells(&before, " loses ") > 0;
    browser.await_seen("three spaces and a loss", far)?;
    browser.verdict()
}

/// The besieged sally out and fight.
pub fn sortie(world: &World) -> Outcome {
    let mut browser = world.browser()?;
    browser.open_link(&position::showing("a sortie")?, ALONE)?;
    let before = browser.await_seen("the question", |seen| seen.offers("sortie"))?;
    browser.choose("sortie")?;
    let mut seen = browser.after(&before)?;
    while seen.offers("Confirm") {
        browser.choose("Confirm")?;
        seen = browser.after(&seen)?;
    }
    let fought = |seen: &Seen| {
        let told = seen.told_since(&before).join("\n");
        told.contains("14.5.B") && told.contains("Battle of")
    };
    browser.await_seen("the sortie and its battle", fought)?;
    browser.verdict()
}
