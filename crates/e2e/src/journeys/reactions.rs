//! Reactions and sorties, from positions of real wars.

use super::player::{log, open_link, step, there};
use crate::{Outcome, World, position};

/// Carthage declares an avoid and two interceptions before any die, on one sheet with one Confirm.
pub fn one_sheet(world: &World) -> Outcome {
    let mut browser = world.browser()?;
    open_link(&mut browser, &position::link(&position::many_reactions()?))?;
    browser.await_script(
        "a sheet of reactions",
        "return !!document.querySelector('.sheet-rows [data-row]')",
    )?;
    let before = log(&mut browser)?;
    let mut declared = 0;
    for row in 0..12 {
        let general = format!(
            "return [...document.querySelectorAll('[data-row=\"{row}\"] [data-choice]')].map(e => e.dataset.choice).find(c => \
             !/^(yes|no|\\d)/i.test(c) && !/pass|stand|no |none|decline/i.test(c)) ?? ''"
        );
        if !there(&browser, &format!("[data-row=\"{row}\"]"))? {
            break;
        }
        let name = browser.look(&general)?;
        if let Some(name) = name.as_str().filter(|name| !name.is_empty()) {
            browser.tap(format!("css:[data-row=\"{row}\"] [data-choice=\"{name}\"]").as_str())?;
            declared += 1;
        }
    }
    if declared < 3 {
        return Err(format!("only {declared} reactions could be declared on one sheet"));
    }
    if log(&mut browser)? != before {
        return Err("something happened before Confirm".to_owned());
    }
    browser.tap("css:.prompt [data-choice=Confirm]")?;
    let after = log(&mut browser)?;
    let at = |words: &str| after.find(words);
    match (at("10.2").or_else(|| at("11.1")), at("12.1")) {
        (Some(_), Some(_)) => browser.verdict(),
        _ => Err(format!("the log tells of no avoid and interception: {after}")),
    }
}

/// The besieged sally out.
pub fn sortie(world: &World) -> Outcome {
    let mut browser = world.browser()?;
    open_link(&mut browser, &position::link(&position::sortie()?))?;
    browser.tap("css:.prompt [data-choice=sortie]")?;
    for _ in 0..4 {
        let log = log(&mut browser)?;
        if log.contains("14.5.B") {
            return browser.verdict();
        }
        step(&mut browser)?;
    }
    Err("no sortie is told of".to_owned())
}
