//! What several journeys do and compare at the table.

use crate::{Browser, Outcome};
use engine::Side;
use serde_json::{Value, json};

/// What was asked and what had been told at a moment when the table took answers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Moment {
    /// The words of the question.
    pub asked: String,
    /// The words of the log, the latest line first.
    pub log: String,
}

/// What the table shows once everything is written and it takes answers; with `not`, once it shows something else. Odds do not count: they come
/// later.
pub fn moment(browser: &Browser, not: Option<&Moment>) -> Outcome<Moment> {
    let before = not.map_or(Value::Null, |not| json!([not.asked, not.log]));
    let script = format!(
        "const prompt = document.querySelector('.prompt:not([aria-busy=true])'), before = {before};
         if (!prompt || document.querySelector('.log[aria-busy=true]')) return null;
         const asked = prompt.cloneNode(true);
         asked.querySelectorAll('.odds').forEach((number) => number.remove());
         const now = [asked.textContent, document.querySelector('.log ol').textContent];
         return before && now[0] === before[0] && now[1] === before[1] ? null : now;"
    );
    let now = browser.await_script("a table that takes answers", &script)?;
    let words = |at: usize| now[at].as_str().unwrap_or_default().to_owned();
    Ok(Moment {
        asked: words(0),
        log: words(1),
    })
}

/// Fails unless the same is shown.
pub fn same(when: &str, before: &Moment, after: &Moment) -> Outcome {
    parted("is asked", &before.asked, &after.asked)
        .and_then(|()| parted("is told", &before.log, &after.log))
        .map_err(|words| format!("{when}: other {words}"))
}

/// Tries each case, named, and fails with all that went wrong: what is wrong with one hides nothing of the others.
pub fn each<'a>(outcomes: impl Iterator<Item = (&'a str, Outcome)>) -> Outcome {
    let wrong = outcomes.filter_map(|(name, outcome)| Some(format!("{name}: {}", outcome.err()?)));
    match wrong.collect::<Vec<_>>().as_slice() {
        [] => Ok(()),
        wrong => Err(wrong.join("\n  ")),
    }
}

/// Fails with the places where two texts part.
fn parted(what: &str, before: &str, after: &str) -> Outcome {
    if before == after {
        return Ok(());
    }
    let common = before.chars().zip(after.chars()).take_while(|(a, b)| a == b).count();
    let place = |text: &str| {
        text.chars()
            .skip(common.saturating_sub(20))
            .take(120)
            .collect::<String>()
    };
    Err(format!("{what}: \"{}\", then \"{}\"", place(before), place(after)))
}

/// Back to the game that was left: a tab that showed it comes back by itself, from Home a door leads there.
pub fn go_on(browser: &mut Browser) -> Outcome {
    browser.find("css:[data-screen=table], [data-door=continue]")?;
    if !browser.sees("css:[data-screen=table]")? {
        browser.tap("css:[data-door=continue]")?;
    }
    browser.find("css:[data-screen=table]").map(drop)
}

/// A page that has been loaded again comes back to the table that lay open, with no hand open where two share it.
pub fn comes_back(browser: &Browser) -> Outcome {
    browser.find("css:[data-screen=table]").map(drop)
}

/// Shares by the menu and gives the link.
pub fn share(browser: &mut Browser) -> Outcome<String> {
    browser.tap("Menu")?;
    browser.tap("Share as a link")?;
    let link = browser.await_script("the link", "return document.querySelector('[data-link]')?.value")?;
    browser.tap("button:Close")?;
    browser.await_gone("css:[data-link]")?;
    Ok(link.as_str().unwrap_or_default().to_owned())
}

/// The manner of a game by link in which this side sits where the link was made.
pub const fn by_link(side: Side) -> u8 {
    match side {
        Side::Rome => 2,
        Side::Carthage => 3,
    }
}
